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
      [.diLayer, .diNoCustomGestures],
      "it is about how an app is drawn and built, which a trace does not tell"
    ),
    (
      [
        .diExpandedRegions, .trShellCorners, .trCompactVsExpandedPosition, .trAllowed,
      ],
      "a trace says nothing of where the views inside a presentation are and what they are made of"
    ),
    (
      [.diExpandedHeight],
      "the advice names no heights, and any line drawn here would be a guess"
    ),
    (
      [.psTokenAuth, .psChannelLimit],
      "it is between a server and APNs; a trace begins with the push"
    ),
    ([.psWake], "which process draws is not followed; when the content is drawn is"),
    ([.sfMacSdk], "the meaning of that entry is unclear"),
    ([.sfUnsupported], "a trace can name no such device"),
    ([.trInputEarly], "no phase holds input back here, so there is nothing to switch"),
  ]
}
