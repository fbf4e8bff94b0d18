public import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// How evenly the island was shared among those that could have been in it.
public struct Fairness: Sendable {
  /// The Jain index in millionths: 1 if all had equal shares of their own time; nil without shares.
  public let jainIndex: Int64?
  /// The longest stretch in which one that could have had a place had none.
  ///
  /// Microseconds.
  public let longestStarvation: Int64
  /// Who it was, or nil.
  public let starved: IslandOwner?

  /// Computes the measures over activities and over the player and system clients.
  public init(_ activities: [ActivityTally], _ clients: [ClientTally]) {
    var sum = JainSum()
    var longest: (time: Int64, owner: IslandOwner?) = (0, nil)
    func add(_ island: PresenceTimes, of owner: IslandOwner) {
      if island.starvation > longest.time { longest = (island.starvation, owner) }
      sum.add(island.shown, of: island.candidate)
    }
    for tally in activities { add(tally.island, of: .activity(tally.activity)) }
    for tally in clients { add(tally.island, of: .client(tally.client)) }
    jainIndex = sum.index
    longestStarvation = longest.time
    starved = longest.owner
  }
}

/// What the Jain index needs of shares: their number, sum and sum of squares.
private struct JainSum {
  /// Shares are kept in billionths: far finer than the index is told, and the squares of the sum of
  /// as many as memory holds still fit.
  private static let scale: Int128 = 1_000_000_000

  private var count: UInt128 = 0
  private var sum: UInt128 = 0
  private var squares: UInt128 = 0

  mutating func add(_ part: Int64, of whole: Int64) {
    guard let share = Quotient.of(Int128(part) * Self.scale, by: Int128(whole)) else { return }
    count += 1
    sum += UInt128(share)
    squares += UInt128(share) * UInt128(share)
  }

  /// (sum x)^2 / (n sum x^2) in millionths, rounded half up; nil if no share is above zero.
  var index: Int64? {
    let divisor = count * squares
    guard divisor > 0 else { return nil }
    let dividend = (sum * sum).multipliedFullWidth(by: 1_000_000)
    let (quotient, rest) = divisor.dividingFullWidth(dividend)
    return Int64(quotient) + (rest >= divisor - rest ? 1 : 0)
  }
}
