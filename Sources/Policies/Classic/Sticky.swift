internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// The holder of the first place keeps it for a least time, and after that against all whose score is
/// not higher by a margin.
///
/// Hysteresis against flicker: without it two scores that cross often would change places as often.
struct Sticky: SlotRule {
  private let dwell: SimulationDuration
  private let margin: Double
  private var holder: IslandOwner?
  private var heldUntil: SimulationTime?
  private var inner = OrderedSlots<RelevanceOrder>()

  init(dwell: SimulationDuration, margin: Double) {
    self.dwell = dwell
    self.margin = margin
  }

  var nextDeadline: SimulationTime? { heldUntil }

  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    if let end = heldUntil, end <= view.now { heldUntil = nil }
    inner.rank(allowed, view, into: &answer)
    guard let best = answer.slots.first?.owner else {
      holder = nil
      heldUntil = nil
      return
    }
    if let current = allowed.first(where: { $0.owner == holder }), current.owner != best,
      let challenger = allowed.first(where: { $0.owner == best }),
      heldUntil != nil || challenger.relevance < current.relevance + margin
    {
      answer.slots = [
        .init(owner: current.owner, isFull: true), .init(owner: best, isFull: false),
      ]
      answer.reason = .hysteresis
    } else if best != holder {
      holder = best
      heldUntil = view.now + dwell
    }
  }
}
