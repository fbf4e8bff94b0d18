extension SettingDefinition {
  /// Which pushes and changes arrive, when, and which of them are too old.
  static let delivery: [SettingDefinition] = [
    .choice(
      EqualTimestamp.self, .apply, scope: .phone,
      """
      Whether a change with the same timestamp as the newest applied one takes effect (apply) or \
      not (ignore).
      """,
      claims: [
        SettingClaim(
          "apply",
          "Apple, Activity.update with a timestamp: only a time that is older is ignored")
      ]),
    .choice(
      OlderEnd.self, .ignore, scope: .phone,
      """
      Whether an end whose timestamp is behind the newest applied one has no effect (ignore) or \
      ends the activity (apply). The newest timestamp is not lowered by it.
      """,
      claims: [
        SettingClaim(
          "ignore",
          """
          Apple, Starting and updating Live Activities with ActivityKit push notifications: what \
          is older than the last one is ignored
          """),
        SettingClaim(
          "apply", "Apple developer forum 776165: an end was accepted with a time in the past"),
      ]),
    .choice(
      PastTimestamp.self, .olderThanNewestOrStart, scope: .phone,
      """
      Which timestamp makes an update too old: one behind the newest applied timestamp \
      (olderThanNewest), also one behind the start (olderThanNewestOrStart), or also one over 10 \
      seconds behind the clock on arrival (olderThanNow).
      """,
      claims: [
        SettingClaim(
          "olderThanNewest",
          "Apple, Activity.update with a timestamp: what is older than an earlier one is ignored"),
        SettingClaim(
          "olderThanNow", "Apple developer forum 776165: an update with a past time is lost"),
        SettingClaim(
          "olderThanNow",
          """
          mfaani.com, Live Activities, Debugging: up to 10 seconds in the past are fine, 50 and \
          more may keep a push from arriving
          """),
      ]),
    .seconds(
      .futureTimestampLimit, 28_800, range: 0...31_536_000, word: "none",
      named: ["28800", "none"], scope: .phone,
      """
      How many seconds ahead of the clock a push's timestamp may be before the push is ignored. \
      With none, any.
      """,
      claims: [
        SettingClaim(
          "28800",
          "Apple developer forum 776165: a time more than 8 hours ahead makes the push disappear")
      ]),
    .choice(
      LocalTimestamp.self, .now, scope: .phone,
      """
      Whether an app's own update that names no timestamp counts with the time it is made at \
      (now), or leaves the newest timestamp as it is (none).
      """,
      claims: []),
    .choice(
      PushStorage.self, .onePerApp, scope: .phone,
      """
      What is kept of the pushes to a phone that is offline: the newest of an app (onePerApp), of \
      a token (onePerToken), or of a token's collapse identifier (onePerCollapseId).
      """,
      claims: [
        SettingClaim(
          "onePerApp",
          """
          Apple, Sending notification requests to APNs: one for each bundle identifier, as a rule \
          the newest, without a guarantee
          """)
      ]),
    .seconds(
      .priority5Delay, 0, range: 0...86_400, named: ["0", "30"], scope: .phone,
      "For how many seconds a push of priority 5 is held back.",
      claims: []),
    .seconds(
      .pushLatency, 0, range: 0...86_400, named: ["0", "1"], scope: .phone,
      "For how many seconds each push is on its way, at the least.",
      claims: []),
    .seconds(
      .pushLatencySpread, 0, range: 0...86_400, named: ["0", "5"], scope: .phone,
      """
      By how many seconds at the most a push takes longer than pushLatency. How much longer is drawn \
      evenly for each, so that one push may overtake another.
      """,
      claims: []),
    .count(
      .pushLatencySeed, 1, range: 0...1_000_000_000, named: ["1", "2", "3"], scope: .phone,
      "Which of the possible draws of pushLatencySpread it is.",
      claims: []),
    .choice(
      TokenAfterPushStart.self, .atOnce, scope: .phone,
      """
      When a push-started activity without a channel has an update token for its sender: right \
      away (atOnce), or when the person has allowed it on the card (afterAllow).
      """,
      claims: [
        SettingClaim(
          "atOnce",
          """
          Apple, Starting and updating Live Activities with ActivityKit push notifications: the \
          app gets runtime in the background to pass the new token on
          """),
        SettingClaim(
          "afterAllow",
          """
          mfaani.com, Live Activities, Product decisions, with Apple's answer to a support ticket: \
          no token before Allow is pressed
          """),
      ]),
    .seconds(
      .tokenLatency, 0, range: 0...604_800, named: ["0", "2100"], scope: .phone,
      "For how many seconds a new token is not yet known to the sender.",
      claims: []),
    .choice(
      LateSubscriber.self, .getsStored, scope: .phone,
      """
      What a channel that stores messages gives to a new subscriber: the stored one at once, if it \
      is no more than 8 hours old (getsStored), or nothing until the next one (waits).
      """,
      claims: [
        SettingClaim(
          "getsStored",
          "one public document; Apple only says that the newest message is kept for up to 8 hours")
      ]),
    .choice(
      AttributesInUpdate.self, .ignored, scope: .phone,
      """
      What attributes do in a push that updates: nothing (ignored), or undo the whole push \
      (refused).
      """,
      claims: [
        SettingClaim(
          "ignored",
          "inferred from WWDC26 session 223: attributes are what they were at the start"),
        SettingClaim("refused", "a public source: such a push is refused"),
      ]),
  ]
}
