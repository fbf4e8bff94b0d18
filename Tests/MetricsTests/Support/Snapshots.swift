import PhoneModel
import Simulation
import SimulationKernel
import TraceModel

/// What was so at one instant, after everything that happened at it.
struct Snapshot {
  var time = SimulationTime.zero
  var states: [ActivityIndex: ActivityStateName] = [:]
  /// How many contents an activity had, and when the newest came.
  var contents: [ActivityIndex: (number: Int, at: SimulationTime)] = [:]
  var presences: [IslandOwner: IslandPresence] = [:]
  var holders: IslandHolders?
  /// The list on the Lock Screen, from top to bottom; none while unlocked.
  var slots: [LockScreenSlot] = []
  var isLockScreenVisible = false

  /// Whether an activity can be seen somewhere.
  func shows(_ activity: ActivityIndex) -> Bool {
    if presences[.activity(activity)]?.isShown == true { return true }
    return isLockScreenVisible && slots.contains { $0.content == .activity(activity) }
  }

  /// Whether a person who looks must have seen an activity.
  func showsPlainly(_ activity: ActivityIndex) -> Bool {
    if presences[.activity(activity)]?.isShown == true { return true }
    return isLockScreenVisible
      && slots.contains { $0.content == .activity(activity) && $0.isAboveFold }
  }

  /// Whether the phone lets an owner into the island.
  func isCandidate(_ owner: IslandOwner) -> Bool {
    let presence = presences[owner] ?? .none
    let waiting: [IslandPresence] = [.hidden(.otherExpanded), .hidden(.sibling), .hidden(.noPlace)]
    return presence.isShown || waiting.contains(presence)
  }
}

/// Keeps a run as snapshots, so that a measure can be computed again straight from its definition.
final class Snapshots: JournalSink {
  /// What was so, and from when to when; of stretches without a length there are none.
  private(set) var stretches: [(snapshot: Snapshot, from: Int64, to: Int64)] = []
  /// The activities in the order of their starts, with the instants at which they were asked for.
  private(set) var started: [(activity: ActivityIndex, at: SimulationTime)] = []
  private(set) var owners: Set<IslandOwner> = []
  private var current = Snapshot()

  func receive(_ entries: [JournalEntry]) {
    for entry in entries {
      pass(to: entry.time)
      take(entry)
    }
  }

  func finish(at end: SimulationTime) { pass(to: end) }

  private func pass(to time: SimulationTime) {
    if current.time < time {
      stretches.append((current, current.time.microseconds, time.microseconds))
    }
    current.time = time
  }

  private func take(_ entry: JournalEntry) {
    switch entry.fact {
    case .phone(.started(let activity, _)): started.append((activity, entry.time))
    case .phone(.state(let activity, let state)): current.states[activity] = state
    case .phone(.content(let activity, _)):
      current.contents[activity] = ((current.contents[activity]?.number ?? 0) + 1, entry.time)
    case .phone(.lockScreenVisible(let isVisible)): current.isLockScreenVisible = isVisible
    case .presence(let owner, let presence):
      owners.insert(owner)
      current.presences[owner] = presence
    case .island(let holders): current.holders = holders
    case .lockScreen, .lockScreenGone: current.slots = []
    case .lockScreenItem(_, let slot): current.slots.append(slot)
    default: break
    }
  }

  /// The time for which something was so.
  func time(_ isSo: (Snapshot) -> Bool) -> Int64 {
    stretches.reduce(0) { isSo($1.snapshot) ? $0 + $1.to - $1.from : $0 }
  }

  /// The longest time without a gap for which something was so.
  func longest(_ isSo: (Snapshot) -> Bool) -> Int64 {
    var longest: Int64 = 0
    var length: Int64 = 0
    for stretch in stretches {
      length = isSo(stretch.snapshot) ? length + stretch.to - stretch.from : 0
      longest = max(longest, length)
    }
    return longest
  }
}
