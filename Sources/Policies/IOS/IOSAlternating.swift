internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// The claim that the system takes turns: of two owners one alone is shown, as a compact pill, then the
/// other.
///
/// One blog says so and no page of the maker does (rule `di-alternation-system-claim`); all else is as
/// under `ios`.
struct IOSAlternating: ArbitrationPolicy {
  private var inner: IOSPolicy
  private let period: SimulationDuration
  private var pair: (first: IslandOwner, second: IslandOwner)?
  private var turnEnds: SimulationTime?
  private var isSecond = false

  init(_ inner: IOSPolicy, period: SimulationDuration) {
    self.inner = inner
    self.period = period
  }

  var nextDeadline: PolicyDeadline? {
    guard let turnEnds else { return inner.nextDeadline }
    guard let hold = inner.nextDeadline, hold.time <= turnEnds else {
      return PolicyDeadline(turnEnds, .afterEvents)
    }
    return hold
  }

  mutating func decide(_ view: IslandView) -> IslandAssignment {
    var answer = inner.decide(view)
    guard answer.expansion == nil, let first = answer.attached?.owner,
      let second = answer.detached?.owner
    else {
      // Under an expansion, and alone, nobody takes turns.
      turnEnds = nil
      if answer.expansion == nil { pair = nil }
      return answer
    }
    if pair?.first != first || pair?.second != second {
      pair = (first, second)
      isSecond = false
      turnEnds = nil
    } else if let end = turnEnds, end <= view.now {
      isSecond.toggle()
      turnEnds = nil
    }
    if turnEnds == nil { turnEnds = view.now + period }
    answer.attached = .init(isSecond ? second : first, .compact)
    answer.detached = nil
    answer.overflow += 1
    answer.reason = .turn
    return answer
  }

  mutating func arrange(_ view: LockScreenView, into order: inout [Int]) -> RuleList {
    inner.arrange(view, into: &order)
  }

  var mediaPlace: MediaPlace { inner.mediaPlace }
}
