import Catalogue
import PhoneModel
import Simulation
import SimulationKernel
import Testing
import TraceModel
import TraceWords

/// Where a run ends (Documentation, Time).
@Suite struct EndTests {
  /// Events, and the second at which a run without `until` ends.
  struct Case: Sendable, CustomTestStringConvertible {
    let events: [At]
    let settings: [SettingID: String]
    let end: Double
    let testDescription: String

    init(_ name: String, _ events: [At], end: Double) {
      self.init(name, [:], events, end: end)
    }

    init(_ name: String, _ settings: [SettingID: String], _ events: [At], end: Double) {
      self.events = events
      self.settings = settings
      self.end = end
      testDescription = name
    }
  }

  @Test(arguments: [
    Case("no events", [], end: 0),
    Case("one event", [At(7.5, .lock)], end: 7.5),
    Case("an activity", [At(5, .start("a1"))], end: 43_205),
    Case("an end", [At(5, .start("a1")), At(10, .end("a1"))], end: 14_410),
    Case("an end at once", [At(5, .start("a1")), At(10, .end("a1", .immediate))], end: 10),
    Case(
      "an event after the last removal",
      [At(5, .start("a1")), At(10, .end("a1", .immediate)), At(20, .update("a1"))], end: 20),
    Case(
      "the last of several",
      [At(5, .start("a1")), At(6, .start("b1")), At(10, .end("b1", .later(5)))],
      end: 43_205),
    Case("a scheduled start", [At(0, .schedule("a1", 100_000))], end: 143_200),
    Case("a refused start", [At(5, .start("a1", via: .request))], end: 5),
    Case(
      "players and clients go on", [At(5, .media(.play, "a")), At(6, .systemBegin(.navigation))],
      end: 6),
    Case("notifications stay", [At(5, .post("n1"))], end: 5),
    Case(
      "an expansion, a lit screen",
      [
        At(0, .start("a1")), At(1, .sleep), At(5, .update("a1", alert: .ring)),
        At(6, .end("a1", .immediate)),
      ],
      end: 6),
    Case(
      "the expansion of an end", [.alertOnEnd: "expandOnce", .alertHold: "3600"],
      [At(0, .start("a1")), At(5, .end("a1", .later(10), alert: .ring))], end: 15),
    Case(
      "a lit screen's end at the last instant",
      [
        At(0, .start("a1")), At(1, .sleep),
        At(5, .update("a1", alert: .ring)), At(6, .end("a1", .date(15))),
      ],
      end: 15),
  ])
  func `without until a run ends with the last event or activity`(run: Case) throws {
    let played = try Played(run.settings, events: run.events)
    #expect(played.end == SimulationTime(run.end))
    #expect(played.keeper.end == played.end)
    #expect(played.keeper.entries.allSatisfy { $0.time <= played.end })
    // Whatever the policy does: rotation never extends a run.
    for phase in [PolicyDeadline.Phase.timers, .afterEvents] {
      let rotation = try Played(
        run.settings, policy: Rotation(every: 3600, phase), events: run.events)
      #expect(rotation.end == played.end)
    }
  }

  @Test func `what else is due at the last instant still happens`() throws {
    let played = try Played(events: [
      At(0, .start("a1")), At(1, .lock), At(2, .sleep), At(5, .update("a1", alert: .ring)),
      At(6, .end("a1", .date(15))),
    ])
    #expect(played.keeper.words(at: 15) == ["a1 dismissed", "screen off"])
  }

  @Test(arguments: [0, 9.999999, 10, 10.000001, 100, 19_999.999999, 20_000, 1_000_000])
  func `with until a run ends there, whatever happens`(until: Double) throws {
    let played = try Played(
      prepare: { $0.until = .init(until) },
      events: [
        At(0, .start("a1", staleAt: 5)), At(10, .end("a1")), At(20_000, .start("b1")),
        At(20_000, .end("b1", .immediate)),
      ])
    #expect(played.end == SimulationTime(until))
    #expect(played.keeper.end == SimulationTime(until))
    let outcomes = played.keeper.entries.count { entry in
      if case .phone(.outcome(_, _, _, _, _)) = entry.fact { true } else { false }
    }
    // Events at `until` still happen, later ones do not and have no outcome.
    #expect(outcomes == (until < 10 ? 1 : until < 20_000 ? 2 : 4))
  }

  @Test func `timers and deadlines at until still happen`() throws {
    let played = try Played(
      policy: Rotation(every: 28_800, .afterEvents), prepare: { $0.until = .init(28_800) },
      events: [At(0, .start("a1")), At(0, .start("b1")), At(28_800, .update("b1"))])
    #expect(
      played.keeper.words(at: 28_800) == [
        "a1 ended", "island b1 compact", "b1 ended", "island ", "#2 ignored ended",
      ])
    let stale = try Played(
      prepare: { $0.until = .init(10) }, events: [At(0, .start("a1", staleAt: 10))])
    #expect(stale.keeper.words(at: 10) == ["a1 stale"])
    let rotated = try Played(
      policy: Rotation(every: 10, .afterEvents), prepare: { $0.until = .init(10) },
      events: [At(0, .start("a1")), At(0, .start("b1"))])
    #expect(rotated.keeper.words(at: 10) == ["island b1 compact"])
  }

  @Test func `a batch that lies behind until changes nothing`() throws {
    for batch in [1, 2, 5] {
      let played = try Played(
        batch: batch, prepare: { $0.until = .init(15) },
        events: [
          At(0, .start("a1")), At(10, .update("a1", staleAt: 15)), At(20, .start("b1")),
          At(30, .end("a1", .immediate)), At(40, .start("c1")),
        ])
      #expect(played.end == .init(15))
      #expect(played.keeper.words(at: 15) == ["a1 stale"])
      #expect(played.keeper.entries.last?.time == .init(15))
    }
  }
}
