internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// Whose news a person has not seen for longest is shown first, each for a least time.
///
/// The age of information: an owner's age here is how much newer its content is than what was in the
/// first place last; showing it takes that away. Without weights this is maximum age first; with the
/// weight of an owner it is the Whittle index of a linear age. Who has no news comes after all who have.
struct UnseenNews: SlotRule {
  private let dwell: SimulationDuration
  private let isWeighted: Bool
  /// The time of the content that was shown last.
  private var seen: [IslandOwner: SimulationTime] = [:]
  private var holder: IslandOwner?
  private var turnEnds: SimulationTime?

  init(dwell: SimulationDuration, isWeighted: Bool) {
    self.dwell = dwell
    self.isWeighted = isWeighted
  }

  let heedsContents = true

  var nextDeadline: SimulationTime? { turnEnds }

  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    seen = seen.filter { owner, _ in view.candidates.contains { $0.owner == owner } }
    guard !allowed.isEmpty else {
      holder = nil
      turnEnds = nil
      return
    }
    let ranked = allowed.map { ($0, index(of: $0, view)) }.sorted { left, right in
      left.1 != right.1 ? left.1 > right.1 : left.0.startOrder < right.0.startOrder
    }
    let current = ranked.first { $0.0.owner == holder }
    let isHeld = current != nil && turnEnds.map { $0 > view.now } ?? false
    // Without news elsewhere the holder stays.
    let first = isHeld || ranked[0].1 == 0 ? current ?? ranked[0] : ranked[0]
    if first.0.owner != holder {
      holder = first.0.owner
      turnEnds = view.now + dwell
    } else if let end = turnEnds, end <= view.now {
      turnEnds = nil
    }
    seen[first.0.owner] = first.0.updatedAt
    answer.append(first.0.owner)
    if let second = ranked.first(where: { $0.0.owner != first.0.owner }) {
      answer.append(second.0.owner, isFull: false)
    }
    answer.overflow = max(allowed.count - 2, 0)
    answer.reason = isHeld ? .hysteresis : .unseenAge
  }

  /// How much a turn would tell, in microseconds times the weight.
  private func index(of candidate: IslandCandidate, _ view: IslandView) -> Int64 {
    let known = seen[candidate.owner] ?? candidate.startedAt
    let isNew = seen[candidate.owner] == nil
    let age = isNew ? view.now - candidate.startedAt : candidate.updatedAt - known
    let micros = max(age.microseconds, isNew ? 1 : 0)
    guard isWeighted else { return micros }
    let weight = Weights.weight(of: candidate, among: view.candidates)
    return Int64(clamping: Int128(micros) * Int128(weight) / 1_000_000)
  }
}
