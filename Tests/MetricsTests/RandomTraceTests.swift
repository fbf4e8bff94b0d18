import Catalogue
import Metrics
import PhoneModel
import Simulation
import SimulationKernel
import Testing
import TraceModel

/// What holds of any run: sums, bounds, and each measure computed again from its definition.
@Suite struct RandomTraceTests {
  private static let seeds: Range<UInt64> = 0..<400

  private struct Played {
    let trace: RandomTrace
    let metrics: MetricCollector
    let timeline = Timeline(keepsOutcomes: true)
    let snapshots = Snapshots()

    init(_ seed: UInt64) throws {
      trace = RandomTrace(seed: seed)
      metrics = MetricCollector(trace.settings)
      try MeasuredRun.play(
        trace.events, trace.header, trace.settings, [metrics, timeline, snapshots])
    }
  }

  @Test(arguments: seeds)
  func `states fill the life of an activity, forms and reasons its time to be shown`(
    seed: UInt64
  ) throws {
    let played = try Played(seed)
    for tally in played.metrics.activities {
      let life = played.timeline.states[tally.activity]?.intervals ?? []
      let alive = life.filter { $0.value != .dismissed }.reduce(0) {
        $0 + ($1.to - $1.from).microseconds
      }
      let states = ActivityStateName.allCases.filter { $0 != .dismissed }
      #expect(states.reduce(0) { $0 + tally.states[$1.ordinal] } == alive)
      if let removal = tally.removal, played.trace.settings.choice() == UpdateAfterDismissal.ignored
      {
        #expect(alive == (removal.at - tally.startedAt).microseconds)
      }
      // An ended activity may be expanded once more; nothing else is in the island but live ones.
      guard played.trace.settings.choice() == AlertOnEnd.noExpansion else { continue }
      let island = tally.island
      let hidden = HiddenReason.allCases.reduce(0) { $0 + island.hidden[$1.ordinal] }
      let live =
        tally.states[ActivityStateName.active.ordinal]
        + tally.states[ActivityStateName.stale.ordinal]
      #expect(island.shown + hidden == live)
    }
  }

