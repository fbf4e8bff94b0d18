public import TraceModel

/// How evenly the island was shared among those that could have been in it.
public struct Fairness: Sendable {
  /// The Jain index in millionths: 1 if all had equal shares of their own time; nil without shares.
  public let jainIndex: Int64?
  /// The longest stretch in which one that could have had a place had none. Microseconds.
  public let longestStarvation: Int64
  /// Who it was, or nil.
  public let starved: ActivityIndex?

  /// Computes the measures over activities.
  public init(_ activities: [ActivityTally]) {
    var count: Int128 = 0
    var sum: Int128 = 0
    var squares: Int128 = 0
    var longest: Int64 = 0
    var starved: ActivityIndex?
    for tally in activities {
      let island = tally.island
      if island.starvation > longest {
        longest = island.starvation
        starved = tally.activity
      }
      guard island.candidate > 0 else { continue }
      let share = Int128(island.shown) * 1_000_000 / Int128(island.candidate)
      count += 1
      sum += share
      squares += share * share
    }
    jainIndex = squares == 0 ? nil : Int64(sum * sum * 1_000_000 / (count * squares))
    longestStarvation = longest
    self.starved = starved
  }
}
