extension SettingDefinition {
  /// How an activity begins, changes and ends.
  static let lifecycle: [SettingDefinition] = [
    .choice(
      OmittedRelevance.self, .zero, scope: .phone,
      """
      The relevance score that an update leaves behind when it brings none: 0 (zero), or the one \
      of before (keep).
      """,
      claims: [
        SettingClaim(
          "zero",
          "inferred: the initializer of Apple's ActivityContent has 0.0 as the default of the score"
        )
      ]),
    .choice(
      OmittedStaleDate.self, .none, scope: .phone,
      """
      The stale date that an update leaves behind when it brings none: none at all, so that the \
      activity stays fresh (none), or the one of before (keep).
      """,
      claims: []),
    .choice(
      PastStaleAtStart.self, .presented, scope: .phone,
      """
      Whether an activity is shown that starts after its own stale date (presented) or not \
      (notPresented). It is stale from the first instant either way.
      """,
      claims: [
        SettingClaim(
          "presented",
          "Apple, ActivityContent.staleDate: a stale activity stays on screen, marked out of date"
        ),
        SettingClaim(
          "notPresented",
          "nalu-development/nalu pull request 222: measured on an iPhone 13, no card was inserted"),
      ]),
    .choice(
      PastStaleOnUpdate.self, .staleAtOnce, scope: .phone,
      """
      The state after an update whose stale date lies behind the clock: stale (staleAtOnce), or \
      active (active).
      """,
      claims: [
        SettingClaim(
          "staleAtOnce",
          "inferred from Apple, ActivityContent.staleDate: from that date on the content is stale")
      ]),
    .count(
      .limitPerApp, 5, range: 1...1000, named: ["2", "5"], scope: .phone,
      """
      How many activities an app may have, those that wait for a scheduled start included. One \
      start more is refused.
      """,
      claims: [
        SettingClaim("5", "PushWard limits page: 5 for each app"),
        SettingClaim("5", "OneSignal, Live Activities documentation: 5"),
        SettingClaim("5", "Adobe Journey Optimizer, Live activity FAQ: about five for each app"),
        SettingClaim("1", "procomputingproducts.co.uk (unreliable): one"),
      ]),
    .count(
      .limitGlobal, nil, range: 1...1000, word: "unset", named: ["unset", "2"], scope: .phone,
      """
      How many activities all apps together may have, those that wait for a scheduled start \
      included. One start more is refused; with unset, none is.
      """,
      claims: []),
    .choice(
      EndedCountToLimit.self, .no, scope: .phone,
      """
      Whether an ended activity that is still on show takes up room in limitPerApp and limitGlobal \
      (yes) or not (no).
      """,
      claims: []),
    .choice(
      TransientOnLeave.self, .keeps, scope: .phone,
      "Whether a transient activity goes on when its app is left (keeps) or ends then (ends).",
      claims: [
        SettingClaim(
          "keeps",
          """
          a public Swift source, SessionActivityController: it outlives the suspension of its app \
          and ends with the app's process
          """),
        SettingClaim(
          "ends",
          "Apple, Activity.request with a style: the parameter's text and the example say so"),
      ]),
    .choice(
      UpdateAfterDismissal.self, .ignored, scope: .phone,
      """
      What an update for an activity that a person removed does: nothing (ignored), or make its \
      sender start a new one at once, with 8 hours of its own and at the price of one push start \
      (restarts).
      """,
      claims: [
        SettingClaim(
          "ignored", "jerryfane/herdrup pull request 258: such an update is lost without a word"),
        SettingClaim(
          "restarts",
          "home-assistant/iOS issue 5860: meant to be so, the sender sees a new activity to start"),
      ]),
    .choice(
      EndAfterEnd.self, .ignored, scope: .phone,
      """
      What another end does to an ended activity whose card is still up: nothing (ignored), or \
      bring its removal forward if it names an earlier date (earlierDateWins).
      """,
      claims: [
        SettingClaim(
          "ignored",
          """
          Apple, Starting and updating Live Activities with ActivityKit push notifications: what \
          arrives after the end has no effect
          """)
      ]),
    .choice(
      DismissalDateOnUpdate.self, .noEffect, scope: .phone,
      """
      What a dismissal date does in a start or update: nothing (noEffect), or have the activity \
      removed at that time (removesAtDate).
      """,
      claims: [
        SettingClaim(
          "noEffect",
          """
          Apple, Starting and updating Live Activities with ActivityKit push notifications: the \
          date belongs to an end
          """),
        SettingClaim(
          "noEffect", "Apple developer forum 836077, a question: the date of a start is not honored"
        ),
        SettingClaim(
          "removesAtDate",
          """
          Apple, Generating a remote notification: at that date the system ends the activity and \
          takes it away
          """),
      ]),
    .choice(
      IdenticalContent.self, .redrawn, scope: .phone,
      """
      What an update with unchanged content does: the same as any other (redrawn), or nothing \
      while the phone is locked (skippedWhileLocked).
      """,
      claims: [
        SettingClaim(
          "skippedWhileLocked",
          """
          istornz/flutter_live_activities issue 182 and pull request 186: with equal content a \
          locked phone may keep the old picture
          """)
      ]),
    .seconds(
      .minimumRenderInterval, 0, range: 0...3600, named: ["0", "5", "15"], scope: .phone,
      """
      How many seconds lie at least between two drawings of an activity's content. An update \
      within them waits, and is superseded if a newer one comes.
      """,
      claims: [
        SettingClaim(
          "5", "TechRadar and iphone-ticker.de on iOS 18: drawn every 5 to 15 seconds"),
        SettingClaim(
          "15", "TechRadar and iphone-ticker.de on iOS 18: drawn every 5 to 15 seconds"),
        SettingClaim("15", "a public planning document for Home Assistant: 15 seconds"),
      ]),
    .seconds(
      .localUpdateSpacing, 0, range: 0...3600, named: ["0", "10"], scope: .phone,
      """
      How many seconds lie at least between two updates that an app itself makes to an activity. \
      One within them has no effect; they count from the start, too.
      """,
      claims: [
        SettingClaim(
          "10",
          """
          kiwix/kiwix-apple pull request 1114, the author's tests: every 10 seconds is stable, \
          faster ones can be ignored
          """)
      ]),
  ]
}
