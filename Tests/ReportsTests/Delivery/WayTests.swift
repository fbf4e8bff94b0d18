import Reports
import Testing

/// How long a push is on its way (`ps-priority-5`, `ps-reorder`).
@Suite struct WayTests {
  private static let ride = #""activity": "ride""#
  private static let late = #""priority5Delay": 30"#
  private static let five = #""priority": 5"#

  private static let priorities: [DeliveryCase] = [
    DeliveryCase(
      "priority 5 waits", settings: late, [.start("ride", 0), .update("ride", 10, 1, five)],
      ["applied", "applied"], [.shows(0, 39.999999), .shows(1, 40)]),
    DeliveryCase(
      "priority 10 does not", settings: late,
      [.start("ride", 0), .update("ride", 10, 1, #""priority": 10"#), .update("ride", 11, 2)],
      ["applied", "applied", "applied"], [.shows(1, 10), .shows(2, 11)]),
    DeliveryCase(
      "a raw push waits, too", settings: late,
      [
        .start("ride", 0),
        .push(
          ride, 10, .update(1),
          headers: """
            "apns-push-type": "liveactivity", "apns-topic": "cab.push-type.liveactivity",
            "apns-priority": 5
            """),
      ], ["applied", "applied"], [.shows(0, 39.999999), .shows(1, 40)]),
    DeliveryCase(
      "one of priority 10 overtakes it", settings: late,
      [.start("ride", 0), .update("ride", 10, 1, five), .update("ride", 20, 2)],
      ["applied", "ignored older-timestamp", "applied"], [.shows(2, 20), .shows(2, 41)]),
    DeliveryCase(
      "it still waits when the run ends", settings: late, until: 39.999999,
      [.start("ride", 0), .update("ride", 10, 1, five)], ["applied", "delayed priority-5"]),
    DeliveryCase(
      "it arrives at the end of the run", settings: late, until: 40,
      [.start("ride", 0), .update("ride", 10, 1, five)], ["applied", "applied"]),
  ]

  private static let latencies: [DeliveryCase] = [
    DeliveryCase(
      "all take a while", settings: #""pushLatency": 5"#,
      [.start("ride", 0), .update("ride", 10, 1), .push(ride, 20, .update(2))],
      ["applied", "applied", "applied"],
      [.shows(0, 14.999999), .shows(1, 15), .shows(1, 24.999999), .shows(2, 25)]),
    DeliveryCase(
      "starts, too", settings: #""pushLatency": 5"#,
      [.push(#""app": "cab", "activity": "ride""#, 10, .start())], ["applied"],
      [.state("active", 15), #"{"at": 14.999999, "island": {"attached": null}}"#]),
    DeliveryCase(
      "the app itself is at once", settings: #""pushLatency": 5"#,
      [.start("ride", 0), .local("ride", 10, 1)], ["applied", "applied"], [.shows(1, 10)]),
    DeliveryCase(
      "after the wait of priority 5", settings: late + #", "pushLatency": 5"#,
      [.start("ride", 0), .update("ride", 10, 1, five)], ["applied", "applied"],
      [.shows(0, 44.999999), .shows(1, 45)]),
    DeliveryCase(
      "on its way when the run ends", settings: #""pushLatency": 5"#, until: 14.999999,
      [.start("ride", 0), .update("ride", 10, 1)], ["applied", "delayed in-flight"]),
    DeliveryCase(
      "a broadcast, too", settings: #""pushLatency": 5"#,
      [.create(0), .join("ride", 0), .push(#""channel": "news""#, 10, .update(1))],
      ["applied", "applied"], [.shows(0, 14.999999), .shows(1, 15)]),
  ]

  @Test(arguments: priorities + latencies)
  func `a push takes its time`(example: DeliveryCase) throws {
    try example.check()
  }

  @Test func `the spread is a bound, differs by seed and lets pushes overtake`() throws {
    var courses: Set<[String]> = []
    for seed in 1...40 {
      let events: [DeliveryLine] = [
        .start("ride", 0), .update("ride", 10, 1), .update("ride", 12, 2), .update("ride", 30, 3),
      ]
      let example = DeliveryCase(
        "seed \(seed)",
        settings: #""pushLatency": 1, "pushLatencySpread": 6, "pushLatencySeed": \#(seed)"#,
        events, [], [.shows(0, 10.999999), .shows(2, 19), .shows(2, 30.999999), .shows(3, 37)])
      let played = try example.played()
      #expect(try played.verdicts.allSatisfy(\.holds), "seed \(seed)")
      courses.insert(played.outcomeWords)
    }
    let overtaken = ["applied", "ignored older-timestamp", "applied", "applied"]
    #expect(courses == [overtaken, Array(repeating: "applied", count: 4)])
  }
}
