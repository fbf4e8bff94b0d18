import Catalogue
import PhoneModel
import Simulation
import SimulationKernel
import Testing
import TraceModel
import TraceWords

/// What the journal of any run is like.
@Suite struct JournalTests {
  private static let seeds = UInt64(0)..<300

  private func play(_ seed: UInt64, batch: Int = 1000) throws -> Played {
    let trace = RandomTrace(seed: seed)
    return try Played(trace.header, trace.settings, trace.events, batch: batch)
  }

  @Test(arguments: seeds)
  func `equal input gives equal journals, in batches of any size`(seed: UInt64) throws {
    let whole = try play(seed)
    for batch in [1, 3] {
      let again = try play(seed, batch: batch)
      #expect(again.keeper.text == whole.keeper.text, "in batches of \(batch)")
      #expect(again.end == whole.end)
    }
  }

  @Test(arguments: seeds)
  func `entries are in the order of time, up to the end of the run`(seed: UInt64) throws {
    let played = try play(seed)
    var last = SimulationTime.zero
    for entry in played.keeper.entries {
      #expect(last <= entry.time)
      last = entry.time
    }
    #expect(last <= played.end)
    #expect(played.keeper.end == played.end)
  }

  /// The end depends on the lifecycle alone as long as nobody touches the island.
  @Test(arguments: seeds)
  func `the end of a run does not depend on the policy`(seed: UInt64) throws {
    let trace = RandomTrace(seed: seed, touches: false)
    let played = try Played(trace.header, trace.settings, trace.events)
    var others = trace.settings
    for setting in SettingID.allCases where SettingDefinition.of(setting).scope == .ios {
      if case .choice(let words) = SettingDefinition.of(setting).kind {
        others[setting] = (others[setting] + 1) % Int64(words.count)
      }
    }
    #expect(try Played(trace.header, others, trace.events).end == played.end)
    for phase in [PolicyDeadline.Phase.timers, .afterEvents] {
      let rotation = try Played(
        trace.header, trace.settings, trace.events, policy: Rotation(every: 1800, phase))
      #expect(rotation.end == played.end)
    }
  }

  @Test(arguments: seeds)
  func `an activity goes through its states in order`(seed: UInt64) throws {
    let trace = RandomTrace(seed: seed)
    let played = try play(seed)
    let restarts = trace.settings.choice() == UpdateAfterDismissal.restarts
    let follow: [ActivityStateName: [ActivityStateName]] = [
      .pending: [.active, .stale, .dismissed], .active: [.stale, .ended],
      .stale: [.active, .ended],
      .ended: [.dismissed], .dismissed: restarts ? [.active, .stale] : [],
    ]
    var states: [ActivityIndex: ActivityStateName] = [:]
    var outcomes: [Int64: Int] = [:]
    var alerts: Int64 = 0
    for entry in played.keeper.entries {
      switch entry.fact {
      case .phone(.state(let activity, let state)):
        if let before = states[activity] {
          #expect(follow[before]?.contains(state) == true, "\(before) to \(state)")
        } else {
          #expect([.pending, .active, .stale].contains(state))
        }
        states[activity] = state
      case .phone(.outcome(let event, _, _, _, _)): outcomes[event, default: 0] += 1
      case .phone(.alert(let number, _, _)):
        #expect(number == alerts)
        alerts += 1
      default: break
      }
    }
    // Each event about an activity has one outcome, and those behind `until` have none.
    for event in trace.events {
      let isThere = event.time <= trace.header.until ?? .never
      switch event.action {
      case .activityStart, .activityUpdate, .activityEnd:
        #expect(outcomes[event.number] == (isThere ? 1 : nil), "event \(event.number)")
      default: #expect(outcomes[event.number] == nil)
      }
    }
  }

  /// Rules di-capacity-two, di-same-app-one-slot, di-ended-leaves, di-visible-unlocked, ls-top-of-list.
  @Test(arguments: seeds)
  func `what stands together at the end of an instant belongs together`(seed: UInt64) throws {
    let trace = RandomTrace(seed: seed)
    let played = try play(seed)
    var surfaces = Surfaces(trace)
    for entry in played.keeper.entries {
      if entry.time > surfaces.time { surfaces.check() }
      surfaces.take(entry)
    }
    surfaces.check()
  }

  /// Without touches and with locks that keep the app in front, the trace says who is in front.
  @Test(arguments: seeds)
  func `nothing of the app in front is in the island`(seed: UInt64) throws {
    let trace = RandomTrace(seed: seed, touches: false)
    var settings = trace.settings
    settings[.lockKeepsForeground] = 0
    settings[.ownAppAlert] = 0
    settings[.foregroundMediaHides] = 0
    let played = try Played(trace.header, settings, trace.events)
    var surfaces = Surfaces(trace)
    var events = trace.events[...]
    var front: AppIndex?
    func checkFront() {
      // A transient activity is the exception, for it is shown while its app is in front.
      guard surfaces.holders.expansion != .transient else { return }
      for owner in surfaces.shown {
        #expect(surfaces.app(of: owner) == nil || surfaces.app(of: owner) != front)
      }
    }
    for entry in played.keeper.entries {
      if entry.time > surfaces.time { checkFront() }
      while let event = events.first, event.time <= entry.time {
        events.removeFirst()
        switch event.action {
        case .app(.open, let app): front = app
        case .app(_, let app): if front == app { front = nil }
        case .media(.play, let app): surfaces.player = app
        default: break
        }
      }
      surfaces.take(entry)
    }
  }

  // Documentation, Time: what is so for no time is no switch; the last word of an instant counts.
  @Test func `two owners that change at one instant leave one island there`() throws {
    let played = try Played(events: [
      At(0, .start("a1")), At(5, .end("a1", .immediate)), At(5, .start("b1")),
      At(9, .start("c1")), At(9, .end("c1", .immediate)),
    ])
    #expect(
      played.keeper.words(at: 5) == [
        "a1 ended", "a1 dismissed", "#1 applied", "island ", "b1 active", "#2 applied",
        "island b1 compact",
      ])
    #expect(played.keeper.words(at: 9).last == "island b1 compact")
  }

  @Test func `the state before the first event is written down`() throws {
    let played = try Played(
      prepare: {
        $0.state.isLocked = true
        $0.state.isAsleep = true
        $0.state.isAlwaysOn = true
      }, events: [])
    let facts = played.keeper.entries.map { "\($0.fact)" }
    #expect(facts.contains { $0.contains("locked(true)") })
    #expect(facts.contains { $0.contains("lockScreenVisible(true)") })
    #expect(facts.contains { $0.contains("lockScreen(count: 0") })
  }

  @Test func `each sink gets the same journal`() throws {
    let first = EntryKeeper()
    let second = EntryKeeper()
    var run = SimulationRun(
      TraceHeader(), SettingValues(), policy: Rotation(every: 20, .timers),
      sinks: [first, second])
    try run.process([
      TraceEvent(time: .zero, number: 0, action: .start("a1")),
      TraceEvent(time: .zero, number: 1, action: .start("b1")),
    ])
    let end = try run.finish()
    #expect(first.text == second.text)
    #expect(first.end == end && second.end == end)
    // More than fits the buffer once.
    #expect(first.entries.count > 1024)
  }
}
