import Testing

/// A push that waits for its budget, and budgets that are higher (`ps-priority-10`, `ps-frequent`).
@Suite struct BudgetWaitTests {
  private static let two = #""pushBudget": 2"#
  private static let waits = two + #", "pushBudgetExcess": "delayed""#
  private static let frequent = two + #", "frequentUpdatesFactor": 2"#
  private static let lost = "dropped push-budget"

  private static func updates(_ count: Int) -> [DeliveryLine] {
    (1...count).map { .update("ride", 10 * Double($0), $0) }
  }

  private static func applied(_ count: Int) -> [String] {
    Array(repeating: "applied", count: count)
  }

  private static let waiting: [DeliveryCase] = [
    DeliveryCase(
      "it waits for room", settings: waits, [.start("ride", 0)] + updates(3), applied(4),
      [.shows(2, 3609.999999), .shows(3, 3610)]),
    DeliveryCase(
      "each waits for its own", settings: waits, [.start("ride", 0)] + updates(4), applied(5),
      [.shows(2, 3609), .shows(3, 3610), .shows(3, 3619.999999), .shows(4, 3620)]),
    DeliveryCase(
      "a fixed hour lets all that fit through",
      settings: waits + #", "budgetWindow": "fixed""#, [.start("ride", 0)] + updates(4), applied(5),
      [.shows(2, 3609.999999), .shows(4, 3610)]),
    DeliveryCase(
      "it carries the time of sending", settings: waits,
      [.start("ride", 0)] + updates(3) + [.local("ride", 100, 9)],
      applied(3) + ["ignored older-timestamp", "applied"], [.shows(9, 3610)]),
    DeliveryCase(
      "it still waits when the run ends", settings: waits, until: 3609.999999,
      [.start("ride", 0)] + updates(3), applied(3) + ["delayed push-budget"]),
    DeliveryCase(
      "it arrives at the end of the run", settings: waits, until: 3610,
      [.start("ride", 0)] + updates(3), applied(4)),
  ]

  private static func cab(_ frequentUpdates: Bool) -> String {
    "{\"id\": \"cab\", \"frequentUpdates\": \(frequentUpdates)}"
  }

  private static func set(_ at: Double, _ frequentUpdates: Bool) -> DeliveryLine {
    .init(
      """
      {"at": \(at), "type": "permission.set", "app": "cab", "frequentUpdates": \(frequentUpdates)}
      """)
  }

  private static let higher: [DeliveryCase] = [
    DeliveryCase(
      "with frequent updates", settings: frequent, apps: cab(true),
      [.start("ride", 0)] + updates(5), applied(5) + [lost]),
    DeliveryCase(
      "without", settings: frequent, apps: cab(false), [.start("ride", 0)] + updates(3),
      applied(3) + [lost]),
    DeliveryCase(
      "without a factor", settings: two, apps: cab(true), [.start("ride", 0)] + updates(3),
      applied(3) + [lost]),
    DeliveryCase(
      "switched off", settings: frequent, apps: cab(true),
      [set(0, false), .start("ride", 1)] + updates(3), applied(3) + [lost]),
    DeliveryCase(
      "the switch ends what runs", settings: frequent, apps: cab(true),
      [.start("ride", 0), .start("tour", 0, app: "cab"), set(10, false), .update("ride", 11, 1)],
      applied(2) + ["ignored ended"],
      [.state("active", 9), .state("ended", 10), .state("ended", 10, "tour")]),
    DeliveryCase(
      "switched on ends what runs, too", settings: frequent, apps: cab(false),
      [.start("ride", 0), set(10, true)], applied(1), [.state("ended", 10)]),
    DeliveryCase(
      "the same again ends nothing", settings: frequent, apps: cab(true),
      [.start("ride", 0), set(10, true), .update("ride", 11, 1)], applied(2),
      [.state("active", 11)]),
    DeliveryCase(
      "other apps go on", apps: cab(true) + #", {"id": "bus"}"#,
      [.start("ride", 0), .start("tour", 0, app: "bus"), set(10, false)], applied(2),
      [.state("ended", 10), .state("active", 10, "tour")]),
  ]

  @Test(arguments: waiting)
  func `what is beyond the budget waits, if so set`(example: DeliveryCase) throws {
    try example.check()
  }

  @Test(arguments: higher)
  func `frequent updates raise the budget as long as they are allowed`(
    example: DeliveryCase
  ) throws {
    try example.check()
  }
}
