internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// Time in the first place in proportion to weight: stride scheduling.
///
/// Each owner has a pass, which grows by its stride, the inverse of its weight, with each turn; the
/// least pass is next. One that comes begins at the least pass of the others, so that nobody is owed for
/// a time in which it was not there.
struct WeightedFair: SlotRule {
  private static let scale: Int64 = 1_000_000_000_000

  private let dwell: SimulationDuration
  private var passes: [IslandOwner: Int64] = [:]
  private var holder: IslandOwner?
  private var turnEnds: SimulationTime?

  init(dwell: SimulationDuration) { self.dwell = dwell }

  var nextDeadline: SimulationTime? { turnEnds }

  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    admit(allowed)
    guard !allowed.isEmpty else {
      holder = nil
      turnEnds = nil
      return
    }
    let isThere = allowed.contains { $0.owner == holder }
    if !isThere || turnEnds.map({ $0 <= view.now }) ?? false { takeTurn(allowed, view) }
    if allowed.count == 1 { turnEnds = nil } else if turnEnds == nil { turnEnds = view.now + dwell }
    guard let holder else { return }
    answer.append(holder)
    if let next = allowed.filter({ $0.owner != holder }).min(by: isNext) {
      answer.append(next.owner, isFull: false)
    }
    answer.overflow = max(allowed.count - 2, 0)
    answer.reason = .fairShare
  }

  /// Newcomers begin where the last of the others is; who left is forgotten.
  private mutating func admit(_ allowed: [IslandCandidate]) {
    passes = passes.filter { owner, _ in allowed.contains { $0.owner == owner } }
    let least = passes.values.min() ?? 0
    for candidate in allowed where passes[candidate.owner] == nil {
      passes[candidate.owner] = least
    }
  }

  private mutating func takeTurn(_ allowed: [IslandCandidate], _ view: IslandView) {
    guard let next = allowed.min(by: isNext) else { return }
    holder = next.owner
    let weight = Weights.weight(of: next, among: view.candidates)
    passes[next.owner, default: 0] += Self.scale / weight
    turnEnds = view.now + dwell
  }

  private func isNext(_ left: IslandCandidate, _ right: IslandCandidate) -> Bool {
    let (first, second) = (passes[left.owner] ?? 0, passes[right.owner] ?? 0)
    return first != second ? first < second : left.startOrder < right.startOrder
  }
}
