import Testing

/// What becomes of pushes to a phone without network (`ps-store-one`, `ps-expiration`).
@Suite struct StoreTests {
  private static let ride = #""activity": "ride""#
  private static let right =
    #""apns-push-type": "liveactivity", "apns-topic": "cab.push-type.liveactivity""#
  private static func push(
    _ at: Double, _ n: Int, expires: Int? = nil, collapse: String? = nil,
    _ activity: String = "ride"
  ) -> DeliveryLine {
    let more =
      (expires.map { ", \"apns-expiration\": \($0 == 0 ? 0 : DeliveryLine.epoch + $0)" } ?? "")
      + (collapse.map { ", \"apns-collapse-id\": \"\($0)\"" } ?? "")
    return .push("\"activity\": \"\(activity)\"", at, .update(n), headers: right + more)
  }

  /// A push without network, with an expiration, that could go at an instant.
  private static func one(
    _ name: String, expires: Int?, online: Double?, until: Double? = nil, _ outcome: String,
    _ claims: [DeliveryLine]
  ) -> DeliveryCase {
    DeliveryCase(
      name, until: until,
      [.start("ride", 0), .offline(1), push(10, 1, expires: expires)]
        + (online.map { [.online($0)] } ?? []),
      ["applied", outcome], claims)
  }

  private static let expirations: [DeliveryCase] = [
    one("none", expires: nil, online: 1000, "applied", [.shows(0, 999), .shows(1, 1000)]),
    one("0", expires: 0, online: 11, "dropped offline-expiration-0", [.shows(0, 12)]),
    one("after coming online", expires: 21, online: 20, "applied", [.shows(1, 20)]),
    one("at coming online", expires: 20, online: 20, "applied", [.shows(1, 20)]),
    one("before coming online", expires: 20, online: 20.000001, "dropped expired", [.shows(0, 21)]),
    one("never online", expires: nil, online: nil, until: 100, "delayed offline", [.shows(0, 99)]),
  ]

  private static let stores: [DeliveryCase] = [
    DeliveryCase(
      "a newer one takes the place of an older one",
      [.start("ride", 0), .offline(1), push(2, 1), push(3, 2), push(4, 3), .online(5)],
      ["applied", "superseded newer-stored", "superseded newer-stored", "applied"],
      [.shows(0, 4), .shows(3, 5)]),
    DeliveryCase(
      "one for each app",
      [
        .start("ride", 0), .start("tour", 0), .start("walk", 0, app: "bus"), .offline(1),
        push(2, 1),
        .push(#""activity": "tour""#, 3, .update(2)), .push(#""activity": "walk""#, 4, .update(3)),
        .online(5),
      ], ["applied", "applied", "applied", "superseded newer-stored", "applied", "applied"],
      [.shows(0, 5), .shows(2, 5, "tour"), .shows(3, 5, "walk")]),
    DeliveryCase(
      "one for each token", settings: #""pushStorage": "onePerToken""#,
      [
        .start("ride", 0), .start("tour", 0), .offline(1), push(2, 1), push(3, 2, "tour"),
        push(4, 3), .online(5),
      ], ["applied", "applied", "superseded newer-stored", "applied", "applied"],
      [.shows(3, 5), .shows(2, 5, "tour")]),
    DeliveryCase(
      "one for each collapse id", settings: #""pushStorage": "onePerCollapseId""#,
      [
        .start("ride", 0), .offline(1), push(2, 1, collapse: "a"), push(3, 2, collapse: "b"),
        push(4, 3, collapse: "a"), .online(5),
      ], ["applied", "superseded newer-stored", "applied", "applied"], [.shows(3, 5)]),
    DeliveryCase(
      "one that is not stored takes no place",
      [.start("ride", 0), .offline(1), push(2, 1), push(3, 2, expires: 0), .online(5)],
      ["applied", "applied", "dropped offline-expiration-0"], [.shows(1, 5)]),
  ]

  private static let others: [DeliveryCase] = [
    DeliveryCase(
      "the app itself needs no network",
      [.start("ride", 0), .offline(1), .local("ride", 2, 1), .end("ride", 3)],
      ["applied", "applied", "applied"], [.shows(1, 2), .state("ended", 3)]),
    DeliveryCase(
      "a poor network",
      [
        .start("ride", 0), #"{"at": 1, "type": "device.set", "network": "poor"}"#,
        push(2, 1, expires: 0),
      ], ["applied", "applied"], [.shows(1, 2)]),
    DeliveryCase(
      "it carries the time of sending",
      [.start("ride", 0), .offline(1), push(10, 1), .local("ride", 11, 2), .online(12)],
      ["applied", "ignored older-timestamp", "applied"], [.shows(2, 12)]),
    DeliveryCase(
      "the short form is stored, too",
      [.start("ride", 0), .offline(1), .update("ride", 2, 1), .update("ride", 3, 2), .online(5)],
      ["applied", "superseded newer-stored", "applied"], [.shows(0, 4), .shows(2, 5)]),
    DeliveryCase(
      "30 days, and no longer",
      [
        .offline(0), .push(#""app": "cab", "activity": "ride""#, 1, .start()), .online(2_592_000),
        .offline(2_592_010), .push(#""app": "cab", "activity": "tour""#, 2_592_011, .start()),
        .online(5_184_012),
      ], ["applied", "dropped expired"], [.state("active", 2_592_000)]),
  ]

  @Test(arguments: expirations + stores + others)
  func `without network a push is stored, replaced or lost`(example: DeliveryCase) throws {
    try example.check()
  }
}
