import PhoneModel
import SimulationKernel
import TraceModel
import TraceWords

/// A policy that gives the island to one candidate after the other, each for a period.
///
/// It never comes to an end by itself, which a run must.
struct Rotation: ArbitrationPolicy {
  let period: SimulationDuration
  let phase: PolicyDeadline.Phase
  private var next: SimulationTime
  private var current: IslandOwner?

  init(every seconds: Double, _ phase: PolicyDeadline.Phase) {
    period = SimulationDuration(microseconds: SimulationTime(seconds).microseconds)
    self.phase = phase
    next = .zero + period
  }

  var nextDeadline: PolicyDeadline? { PolicyDeadline(next, phase) }

  mutating func decide(_ view: IslandView) -> IslandAssignment {
    let owners = view.candidates.filter(\.isAllowed).map(\.owner)
    let place = current.flatMap { owners.firstIndex(of: $0) }
    if case .deadline = view.signal {
      next = view.now + period
      current = owners.isEmpty ? nil : owners[((place ?? -1) + 1) % owners.count]
    } else if place == nil {
      current = owners.first
    }
    var answer = IslandAssignment()
    if view.blocked == nil { answer.attached = current.map { .init($0, .compact) } }
    return answer
  }

  mutating func arrange(_ view: LockScreenView, into order: inout [Int]) -> RuleList {
    order = Array(view.items.indices)
    return RuleList()
  }

  var mediaPlace: MediaPlace { .aboveList }
}

/// A policy whose deadline is always now: a mistake that no run may hang on.
struct Hasty: ArbitrationPolicy {
  private(set) var now = SimulationTime.zero

  var nextDeadline: PolicyDeadline? { PolicyDeadline(now, .afterEvents) }

  mutating func decide(_ view: IslandView) -> IslandAssignment {
    now = view.now
    return IslandAssignment()
  }

  mutating func arrange(_ view: LockScreenView, into order: inout [Int]) -> RuleList {
    order = Array(view.items.indices)
    return RuleList()
  }

  var mediaPlace: MediaPlace { .aboveList }
}
