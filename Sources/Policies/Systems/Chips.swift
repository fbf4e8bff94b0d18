internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// Android's status bar chips in their three generations.
///
/// Screen recording, sharing, casting and calls come first, in this order; then promoted notifications,
/// one for an app, the one first whose start or whose app's last visit is latest. A recording keeps a
/// sharing out. Two chips or more are icons.
struct Chips: SlotRule {
  let width: Int
  /// Whether promoted notifications are chips at all.
  let hasNotifications: Bool
  /// When each app was seen in front last.
  private var visited: [AppIndex: SimulationTime] = [:]

  static let order: [ActivityKind] = [.recording, .share, .cast, .call]

  init(width: Int, hasNotifications: Bool) {
    self.width = width
    self.hasNotifications = hasNotifications
  }

  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    for candidate in view.candidates where candidate.isOwnAppInFront {
      if let app = candidate.app { visited[app] = view.now }
    }
    var chips: [IslandCandidate] = []
    for kind in Self.order { chips += allowed.filter { $0.kind == kind } }
    // A recording and a sharing are one projection.
    let isRecording = chips.contains { $0.kind == .recording }
    let shares = isRecording ? chips.count { $0.kind == .share } : 0
    if isRecording { chips.removeAll { $0.kind == .share } }
    let known = chips.count
    if hasNotifications { chips += notifications(allowed) }
    let shown = chips.prefix(width)
    let areIcons = shown.count > 1
    for chip in shown { answer.append(chip.owner, isFull: !areIcons) }
    answer.overflow = chips.count - shown.count + (width > 1 ? shares : 0)
    answer.reason = known > 0 ? .kindOrder : .startTime
  }

  /// The promoted notifications: activities that are no call, projection or player.
  private func notifications(_ allowed: [IslandCandidate]) -> [IslandCandidate] {
    let promoted = allowed.filter { candidate in
      candidate.activity != nil && candidate.kind != .media && !Self.order.contains(candidate.kind)
    }
    let sorted = promoted.sorted { left, right in
      let (first, second) = (key(left), key(right))
      return first != second ? first > second : left.startOrder < right.startOrder
    }
    var apps: Set<AppIndex> = []
    return sorted.filter { $0.app.map { apps.insert($0).inserted } ?? true }
  }

  private func key(_ candidate: IslandCandidate) -> SimulationTime {
    let visit = candidate.app.flatMap { visited[$0] } ?? candidate.startedAt
    return max(visit, candidate.startedAt)
  }
}
