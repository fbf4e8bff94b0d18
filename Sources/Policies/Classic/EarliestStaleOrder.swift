internal import PhoneModel

/// The earliest stale date has the first place: what goes out of date first is shown first.
///
/// Who has no stale date comes last. Earliest deadline first, of real-time scheduling.
struct EarliestStaleOrder: CandidateOrder {
  static let reason = PolicyReason.staleDate

  static let heedsContents = true

  static func isBefore(_ left: IslandCandidate, _ right: IslandCandidate) -> Bool {
    guard let date = left.staleAt else { return false }
    guard let other = right.staleAt else { return true }
    return date < other
  }
}
