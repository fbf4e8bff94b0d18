internal import PhoneModel
internal import SimulationKernel
internal import Simulation

/// What is counted of the island as a whole.
///
/// Microseconds.
public struct IslandTally: Sendable {
  /// Time with no, one and two places held, and with an owner expanded.
  public internal(set) var empty: Int64 = 0
  /// Time with one place held.
  public internal(set) var one: Int64 = 0
  /// Time with both places held.
  public internal(set) var two: Int64 = 0
  /// Time with an owner expanded.
  public internal(set) var expanded: Int64 = 0
  /// Time for which a wider island would have shown more.
  public internal(set) var overflow: Int64 = 0
  /// How often a place passed from one owner to another.
  public internal(set) var switches: Int64 = 0
  /// Switches that gave a place back within the setting `flipFlopWindow`.
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
    follow(from: since, to: time)
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

  /// Neither an expansion nor a lock cuts a stretch if the place is as before when it is over.
  private mutating func follow(from start: SimulationTime, to end: SimulationTime) {
    if isLocked { return }
    let (first, second) = (holders?.attached?.owner, holders?.detached?.owner)
    if holders?.expansion != nil {
      attached.pass(first, from: start, to: end)
      detached.pass(second, from: start, to: end)
    } else {
      attached.hold(first, from: start, to: end, flipFlopWindow, &tally)
      detached.hold(second, from: start, to: end, flipFlopWindow, &tally)
    }
  }

  mutating func finish(at end: SimulationTime) {
    accrue(to: end)
    attached.leave(&tally)
    detached.leave(&tally)
  }
}

/// Who held one place, as far back as a flip-flop needs.
private struct PlaceHistory {
  private var owner: IslandOwner?
  private var since = SimulationTime.zero
  /// The end of the last time for which the owner stood in the place.
  private var heldUntil = SimulationTime.zero
  /// Another owner that stands there expanded, and since when: it may keep the place.
  private var guest: (owner: IslandOwner, since: SimulationTime)?
  private var before: IslandOwner?
  /// When the owner before gave the place to this one.
  private var takenAt = SimulationTime.zero

  /// An owner, or nobody, holds the place for a while in which nothing is expanded.
  mutating func hold(
    _ next: IslandOwner?, from start: SimulationTime, to end: SimulationTime, _ window: Int64,
    _ tally: inout IslandTally
  ) {
    if next != owner {
      leave(&tally)
      since = start
      if let guest, guest.owner == next { since = guest.since }
      if owner != nil && next != nil {
        tally.switches += 1
        if next == before, (since - takenAt).microseconds <= window { tally.flipFlops += 1 }
        before = owner
        takenAt = since
      } else {
        before = nil
      }
      owner = next
    }
    guest = nil
    heldUntil = end
  }

  /// Something is expanded for a while, here or elsewhere.
  mutating func pass(_ shown: IslandOwner?, from start: SimulationTime, to end: SimulationTime) {
    if shown == owner {
      heldUntil = end
      guest = nil
    } else if let shown, guest?.owner != shown {
      guest = (shown, start)
    }
  }

  /// The owner's stretch is over.
  func leave(_ tally: inout IslandTally) {
    if owner != nil { tally.dwell.add((heldUntil - since).microseconds) }
  }
}
