extension Rule {
  /// What an update with an alert does.
  static let alerts: [Rule] = [
    Rule(
      .alEffect, .documented, since: "16.1",
      [.humanInterfaceGuidelines, .designDynamic, .pushUpdates],
      """
      An update with an alert turns on the screen and normally plays the sound of a notification. \
      The island expands for it, and a device without one shows a banner.
      """),
    Rule(
      .alNoBannerText, .documented, since: "16.1",
      [.displayingLiveData, .meetActivityKit, .alertConfiguration],
      """
      An alert does not become an ordinary notification on iPhone or iPad; its title and body \
      serve Apple Watch alone.
      """),
    Rule(
      .alBannerConditions, .documented, since: "16.1", [.displayingLiveData],
      """
      A phone without the island shows the banner under three conditions: it is unlocked, the app \
      is not in use, and an alert configuration comes with the update.
      """),
    Rule(
      .alSound, .documented, since: "16.1", [.alertConfiguration],
      """
      An alert plays the default sound or a file that is named, either from the app bundle or from \
      Library/Sounds.
      """),
    Rule(
      .alLocalised, .documented, since: "16.1", [.updateWithPush, .pushUpdates],
      """
      The title and body of an alert may be localization keys with arguments, which the device \
      looks up in the locale it uses.
      """),
    Rule(
      .alStartNeedsAlert, .documented, since: "17.2 / 26.0", [.pushUpdates, .scheduledRequest],
      """
      A start by push has to carry an alert in its payload, and a scheduled one has to come with \
      an alert configuration.
      """),
    Rule(
      .alEssentialOnly, .documented, since: "16.1", [.humanInterfaceGuidelines],
      """
      Alerts are for essential updates only, and no ordinary push should announce the same update \
      again.
      """),
    Rule(
      .alCollision, .inferred, since: "unversioned", [],
      """
      No document says what a second alert does while the island is expanded for the first. The \
      setting alertCollision decides.
      """),
    Rule(
      .alForegroundOwn, .inferred, since: "unversioned", [.displayingLiveData],
      """
      No document says what an alert does on a phone with the island while a person is in the app \
      it comes from, though the rule for banners suggests that it is suppressed. The setting \
      ownAppAlert decides.
      """),
    Rule(
      .alFocus, .documented, since: "26.0", [.turbochargeCarPlay],
      """
      A Focus can govern alerts of Live Activities in CarPlay as it does on iPhone; how it affects \
      the expansion of the island is left open.
      """),
  ]
}
