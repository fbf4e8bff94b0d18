extension SettingDefinition {
  /// What the surfaces besides the phone's own show.
  static let surfaces: [SettingDefinition] = [
    .choice(
      FocusAlerts.self, .silenced, scope: .phone,
      """
      What an alert of an app does that the Focus does not let through: it lights and opens \
      nothing (silenced), or what any other does (shown). In CarPlay it is always kept back.
      """,
      claims: [
        SettingClaim(
          "silenced",
          """
          Apple, What's new in CarPlay, WWDC25: a Focus governs alerts of Live Activities in \
          CarPlay as it does on iPhone; what becomes of the island's expansion is not said
          """)
      ]),
    .choice(
      WatchAutoLaunch.self, .on, scope: .phone,
      "Whether the person lets a start open the Smart Stack over the watch face.",
      claims: [
        SettingClaim(
          "on", "Apple, Design Live Activities for Apple Watch, WWDC24: the stack opens by itself"),
        SettingClaim("off", "the same session: a person can switch this off"),
      ]),
    .choice(
      WatchDisplay.self, .alwaysOn, scope: .phone,
      """
      Whether the watch goes on showing the Smart Stack, dimmed, while the wrist is down \
      (alwaysOn), or nothing (sleeps); models differ.
      """,
      claims: []),
    .seconds(
      .watchAlertHold, 5, range: 0...3600, scope: .phone,
      """
      For how many seconds a watch shows an alert before the activity, or as a banner over an app.
      """,
      claims: []),
    .count(
      .watchBudget, 15, range: 0...100_000, word: "unlimited", named: ["15", "unlimited"],
      scope: .phone,
      """
      How many updates of an app, local ones included, are sent to the watch in any hour; beyond \
      that the newest is shown when the wrist is raised.
      """,
      claims: [
        SettingClaim(
          "15",
          """
          none of its own: Apple, Bring your Live Activity to Apple Watch, WWDC24, says that the \
          budget is like that of iOS, and 15 is what pushBudget takes
          """)
      ]),
    .choice(
      CarplayDefaultView.self, .compact, scope: .phone,
      """
      What a car shows of an app without a view for the family small: both sides of compact \
      (compact), or the view of the Lock Screen (content).
      """,
      claims: [
        SettingClaim("compact", "Apple, Human Interface Guidelines, and two sessions of WWDC25"),
        SettingClaim("content", "Apple, a session of WWDC26"),
      ]),
    .seconds(
      .carplayNotificationHold, 5, range: 0...3600, scope: .phone,
      "For how many seconds a car shows an alert as a notification along its lower edge.",
      claims: []),
    .choice(
      MacMenuBar.self, .session, scope: .phone,
      """
      What the menu bar of a Mac does: both sides of compact, a click opens the card and one on \
      that the app (session); or compact for one and minimal for several, and a click opens the \
      app (guidelines).
      """,
      claims: [
        SettingClaim("session", "Apple, What's new in widgets, WWDC25"),
        SettingClaim("guidelines", "Apple, Human Interface Guidelines"),
      ]),
    .ratio(
      .standbyDefaultScale, percent: 200, range: 200...300, scope: .phone,
      """
      How large StandBy draws a card with the default background; one with a background of its own \
      is drawn at 2.
      """,
      claims: [
        SettingClaim(
          "2",
          """
          Apple, Human Interface Guidelines: 200 percent, and slightly more with the default \
          background; how much more is not said
          """)
      ]),
  ]
}
