internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// A custom ROM's extension of Android's chips: more kinds, and styles.
///
/// The order of kinds is fixed and notifications come last, the latest first. A paused player is none.
/// The style decides who is full: all, the first alone, or nobody.
struct PrimaryExpanded: SlotRule {
  /// Who has the full form.
  enum Style: Int64, Sendable {
    case all, first, none
  }

  let width: Int
  private let style: Style

  private static let order: [ActivityKind] = [
    .privacy, .call, .media, .recording, .share, .cast, .timer, .navigation, .download, .hotspot,
    .bluetooth, .charging,
  ]

  init(width: Int, style: Style) {
    self.width = width
    self.style = style
  }

  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    let present = allowed.filter { !$0.isPaused }
    let ranked = present.sorted { left, right in
      let (first, second) = (place(of: left), place(of: right))
      if first != second { return first < second }
      return left.startOrder > right.startOrder
    }
    for (place, candidate) in ranked.prefix(width).enumerated() {
      let isFull =
        switch style {
        case .all: true
        case .first: place == 0
        case .none: false
        }
      answer.append(candidate.owner, isFull: isFull)
    }
    answer.overflow = max(ranked.count - width, 0)
    let isByKind = ranked.count > 1 && place(of: ranked[0]) != place(of: ranked[1])
    answer.reason = isByKind ? .kindOrder : .startTime
  }

  private func place(of candidate: IslandCandidate) -> Int {
    Self.order.firstIndex(of: candidate.kind) ?? Self.order.count
  }
}
