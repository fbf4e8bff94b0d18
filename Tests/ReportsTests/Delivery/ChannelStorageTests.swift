import Testing

/// What a channel keeps, and for whom (`ps-channel-storage`, `ps-channel-lifetime`).
@Suite struct ChannelStorageTests {
  private static let news = #""channel": "news""#
  private static let newest = #""pastTimestamp": "olderThanNewest""#

  private static let offline: [DeliveryCase] = [
    DeliveryCase(
      "without storage it is lost",
      [.create(0), .join("ride", 1), .offline(2), .push(news, 3, .update(1)), .online(4)],
      ["applied", "dropped channel-no-storage"], [.shows(0, 4)]),
    DeliveryCase(
      "with storage the newest arrives",
      [
        .create(0, storage: 1), .join("ride", 1), .offline(2), .push(news, 3, .update(1)),
        .push(news, 4, .update(2)), .online(5),
      ], ["applied", "superseded newer-stored", "applied"], [.shows(0, 4), .shows(2, 5)]),
    DeliveryCase(
      "what is stored outlives its channel",
      [
        .create(0, storage: 1), .join("ride", 1), .offline(2), .push(news, 3, .update(1)),
        .close(4),
        .online(5),
      ], ["applied", "applied"], [.shows(0, 4), .shows(1, 5)]),
    DeliveryCase(
      "each channel keeps one",
      [
        .create(0, storage: 1), .create(0, storage: 1, "olds"), .join("ride", 1),
        .join("tour", 1, channel: "olds"), .offline(2), .push(news, 3, .update(1)),
        .push(#""channel": "olds""#, 4, .update(2)), .online(5),
      ], ["applied", "applied", "applied", "applied"], [.shows(1, 5), .shows(2, 5, "tour")]),
    // The activity is over by then, which is looked at later than the age.
    DeliveryCase(
      "after exactly 8 h",
      [
        .create(0, storage: 1), .join("ride", 1), .offline(2), .push(news, 10, .update(1)),
        .online(28_810),
      ], ["applied", "ignored ended"]),
    DeliveryCase(
      "after more than 8 h",
      [
        .create(0, storage: 1), .join("ride", 1), .offline(2), .push(news, 10, .update(1)),
        .online(28_810.000001),
      ], ["applied", "dropped expired"]),
    DeliveryCase(
      "still offline at the end", until: 20,
      [.create(0, storage: 1), .join("ride", 1), .offline(2), .push(news, 10, .update(1))],
      ["applied", "delayed offline"]),
  ]

  private static func late(
    _ name: String, settings: String = newest, storage: Int = 1, at: Double, shows n: Int
  ) -> DeliveryCase {
    DeliveryCase(
      name, settings: settings,
      [
        .create(0, storage: storage), .join("ride", 1), .push(news, 10, .update(1)),
        .push(news, 20, .update(2)), .join("tour", at),
      ], ["applied", "applied", "applied", "applied"], [.shows(n, at, "tour")])
  }

  private static let latecomers: [DeliveryCase] = [
    late("gets the newest", at: 30, shows: 2),
    late("after exactly 8 h", at: 28_820, shows: 2),
    late("after more than 8 h", at: 28_820.000001, shows: 0),
    late("of a channel without storage", storage: 0, at: 30, shows: 0),
    late(
      "waits for the next", settings: newest + #", "lateSubscriber": "waits""#, at: 30, shows: 0),
    late("by default what was sent before its start is too old", settings: "", at: 30, shows: 0),
    DeliveryCase(
      "waits for the next and gets it", settings: #""lateSubscriber": "waits""#,
      [
        .create(0, storage: 1), .join("ride", 1), .push(news, 10, .update(1)), .join("tour", 20),
        .push(news, 30, .update(2)),
      ], ["applied", "applied", "applied", "applied"],
      [.shows(0, 20, "tour"), .shows(2, 30, "tour")]),
    DeliveryCase(
      "by push", settings: newest,
      [
        .create(0, storage: 1), .join("ride", 1), .push(news, 10, .update(1, stamp: 25)),
        .push(
          #""app": "cab", "activity": "tour""#, 20,
          .start(stamp: 20, #""input-push-channel": "news""#)),
      ], ["applied", "applied", "applied"], [.shows(1, 20, "tour")]),
  ]

  @Test(arguments: offline + latecomers)
  func `a channel keeps its newest message for eight hours or not at all`(
    example: DeliveryCase
  ) throws {
    try example.check()
  }
}
