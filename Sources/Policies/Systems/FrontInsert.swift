internal import PhoneModel
internal import TraceModel

/// An Android app's queue: who is better than the bound one comes to the front, everyone else to the
/// back.
///
/// Players are better than notifications, and these than charging. Those who wait stand in the order of
/// their coming, not of their worth.
struct FrontInsert: SlotRule {
  let width = 1
  private var queue: [IslandOwner] = []

  private static func index(_ candidate: IslandCandidate) -> Int {
    switch candidate.kind {
    case .media: 0
    case .charging: 2
    default: 1
    }
  }

  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    queue.removeAll { owner in !allowed.contains { $0.owner == owner } }
    for candidate in allowed where !queue.contains(candidate.owner) {
      let bound = allowed.first { $0.owner == queue.first }
      if let bound, Self.index(candidate) < Self.index(bound) {
        queue.insert(candidate.owner, at: 0)
      } else {
        queue.append(candidate.owner)
      }
    }
    guard let first = queue.first else { return }
    answer.append(first)
    answer.overflow = queue.count - 1
    answer.reason = .arrival
  }
}
