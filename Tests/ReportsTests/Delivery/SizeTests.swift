import Testing

/// The size of a payload (`ps-size`).
@Suite struct SizeTests {
  private static func one(_ name: String, _ payload: Payload, _ outcome: String) -> DeliveryCase {
    DeliveryCase(
      name, [.start("ride", 0), .push(#""activity": "ride""#, 10, payload)], ["applied", outcome])
  }

  @Test(arguments: [
    one("4095 bytes", .update(bytes: 4095), "applied"),
    one("4096 bytes", .update(bytes: 4096), "applied"),
    one("4097 bytes", .update(bytes: 4097), "refused payload-size"),
    one("4096 bytes of letters with two", .update(bytes: 4096, filler: "é"), "applied"),
    one(
      "4097 bytes of letters with two", .update(bytes: 4097, filler: "é"), "refused payload-size"),
    one("4096 bytes of letters with four", .update(bytes: 4096, filler: "🏝"), "applied"),
    one(
      "4097 bytes of letters with four", .update(bytes: 4097, filler: "🏝"), "refused payload-size"),
  ])
  func `a payload has 4096 bytes and no more`(example: DeliveryCase) throws {
    try example.check()
  }

  @Test func `a broadcast has the same limit`() throws {
    try DeliveryCase(
      "broadcasts",
      [
        .create(0), .join("ride", 1), .push(#""channel": "news""#, 2, .update(bytes: 4096)),
        .push(#""channel": "news""#, 3, .update(bytes: 4097)),
      ], ["applied", "applied", "refused payload-size"]
    ).check()
  }

  @Test func `a start has the same limit`() throws {
    let spare = Payload.start(#""x": """#).text.utf8.count - Payload.start(#""x": """#).spaces
    func start(_ bytes: Int) -> Payload {
      .start("\"x\": \"\(String(repeating: "x", count: bytes - spare))\"").packed
    }
    try DeliveryCase(
      "starts",
      [
        .push(#""app": "cab", "activity": "ride""#, 0, start(4096)),
        .push(#""app": "cab", "activity": "tour""#, 1, start(4097)),
      ], ["applied", "refused payload-size"]
    ).check()
  }
}

extension Payload {
  fileprivate var spaces: Int { text.count { $0 == " " } }
  fileprivate var packed: Payload { .init(text.filter { $0 != " " }) }
}
