import Testing

/// What can be decoded (`ps-decoding`, `lc-attributes-fixed`).
@Suite struct DecodingTests {
  private static let mismatch = "dropped decode-mismatch"
  private static let cab =
    #"{"id": "cab", "attributesTypes": ["Ride"], "contentKeys": {"Ride": ["n", "m"]}}"#

  private static func one(
    _ name: String, settings: String = "", apps: String = "", _ payload: Payload, _ outcome: String,
    _ claims: [DeliveryLine] = []
  ) -> DeliveryCase {
    DeliveryCase(
      name, settings: settings, apps: apps,
      [.start("ride", 0), .push(#""activity": "ride""#, 10, payload)], ["applied", outcome], claims)
  }

  private static func state(_ members: String, _ event: String = "update") -> Payload {
    .aps(event, nil, "\"content-state\": {\(members)}")
  }

  private static let wholes: [DeliveryCase] = [
    one("a content", .update(1), "applied", [.shows(1, 10)]),
    one("no content", .update(nil), mismatch, [.shows(0, 10)]),
    one("an end without content", .end(), "applied", [.state("ended", 10), .shows(0, 10)]),
    one("an end with content", .end(7), "applied", [.state("ended", 10), .shows(7, 10)]),
    one("another event", .aps("updaet", 1), "dropped unknown-event", [.shows(0, 10)]),
    one("no event", .aps(nil, 1), "dropped unknown-event"),
    one("other keys are left alone", .update(1, #""thread-id": "x", "x": [1]"#), "applied"),
  ]

  private static let kinds: [DeliveryCase] =
    [
      (#""content-state": [1]"#, "a list as the content"),
      (#""content-state": {"n": 1}, "timestamp": "1000000010""#, "a text as the timestamp"),
      (#""content-state": {"n": 1}, "stale-date": "soon""#, "a text as the stale date"),
      (#""content-state": {"n": 1}, "relevance-score": "high""#, "a text as the score"),
      (#""content-state": {"n": 1}, "alert": 5"#, "a number as the alert"),
    ].map { members, name in one(name, .aps("update", nil, members), mismatch, [.shows(0, 10)]) }
    + [
      one("a text as the removal", .end(nil, #""dismissal-date": "now""#), mismatch)
    ]

  private static let keys: [DeliveryCase] = [
    one("all keys", apps: cab, state(#""n": 1, "m": 2"#), "applied"),
    one("more keys", apps: cab, state(#""n": 1, "m": 2, "o": 3"#), "applied"),
    one("a key is missing", apps: cab, state(#""n": 1"#), mismatch, [.shows(0, 10)]),
    one("a key has another name", apps: cab, state(#""n": 1, "M": 2"#), mismatch),
    one("an end without content", apps: cab, .end(), "applied"),
    one(
      "a type that the start names none of",
      apps:
        #"{"id": "cab", "attributesTypes": ["A", "B"], "contentKeys": {"A": ["m"], "B": ["m"]}}"#,
      .update(1), "applied"),
  ]

  private static let attributes: [DeliveryCase] = [
    one("are ignored", .update(1, #""attributes": {"a": 2}"#), "applied", [.shows(1, 10)]),
    one(
      "are refused", settings: #""attributesInUpdate": "refused""#,
      .update(1, #""attributes": {"a": 2}"#), "dropped attributes-in-update", [.shows(0, 10)]),
    one(
      "refused, but there are none", settings: #""attributesInUpdate": "refused""#, .update(1),
      "applied"),
  ]

  @Test(arguments: wholes + kinds + keys + attributes)
  func `a payload has to be decodable`(example: DeliveryCase) throws {
    try example.check()
  }

  @Test func `a push that starts names the type that its contents are compared with`() throws {
    let apps =
      #"{"id": "cab", "attributesTypes": ["Ride", "Tour"], "contentKeys": {"Ride": ["m"]}}"#
    try DeliveryCase(
      "types", apps: apps,
      [
        .push(
          #""app": "cab", "activity": "ride""#, 0,
          .aps(
            "start", nil,
            #""alert": {"title": "A"}, "attributes-type": "Ride", "attributes": {}, "#
              + #""content-state": {"m": 1}"#)),
        .push(#""activity": "ride""#, 1, .update(1)),
        .push(#""app": "cab", "activity": "tour""#, 2, .start()),
      ], ["applied", Self.mismatch, Self.mismatch]
    ).check()
  }
}
