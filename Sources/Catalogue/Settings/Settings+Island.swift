extension SettingDefinition {
  /// Who holds the island, and what a person does to it.
  static let island: [SettingDefinition] = [
    .choice(
      SwipeHideLasts.self, .untilRestored, scope: .phone,
      """
      What ends the hiding that a swipe began: an outward swipe alone (untilRestored), or also the \
      next update that takes effect (untilUpdate).
      """,
      claims: []),
    .choice(
      SwipeWithTwo.self, .switch, scope: .phone,
      """
      What a sideways swipe on one of two minimal activities does: exchange attached and detached \
      (switch), or hide the one that was swiped (hide).
      """,
      claims: [
        SettingClaim(
          "switch",
          "AppleInsider forum 234951 and MacRumors, 27 September 2022: swiping changes the places"),
        SettingClaim(
          "hide",
          """
          Six Colors, Using gestures inside the Dynamic Island (iOS 16.1 beta): a swipe over one \
          of two makes it disappear and leaves the island to the other
          """),
      ]),
    .choice(
      ThirdApp.self, .newestDetached, scope: .ios,
      """
      Who is detached when more than two owners compete; the one ranked first is attached. Of the \
      others it is the one that started last (newestDetached), or the one ranked second (wait).
      """,
      claims: []),
    .choice(
      CrossAppRank.self, .earliestStart, scope: .ios,
      "Whether an older start ranks an app higher (earliestStart) or a younger one (latestStart).",
      claims: [
        SettingClaim(
          "earliestStart",
          "zenn.dev, naoya_maeda on ActivityKit: the one that started first is attached")
      ]),
    .choice(
      SystemClients.self, .beforeApps, scope: .ios,
      """
      Whether calls, media, navigation and timers, ranked in this sequence, stand in front of all \
      apps (beforeApps) or behind them (afterApps), or are ranked with the apps by start alone \
      (byStart).
      """,
      claims: [
        SettingClaim(
          "beforeApps",
          """
          alibaba.com article on the Dynamic Island (weak: it also claims three at once, against \
          Apple): calls, audio, navigation and timers come before Live Activities
          """)
      ]),
    .choice(
      PausedMedia.self, .keeps, scope: .phone,
      """
      Whether a player competes for the island while it is paused (keeps), or only while it plays \
      (leaves).
      """,
      claims: []),
    .choice(
      PrimaryMode.self, .minimal, scope: .ios,
      """
      The form of the attached one of two activities: the smallest (minimal), or the whole pill \
      (compact). The detached one is minimal under both.
      """,
      claims: [
        SettingClaim(
          "minimal",
          """
          Apple, Displaying live data with Live Activities, and WWDC23 session 10184: the system \
          shows both in minimal form
          """),
        SettingClaim(
          "compact",
          "getdictus/dictus-ios issue 46: the first keeps the pill, the second shrinks"),
      ]),
    .choice(
      OwnerStart.self, .shownActivity, scope: .ios,
      """
      Which start ranks an app that has several activities: the one of the activity it shows \
      (shownActivity), or its oldest that is live (appEarliest).
      """,
      claims: []),
    .choice(
      LockKeepsForeground.self, .yes, scope: .phone,
      """
      Whether the app that was in front before a lock is there after unlocking (yes), or none is \
      (no).
      """,
      claims: []),
    .choice(
      ForegroundMediaHides.self, .yes, scope: .phone,
      "Whether the player gives up the island to its own app in front (yes) or stays there (no).",
      claims: [
        SettingClaim(
          "yes",
          """
          by analogy: WWDC23 session 10184 and Apple's Human Interface Guidelines say it of the \
          Live Activities of an app
          """)
      ]),
  ]
}
