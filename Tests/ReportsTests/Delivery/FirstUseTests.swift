import Testing

/// The question at the first use (`lc-first-use-prompt`).
@Suite struct FirstUseTests {
  private static func press(_ button: String, _ at: Double) -> DeliveryLine {
    .init(
      """
      {"at": \(at), "type": "touch.button", "button": "\(button)", "target": {"activity": "ride"}}
      """)
  }

  private static let lock: DeliveryLine = #"{"at": 9, "type": "device.lock"}"#

  @Test(arguments: [
    DeliveryCase(
      "without an answer", [.start("ride", 0), .start("tour", 11)], ["applied", "applied"]),
    DeliveryCase(
      "allowed", [.start("ride", 0), lock, press("allow", 10), .start("tour", 11)],
      ["applied", "applied"]),
    DeliveryCase(
      "refused", [.start("ride", 0), lock, press("deny", 10), .start("tour", 11)],
      ["applied", "refused denied"]),
    DeliveryCase(
      "refused for another app",
      [.start("ride", 0), lock, press("deny", 10), .start("tour", 11, app: "bus")],
      ["applied", "applied"]),
    DeliveryCase(
      "another button", [.start("ride", 0), lock, press("more", 10), .start("tour", 11)],
      ["applied", "applied"]),
  ])
  func `the first shows without asking, and its answer decides on others`(
    example: DeliveryCase
  ) throws {
    try example.check()
  }
}
