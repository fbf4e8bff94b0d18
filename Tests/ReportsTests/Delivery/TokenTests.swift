import Testing

/// Tokens: their kind, their epoch, and who knows them (`ps-token`).
@Suite struct TokenTests {
  private static let ride = #""activity": "ride""#
  private static func rotate(_ at: Double, _ token: Int) -> DeliveryLine {
    .init(#"{"at": \#(at), "type": "token.rotate", "activity": "ride", "token": \#(token)}"#)
  }

  private static let kinds: [DeliveryCase] = [
    DeliveryCase(
      "an update to the token for starts",
      [.start("ride", 0), .push(#""app": "cab""#, 1, .update(1))],
      ["applied", "dropped wrong-token-kind"], [.shows(0, 1)]),
    DeliveryCase(
      "an end to the token for starts",
      [.start("ride", 0), .push(#""app": "cab""#, 1, .end())],
      ["applied", "dropped wrong-token-kind"], [.state("active", 1)]),
    DeliveryCase(
      "a start to an update token",
      [.start("ride", 0), .push(ride, 1, .start())], ["applied", "dropped wrong-token-kind"]),
  ]

  private static let epochs: [DeliveryCase] = [
    DeliveryCase(
      "a token has changed",
      [
        .start("ride", 0), .push(ride, 1, .update(1), #""token": 0"#), rotate(2, 1),
        .push(ride, 3, .update(2), #""token": 0"#), .push(ride, 4, .update(3), #""token": 1"#),
        rotate(5, 2), .push(ride, 6, .update(4), #""token": 1"#),
        .push(ride, 7, .update(5), #""token": 0"#), .push(ride, 8, .end(), #""token": 1"#),
      ],
      [
        "applied", "applied", "dropped old-token", "applied", "dropped old-token",
        "dropped old-token", "dropped old-token",
      ], [.shows(1, 3), .shows(3, 8), .state("active", 8)]),
    DeliveryCase(
      "without a number the present one is meant",
      [.start("ride", 0), rotate(1, 1), .push(ride, 2, .update(1)), .update("ride", 3, 2)],
      ["applied", "applied", "applied"], [.shows(1, 2), .shows(2, 3)]),
    DeliveryCase(
      "a rotated token is known at once", settings: #""tokenLatency": 30"#,
      [.start("ride", 0), rotate(40, 1), .push(ride, 40, .update(1), #""token": 1"#)],
      ["applied", "applied"]),
  ]

  private static let latencies: [DeliveryCase] = [
    DeliveryCase(
      "a moment before it is known", settings: #""tokenLatency": 30"#,
      [.start("ride", 5), .push(ride, 34.999999, .update(1)), .push(ride, 35, .update(2))],
      ["applied", "dropped token-unknown", "applied"], [.shows(0, 34.999999), .shows(2, 35)]),
    DeliveryCase(
      "the short form", settings: #""tokenLatency": 30"#,
      [.start("ride", 5), .update("ride", 34.999999, 1), .update("ride", 35, 2)],
      ["applied", "dropped token-unknown", "applied"]),
    DeliveryCase(
      "after a start by push", settings: #""tokenLatency": 30"#,
      [
        .push(#""app": "cab", "activity": "ride""#, 5, .start()),
        .push(ride, 34.999999, .update(1)), .push(ride, 35, .update(2)),
      ], ["applied", "dropped token-unknown", "applied"]),
    DeliveryCase(
      "local changes need no token", settings: #""tokenLatency": 30"#,
      [.start("ride", 5), .local("ride", 6, 1), .end("ride", 7)],
      ["applied", "applied", "applied"]),
  ]

  private static let allow: DeliveryLine =
    #"{"at": 20, "type": "touch.button", "button": "allow", "target": {"activity": "ride"}}"#
  private static let lock: DeliveryLine = #"{"at": 19, "type": "device.lock"}"#

  private static let allowance: [DeliveryCase] = [
    DeliveryCase(
      "before and after the person allowed it", settings: #""tokenAfterPushStart": "afterAllow""#,
      [
        .push(#""app": "cab", "activity": "ride""#, 5, .start()), .push(ride, 18, .update(1)), lock,
        allow, .push(ride, 20, .update(2)),
      ], ["applied", "dropped token-unknown", "applied"]),
    DeliveryCase(
      "a start by the app needs no answer", settings: #""tokenAfterPushStart": "afterAllow""#,
      [.start("ride", 5), .push(ride, 6, .update(1))], ["applied", "applied"]),
    DeliveryCase(
      "a channel needs no token", settings: #""tokenAfterPushStart": "afterAllow""#,
      [
        .create(0),
        .push(#""app": "cab", "activity": "ride""#, 5, .start(#""input-push-channel": "news""#)),
        .push(#""channel": "news""#, 6, .update(1)),
      ], ["applied", "applied"], [.shows(1, 6)]),
  ]

  @Test(arguments: kinds + epochs + latencies + allowance)
  func `a push needs the right token, and its sender must know it`(example: DeliveryCase) throws {
    try example.check()
  }
}
