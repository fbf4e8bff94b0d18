internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// An order of candidates by a key, without memory.
protocol CandidateOrder: Sendable {
  /// The key by which it tells candidates apart.
  static var reason: PolicyReason { get }

  /// Whether new content alone may change it.
  static var heedsContents: Bool { get }

  /// Whether one comes before another; neither does if their keys are equal, and then the earlier start
  /// comes first.
  static func isBefore(_ left: IslandCandidate, _ right: IslandCandidate) -> Bool
}

extension CandidateOrder {
  static var heedsContents: Bool { false }
}

/// Places by an order: the first is full, the second an icon.
struct OrderedSlots<Order: CandidateOrder>: SlotRule {
  var heedsContents: Bool { Order.heedsContents }

  /// - Complexity: O(candidates).
  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    var (first, second) = (-1, -1)
    for place in allowed.indices {
      if first < 0 || precedes(allowed[place], allowed[first]) {
        (first, second) = (place, first)
      } else if second < 0 || precedes(allowed[place], allowed[second]) {
        second = place
      }
    }
    guard first >= 0 else { return }
    answer.append(allowed[first].owner)
    if second >= 0 { answer.append(allowed[second].owner, isFull: false) }
    answer.overflow = max(allowed.count - 2, 0)
    answer.reason = Order.reason
  }

  private func precedes(_ left: IslandCandidate, _ right: IslandCandidate) -> Bool {
    if Order.isBefore(left, right) { return true }
    return !Order.isBefore(right, left) && left.startOrder < right.startOrder
  }
}
