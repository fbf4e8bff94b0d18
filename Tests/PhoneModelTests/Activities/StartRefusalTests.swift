import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// Why starts are refused, and which reason counts.
@Suite struct StartRefusalTests {
  /// A start at second 1, what came before it, and what becomes of it.
  struct Case: Sendable, CustomTestStringConvertible {
    let before: [At]
    let start: TraceAction
    let outcome: String
    let testDescription: String

    init(_ name: String, _ start: TraceAction, _ outcome: String = "applied") {
      self.init(name, [], start, outcome)
    }

    init(_ name: String, _ before: [At], _ start: TraceAction, _ outcome: String = "applied") {
      self.before = before
      self.start = start
      self.outcome = outcome
      testDescription = "\(name): \(outcome)"
    }
  }

  // Rules lc-start-foreground, lc-start-exceptions, al-start-needs-alert.
  @Test(arguments: [
    Case("request in front", [At(0, .open("a"))], .start("a1", via: .request)),
    Case(
      "request from the background", .start("a1", via: .request), "refused visibility"),
    Case(
      "request behind another app", [At(0, .open("b"))], .start("a1", via: .request),
      "refused visibility"),
    Case(
      "request after leaving", [At(0, .open("a")), At(1, .leave("a"))],
      .start("a1", via: .request), "refused visibility"),
    Case(
      "request after another app left", [At(0, .open("a")), At(1, .leave("b"))],
      .start("a1", via: .request)),
    Case(
      "request while locked, still in front", [At(0, .open("a")), At(0, .lock)],
      .start("a1", via: .request)),
    Case(
      "request after a device change to Home",
      [At(0, .open("a")), At(1, .set { $0.foreground = .home })], .start("a1", via: .request),
      "refused visibility"),
    Case(
      "request after a device change to the app", [At(0, .set { $0.foreground = .app("a") })],
      .start("a1", via: .request)),
    Case("intent from the background", .start("a1", via: .intent)),
    Case("push with an alert", .start("a1", via: .push, alert: .ring)),
    Case("push with an empty alert", .start("a1", via: .push, alert: .empty)),
    Case("push without an alert", .start("a1", via: .push), "refused start-without-alert"),
    Case("scheduled with an alert", .schedule("a1", 5)),
    Case(
      "scheduled without an alert", .start("a1", via: .scheduled, startsAt: 5),
      "refused start-without-alert"),
    Case("intent without an alert", .start("a1", via: .intent)),
  ])
  func `each way to start has its own demands`(start: Case) throws {
    let run = try PhoneRun(start.before + [At(1, start.start)])
    #expect(run.outcome(Int64(start.before.count)) == start.outcome)
    #expect((run.life("a1") != "") == (start.outcome == "applied"))
  }

  /// A start on a system, and what becomes of it.
  struct SystemCase: Sendable, CustomTestStringConvertible {
    let device: String
    let system: String
    let start: TraceAction
    let outcome: String

    init(_ device: String, _ system: String, _ start: TraceAction, _ outcome: String = "applied") {
      self.device = device
      self.system = system
      self.start = start
      self.outcome = outcome
    }

    var testDescription: String { "\(device), \(system): \(outcome)" }
  }

  private static let push = TraceAction.start("a1", via: .push, alert: .ring)
  private static let transient = TraceAction.start("a1", style: .transient)

