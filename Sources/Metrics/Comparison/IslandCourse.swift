internal import Catalogue
public import PhoneModel
public import SimulationKernel
public import Simulation

/// Who held the island since the last look, so that two policies can be compared while they run.
public final class IslandCourse: JournalSink {
  /// What was shown from an instant on.
  public struct Change: Sendable {
    /// From when on.
    public var time: SimulationTime
    /// Who held the places.
    public var holders: IslandHolders
    /// The rules that decided.
    public var rules: RuleList
  }

  /// What was shown before the first of the changes.
  public private(set) var base = Change(
    time: .zero, holders: IslandHolders(IslandAssignment()), rules: RuleList())
  /// The changes since; of those at one instant the last.
  public private(set) var changes: [Change] = []

  /// Begins to follow.
  public init() {}

  /// Takes in some entries, in order.
  public func receive(_ entries: [JournalEntry]) {
    for entry in entries {
      guard case .island(let holders) = entry.fact else { continue }
      let change = Change(time: entry.time, holders: holders, rules: entry.rules)
      if let last = changes.last, last.time == entry.time {
        changes[changes.count - 1] = change
      } else {
        changes.append(change)
      }
    }
  }

  /// Forgets the changes before an instant, which everybody has looked at.
  public func forget(before time: SimulationTime) {
    let count = changes.firstIndex { $0.time >= time } ?? changes.count
    guard count > 0 else { return }
    base = changes[count - 1]
    changes.removeFirst(count)
  }

  /// The run is over.
  public func finish(at end: SimulationTime) {}
}

/// The first instant at which two policies show different things.
public struct Divergence: Sendable {
  /// When.
  public var at: SimulationTime
  /// What one shows from then on, and why.
  public var first: IslandCourse.Change
  /// What the other shows.
  public var second: IslandCourse.Change
}

extension IslandCourse {
  /// The first difference of two courses before an instant, or nil.
  public static func divergence(
    _ first: IslandCourse, _ second: IslandCourse, before time: SimulationTime
  ) -> Divergence? {
    var (one, two) = (first.base, second.base)
    var (i, j) = (0, 0)
    while true {
      let next =
        [
          i < first.changes.count ? first.changes[i].time : .never,
          j < second.changes.count ? second.changes[j].time : .never,
        ].min() ?? .never
      guard next < time else { return nil }
      if i < first.changes.count, first.changes[i].time == next {
        one = first.changes[i]
        i += 1
      }
      if j < second.changes.count, second.changes[j].time == next {
        two = second.changes[j]
        j += 1
      }
      if one.holders.attached != two.holders.attached
        || one.holders.detached != two.holders.detached
      {
        return Divergence(at: next, first: one, second: two)
      }
    }
  }
}
