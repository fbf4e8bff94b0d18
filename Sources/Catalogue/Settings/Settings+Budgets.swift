extension SettingDefinition {
  /// How many pushes are let through, and what happens to the others.
  static let budgets: [SettingDefinition] = [
    .count(
      .pushBudget, 15, range: 0...1_000_000, word: "unlimited", named: ["4", "15", "unlimited"],
      scope: .phone,
      """
      How many pushes of priority 10 get through to an app within 3600 seconds. With unlimited all \
      of them do.
      """,
      claims: [
        SettingClaim("15", "PushWard limits page: about 15 updates an hour; Apple gives no number"),
        SettingClaim("4", "a public document that is not Apple's: 4 an hour"),
      ]),
    .choice(
      PushBudgetExcess.self, .dropped, scope: .phone,
      """
      What happens to a push beyond the budget: it is lost (dropped), or waits for room in the \
      budget (delayed).
      """,
      claims: [
        SettingClaim("dropped", "PushWard limits page: the phone drops it without a word"),
        SettingClaim(
          "delayed",
          """
          Answertopia, iOS App Development Essentials: the push may be kept at APNs and tried \
          again later
          """),
      ]),
    .choice(
      BudgetWindow.self, .rolling, scope: .phone,
      """
      Which hour of pushBudget counts: the last 3600 seconds at each push (rolling), or one that a \
      push opens after the hour before it is over (fixed).
      """,
      claims: []),
    .choice(
      BudgetScope.self, .app, scope: .phone,
      """
      Whether all activities of an app draw on one pushBudget (app), or each has its own \
      (activity).
      """,
      claims: []),
    .choice(
      BudgetCounts.self, .delivered, scope: .phone,
      """
      Whether each push that reaches the phone costs budget (delivered), or only those that it \
      neither refuses nor ignores (accepted).
      """,
      claims: []),
    .ratio(
      .frequentUpdatesFactor, percent: 100, range: 100...100_000, scope: .phone,
      "How many times higher pushBudget is for an app with frequent updates.",
      claims: []),
    .count(
      .startBudget, 10, range: 0...1_000_000, named: ["3", "10"], scope: .phone,
      "How many push starts the phone lets through within startBudgetWindow. One more is refused.",
      claims: [
        SettingClaim(
          "10",
          """
          Apple developer forum 799505, with a reply from Apple: about 10 in a short time, then \
          the log says that the budget is exceeded
          """)
      ]),
    .seconds(
      .startBudgetWindow, 3600, range: 1...2_592_000, named: ["600", "3600", "86400"],
      scope: .phone,
      "The seconds over which startBudget counts push starts.",
      claims: [
        SettingClaim("3600", "an open project's notes on faults: about 10 push starts an hour")
      ]),
  ]
}