  // Rules ps-start, lc-scheduled, lc-transient, sf-ipad: what each system has.
  @Test(arguments: [
    SystemCase("iPhone 14", "16", .start("a1"), "refused unsupported"),
    SystemCase("iPhone 14", "16.0", .start("a1"), "refused unsupported"),
    SystemCase("iPhone 14", "16.0.3", .start("a1"), "refused unsupported"),
    SystemCase("iPhone 14", "16.1", .start("a1")),
    SystemCase("iPhone 14", "15.7", .start("a1"), "refused unsupported"),
    SystemCase("iPad mini (6th generation)", "16.1", .start("a1"), "refused unsupported"),
    SystemCase("iPad mini (6th generation)", "16.7", .start("a1"), "refused unsupported"),
    SystemCase("iPad mini (6th generation)", "17.0", .start("a1")),
    SystemCase("iPad mini (6th generation)", "17.1", push, "refused old-os"),
    SystemCase("iPad mini (6th generation)", "17.2", push),
    SystemCase("iPhone 15", "17.1", push, "refused old-os"),
    SystemCase("iPhone 15", "17.2", push),
    SystemCase("iPhone 15", "16.0", push, "refused unsupported"),
    SystemCase("iPhone 16", "17.9", transient, "refused old-os"),
    SystemCase("iPhone 16", "18.0", transient),
    SystemCase("iPhone 17", "18.6", .schedule("a1", 5), "refused old-os"),
    SystemCase("iPhone 17", "25.9", .schedule("a1", 5), "refused old-os"),
    SystemCase("iPhone 17", "26.0", .schedule("a1", 5)),
    SystemCase("iPhone 17", "26", .schedule("a1", 5)),
  ])
  func `each system knows the starts that it has`(start: SystemCase) throws {
    let run = try PhoneRun([At(1, start.start)], device: start.device, system: start.system)
    #expect(run.outcome(0) == start.outcome)
  }

  /// What can stand against a start, in the order in which the phone looks (Documentation, Readings).
  struct Obstacles: OptionSet, Sendable {
    let rawValue: Int
    static let noAlert = Self(rawValue: 1)
    static let oldSystem = Self(rawValue: 2)
    static let denied = Self(rawValue: 4)
    static let appLimit = Self(rawValue: 8)
    static let globalLimit = Self(rawValue: 16)
    static let tooMuchData = Self(rawValue: 32)

    static let reasons = [
      "start-without-alert", "old-os", "denied", "targetMaximumExceeded", "globalMaximumExceeded",
      "attributesTooLarge",
    ]
  }

  @Test(arguments: 0..<64)
  func `of several reasons the first counts`(combination: Int) throws {
    let obstacles = Obstacles(rawValue: combination)
    var events: [At] = []
    if obstacles.contains(.appLimit) { events.append(At(0, .start("a1"))) }
    if obstacles.contains(.globalLimit) {
      events += [At(0, .start("b1")), At(0, .start("c1"))]
    }
    if obstacles.contains(.denied) { events.append(At(0, .allow("a", false))) }
    let start = TraceAction.start(
      "a5", via: .push, alert: obstacles.contains(.noAlert) ? nil : .ring,
      attributes: obstacles.contains(.tooMuchData) ? 4097 : 4096)
    let run = try PhoneRun(
      events + [At(1, start)],
      [.limitPerApp: "1", .limitGlobal: obstacles.contains(.globalLimit) ? "2" : "unset"],
      system: obstacles.contains(.oldSystem) ? "17.1" : "17.2")
    let first = combination.trailingZeroBitCount
    #expect(
      run.outcome(Int64(events.count))
        == (combination == 0 ? "applied" : "refused \(Obstacles.reasons[first])"))
  }

  /// The same for what only a request meets: it is judged before anything else.
  @Test func `not being in front counts before everything`() throws {
    let start = TraceAction.start("a5", via: .request, style: .transient, attributes: 4097)
    let run = try PhoneRun(
      [
        At(0, .start("a1")), At(0, .allow("a", false)), At(1, start), At(2, .open("a")),
        At(3, start),
      ],
      [.limitPerApp: "1", .limitGlobal: "1"], system: "17.9")
    #expect(run.outcome(2) == "refused visibility")
    #expect(run.outcome(4) == "refused old-os")
    #expect(try PhoneRun([At(0, start)], system: "16.0").outcome(0) == "refused visibility")
  }

  @Test func `a refused start leaves nothing behind`() throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1")), At(1, .start("a2", alert: .ring)), At(2, .update("a2")),
        At(2, .end("a2")), At(3, .end("a1", .immediate)), At(4, .start("a3")),
      ], [.limitPerApp: "1"])
    #expect(run.outcome(1) == "refused targetMaximumExceeded")
    #expect(run.outcome(2) == "ignored not-started")
    #expect(run.outcome(3) == "ignored not-started")
    #expect(run.outcome(5) == "applied")
    #expect(run.alerts == [])
    #expect(run.items(at: 1).count == 1)
  }
}
