internal import PhoneModel
internal import SimulationKernel
internal import Simulation

/// What is counted of the island as a whole. Microseconds.
public struct IslandTally: Sendable {
  /// Time with no, one and two places held, and with an owner expanded.
  public internal(set) var empty: Int64 = 0
  public internal(set) var one: Int64 = 0
  public internal(set) var two: Int64 = 0
  public internal(set) var expanded: Int64 = 0
  /// Time for which a wider island would have shown more.
  public internal(set) var overflow: Int64 = 0
  public internal(set) var switches: Int64 = 0
  public internal(set) var flipFlops: Int64 = 0
  /// Stretches of one owner in one place.
  public internal(set) var dwell = Distribution()
}

/// Follows who holds the island.
///
/// What is true for no time at all is not counted: holders are taken in only when time has passed.
struct IslandCollector {
  private(set) var tally = IslandTally()
  private let flipFlopWindow: Int64
  private var holders: IslandHolders?
  private var since = SimulationTime.zero
  private var isLocked = false
  private var attached = PlaceHistory()
  private var detached = PlaceHistory()

  init(flipFlopWindow: Int64) { self.flipFlopWindow = flipFlopWindow }

  mutating func receive(_ entry: JournalEntry) {
    switch entry.fact {
    case .island(let next):
      accrue(to: entry.time)
      holders = next
    case .phone(.locked(let isLocked)):
      accrue(to: entry.time)
      self.isLocked = isLocked
    default: break
    }
  }

  private mutating func accrue(to time: SimulationTime) {
    let length = (time - since).microseconds
    guard length > 0 else { return }
    follow(at: since)
    let count = (holders?.attached == nil ? 0 : 1) + (holders?.detached == nil ? 0 : 1)
    switch count {
    case 0: tally.empty += length
    case 1: tally.one += length
    default: tally.two += length
    }
    if holders?.expansion != nil { tally.expanded += length }
    if let holders, holders.overflow > 0 { tally.overflow += length }
    since = time
  }

  /// An expansion and a lock do not cut a stretch: the places are as before when it is over.
  private mutating func follow(at time: SimulationTime) {
    guard holders?.expansion == nil, !isLocked else { return }
    attached.hold(holders?.attached?.owner, at: time, flipFlopWindow, &tally)
    detached.hold(holders?.detached?.owner, at: time, flipFlopWindow, &tally)
  }

  mutating func finish(at end: SimulationTime) {
    accrue(to: end)
    attached.hold(nil, at: end, flipFlopWindow, &tally)
    detached.hold(nil, at: end, flipFlopWindow, &tally)
  }
}

/// Who held one place, as far back as a flip-flop needs.
private struct PlaceHistory {
  private var owner: IslandOwner?
  private var since = SimulationTime.zero
  private var before: IslandOwner?
  /// When the owner before gave the place to this one.
  private var takenAt = SimulationTime.zero

  mutating func hold(
    _ next: IslandOwner?, at time: SimulationTime, _ window: Int64, _ tally: inout IslandTally
  ) {
    guard next != owner else { return }
    if let owner {
      tally.dwell.add((time - since).microseconds)
      if let next {
        tally.switches += 1
        if next == before, (time - takenAt).microseconds <= window { tally.flipFlops += 1 }
        before = owner
        takenAt = time
      } else {
        before = nil
      }
    }
    owner = next
    since = time
  }
}
