import Testing

/// Broadcasts to a channel (`ps-broadcast-no-start`, `ps-channel-invalid`, `ps-channel-expiration`).
@Suite struct ChannelTests {
  private static let news = #""channel": "news""#
  private static func headers(_ id: String?, expires: Int? = nil) -> String {
    #""apns-push-type": "liveactivity", "apns-topic": "cab.push-type.liveactivity""#
      + (id.map { ", \"apns-channel-id\": \"\($0)\"" } ?? "")
      + (expires.map { ", \"apns-expiration\": \($0)" } ?? "")
  }

  private static func one(
    _ name: String, storage: Int = 0, _ payload: Payload, headers: String? = nil, _ outcome: String
  ) -> DeliveryCase {
    DeliveryCase(
      name,
      [.create(0, storage: storage), .join("ride", 1), .push(news, 10, payload, headers: headers)],
      ["applied", outcome], [.shows(outcome == "applied" ? 1 : 0, 10)])
  }

  private static let requests: [DeliveryCase] = [
    one("an update", .update(1), "applied"),
    one("an end", .end(1), "applied"),
    one("a start", .start(), "refused broadcast-start"),
    one("its id in the headers", .update(1), headers: headers("news"), "applied"),
    one("no id in the headers", .update(1), headers: headers(nil), "refused bad-channel-id"),
    one("expiration 0", .update(1), headers: headers("news", expires: 0), "applied"),
    one(
      "another expiration", .update(1), headers: headers("news", expires: 1_000_000_100),
      "refused no-storage-expiration"),
    one(
      "an expiration with storage", storage: 1, .update(1),
      headers: headers("news", expires: 1_000_000_100),
      "applied"),
  ]

  private static let lives: [DeliveryCase] = [
    DeliveryCase(
      "one that nobody created", [.push(news, 0, .update(1))], ["refused unknown-channel"]),
    DeliveryCase(
      "one that is created later",
      [.push(news, 0, .update(1)), .create(1), .push(news, 2, .update(2))],
      ["refused unknown-channel", "dropped no-subscriber"]),
    DeliveryCase(
      "a start with one that nobody created", [.join("ride", 0), .create(1), .join("tour", 2)],
      ["refused unknown-channel", "applied"]),
    DeliveryCase(
      "a closed one takes no push",
      [.create(0), .join("ride", 1), .close(2), .push(news, 3, .update(1))],
      ["applied", "refused unknown-channel"], [.state("active", 3), .shows(0, 3)]),
    DeliveryCase(
      "a closed one takes no subscriber", [.create(0), .close(1), .join("ride", 2)],
      ["refused unknown-channel"]),
    DeliveryCase(
      "one without subscribers",
      [.create(0), .start("ride", 1), .push(news, 2, .update(1))],
      ["applied", "dropped no-subscriber"]),
    DeliveryCase(
      "channels are apart",
      [
        .create(0), .create(0, "olds"), .join("ride", 1), .join("tour", 1, channel: "olds"),
        .push(news, 2, .update(1)), .push(#""channel": "olds""#, 3, .update(2)),
      ], ["applied", "applied", "applied", "applied"], [.shows(1, 3), .shows(2, 3, "tour")]),
  ]

  private static let several: [DeliveryCase] = [
    DeliveryCase(
      "each gets it", [.create(0), .join("ride", 1), .join("tour", 2), .push(news, 3, .update(1))],
      ["applied", "applied", "applied"], [.shows(1, 3), .shows(1, 3, "tour")]),
    DeliveryCase(
      "applied if one was",
      [
        .create(0), .join("ride", 1), .join("tour", 2), .local("ride", 20, 5),
        .push(news, 30, .update(1, stamp: 15)),
      ], ["applied", "applied", "applied", "applied"], [.shows(5, 30), .shows(1, 30, "tour")]),
    DeliveryCase(
      "else what became of the first: an older timestamp",
      [
        .create(0), .join("ride", 1), .local("ride", 20, 5), .join("tour", 30),
        .push(news, 40, .update(1, stamp: 15)),
      ], ["applied", "applied", "applied", "ignored older-timestamp"]),
    DeliveryCase(
      "else what became of the first: before its start",
      [
        .create(0), .join("ride", 30), .join("tour", 31), .local("tour", 32, 5),
        .push(news, 40, .update(1, stamp: 15)),
      ], ["applied", "applied", "applied", "ignored past-timestamp-update"]),
  ]

  @Test(arguments: requests + lives + several)
  func `a channel has rules of its own`(example: DeliveryCase) throws {
    try example.check()
  }
}
