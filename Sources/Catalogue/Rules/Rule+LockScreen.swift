extension Rule {
  /// What the Lock Screen lists, in which order and size.
  static let lockScreen: [Rule] = [
    Rule(
      .lsTopOfList, .documented, since: "16.1", [.designDynamic, .humanInterfaceGuidelines2025],
      """
      The notification list is at the bottom of the Lock Screen, and Live Activities come first in \
      it.
      """),
    Rule(
      .lsOrderOwn, .documented, since: "16.2", [.relevanceScore, .pushUpdates],
      "The Lock Screen sorts the activities of one app by relevanceScore, from high to low."),
    Rule(
      .lsOrderTie, .inferred, since: "16.2", [.relevanceScore],
      """
      Which of two equal scores comes first is stated for the island but not for the Lock Screen, \
      where the order of starting is assumed; compare the setting lockScreenTie.
      """),
    Rule(
      .lsOrderCrossApp, .inferred, since: "unversioned", [],
      """
      No document says how activities of different apps are ordered. The setting \
      lockScreenCrossApp decides.
      """),
    Rule(
      .lsOrderEnded, .observed, since: "2025/26", [.forumEndedRelevance],
      """
      According to a report, a high score does not lift an ended activity to the top, and active \
      ones with lower scores remain above it; compare the setting endedOrder.
      """),
    Rule(
      .lsWithMedia, .documented, since: "16.1", [.designDynamic],
      """
      The Lock Screen can hold notifications, Live Activities and the music player all together, \
      in an order that no document gives; the setting mediaPosition places the player.
      """),
    Rule(
      .lsMargin14, .documented, since: "2023-10 text",
      [.humanInterfaceGuidelines, .designDynamic, .humanInterfaceGuidelines2023],
      """
      Content normally keeps a margin of 14 points on every side, as it does in notifications. An \
      older text of the guidelines asked for 20 points in expanded and on the Lock Screen.
      """),
    Rule(
      .lsHeightRange, .documented, since: "16.1", [.humanInterfaceGuidelines],
      """
      The guidelines put the height between 84 and 160 points, as advice; nothing says that the \
      lower end is enforced.
      """),
    Rule(
      .lsTruncate, .documented, since: "16.1", [.displayingLiveData],
      "The system may cut off what is higher than 160 points."),
    Rule(
      .lsWidth, .documented, since: "16.1", [.humanInterfaceGuidelines, .displayingLiveData],
      """
      An activity is 408 points wide on a screen of 430x932 and 371 points wide on one of 393x852; \
      its app has no say in the size.
      """),
    Rule(
      .lsDynamicHeight, .documented, since: "16.1", [.humanInterfaceGuidelines, .designDynamic],
      """
      Each update may bring another height, and it is the system that animates the growing and \
      shrinking.
      """),
    Rule(
      .lsDefaultBackground, .documented, since: "16.1", [.customViews],
      """
      By default an activity has a solid background, white in Light Mode and black in Dark Mode. \
      An app can choose a tint and its opacity.
      """),
    Rule(
      .lsDismissButton, .documented, since: "16.1", [.designDynamic, .humanInterfaceGuidelines],
      """
      A swipe reveals a button to dismiss the activity, which the system makes and colors to match \
      it.
      """),
    Rule(
      .lsInPlace, .documented, since: "16.1", [.designDynamic, .displayingLiveData],
      """
      An update alters the card where it is: the list gains no entry and keeps its order, unless \
      the score changes.
      """),
    Rule(
      .lsButtons, .documented, since: "17.0", [.humanInterfaceGuidelines2025],
      """
      Since iOS 17, buttons and toggles may be part of two presentations, expanded and that of the \
      Lock Screen.
      """),
    Rule(
      .lsBothSurfaces, .observed, since: "16.1", [.projectLoopFollow],
      """
      The Lock Screen and the island go together for an activity, and an app is not able to leave \
      out either of them.
      """),
    Rule(
      .lsStackUnknown, .inferred, since: "unversioned", [],
      """
      The sources do not say whether an app's activities collapse into a stack when there are \
      several; compare the setting lockScreenGrouping.
      """),
    Rule(
      .lsAllowWhenLocked, .observed, since: "16.1", [.driveCanvas, .structuredHelp],
      """
      With one switch, under Face ID and Passcode for access while locked, a person hides every \
      Live Activity from the Lock Screen of the device. What it does to the island of an unlocked \
      phone is not said.
      """),
  ]
}
