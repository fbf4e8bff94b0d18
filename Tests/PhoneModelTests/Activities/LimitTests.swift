import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// How many activities there may be, whose they may be, and how large.
@Suite struct LimitTests {
  private static let five = (1...5).map { number in
    At(0, .start(ActivityIndex(Int32(number - 1))))
  }

  // Rules lc-limit-app, lc-no-eviction-on-limit.
  @Test func `the sixth activity of an app is refused, and the five go on`() throws {
    let run = try PhoneRun(Self.five + [At(1, .start("a6")), At(1, .start("b1"))])
    #expect(run.outcome(4) == "applied")
    #expect(run.outcome(5) == "refused targetMaximumExceeded")
    #expect(run.outcome(6) == "applied")
    #expect(run.phone(at: 1).live.map(\.activity) == ["a1", "a2", "a3", "a4", "a5", "b1"])
  }

  @Test(arguments: ["no", "yes"])
  func `an ended activity counts until it ends, or until it is gone`(setting: String) throws {
    let run = try PhoneRun(
      Self.five + [
        At(10, .end("a1", .later(100))), At(10, .start("a6")), At(109.999999, .start("a7")),
        At(110, .start("a8")),
      ], [.endedCountToLimit: setting])
    let outcomes = [run.outcome(6), run.outcome(7), run.outcome(8)]
    let refused = "refused targetMaximumExceeded"
    #expect(
      outcomes
        == (setting == "no" ? ["applied", refused, refused] : [refused, refused, "applied"]))
  }

  @Test(arguments: ["no", "yes"])
  func `each way to go frees one place and no more`(setting: String) throws {
    let settings: [SettingID: String] = [.endedCountToLimit: setting, .limitPerApp: "1"]
    let ways: [[At]] = [
      [At(5, .end("a1", .immediate))], [At(5, .dismissActivity("a1"))],
      [At(1, .end("a1", .later(2)))], [At(1, .end("a1")), At(2, .dismissActivity("a1"))],
    ]
    for way in ways {
      let events = [At(0, .start("a1"))] + way + [At(5, .start("a2")), At(5, .start("a3"))]
      let run = try PhoneRun(events, settings)
      let last = Int64(events.count - 1)
      #expect(run.outcome(last - 1) == "applied")
      #expect(run.outcome(last) == "refused targetMaximumExceeded")
    }
  }

  @Test func `the eight hours free a place to the microsecond`() throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1")), At(28_799.999999, .start("a2")), At(28_800, .start("a3")),
      ], [.limitPerApp: "1"])
    #expect(run.outcome(1) == "refused targetMaximumExceeded")
    #expect(run.outcome(2) == "applied")
  }

  // Rule lc-limit-global.
  @Test func `the device has a limit of its own if it is set`() throws {
    let events = [
      At(0, .start("a1")), At(0, .schedule("b1", 50)), At(1, .start("c1")),
      At(2, .end("a1")), At(3, .start("c2")), At(4, .start("a2")),
    ]
    let limited = try PhoneRun(events, [.limitGlobal: "2"])
    #expect(limited.outcome(2) == "refused globalMaximumExceeded")
    #expect(limited.outcome(4) == "applied")
    #expect(limited.outcome(5) == "refused globalMaximumExceeded")
    let free = try PhoneRun(events)
    for event: Int64 in [2, 4, 5] { #expect(free.outcome(event) == "applied") }
  }

  @Test func `ended activities count towards the device's limit if they count at all`() throws {
    let events = [
      At(0, .start("a1")), At(0, .start("b1")), At(1, .end("a1")), At(2, .start("c1")),
    ]
    let settings: [SettingID: String] = [.limitGlobal: "2", .endedCountToLimit: "yes"]
    #expect(try PhoneRun(events, settings).outcome(3) == "refused globalMaximumExceeded")
    #expect(try PhoneRun(events, [.limitGlobal: "2"]).outcome(3) == "applied")
  }

  // Rule lc-authorisation.
  @Test func `a person may switch Live Activities off for an app, and those that run go on`() throws
  {
    let run = try PhoneRun([
      At(0, .start("a1")), At(1, .allow("a", false)), At(2, .start("a2")), At(2, .start("b1")),
      At(3, .update("a1", score: 4)), At(4, .allow("a", nil)), At(5, .start("a3")),
      At(6, .allow("a", true)), At(7, .start("a4")),
    ])
    #expect(run.outcome(2) == "refused denied")
    #expect(run.outcome(3) == "applied")
    #expect(run.outcome(4) == "applied")
    #expect(run.outcome(6) == "refused denied")
    #expect(run.outcome(8) == "applied")
    #expect(run.life("a1") == "0 active, 28800 ended, 43200 dismissed")
  }

  @Test func `the header may have switched them off`() throws {
    let run = try PhoneRun([At(0, .start("a1")), At(0, .start("b1"))]) { header in
      var app = AppDeclaration(app: "a", name: "a")
      app.allowsLiveActivities = false
      header.apps = [app, AppDeclaration(app: "b", name: "b")]
    }
    #expect(run.outcome(0) == "refused denied")
    #expect(run.outcome(1) == "applied")
  }

  /// Attributes and content in bytes, and whether they are too much.
  @Test(arguments: [
    (0, nil, false), (4096, nil, false), (4097, nil, true), (0, 4096, false), (0, 4097, true),
    (4096, 0, false), (4095, 1, false), (4096, 1, true), (3000, 1096, false), (3000, 1097, true),
  ])
  func `attributes and content together have 4096 bytes`(
    attributes: Int32, content: Int32?, isTooMuch: Bool
  ) throws {
    // Rule lc-data-4kb: at the start,
    let start = TraceAction.start("a1", attributes: attributes, content: content)
    let run = try PhoneRun([At(0, start)])
    #expect(run.outcome(0) == (isTooMuch ? "refused attributesTooLarge" : "applied"))
    guard attributes <= 4096 else { return }
    // in updates and at the end, where the size of the first content no longer matters.
    let later = try PhoneRun([
      At(0, .start("a1", attributes: attributes, content: 0)),
      At(1, .update("a1", score: 7, content: content)),
      At(2, .end("a1", .immediate, content: content)),
    ])
    let outcome = isTooMuch ? "refused payload-size" : "applied"
    #expect(later.outcome(1) == outcome)
    #expect(later.outcome(2) == outcome)
    #expect(later.activity("a1", at: 1)?.relevance == (isTooMuch ? 0 : 7))
    #expect((later.activity("a1", at: 2) != nil) == isTooMuch)
  }

  // Rule lc-sandbox, vocabulary `via.extension`.
  @Test func `an update from an extension is refused`() throws {
    let run = try PhoneRun([
      At(0, .start("a1", score: 3)),
      At(1, .update("a1", via: .extension, score: 9, alert: .ring, content: 5)),
    ])
    #expect(run.outcome(1) == "refused extension")
    #expect(run.activity("a1", at: 1)?.relevance == 3)
    #expect(run.contents("a1") == [])
    #expect(run.alerts == [])
  }

  // Rules di-relevance-default, di-relevance-omitted-update.
  @Test func `a score is 0 if none is given, and an update may omit it`() throws {
    let events = [
      At(0, .start("a1")), At(0, .start("b1", score: -2.5)), At(1, .update("a1", score: 1e300)),
      At(1, .update("b1")), At(2, .update("a1")),
    ]
    let zero = try PhoneRun(events)
    #expect(zero.activity("a1", at: 0)?.relevance == 0)
    #expect(zero.activity("a1", at: 1)?.relevance == 1e300)
    #expect(zero.activity("a1", at: 2)?.relevance == 0)
    #expect(zero.activity("b1", at: 1)?.relevance == 0)
    let keep = try PhoneRun(events, [.omittedRelevance: "keep"])
    #expect(keep.activity("a1", at: 2)?.relevance == 1e300)
    #expect(keep.activity("b1", at: 1)?.relevance == -2.5)
  }
}
