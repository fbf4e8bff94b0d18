import Testing

/// Timestamps (`ps-timestamp-order`, `ps-timestamp-past`, `ps-timestamp-future`).
@Suite struct TimestampTests {
  private static let ride = #""activity": "ride""#

  /// A start at 10.5, then one push.
  private static func one(
    _ name: String, settings: String = "", at: Double, _ payload: Payload, _ outcome: String
  ) -> DeliveryCase {
    DeliveryCase(
      name, settings: settings, [.start("ride", 10.5), .push(ride, at, payload)],
      ["applied", outcome], outcome == "applied" ? [] : [.shows(0, at), .state("active", at)])
  }

  private static let newest = #""pastTimestamp": "olderThanNewest""#
  private static let now = #""pastTimestamp": "olderThanNow""#

  private static let past: [DeliveryCase] = [
    one("the start's whole second", at: 20, .update(1, stamp: 10), "applied"),
    one("a second before it", at: 20, .update(1, stamp: 9), "ignored past-timestamp-update"),
    one("years before it", at: 20, .update(1, stamp: -900_000), "ignored past-timestamp-update"),
    one("an end before it", at: 20, .end(stamp: 9), "applied"),
    one("before it, by newest", settings: newest, at: 20, .update(1, stamp: 9), "applied"),
    one("ten seconds behind the clock", settings: now, at: 30, .update(1, stamp: 20), "applied"),
    one(
      "a microsecond more", settings: now, at: 30.000001, .update(1, stamp: 20),
      "ignored past-timestamp-update"),
    one("an end far behind the clock", settings: now, at: 100, .end(stamp: 20), "applied"),
    one("far behind the clock by default", at: 3000, .update(1, stamp: 11), "applied"),
  ]

  private static let future: [DeliveryCase] = [
    one("28800 s ahead", at: 20, .update(1, stamp: 28_820), "applied"),
    one("a microsecond more", at: 19.999999, .update(1, stamp: 28_820), farFuture),
    one("a second more", at: 20, .update(1, stamp: 28_821), farFuture),
    one("an end", at: 20, .end(stamp: 28_821), farFuture),
    one(
      "an update in milliseconds", at: 20,
      #"{"aps": {"timestamp": 1000000020000, "event": "update", "content-state": {"n": 1}}}"#,
      farFuture),
    one("a limit of 60", settings: limit("60"), at: 20, .update(1, stamp: 80), "applied"),
    one("more than 60", settings: limit("60"), at: 20, .update(1, stamp: 81), farFuture),
    one("a limit of 0", settings: limit("0"), at: 20, .update(1, stamp: 20), "applied"),
    one("no limit", settings: limit(#""none""#), at: 20, .update(1, stamp: 2_000_000), "applied"),
  ]

  private static let farFuture = "ignored far-future-timestamp"
  private static func limit(_ value: String) -> String { "\"futureTimestampLimit\": \(value)" }

  /// A start at 10, an update with the mark 30 at 30, then one push at 40.
  private static func second(
    _ name: String, settings: String = "", _ payload: Payload, _ outcome: String
  ) -> DeliveryCase {
    DeliveryCase(
      name, settings: settings,
      [.start("ride", 10), .push(ride, 30, .update(1, stamp: 30)), .push(ride, 40, payload)],
      ["applied", "applied", outcome], [.shows(outcome == "applied" ? 2 : 1, 40)])
  }

  private static let order: [DeliveryCase] = [
    second("newer", .update(2, stamp: 31), "applied"),
    second("equal", .update(2, stamp: 30), "applied"),
    second(
      "equal, ignored", settings: #""equalTimestamp": "ignore""#, .update(2, stamp: 30),
      "ignored equal-timestamp"),
    second("a second older", .update(2, stamp: 29), "ignored older-timestamp"),
    second("older than the start as well", .update(2, stamp: 9), "ignored older-timestamp"),
    second("an older end", .end(2, stamp: 29), "ignored older-timestamp"),
    second(
      "an older end, applied", settings: #""olderEnd": "apply""#, .end(2, stamp: 29), "applied"),
    second("an equal end", .end(2, stamp: 30), "applied"),
    second("none, which is the time of sending", .update(2), "applied"),
    second("older by newest", settings: newest, .update(2, stamp: 29), "ignored older-timestamp"),
  ]

  @Test(arguments: past + future + order)
  func `a timestamp lets a push through or not`(example: DeliveryCase) throws {
    try example.check()
  }
}
