extension Rule {
  /// How one presentation turns into the next.
  static let transitions: [Rule] = [
    Rule(
      .trMax2s, .documented, since: "16.1",
      [.humanInterfaceGuidelines, .humanInterfaceGuidelines2025],
      "No animation lasts longer than 2 s, whether it is the system's or the app's own."),
    Rule(
      .trModifiersIgnored, .documented, since: "16.1 / 17.0", [.displayingLiveData],
      """
      Before iOS 17 the system uses its own timing and pays no attention to animation modifiers. \
      Since then an app can set how data changes are timed, with a timing curve for example.
      """),
    Rule(
      .trBuiltin, .documented, since: "16.1", [.displayingLiveData],
      """
      Some changes are animated without any code: text changes through a blur, content transitions \
      serve images and symbols, and views fade as they come and go.
      """),
    Rule(
      .trAllowed, .documented, since: "16.1", [.displayingLiveData],
      """
      The transitions an app can choose for a view are opacity, move, slide, push and combinations \
      of these, and for timer text numericText.
      """),
    Rule(
      .trAodNone, .documented, since: "16.1", [.displayingLiveData, .humanInterfaceGuidelines],
      "With reduced luminance on an Always-On display, nothing animates."),
    Rule(
      .trKeepElements, .documented, since: "16.1", [.humanInterfaceGuidelines, .designDynamic],
      """
      When the layout changes, existing elements are better moved than removed and added anew; in \
      a list, only the row that moved should animate.
      """),
    Rule(
      .trPrepare190, .observed, since: "web study", [.motionStudy],
      """
      In the motion study, a phase of 190 ms prepares the expansion: it contracts the compact \
      content and clears it.
      """),
    Rule(
      .trBlur30035, .observed, since: "web study", [.motionStudy],
      """
      In the motion study, a blur that begins 35 ms after the expansion falls from 9 px to 0 \
      within 300 ms.
      """),
    Rule(
      .trReadable525, .inferred, since: "web study", [.motionStudy],
      """
      If the expansion begins as the preparation ends, the content turns sharp 525 ms from the \
      trigger, the sum of 190, 35 and 300.
      """),
    Rule(
      .trInputEarly, .observed, since: "web study", [.motionStudy],
      """
      In the motion study the phases run while the spring still moves, and input counts before the \
      blur has cleared.
      """),
    Rule(
      .trSpringRetarget, .observed, since: "web study", [.motionStudy],
      """
      In the motion study, a new target continues from the position and velocity of the moment, \
      and no animation starts over.
      """),
    Rule(
      .trDigitRoll, .observed, since: "web study", [.motionStudy, .designDynamic],
      "A digit rolls only if it changes; the others stand still."),
    Rule(
      .trShellCorners, .observed, since: "web study", [.motionStudy],
      """
      In the motion study, the rounded outline is worked out anew for each size on the way, so \
      that its corners never stretch.
      """),
    Rule(
      .trReducedMotion, .observed, since: "web study", [.motionStudy],
      """
      In the motion study, reduced motion leads to expanded without steps between. The sources do \
      not tell what Apple does under Reduce Motion.
      """),
    Rule(
      .trTheme, .observed, since: "web study", [.motionStudy],
      """
      In the motion study, a change of theme must leave the content as it is and play nothing \
      again.
      """),
    Rule(
      .trMediaFeedback, .observed, since: "web study", [.motionStudy],
      """
      In the motion study, a pause makes the artwork dimmer and smaller. Pressing the scrubber \
      makes its bar taller and brighter until it is let go.
      """),
    Rule(
      .trUpdateVsPresent, .observed, since: "web study", [.motionStudy],
      """
      In the motion study, updates within a presentation follow one set of rules and changes \
      between presentations another; pausing or playing does not bring back the entrance.
      """),
    Rule(
      .trCompactVsExpandedPosition, .documented, since: "16.1",
      [.humanInterfaceGuidelines, .designDynamic],
      "From compact to expanded, elements stay in the same place relative to each other."),
  ]
}
