internal import PhoneModel
internal import TraceModel

/// A desktop notch app's stack: the highest of a table of numbers is shown, and what is temporary
/// covers it.
///
/// Charging is temporary here; the latest of them covers. Equal numbers go by the earlier start.
struct StackOverlay: SlotRule {
  let width = 1

  private static func number(_ candidate: IslandCandidate) -> Int {
    switch candidate.kind {
    case .hotspot: 2
    case .download: 3
    case .media: 6
    case .timer: 7
    case .recording: 10
    default: 0
    }
  }

  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    let overlay = allowed.last { $0.kind == .charging }
    let best = allowed.min { left, right in
      let (first, second) = (Self.number(left), Self.number(right))
      return first != second ? first > second : left.startOrder < right.startOrder
    }
    guard let shown = overlay ?? best else { return }
    answer.append(shown.owner)
    answer.overflow = allowed.count - 1
    answer.reason = overlay == nil ? .kindOrder : .arrival
  }
}