  @Test(arguments: seeds)
  func `occupancy fills the run, and nobody stands in two places`(seed: UInt64) throws {
    let played = try Played(seed)
    let island = played.metrics.island
    let span = played.metrics.end.microseconds
    #expect(island.empty + island.one + island.two == span)
    #expect(island.expanded <= island.one + island.two)
    #expect(island.flipFlops <= island.switches)
    #expect(island.dwell.maximum ?? 0 <= span)
    #expect(played.metrics.contested <= span)
    var places: Int64 = 0
    for interval in played.timeline.island.intervals {
      let owners = [interval.value.attached?.owner, interval.value.detached?.owner]
      #expect(owners[0] == nil || owners[0] != owners[1])
      places += (interval.to - interval.from).microseconds * Int64(owners.count { $0 != nil })
    }
    #expect(places == island.one + 2 * island.two)
    #expect(
      places == played.metrics.activities.reduce(0) { $0 + $1.island.shown }
        + played.metrics.clients.reduce(0) { $0 + $1.island.shown })
  }

  @Test(arguments: seeds)
  func `each update has one outcome`(seed: UInt64) throws {
    let played = try Played(seed)
    var expected: Int64 = 0
    for event in played.trace.events where event.time <= played.trace.header.until ?? .never {
      guard case .activityUpdate = event.action else { continue }
      expected += 1
      #expect(played.timeline.outcomes[event.number] != nil)
    }
    let counts = Outcome.allCases.map { played.metrics.count(.activityUpdate, $0) }
    #expect(counts.reduce(0, +) == expected)
    let ofActivities = played.metrics.activities.reduce(0) { sum, tally in
      sum + Outcome.allCases.reduce(0) { $0 + Int64(tally.outcomes[$1.ordinal]) }
    }
    #expect(ofActivities <= expected)
  }

  @Test(arguments: seeds)
  func `each alert is told, and the totals agree with the list`(seed: UInt64) throws {
    let metrics = try Played(seed).metrics
    #expect(metrics.alerts.count == metrics.alertCount)
    let shown = metrics.alerts.filter { $0.surface != nil }
    #expect(shown.count == metrics.alertsPresented)
    #expect(metrics.alertWaits.count == metrics.alertsPresented)
    #expect(metrics.alertHolds.count == shown.count { $0.surface != .lockScreen })
    for (number, alert) in metrics.alerts.enumerated() {
      #expect((alert.surface == nil) == (alert.presentedAt == nil))
      if let start = alert.presentedAt, let end = alert.endedAt { #expect(start < end) }
      if let other = alert.interruptedBy { #expect(other > number && other < metrics.alertCount) }
    }
  }

  @Test(arguments: seeds)
  func `activities have the times that their definitions give`(seed: UInt64) throws {
    let played = try Played(seed)
    let snapshots = played.snapshots
    #expect(played.metrics.activities.map(\.activity) == snapshots.started.map(\.activity))
    for tally in played.metrics.activities {
      let activity = tally.activity
      for state in ActivityStateName.allCases {
        let time = snapshots.time { $0.states[activity] == state }
        #expect(tally.states[state.ordinal] == time, "\(state)")
      }
      #expect(
        tally.staleShown == snapshots.time { $0.states[activity] == .stale && $0.shows(activity) })
      let first = snapshots.stretches.first { $0.snapshot.shows(activity) }
      #expect(tally.firstShownAt?.microseconds == first?.from)
      expect(tally.lockScreen, of: .activity(activity), snapshots)
      let glance = played.trace.settings[.glance]
      expect(tally.contents, of: activity, snapshots, glance: glance)
    }
    for tally in played.metrics.notifications {
      expect(tally.lockScreen, of: .notification(tally.notification), snapshots)
    }
  }

  @Test(arguments: seeds)
  func `the island has the times that their definitions give`(seed: UInt64) throws {
    let played = try Played(seed)
    let snapshots = played.snapshots
    for tally in played.metrics.activities {
      expect(tally.island, of: .activity(tally.activity), snapshots)
    }
    for tally in played.metrics.clients {
      expect(tally.island, of: .client(tally.client), snapshots)
    }
    let contested = snapshots.time { snapshot in
      snapshots.owners.contains { snapshot.isCandidate($0) }
    }
    #expect(played.metrics.contested == contested)
    let island = played.metrics.island
    #expect(island.expanded == snapshots.time { $0.holders?.expansion != nil })
    #expect(island.overflow == snapshots.time { $0.holders?.overflow ?? 0 > 0 })
    #expect(
      island.two
        == snapshots.time { $0.holders?.attached != nil && $0.holders?.detached != nil })
    let lockScreen = played.metrics.lockScreen
    #expect(lockScreen.visible == snapshots.time { $0.isLockScreenVisible })
    #expect(
      lockScreen.belowFold
        == snapshots.time { $0.isLockScreenVisible && $0.slots.contains { !$0.isAboveFold } })
    let seen = snapshots.stretches.map(\.snapshot).filter(\.isLockScreenVisible)
    #expect(lockScreen.mostItems == seen.map { Int64($0.slots.count) }.max() ?? 0)
    #expect(
      lockScreen.greatestHeight == seen.map { $0.slots.reduce(0) { $0 + $1.height } }.max() ?? 0)
  }

  private func expect(_ times: PresenceTimes, of owner: IslandOwner, _ snapshots: Snapshots) {
    func time(_ presence: IslandPresence) -> Int64 {
      snapshots.time { $0.presences[owner] == presence }
    }
    #expect(times.compact == time(.compact))
    #expect(times.minimalAttached == time(.minimalAttached))
    #expect(times.minimalDetached == time(.minimalDetached))
    #expect(times.expanded == time(.expanded))
    for reason in HiddenReason.allCases {
      #expect(times.hidden[reason.ordinal] == time(.hidden(reason)), "\(reason)")
    }
    #expect(times.candidate == snapshots.time { $0.isCandidate(owner) })
    let starvation = snapshots.longest {
      $0.isCandidate(owner) && $0.presences[owner]?.isShown == false
    }
    #expect(times.starvation == starvation)
  }

  private func expect(
    _ times: ListTimes, of content: LockScreenItem.Content, _ snapshots: Snapshots
  ) {
    var visible: Int64 = 0
    var aboveFold: Int64 = 0
    var positions: Int128 = 0
    for (snapshot, from, to) in snapshots.stretches where snapshot.isLockScreenVisible {
      guard let position = snapshot.slots.firstIndex(where: { $0.content == content }) else {
        continue
      }
      visible += to - from
      if snapshot.slots[position].isAboveFold { aboveFold += to - from }
      positions += Int128(position) * Int128(to - from)
    }
    #expect(times.visible == visible)
    #expect(times.aboveFold == aboveFold)
    #expect(times.meanPosition == Quotient.of(positions * 1_000_000, by: Int128(visible)))
  }

  private func expect(
    _ times: ContentTimes, of activity: ActivityIndex, _ snapshots: Snapshots, glance: Int64
  ) {
    var seenFor: [Int: Int64] = [:]
    var delays: [Int: Int64] = [:]
    var shown: Int64 = 0
    var doubledAge: Int128 = 0
    var peak: Int64 = 0
    for (snapshot, from, to) in snapshots.stretches where snapshot.shows(activity) {
      guard let content = snapshot.contents[activity] else { continue }
      let (first, last) = (from - content.at.microseconds, to - content.at.microseconds)
      shown += to - from
      doubledAge += Int128(first + last) * Int128(last - first)
      peak = max(peak, last)
      if delays[content.number] == nil { delays[content.number] = first }
      if snapshot.showsPlainly(activity) { seenFor[content.number, default: 0] += to - from }
    }
    #expect(times.shown == shown)
    #expect(times.meanAge == Quotient.of(doubledAge, by: Int128(shown) * 2))
    #expect(times.peakAge == peak)
    #expect(times.seen == seenFor.values.count { $0 >= glance })
    #expect(times.visibleCount == delays.count)
    #expect(times.visibleDelaySum == delays.values.reduce(0, +))
    #expect(times.visibleDelayGreatest == delays.values.max() ?? 0)
  }
}
