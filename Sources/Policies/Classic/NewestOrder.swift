internal import PhoneModel

/// The latest start has the first place.
struct NewestOrder: CandidateOrder {
  static let reason = PolicyReason.startTime

  static func isBefore(_ left: IslandCandidate, _ right: IslandCandidate) -> Bool {
    left.startOrder > right.startOrder
  }
}
