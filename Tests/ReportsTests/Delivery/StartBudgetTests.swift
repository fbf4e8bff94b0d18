import Testing

/// The device's budget of starts by push (`ps-start-budget`).
@Suite struct StartBudgetTests {
  private static let many = #""limitPerApp": 1000"#
  private static let three = many + #", "startBudget": 3"#
  private static let over = "refused start-budget"

  private static func start(_ at: Double, app: String = "cab") -> DeliveryLine {
    .push("\"app\": \"\(app)\"", at, .start())
  }

  private static func starts(_ count: Int) -> [DeliveryLine] {
    (0..<count).map { start(Double($0)) }
  }

  private static func applied(_ count: Int) -> [String] {
    Array(repeating: "applied", count: count)
  }

  @Test(arguments: [
    DeliveryCase("the 11th", settings: many, starts(11), applied(10) + [over]),
    DeliveryCase(
      "a moment before the window's end", settings: many, starts(10) + [start(3599.999999)],
      applied(10) + [over]),
    DeliveryCase(
      "at the window's end there is room for one", settings: many,
      starts(10) + [start(3600), start(3600), start(3601)], applied(11) + [over, "applied"]),
    DeliveryCase(
      "a window of ten minutes, a moment before", settings: three + #", "startBudgetWindow": 600"#,
      starts(3) + [start(599.999999), start(600)], applied(3) + [over, "applied"]),
    DeliveryCase("a budget of three", settings: three, starts(4), applied(3) + [over]),
    DeliveryCase("none", settings: #""startBudget": 0"#, starts(1), [over]),
    DeliveryCase(
      "the device's apps share it", settings: three,
      [start(0), start(1, app: "bus"), start(2, app: "zoo"), start(3, app: "inn")],
      applied(3) + [over]),
    DeliveryCase(
      "frequent updates do not raise it", settings: three + #", "frequentUpdatesFactor": 5"#,
      apps: #"{"id": "cab", "frequentUpdates": true}"#, starts(4), applied(3) + [over]),
    DeliveryCase(
      "the app's own starts cost nothing", settings: three,
      [.start("a", 0), .start("b", 0), .start("c", 0)] + starts(4), applied(6) + [over]),
    DeliveryCase(
      "what the server refuses costs nothing", settings: three,
      [.push(#""app": "cab""#, 0, .bareStart()), .push(#""app": "cab""#, 0, .bareStart())]
        + starts(4),
      ["refused start-without-alert", "refused start-without-alert"] + applied(3) + [over]),
    DeliveryCase(
      "an end gives nothing back", settings: three,
      starts(3) + [.end("push-2", 10, #""dismissal": "immediate""#), start(11)],
      applied(4) + [over]),
    DeliveryCase(
      "an update that starts anew costs one",
      settings: three + #", "updateAfterDismissal": "restarts""#,
      [
        .start("ride", 0), #"{"at": 1, "type": "touch.dismiss", "activity": "ride"}"#,
        .update("ride", 2, 1), start(3), start(4), start(5),
      ], applied(4) + [over], [.state("dismissed", 1), .state("active", 2), .shows(1, 2)]),
    DeliveryCase(
      "what was stored counts when it arrives", settings: three,
      [.offline(0), start(1), .online(4000)] + [start(4001), start(4002), start(7599)],
      applied(3) + [over]),
  ])
  func `starts by push have a budget of the device`(example: DeliveryCase) throws {
    try example.check()
  }
}
