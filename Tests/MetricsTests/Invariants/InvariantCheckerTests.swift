import Catalogue
import Metrics
import PhoneModel
import Simulation
import SimulationKernel
import Testing
import TraceModel

/// A journal that breaks an invariant is caught.
@Suite struct InvariantCheckerTests {
  private static let a = ActivityIndex(0)
  private static let b = ActivityIndex(1)
  private static let app = AppIndex(0)

  private static func holders(
    _ attached: (ActivityIndex, IslandMode)?, _ detached: (ActivityIndex, IslandMode)? = nil
  ) -> JournalFact {
    var assignment = IslandAssignment()
    assignment.attached = attached.map { .init(.activity($0.0), $0.1) }
    assignment.detached = detached.map { .init(.activity($0.0), $0.1) }
    return .island(IslandHolders(assignment))
  }

  /// Two activities of one app live.
  private static let life: [JournalFact] = [
    .phone(.started(a, app)), .phone(.state(a, .active)), .phone(.started(b, app)),
    .phone(.state(b, .active)),
  ]

  private static func found(
    _ facts: [JournalFact], then later: [JournalFact] = [], ios: Bool = true
  ) -> Set<Invariant> {
    let watch = InvariantChecker(isOfIOSFamily: ios)
    let first = facts.map { JournalEntry(.zero, $0, RuleList()) }
    let second = later.map {
      JournalEntry(SimulationTime(microseconds: 50_000_000_000), $0, RuleList())
    }
    watch.receive(first + second)
    watch.finish(at: SimulationTime(microseconds: 60_000_000_000))
    return Set(watch.violations.map(\.invariant))
  }

  @Test func `a sound journal is sound`() {
    #expect(Self.found(Self.life + [Self.holders((Self.a, .compact))]).isEmpty)
  }

  @Test func `places`() {
    let twice = Self.holders((Self.a, .minimal), (Self.a, .minimal))
    #expect(Self.found(Self.life + [twice], ios: false) == [.twoPlaces])
    let alone = Self.holders(nil, (Self.a, .minimal))
    #expect(Self.found(Self.life + [alone], ios: false) == [.twoPlaces])
    let minimal = Self.holders((Self.a, .minimal))
    #expect(Self.found(Self.life + [minimal]) == [.aloneIsNotMinimal])
    #expect(Self.found(Self.life + [minimal], ios: false).isEmpty)
    let oneApp = Self.holders((Self.a, .minimal), (Self.b, .minimal))
    #expect(Self.found(Self.life + [oneApp]) == [.onePlaceForAnApp])
  }

  @Test func `who may be in the island`() {
    let compact = Self.holders((Self.a, .compact))
    #expect(
      Self.found(Self.life + [.phone(.state(Self.a, .ended)), compact]) == [.onlyLiveInIsland])
    let expanded = Self.holders((Self.a, .expanded))
    #expect(Self.found(Self.life + [.phone(.state(Self.a, .ended)), expanded]).isEmpty)
    #expect(Self.found(Self.life + [.phone(.locked(true)), compact]) == [.emptyWhileLocked])
    #expect(
      Self.found(Self.life + [.phone(.foreground(Self.app)), compact]) == [.hiddenIsNotShown])
    let hidden = JournalFact.presence(.activity(Self.a), .hidden(.swiped))
    #expect(Self.found(Self.life + [hidden, compact]) == [.hiddenIsNotShown])
  }

  @Test func `what an instant leaves counts, not what it passes through`() {
    let facts = [Self.holders((Self.a, .minimal)), Self.holders((Self.a, .compact))]
    #expect(Self.found(Self.life + facts).isEmpty)
  }

  @Test func `limits and the Lock Screen`() {
    let late: [JournalFact] = [.phone(.state(Self.a, .ended))]
    #expect(Self.found(Self.life, then: late) == [.withinLimits])
    let slot = LockScreenSlot(content: .activity(Self.a), height: 1, isAboveFold: true)
    let list: [JournalFact] = [
      .lockScreen(count: 1, media: nil), .lockScreenItem(position: 0, slot),
    ]
    #expect(Self.found(Self.life + list).isEmpty)
    #expect(
      Self.found(Self.life + [.phone(.state(Self.a, .dismissed))] + list)
        == [.onlyPresentOnLockScreen])
  }

  @Test func `an event without or with two outcomes`() {
    let outcome = JournalFact.phone(
      .outcome(event: 70, .activityUpdate, Self.a, .applied, nil))
    for (facts, events, isSound) in [
      ([outcome], Int64(1), true), ([outcome], 2, false), ([outcome, outcome], 2, false),
    ] {
      let watch = InvariantChecker(isOfIOSFamily: true)
      watch.receive(facts.map { JournalEntry(.zero, $0, RuleList()) })
      watch.compare(MetricCollector(.init()), events: events)
      #expect(watch.violations.isEmpty == isSound)
    }
  }
}
