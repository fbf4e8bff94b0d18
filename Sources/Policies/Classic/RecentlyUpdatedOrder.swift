internal import PhoneModel

/// The latest content has the first place.
struct RecentlyUpdatedOrder: CandidateOrder {
  static let reason = PolicyReason.updateTime

  static let heedsContents = true

  static func isBefore(_ left: IslandCandidate, _ right: IslandCandidate) -> Bool {
    left.updatedAt > right.updatedAt
  }
}
