import Testing

/// What sets the newest timestamp, and what leaves it alone.
@Suite struct TimestampMarkTests {
  private static let ride = #""activity": "ride""#
  private static let older = "ignored older-timestamp"

  @Test(arguments: [
    DeliveryCase(
      "the newest counts, not the last",
      [
        .start("ride", 0), .push(ride, 10, .update(1, stamp: 500)),
        .push(ride, 20, .update(2, stamp: 20)), .push(ride, 600, .update(3, stamp: 499)),
        .push(ride, 601, .update(4, stamp: 500)),
      ], ["applied", "applied", older, older, "applied"], [.shows(1, 600), .shows(4, 601)]),
    DeliveryCase(
      "what is ignored sets no mark",
      [
        .start("ride", 0), .push(ride, 10, .update(1, stamp: 29_000)),
        .push(ride, 20, .update(2, stamp: 20)),
      ], ["applied", "ignored far-future-timestamp", "applied"], [.shows(2, 20)]),
    DeliveryCase(
      "what cannot be decoded sets no mark",
      [
        .start("ride", 0), .push(ride, 10, .update(nil, stamp: 100)),
        .push(ride, 20, .update(2, stamp: 20)),
      ], ["applied", "dropped decode-mismatch", "applied"]),
    DeliveryCase(
      "a start by push sets the mark",
      [
        .push(#""app": "cab", "activity": "ride""#, 10, .start(stamp: 50)),
        .push(ride, 20, .update(1, stamp: 49)), .push(ride, 21, .update(2, stamp: 50)),
      ], ["applied", older, "applied"], [.shows(0, 20), .shows(2, 21)]),
    DeliveryCase(
      "a start by the app sets none", settings: #""pastTimestamp": "olderThanNewest""#,
      [.start("ride", 10), .push(ride, 20, .update(1, stamp: 5))], ["applied", "applied"]),
    DeliveryCase(
      "an update by the app counts with its time",
      [
        .start("ride", 0), .local("ride", 20, 1), .push(ride, 21, .update(2, stamp: 19)),
        .push(ride, 22, .update(3, stamp: 20)),
      ], ["applied", "applied", older, "applied"]),
    DeliveryCase(
      "an update by the app leaves the mark", settings: #""localTimestamp": "none""#,
      [
        .start("ride", 0), .push(ride, 10, .update(1, stamp: 10)), .local("ride", 20, 2),
        .push(ride, 21, .update(3, stamp: 9)), .push(ride, 22, .update(4, stamp: 10)),
      ], ["applied", "applied", "applied", older, "applied"]),
    DeliveryCase(
      "an update by the app may name one",
      [
        .start("ride", 0), .local("ride", 20, 1, #""timestamp": 15"#),
        .push(ride, 21, .update(2, stamp: 14)), .push(ride, 22, .update(3, stamp: 15)),
        .local("ride", 23, 4, #""timestamp": 14"#), .local("ride", 24, 5, #""timestamp": 15"#),
      ], ["applied", "applied", older, "applied", older, "applied"], [.shows(3, 23), .shows(5, 24)]),
    DeliveryCase(
      "the short form may name one",
      [
        .start("ride", 0), .update("ride", 20, 1, #""timestamp": 15"#),
        .update("ride", 21, 2, #""timestamp": 14"#), .update("ride", 22, 3),
      ], ["applied", "applied", older, "applied"], [.shows(1, 21), .shows(3, 22)]),
    DeliveryCase(
      "an end of the app may name one",
      [
        .start("ride", 0), .push(ride, 10, .update(1, stamp: 30)),
        .end("ride", 31, #""timestamp": 29"#), .end("ride", 32, #""timestamp": 30"#),
      ], ["applied", "applied", older, "applied"], [.state("active", 31), .state("ended", 32)]),
    DeliveryCase(
      "each activity has its own",
      [
        .start("ride", 0), .start("tour", 0), .push(ride, 10, .update(1, stamp: 100)),
        .push(#""activity": "tour""#, 20, .update(2, stamp: 20)),
      ], ["applied", "applied", "applied", "applied"]),
  ])
  func `the newest timestamp that was applied is the mark`(example: DeliveryCase) throws {
    try example.check()
  }

  @Test func `what is over comes before the timestamp`() throws {
    try DeliveryCase(
      "ended and dismissed",
      [
        .start("ride", 0), .end("ride", 10, #""dismissal": {"after": 100}"#),
        .push(Self.ride, 20, .update(1, stamp: 90_000)), .push(Self.ride, 21, .update(nil)),
        .push(Self.ride, 22, .end()), .start("tour", 30),
        #"{"at": 31, "type": "touch.dismiss", "activity": "tour"}"#,
        .push(#""activity": "tour""#, 32, .update(1, stamp: 90_000)),
      ],
      [
        "applied", "applied", "ignored ended", "ignored ended", "ignored ended", "applied",
        "ignored dismissed",
      ]
    ).check()
  }
}
