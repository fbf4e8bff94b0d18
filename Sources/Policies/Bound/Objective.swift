internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// What showing an owner is worth, so that policies can be told apart by one number.
///
/// A second in the compact form is worth the owner's weight: 1, and up to 1 more by the rank of its score
/// within its app. Minimal is worth half of it and expanded twice. Content loses worth in four equal
/// steps on its way to its stale date, and keeps a quarter behind it. A place that passes from an owner
/// who could have stayed to another costs five seconds of a compact form of weight 1. The numbers are
/// ours: an assumption to compare by, and no measured preference of people.
///
/// All sums are exact: a rate is a whole number of 1/32 millionths a second, times microseconds.
enum Objective {
  /// The form's factor in halves.
  static func form(_ mode: IslandMode) -> Int64 {
    switch mode {
    case .minimal: 1
    case .compact: 2
    case .expanded: 4
    }
  }

  /// What a switch costs, in the unit of the sums.
  static let price: Int128 = 2 * 16 * 1_000_000 * 5_000_000

  /// What a sum is in millionths of a second of compact.
  static func millionths(_ sum: Int128) -> Int64 { Int64(clamping: sum / 32_000_000) }

  /// How fresh a content is, in sixteenths: 16, 13, 10 and 7 for the quarters of its time, then 4.
  static func freshness(_ candidate: IslandCandidate, at time: SimulationTime) -> Int64 {
    guard let staleAt = candidate.staleAt else { return 16 }
    let whole = (staleAt - candidate.updatedAt).microseconds
    guard time < staleAt, whole > 0 else { return 4 }
    let gone = max((time - candidate.updatedAt).microseconds, 0)
    return 16 - 3 * Int64(Int128(gone) * 4 / Int128(whole))
  }

  /// The next instant at which a content loses worth, or nil.
  static func nextStep(
    _ candidate: IslandCandidate, after time: SimulationTime
  ) -> SimulationTime? {
    guard let staleAt = candidate.staleAt, time < staleAt else { return nil }
    let whole = (staleAt - candidate.updatedAt).microseconds
    guard whole > 0 else { return nil }
    for quarter: Int128 in 1...4 {
      // The first microsecond at which that many quarters are gone.
      let gone = (Int128(whole) * quarter + 3) / 4
      let step = candidate.updatedAt + SimulationDuration(microseconds: Int64(gone))
      if step > time { return step }
    }
    return nil
  }
}
