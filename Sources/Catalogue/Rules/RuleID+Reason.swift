extension RuleID {
  /// Why nothing depends on the rule, or nil where something does.
  public var reason: String? {
    guard state == .outOfScope else { return nil }
    for (rules, reason) in Self.reasons where rules.contains(self) { return reason }
    return "this version does not simulate what it is about"
  }

  private static let reasons: [(rules: Set<RuleID>, reason: String)] = [
    (
      [.lcSelfTicking],
      "what ticks by itself causes no event and costs no budget, so no measure can show it"
    ),
    (
      [.lcEndStartRace],
      """
      it is about a variable inside an app, which no trace holds; traces/water.json shows what comes \
      of it
      """
    ),
    (
      [.lcArtworkMemory],
      "a trace says how large an image is drawn, not how many bytes it has in memory"
    ),
    (
      [.diExpandedAnyUpdateClaim, .diAlternationSystemClaim],
      "a claim that the maker's other pages contradict, and that is not followed"
    ),
    (
      [.diAudioExample],
      "what the system shows of itself is an activity like any other; a trace can tell it as one"
    ),
    (
      [.diLayer, .diNoCustomGestures, .lsDismissButton],
      "it is about how an app is drawn and built, which a trace does not tell"
    ),
    (
      [
        .diBlack, .diMarginsInnermost, .diExpandedRegions, .lsWidth, .lsDefaultBackground,
        .trShellCorners, .trCompactVsExpandedPosition,
      ],
      "how a presentation is laid out and colored changes nothing in who is shown, when and why"
    ),
    (
      [.diExpandedHeight],
      "the advice names no heights, and any line drawn here would be a guess"
    ),
    (
      [.alNoBannerText, .alSound, .alLocalised],
      "the words and the sound of an alert are not followed; when and where it shows is"
    ),
    ([.alFocus], "what a Focus does to the island is not documented, and not simulated yet"),
    (
      [.psTokenAuth, .psChannelLimit],
      "it is between a server and APNs; a trace begins with the push"
    ),
    ([.psWake], "which process draws is not followed; when the content is drawn is"),
    (
      [
        .sfStandbyMinimal, .sfStandbyScale, .sfStandbyBackground, .sfStandbyNight,
        .sfStandbyDetect, .sfStandbyEntry,
      ], "StandBy is not simulated yet"
    ),
    (
      [
        .sfWatchAuto, .sfWatchDefaultView, .sfWatchAutolaunch, .sfWatchAlert, .sfWatchTap,
        .sfWatchBudget, .sfWatchLink, .sfWatchAod,
      ], "the watch is not simulated yet"
    ),
    (
      [.sfCarplayDefaultView, .sfCarplayInert],
      "of CarPlay only the list on the Dashboard is simulated yet"
    ),
    ([.sfMacMenubar, .sfMacHig], "the menu bar of a Mac is not simulated yet"),
    ([.sfMacSdk], "the meaning of that entry is unclear"),
    ([.sfUnsupported], "a trace can name no such device"),
    ([.sfAlwaysOn], "whether the display is dimmed changes no measure; that it can be read does"),
    (
      [
        .trModifiersIgnored, .trBuiltin, .trAllowed, .trAodNone, .trKeepElements, .trDigitRoll,
        .trTheme, .trMediaFeedback,
      ], "what moves inside a presentation is not simulated yet; the shell of the island is"
    ),
    ([.trInputEarly], "no phase holds input back here, so there is nothing to switch"),
  ]
}
