internal import PhoneModel
internal import TraceModel

/// How much an owner is worth: 1, and up to 1 more by the rank of its score within its app.
enum Weights {
  /// The weight of a candidate in millionths.
  ///
  /// The rank is the share of its app's other activities that have a lower score; one that is alone,
  /// and a client, has the rank 1.
  ///
  /// - Complexity: O(candidates).
  static func weight(of candidate: IslandCandidate, among all: [IslandCandidate]) -> Int64 {
    guard candidate.activity != nil else { return 2_000_000 }
    var (others, lower): (Int64, Int64) = (0, 0)
    for other in all
    where other.app == candidate.app && other.activity != nil && other.owner != candidate.owner {
      others += 1
      if other.relevance < candidate.relevance { lower += 1 }
    }
    return others == 0 ? 2_000_000 : 1_000_000 + 1_000_000 * lower / others
  }
}
