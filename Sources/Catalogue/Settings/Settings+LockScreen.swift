extension SettingDefinition {
  /// What stands where on the Lock Screen, and how high it is.
  static let lockScreen: [SettingDefinition] = [
    .choice(
      LockScreenCrossApp.self, .newestStart, scope: .ios,
      """
      Which of two apps is further up: the one with the younger start (newestStart) or with the \
      older one (earliestStart).
      """,
      claims: []),
    .choice(
      LockScreenTie.self, .earliestStart, scope: .ios,
      """
      Which of one app's activities is further up when their scores are equal: the older \
      (earliestStart) or the younger (newestStart).
      """,
      claims: []),
    .choice(
      EndedOrder.self, .belowActive, scope: .ios,
      """
      Where an ended activity stands: under those that are live, whatever its score (belowActive), \
      or where its score puts it (byScore).
      """,
      claims: [
        SettingClaim(
          "belowActive",
          """
          Apple developer forum 847552, a question without an answer from Apple: one that ended \
          with a high score stayed under active ones with lower scores
          """)
      ]),
    .choice(
      LockScreenGrouping.self, .none, scope: .ios,
      """
      Whether activities of an app may have those of other apps between them (none), or stand in \
      one block (byApp).
      """,
      claims: []),
    .choice(
      EndedScope.self, .perApp, scope: .ios,
      """
      Which live activities belowActive puts an ended one under: those of its app (perApp), or all \
      there are (overall).
      """,
      claims: []),
    .choice(
      MediaPosition.self, .aboveList, scope: .ios,
      """
      Where the player's card is: over the list of activities and notifications (aboveList), under \
      it (belowList), or at the upper end of the screen (top).
      """,
      claims: []),
    .choice(
      NotificationOrder.self, .newestFirst, scope: .ios,
      """
      Which notification of a level is further up: the latest (newestFirst) or the earliest \
      (oldestFirst). All of them stand under the activities.
      """,
      claims: []),
    .choice(
      NotificationGroups.self, .apart, scope: .ios,
      """
      Whether notifications of one group stand each by its level and time (apart), or follow the \
      first of them (together).
      """,
      claims: []),
    .choice(
      NotificationsOnUnlock.self, .stay, scope: .phone,
      "Whether unlocking leaves the notifications alone (stay) or takes them away (clear).",
      claims: []),
    .ratio(
      .lockScreenListHeight, percent: 50, range: 5...100, scope: .phone,
      """
      The height of the list of activities and notifications, as a share of the screen's: 1 is all \
      of it.
      """,
      claims: []),
    .points(
      .cardSpacing, 8, range: 0...200, scope: .phone,
      "How many points are free between one item of the Lock Screen and the next.",
      claims: []),
    .points(
      .activityHeight, 84, range: 84...160, named: ["84", "160"], scope: .phone,
      "The height in points of an activity that does not say how high it is.",
      claims: [
        SettingClaim(
          "84", "Apple, Human Interface Guidelines: the lower end of 84 to 160 points"),
        SettingClaim(
          "160", "Apple, Human Interface Guidelines: the upper end of 84 to 160 points"
        ),
      ]),
    .points(
      .notificationHeight, 76, range: 1...1000, scope: .phone,
      "The height in points of a notification that does not say how high it is.",
      claims: []),
    .points(
      .mediaHeight, 160, range: 1...1000, scope: .phone,
      "The height in points of the player's card.",
      claims: []),
  ]
}
