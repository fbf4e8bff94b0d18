import Testing

/// What the server says of a request by its headers (`ps-headers`, `ps-collapse`, `ps-expiration`).
@Suite struct HeaderTests {
  /// Some headers, the right ones but for what is named.
  private static func headers(
    type: String? = #""liveactivity""#, topic: String? = #""cab.push-type.liveactivity""#,
    priority: String? = "10", _ more: String = ""
  ) -> String {
    let named = [("push-type", type), ("topic", topic), ("priority", priority)]
    let members = named.compactMap { name, value in value.map { "\"apns-\(name)\": \($0)" } }
    return (members + (more.isEmpty ? [] : [more])).joined(separator: ", ")
  }

  private static func one(_ name: String, _ headers: String?, _ outcome: String) -> DeliveryCase {
    DeliveryCase(
      name, [.start("ride", 0), .push(#""activity": "ride""#, 10, .update(1), headers: headers)],
      ["applied", outcome], [.shows(outcome == "applied" ? 1 : 0, 10)])
  }

  private static let required: [DeliveryCase] = [
    one("no headers are right ones", nil, "applied"),
    one("all right", headers(), "applied"),
    one("alert is another type", headers(type: #""alert""#), "refused bad-push-type"),
    one("no type", headers(type: nil), "refused bad-push-type"),
    one("the bare bundle", headers(topic: #""cab""#), "refused bad-topic"),
    one("another app", headers(topic: #""bus.push-type.liveactivity""#), "refused bad-topic"),
    one("no topic", headers(topic: nil), "refused bad-topic"),
    one("priority 5", headers(priority: "5"), "applied"),
    one("priority 10 as text", headers(priority: #""10""#), "applied"),
    one("no priority is 10", headers(priority: nil), "applied"),
    one("priority 1", headers(priority: "1"), "refused bad-priority"),
    one("priority 7", headers(priority: "7"), "refused bad-priority"),
    one("a word for a priority", headers(priority: #""high""#), "refused bad-priority"),
  ]

  private static let others: [DeliveryCase] = [
    one("expiration 0", headers(#""apns-expiration": 0"#), "applied"),
    one("an expiration ahead", headers(#""apns-expiration": "1000000100""#), "applied"),
    one("a word", headers(#""apns-expiration": "soon""#), "refused bad-expiration"),
    one("a collapse id of 64 bytes", headers(collapse("c", 64)), "applied"),
    one("a collapse id of 65 bytes", headers(collapse("c", 65)), "refused bad-collapse-id"),
    one("32 letters of two bytes", headers(collapse("é", 32)), "applied"),
    one("33 letters of two bytes", headers(collapse("é", 33)), "refused bad-collapse-id"),
  ]

  private static func collapse(_ letter: String, _ count: Int) -> String {
    "\"apns-collapse-id\": \"\(String(repeating: letter, count: count))\""
  }

  private static let several: [DeliveryCase] = [
    one("all wrong", headers(type: "1", topic: "1", priority: "1"), "refused bad-push-type"),
    one("topic and priority", headers(topic: "1", priority: "1"), "refused bad-topic"),
    one(
      "priority and expiration", headers(priority: "1", #""apns-expiration": "x""#),
      "refused bad-priority"),
    one(
      "expiration and collapse id", headers(#""apns-expiration": "x", "# + collapse("c", 65)),
      "refused bad-expiration"),
  ]

  @Test(arguments: required + others + several)
  func `the server takes a request with right headers alone`(example: DeliveryCase) throws {
    try example.check()
  }

  @Test func `a start needs the topic of its app`() throws {
    try DeliveryCase(
      "starts",
      [
        .push(#""app": "cab", "activity": "ride""#, 0, .start(), headers: Self.headers()),
        .push(
          #""app": "bus", "activity": "tour""#, 1, .start(), headers: Self.headers()),
      ], ["applied", "refused bad-topic"]
    ).check()
  }

  @Test func `what the server refuses goes before what the phone would say`() throws {
    try DeliveryCase(
      "an old token and an undecodable payload",
      [
        .start("ride", 0), #"{"at": 1, "type": "token.rotate", "activity": "ride", "token": 1}"#,
        .push(
          #""activity": "ride""#, 2, .update(nil), headers: Self.headers(priority: "7"),
          #""token": 0"#),
        .push(#""activity": "ride""#, 3, .update(nil), headers: Self.headers(), #""token": 0"#),
        .push(#""activity": "ride""#, 4, .update(nil), headers: Self.headers(), #""token": 1"#),
      ],
      ["applied", "refused bad-priority", "dropped old-token", "dropped decode-mismatch"]
    ).check()
  }
}
