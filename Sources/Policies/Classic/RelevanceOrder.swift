internal import PhoneModel

/// The highest score has the first place, whatever the app.
struct RelevanceOrder: CandidateOrder {
  static let reason = PolicyReason.score

  static func isBefore(_ left: IslandCandidate, _ right: IslandCandidate) -> Bool {
    left.relevance > right.relevance
  }
}
