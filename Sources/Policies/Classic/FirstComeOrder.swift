internal import PhoneModel

/// The earliest start has the first place, and keeps it until it ends.
struct FirstComeOrder: CandidateOrder {
  static let reason = PolicyReason.startTime

  static func isBefore(_ left: IslandCandidate, _ right: IslandCandidate) -> Bool {
    left.startOrder < right.startOrder
  }
}
