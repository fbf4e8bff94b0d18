import Testing

/// Starts by push (`ps-start`, `ps-start-channel`, `al-start-needs-alert`).
@Suite struct PushStartTests {
  private static let ride = #""app": "cab", "activity": "ride""#
  private static let channel = #""input-push-channel": "news""#
  private static let declared = #"{"id": "cab", "attributesTypes": ["Ride", "Tour"]}"#

  private static func one(
    _ name: String, os: String = "18.2", apps: String = "", _ payload: Payload, _ outcome: String
  ) -> DeliveryCase {
    DeliveryCase(
      name, device: "\"os\": \"\(os)\"", apps: apps, [.create(0), .push(ride, 1, payload)],
      [outcome], outcome == "applied" ? [.state("active", 1), .shows(0, 1)] : [])
  }

  private static let alert = #""alert": {"title": "Hi", "body": "You"}"#
  private static let attributes = #""attributes-type": "Ride", "attributes": {"a": 1}"#

  private static let systems: [DeliveryCase] = [
    one("iOS 17.1", os: "17.1", .start(), "refused old-os"),
    one("iOS 17.1.9", os: "17.1.9", .start(), "refused old-os"),
    one("iOS 17.2", os: "17.2", .start(), "applied"),
    one("a channel on iOS 17.6", os: "17.6", .start(channel), "refused old-os"),
    one("a channel on iOS 17.6.1", os: "17.6.1", .start(channel), "refused old-os"),
    one("a channel on iOS 18.0", os: "18.0", .start(channel), "applied"),
    one("no alert on iOS 17.1", os: "17.1", .bareStart(attributes), "refused start-without-alert"),
  ]

  private static let parts: [DeliveryCase] = [
    one("all parts", .start(), "applied"),
    one("no alert", .bareStart(attributes), "refused start-without-alert"),
    one(
      "no attributes", .bareStart(alert + #", "attributes-type": "Ride""#),
      "dropped attributes-missing"),
    one("a type that the app declares", apps: declared, .start(), "applied"),
    one(
      "a type that it does not", apps: #"{"id": "cab", "attributesTypes": ["ride"]}"#, .start(),
      "dropped unknown-attributes-type"),
    one(
      "no alert and an unknown type", apps: #"{"id": "cab", "attributesTypes": ["ride"]}"#,
      .bareStart(attributes), "refused start-without-alert"),
    one("no content", .aps("start", nil, alert + ", " + attributes), "dropped decode-mismatch"),
    one("another channel", .start(#""input-push-channel": "olds""#), "refused unknown-channel"),
  ]

  @Test(arguments: systems + parts)
  func `a start needs its parts and a system that knows it`(example: DeliveryCase) throws {
    try example.check()
  }

  @Test func `a start without an id is named for its event`() throws {
    try DeliveryCase(
      "push-1", [.create(0), .push(#""app": "cab""#, 1, .start())], ["applied"],
      [#"{"at": 10, "island": {"attached": {"activity": "push-1", "mode": "compact"}}}"#]
    ).check()
  }

  @Test func `the short form needs its alert, too`() throws {
    try DeliveryCase(
      "short",
      [
        .start("ride", 0, #""via": "push""#),
        .start("tour", 1, #""via": "push", "alert": {"title": "Hi"}"#),
      ], ["refused start-without-alert", "applied"]
    ).check()
  }

  @Test func `a change of what never came to be is ignored`() throws {
    try DeliveryCase(
      "not started",
      [
        .push(Self.ride, 0, .bareStart(Self.attributes)),
        .push(#""activity": "ride""#, 1, .update(1)), .update("ride", 2, 2), .local("ride", 3, 3),
        .push(#""activity": "ride""#, 4, .end()), .end("ride", 5),
      ], ["refused start-without-alert"] + Array(repeating: "ignored not-started", count: 5)
    ).check()
  }

  @Test func `a start by push shows its alert`() throws {
    try DeliveryCase(
      "alert", [.push(Self.ride, 0, .start())], ["applied"],
      [.attached("ride", "expanded", 0), .attached("ride", "compact", 4)]
    ).check()
  }
}
