internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// AxionOS's dynamic bar: four tiers and a number within each decide who is in front.
///
/// A newcomer takes the front only if it preempts who is there; the front is looked at again on each
/// change. Taken to the letter, the code then shows whom it showed before, until that one ends.
struct Tiers: SlotRule {
  let width = 1
  private let isLiteral: Bool
  private var front: IslandOwner?
  private var known: [IslandOwner] = []
  private var firstSeen: [IslandOwner: SimulationTime] = [:]

  /// How long an alarm may not be preempted by its like.
  private static let stickiness = SimulationDuration(microseconds: 5_000_000)

  init(isLiteral: Bool) { self.isLiteral = isLiteral }

  /// The tier of a kind, the highest first, and its number.
  static func rank(of candidate: IslandCandidate) -> (tier: Int, number: Int) {
    switch candidate.kind {
    case .recording: (0, 500)
    case .privacy: (0, 490)
    case .call: (0, 470)
    case .alarm: (1, 390)
    case .cast, .share: (1, 370)
    case .charging: (1, 360)
    case .media: candidate.isPaused ? (2, 220) : (2, 340)
    case .sports: (2, 330)
    case .timer: (2, 320)
    case .stopwatch: (2, 310)
    case .bluetooth: (2, 240)
    case .hotspot: (2, 230)
    case .navigation, .notification, .download, .other: (2, 225)
    }
  }

  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    for candidate in allowed where firstSeen[candidate.owner] == nil {
      firstSeen[candidate.owner] = view.now
    }
    firstSeen = firstSeen.filter { owner, _ in allowed.contains { $0.owner == owner } }
    let sorted = allowed.sorted(by: Self.precedes)
    guard let best = sorted.first else {
      front = nil
      known = []
      return
    }
    let current = sorted.first { $0.owner == front }
    let newcomer = sorted.first { !known.contains($0.owner) }
    var chosen = current ?? newcomer ?? best
    if let current, let newcomer, newcomer.owner != current.owner,
      preempts(newcomer, current, at: view.now)
    {
      chosen = newcomer
    }
    if !keeps(chosen, against: sorted, at: view.now) { chosen = best }
    known = sorted.map(\.owner)
    if isLiteral, let current { chosen = current }
    front = chosen.owner
    answer.append(chosen.owner)
    answer.overflow = sorted.count - 1
    answer.reason = .kindOrder
  }

  private static func precedes(_ left: IslandCandidate, _ right: IslandCandidate) -> Bool {
    let (first, second) = (rank(of: left), rank(of: right))
    if first.tier != second.tier { return first.tier < second.tier }
    if first.number != second.number { return first.number > second.number }
    return left.startOrder < right.startOrder
  }

  private func isSticky(_ candidate: IslandCandidate, at now: SimulationTime) -> Bool {
    guard candidate.kind == .alarm, let seen = firstSeen[candidate.owner] else { return false }
    return now < seen + Self.stickiness
  }

  private func preempts(
    _ new: IslandCandidate, _ current: IslandCandidate, at now: SimulationTime
  ) -> Bool {
    let (first, second) = (Self.rank(of: new), Self.rank(of: current))
    if first.tier == 3 { return false }
    if first.tier != second.tier { return first.tier < second.tier }
    switch first.tier {
    case 0: return first.number > second.number
    case 1: return first.number > second.number && !isSticky(current, at: now)
    default: return false
    }
  }

  private func keeps(
    _ front: IslandCandidate, against all: [IslandCandidate], at now: SimulationTime
  ) -> Bool {
    let mine = Self.rank(of: front)
    let others = all.filter { $0.owner != front.owner }.map(Self.rank)
    switch mine.tier {
    case 0: return !others.contains { $0.tier == 0 && $0.number > mine.number }
    case 1: return isSticky(front, at: now) || others.allSatisfy { $0.tier == 3 }
    case 2: return !others.contains { $0.tier < 2 || ($0.tier == 2 && $0.number > mine.number) }
    default: return others.allSatisfy { $0.tier == 3 }
    }
  }
}
