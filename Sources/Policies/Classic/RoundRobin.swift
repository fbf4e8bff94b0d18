internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// Each has the first place for a time, in the order of their starts, and the next one the second.
///
/// Round robin of processor scheduling. One that comes goes to the end of the round; when the holder
/// leaves, the next one's time begins.
struct RoundRobin: SlotRule {
  private let dwell: SimulationDuration
  private var holder: IslandOwner?
  private var holderOrder: Int64 = -1
  private var turnEnds: SimulationTime?

  init(dwell: SimulationDuration) { self.dwell = dwell }

  var nextDeadline: SimulationTime? { turnEnds }

  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    guard !allowed.isEmpty else {
      holder = nil
      turnEnds = nil
      return
    }
    // Those who started after the holder come before those who started before it.
    let after = allowed.firstIndex { $0.startOrder > holderOrder } ?? 0
    let current = allowed.firstIndex { $0.owner == holder }
    let isOver = turnEnds.map { $0 <= view.now } ?? false
    let first: Int
    // One that was alone has its full time from when another comes.
    if let current, !isOver || allowed.count == 1 {
      first = current
    } else {
      first = after
      begin(allowed[first], at: view.now)
    }
    if allowed.count == 1 {
      turnEnds = nil
    } else if turnEnds == nil {
      turnEnds = view.now + dwell
    }
    answer.append(allowed[first].owner)
    if allowed.count > 1 {
      answer.append(allowed[(first + 1) % allowed.count].owner, isFull: false)
    }
    answer.overflow = max(allowed.count - 2, 0)
    answer.reason = .turn
  }

  private mutating func begin(_ candidate: IslandCandidate, at now: SimulationTime) {
    holder = candidate.owner
    holderOrder = candidate.startOrder
    turnEnds = now + dwell
  }
}
