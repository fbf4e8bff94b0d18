import Testing

/// Which of several reasons counts, and what is easily forgotten at the edges of a wait.
@Suite struct PrecedenceTests {
  private static let ride = #""activity": "ride""#
  private static let right =
    #""apns-push-type": "liveactivity", "apns-topic": "cab.push-type.liveactivity""#

  private static let order: [DeliveryCase] = [
    DeliveryCase(
      "what cannot be decoded has no timestamp",
      [.start("ride", 0), .push(ride, 10, .update(nil, stamp: 90_000))],
      ["applied", "dropped decode-mismatch"]),
    DeliveryCase(
      "the start budget comes before the payload", settings: #""startBudget": 0"#,
      [.push(#""app": "cab", "activity": "ride""#, 0, .bareStart(#""alert": {"title": "A"}"#))],
      ["refused start-budget"]),
    DeliveryCase(
      "a start that lies too far ahead",
      [
        .push(#""app": "cab", "activity": "ride""#, 0, .start(stamp: 28_801)),
        .push(#""app": "cab", "activity": "tour""#, 0, .start(stamp: 28_800)),
      ], ["ignored far-future-timestamp", "applied"]),
    DeliveryCase(
      "the content of an end is compared with the keys",
      apps: #"{"id": "cab", "contentKeys": {"Ride": ["n", "m"]}}"#,
      [.start("ride", 0), .push(ride, 10, .end(1))], ["applied", "dropped decode-mismatch"],
      [.state("active", 11), .shows(0, 11)]),
  ]

  private static let waits: [DeliveryCase] = [
    DeliveryCase(
      "a stored push expires though the phone stays offline", until: 10,
      [
        .start("ride", 0), .offline(2),
        .push(ride, 3, .update(1), headers: right + #", "apns-expiration": 1000000005"#),
      ], ["applied", "dropped expired"]),
    DeliveryCase(
      "what has expired is not superseded",
      [
        .start("ride", 0), .offline(1),
        .push(ride, 3, .update(1), headers: right + #", "apns-expiration": 1000000004"#),
        .push(ride, 6, .update(2), headers: right), .online(10),
      ], ["applied", "dropped expired", "applied"], [.shows(2, 10)]),
    DeliveryCase(
      "a subscriber without network gets the stored message later",
      [
        .create(0, storage: 1), .join("ride", 1),
        .push(#""channel": "news""#, 2, .update(7, stamp: 9)),
        .offline(3), .join("tour", 5), .online(10),
      ], ["applied", "applied", "applied"], [.shows(0, 9, "tour"), .shows(7, 10, "tour")]),
    DeliveryCase(
      "a channel that is created again keeps its storage and its message",
      [
        .create(0, storage: 1), .push(#""channel": "news""#, 2, .update(7, stamp: 9)),
        .create(3, storage: 0), .join("ride", 5),
      ], ["applied", "applied"], [.shows(7, 5)]),
    DeliveryCase(
      "a message of a channel that was deleted and made anew",
      [
        .create(0, storage: 1), .push(#""channel": "news""#, 2, .update(7)), .close(3),
        .create(4, storage: 1), .join("ride", 5),
      ], ["dropped no-subscriber", "applied"], [.shows(0, 6)]),
    DeliveryCase(
      "another channel in the header",
      [
        .create(0), .join("ride", 1),
        .push(
          #""channel": "news""#, 2, .update(7), headers: right + #", "apns-channel-id": "sport""#),
      ], ["applied", "refused bad-channel-id"]),
    DeliveryCase(
      "a stored push of priority 5 does not wait again", settings: #""priority5Delay": 30"#,
      [.start("ride", 0), .offline(5), .update("ride", 10, 1, #""priority": 5"#), .online(20)],
      ["applied", "applied"], [.shows(0, 19), .shows(1, 20)]),
  ]

  @Test(arguments: order + waits)
  func `the page says which`(example: DeliveryCase) throws { try example.check() }
}
