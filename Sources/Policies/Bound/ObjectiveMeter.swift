public import PhoneModel
public import SimulationKernel
internal import TraceModel

/// Measures what a policy's answers are worth, and beside it the most that any could have been.
///
/// It is told each decision of a run, and each content that comes.
public struct ObjectiveMeter: Sendable {
  private var candidates: [IslandCandidate] = []
  private var shown: (attached: IslandAssignment.Placement?, detached: IslandOwner?)
  /// Who held each place last and could still be there.
  private var last: (attached: IslandOwner?, detached: IslandOwner?)
  private var now = SimulationTime.zero
  private var sum: Int128 = 0
  private var rates: [Int64] = []
  private var bound = OfflineBound()
  /// How often a place passed from one who could have stayed.
  public private(set) var switches: Int64 = 0

  /// Begins to measure.
  public init() {}

  /// What the policy's answers are worth, in millionths of a second of compact.
  public var value: Int64 { Objective.millionths(sum) }
  /// The most that any could have been.
  public var best: Int64 { Objective.millionths(bound.best.value) }
  /// How often places pass in the best course.
  public var bestSwitches: Int64 { bound.best.switches }
  /// Whether that is exact, or no more than an upper bound.
  public var isExact: Bool { bound.isExact }
  /// What one switch costs, in the same unit.
  public static var price: Int64 { Objective.millionths(Objective.price) }

  /// Takes in a decision.
  public mutating func update(_ view: IslandView, _ answer: IslandAssignment) {
    advance(to: view.now)
    candidates.removeAll(keepingCapacity: true)
    if view.blocked == nil { candidates = view.candidates }
    bound.admit(candidates.map(\.owner))
    if !candidates.contains(where: { $0.owner == last.attached }) { last.attached = nil }
    if !candidates.contains(where: { $0.owner == last.detached }) { last.detached = nil }
    shown = (answer.attached, answer.detached?.owner)
  }

  /// Lets time pass.
  public mutating func advance(to time: SimulationTime) {
    guard now < time else { return }
    take()
    while now < time {
      var end = time
      rates.removeAll(keepingCapacity: true)
      for candidate in candidates {
        let weight = Weights.weight(of: candidate, among: candidates)
        rates.append(weight * Objective.freshness(candidate, at: now))
        if let step = Objective.nextStep(candidate, after: now) { end = min(end, step) }
      }
      let length = end - now
      sum +=
        Int128(rate(of: shown.attached?.owner, shown.attached?.mode))
        * Int128(
          length.microseconds)
      if shown.detached != shown.attached?.owner {
        sum += Int128(rate(of: shown.detached, .minimal)) * Int128(length.microseconds)
      }
      bound.pass(rates, length)
      now = end
    }
  }

  /// What is shown counts as taken once time passes: a state of no length is no switch.
  private mutating func take() {
    func pass(_ next: IslandOwner?, _ last: inout IslandOwner?) {
      guard let next, candidates.contains(where: { $0.owner == next }) else { return }
      if last != nil && last != next {
        switches += 1
        sum -= Objective.price
      }
      last = next
    }
    pass(shown.attached?.owner, &last.attached)
    pass(shown.detached, &last.detached)
  }

  private func rate(of owner: IslandOwner?, _ mode: IslandMode?) -> Int64 {
    guard let owner, let mode, let place = candidates.firstIndex(where: { $0.owner == owner })
    else { return 0 }
    return Objective.form(mode) * rates[place]
  }
}
