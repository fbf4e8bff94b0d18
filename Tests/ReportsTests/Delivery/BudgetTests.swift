import Testing

/// The hourly budget of priority 10 (`ps-priority-10`, `ps-frequent`, `ps-budget-15h-claim`).
@Suite struct BudgetTests {
  /// Updates of an activity, a second apart.
  private static func updates(
    _ count: Int, from at: Double = 10, _ activity: String = "ride", _ more: String = ""
  ) -> [DeliveryLine] {
    (0..<count).map { .update(activity, at + Double($0), $0 + 1, more) }
  }

  private static func applied(_ count: Int) -> [String] {
    Array(repeating: "applied", count: count)
  }

  private static let lost = "dropped push-budget"
  private static let fixed = #""budgetWindow": "fixed""#
  private static let two = #""pushBudget": 2"#

  private static let edges: [DeliveryCase] = [
    DeliveryCase(
      "the 16th", [.start("ride", 0)] + updates(16), applied(16) + [lost], [.shows(15, 30)]),
    DeliveryCase(
      "a moment before there is room",
      [.start("ride", 0)] + updates(15)
        + [.update("ride", 3609.999999, 99)], applied(16) + [lost]),
    DeliveryCase(
      "there is room for one",
      [.start("ride", 0)] + updates(15)
        + [.update("ride", 3610, 98), .update("ride", 3610, 99), .update("ride", 3611, 97)],
      applied(17) + [lost, "applied"], [.shows(98, 3610), .shows(97, 3611)]),
    DeliveryCase(
      "what is lost costs nothing",
      settings: two,
      [.start("ride", 0)] + updates(4) + [.update("ride", 3610, 9), .update("ride", 3611, 10)],
      applied(3) + [lost, lost] + applied(2)),
    DeliveryCase(
      "a fixed hour, a moment before its end", settings: fixed,
      [.start("ride", 0)] + updates(15) + [.update("ride", 3609.999999, 99)], applied(16) + [lost]),
    DeliveryCase(
      "a fixed hour and all of the next", settings: fixed,
      [.start("ride", 0)] + updates(15) + updates(16, from: 3610), applied(31) + [lost]),
    DeliveryCase(
      "a fixed hour begins with a push", settings: fixed + ", " + two,
      [.start("ride", 0)] + [
        .update("ride", 10, 1), .update("ride", 3700, 2), .update("ride", 7290, 3),
        .update("ride", 7299.999999, 4), .update("ride", 7300, 5),
      ], applied(4) + [lost, "applied"]),
    DeliveryCase(
      "none at all", settings: #""pushBudget": 0"#, [.start("ride", 0)] + updates(1),
      ["applied", lost]),
    DeliveryCase(
      "without a limit", settings: #""pushBudget": "unlimited""#, [.start("ride", 0)] + updates(40),
      applied(41)),
  ]

  private static let costs: [DeliveryCase] = [
    DeliveryCase(
      "priority 5 costs nothing", settings: two,
      [.start("ride", 0)] + updates(5, "ride", #""priority": 5"#) + updates(3, from: 100),
      applied(8) + [lost]),
    DeliveryCase(
      "the app itself costs nothing", settings: two,
      [.start("ride", 0), .local("ride", 1, 1), .local("ride", 2, 1), .local("ride", 3, 1)]
        + updates(3), applied(6) + [lost]),
    DeliveryCase(
      "a start costs nothing", settings: two,
      [.push(#""app": "cab", "activity": "ride""#, 0, .start())] + updates(3), applied(3) + [lost]),
    DeliveryCase(
      "what the server refuses costs nothing", settings: two,
      [
        .start("ride", 0),
        .push(#""activity": "ride""#, 1, .update(bytes: 4097)),
        .push(#""activity": "ride""#, 2, .update(bytes: 4097)),
      ] + updates(3),
      ["applied", "refused payload-size", "refused payload-size"] + applied(2) + [lost]),
    DeliveryCase(
      "an end costs, too", settings: two,
      [.start("ride", 0)] + updates(2)
        + [.end("ride", 20, #""via": "push""#)], applied(3) + [lost], [.state("active", 20)]),
    DeliveryCase(
      "what arrives costs", settings: two,
      [.start("ride", 0)]
        + [2, 3].map { .push(#""activity": "ride""#, $0, .update(nil)) } + updates(1),
      ["applied", "dropped decode-mismatch", "dropped decode-mismatch", lost]),
    DeliveryCase(
      "only what is accepted costs", settings: two + #", "budgetCounts": "accepted""#,
      [.start("ride", 0), .local("ride", 1, 1)]
        + [2, 3, 4].map { .push(#""activity": "ride""#, $0, .update(9, stamp: 0)) } + updates(3),
      applied(2) + Array(repeating: "ignored older-timestamp", count: 3) + applied(2) + [lost]),
    DeliveryCase(
      "each delivery of a broadcast costs", settings: #""pushBudget": 3"#,
      [.create(0), .join("ride", 0), .join("tour", 0), .push(#""channel": "news""#, 1, .update(1))]
        + updates(2), applied(4) + [lost]),
  ]

  private static let scopes: [DeliveryCase] = [
    DeliveryCase(
      "an app's activities share it", settings: two,
      [.start("ride", 0), .start("tour", 0)] + updates(1) + updates(2, from: 20, "tour"),
      applied(4) + [lost]),
    DeliveryCase(
      "apps have their own", settings: two,
      [.start("ride", 0), .start("tour", 0, app: "bus")] + updates(2)
        + updates(3, from: 20, "tour"),
      applied(6) + [lost]),
    DeliveryCase(
      "each activity has its own", settings: two + #", "budgetScope": "activity""#,
      [.start("ride", 0), .start("tour", 0)] + updates(3) + updates(3, from: 20, "tour"),
      applied(4) + [lost] + applied(2) + [lost]),
  ]

  @Test(arguments: edges + costs + scopes)
  func `priority 10 draws on an hour`(example: DeliveryCase) throws {
    try example.check()
  }
}
