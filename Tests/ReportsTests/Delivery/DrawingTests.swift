import Testing

/// When an update is drawn (`ps-min-interval-ios18`), and views that cannot be (`render.fail`).
@Suite struct DrawingTests {
  private static let ride = #""activity": "ride""#
  private static let gap = #""minimumRenderInterval": 5"#
  private static let newer = "superseded newer-update"

  private static let intervals: [DeliveryCase] = [
    DeliveryCase(
      "without a gap",
      [.start("ride", 0), .update("ride", 100, 1), .update("ride", 100, 2)],
      ["applied", "applied", "applied"], [.shows(2, 100)]),
    DeliveryCase(
      "exactly the gap", settings: gap,
      [.start("ride", 0), .update("ride", 100, 1), .update("ride", 105, 2)],
      ["applied", "applied", "applied"], [.shows(1, 104.999999), .shows(2, 105)]),
    DeliveryCase(
      "a start is drawn, too", settings: gap, [.start("ride", 10), .update("ride", 11, 1)],
      ["applied", "applied"], [.shows(0, 14.999999), .shows(1, 15)]),
    DeliveryCase(
      "a moment less", settings: gap,
      [.start("ride", 0), .update("ride", 100, 1), .update("ride", 104.999999, 2)],
      ["applied", "applied", "applied"], [.shows(1, 104.999999), .shows(2, 105)]),
    DeliveryCase(
      "a newer one takes its place", settings: gap,
      [
        .start("ride", 0), .update("ride", 100, 1), .update("ride", 101, 2),
        .update("ride", 102, 3), .update("ride", 103, 4),
      ], ["applied", "applied", newer, newer, "applied"], [.shows(1, 104), .shows(4, 105)]),
    DeliveryCase(
      "the gap counts from the drawing", settings: gap,
      [
        .start("ride", 0), .update("ride", 100, 1), .update("ride", 101, 2),
        .update("ride", 106, 3),
      ], ["applied", "applied", "applied", "applied"],
      [.shows(2, 109.999999), .shows(3, 110)]),
    DeliveryCase(
      "the app's own wait, too", settings: gap,
      [.start("ride", 0), .local("ride", 100, 1), .local("ride", 101, 2)],
      ["applied", "applied", "applied"], [.shows(1, 104.999999), .shows(2, 105)]),
    DeliveryCase(
      "each activity has its own", settings: gap,
      [
        .start("ride", 0), .start("tour", 0), .update("ride", 100, 1), .update("tour", 101, 2),
      ], ["applied", "applied", "applied", "applied"], [.shows(2, 101, "tour")]),
    DeliveryCase(
      "it still waits when the run ends", settings: gap, until: 104.999999,
      [.start("ride", 0), .update("ride", 100, 1), .update("ride", 101, 2)],
      ["applied", "applied", "delayed render-interval"]),
    DeliveryCase(
      "it is drawn at the end of the run", settings: gap, until: 105,
      [.start("ride", 0), .update("ride", 100, 1), .update("ride", 101, 2)],
      ["applied", "applied", "applied"]),
  ]

  private static let effects: [DeliveryCase] = [
    DeliveryCase(
      "one that waits has set the mark", settings: gap,
      [
        .start("ride", 0), .update("ride", 100, 1), .push(ride, 101, .update(2, stamp: 200)),
        .push(ride, 102, .update(3, stamp: 199)),
      ], ["applied", "applied", "applied", "ignored older-timestamp"], [.shows(2, 105)]),
    DeliveryCase(
      "one that waits has cost its budget", settings: gap + #", "pushBudget": 2"#,
      [
        .start("ride", 0), .update("ride", 100, 1), .update("ride", 101, 2),
        .update("ride", 102, 3),
      ], ["applied", "applied", "applied", "dropped push-budget"], [.shows(2, 105)]),
    DeliveryCase(
      "its alert waits with it", settings: gap,
      [
        .start("ride", 0), .update("ride", 100, 1),
        .update("ride", 101, 2, #""alert": {"title": "Now"}"#),
      ], ["applied", "applied", "applied"],
      [
        .attached("ride", "compact", 104.999999), .attached("ride", "expanded", 105),
        .attached("ride", "expanded", 108.999999), .attached("ride", "compact", 109),
      ]),
    DeliveryCase(
      "its stale date waits with it", settings: gap,
      [
        .start("ride", 0), .update("ride", 100, 1), .update("ride", 101, 2, #""staleAt": 103"#),
      ], ["applied", "applied", "applied"], [.state("active", 104), .state("stale", 105)]),
  ]

  private static func render(_ what: String, _ at: Double) -> DeliveryLine {
    .init(#"{"at": \#(at), "type": "render.\#(what)", "activity": "ride"}"#)
  }

  private static let failures: [DeliveryCase] = [
    DeliveryCase(
      "it keeps its place and shows its new content later",
      [.start("ride", 0), render("fail", 5), .update("ride", 10, 1), render("recover", 20)],
      ["applied", "applied"],
      [.attached("ride", "compact", 15), .shows(0, 19.999999), .shows(1, 20)]),
    DeliveryCase(
      "it ends as ever", [.start("ride", 0), render("fail", 5), .end("ride", 10)],
      ["applied", "applied"], [.state("ended", 10)]),
  ]

  @Test(arguments: intervals + effects + failures)
  func `a content is drawn in its time`(example: DeliveryCase) throws {
    try example.check()
  }
}
