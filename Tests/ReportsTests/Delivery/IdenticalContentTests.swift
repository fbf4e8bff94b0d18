import Testing

/// An update with the content that is there already, while locked (setting `identicalContent`).
@Suite struct IdenticalContentTests {
  private static let locked: DeliveryLine = #"{"at": 5, "type": "device.lock"}"#
  private static func update(_ at: Double, _ members: String) -> DeliveryLine {
    .init(
      #"{"at": \#(at), "type": "activity.update", "activity": "ride", "via": "push", \#(members)}"#)
  }

  private static func one(
    _ name: String, skips: Bool = true, locks: Bool = true, _ members: String, _ outcome: String
  ) -> DeliveryCase {
    DeliveryCase(
      name, settings: skips ? #""identicalContent": "skippedWhileLocked""# : "",
      [.start("ride", 0, #""via": "intent", "relevance": 0"#)] + (locks ? [locked] : [])
        + [update(10, members)],
      ["applied", outcome], [.shows(0, 11)])
  }

  private static let same = "ignored identical-content"

  private static let cases: [DeliveryCase] = [
    one("the same", #""content": {"n": 0}"#, same),
    one("the same number, written otherwise", #""content": { "n" : 0.0 }"#, same),
    one("by default it counts", skips: false, #""content": {"n": 0}"#, "applied"),
    one("unlocked it counts", locks: false, #""content": {"n": 0}"#, "applied"),
    one("with an alert", #""content": {"n": 0}, "alert": {"title": "A"}"#, "applied"),
    one("with a stale date", #""content": {"n": 0}, "staleAt": 100"#, "applied"),
    one("with the same score", #""content": {"n": 0}, "relevance": 0.0"#, same),
    one("with another score", #""content": {"n": 0}, "relevance": 1"#, "applied"),
    one("without content", #""relevance": 0"#, "applied"),
  ]

  @Test(arguments: cases)
  func `it is skipped only if nothing is new`(example: DeliveryCase) throws { try example.check() }

  @Test func `the order of members does not matter`() throws {
    let first = #"{"a": [1, {"x": "", "y": null}], "b": true}"#
    let second = #"{"b": true, "a": [1, {"y": null, "x": ""}]}"#
    try DeliveryCase(
      "order", settings: #""identicalContent": "skippedWhileLocked""#,
      [
        .init(
          #"{"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "#
            + #""via": "intent", "content": \#(first)}"#), Self.locked,
        .init(
          #"{"at": 10, "type": "activity.update", "activity": "ride", "content": \#(second)}"#),
      ], ["applied", Self.same]
    ).check()
  }
}
