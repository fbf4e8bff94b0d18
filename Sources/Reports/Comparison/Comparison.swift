public import Metrics
public import TraceModel

/// Several policies on one trace: the one record that each format of a comparison is given.
public struct Comparison {
  /// A policy and what it came to.
  public struct Row {
    /// The policy, as it was asked for.
    public var name: String
    /// Its measures.
    public var run: ComparedRun
    /// The share of each activity's own time in which it was shown, in millionths.
    public var shares: [(activity: String, share: Int64)]

    /// Creates a row.
    public init(_ name: String, _ run: ComparedRun, shares: [(activity: String, share: Int64)]) {
      self.name = name
      self.run = run
      self.shares = shares
    }
  }

  /// The first difference of two policies, by their numbers among the rows; nil if there is none.
  public struct Pair {
    /// The number of one.
    public var first: Int
    /// The number of the other.
    public var second: Int
    /// Where they part.
    public var divergence: Divergence

    /// Creates a pair.
    public init(_ first: Int, _ second: Int, _ divergence: Divergence) {
      self.first = first
      self.second = second
      self.divergence = divergence
    }
  }

  /// The trace's path.
  public var trace: String
  /// The trace's identifiers.
  public var names: TraceNames
  /// The policies, in the order in which they were asked for.
  public var rows: [Row]
  /// The pairs that differ somewhere.
  public var pairs: [Pair]

  /// Creates a comparison.
  public init(trace: String, names: TraceNames, rows: [Row], pairs: [Pair]) {
    self.trace = trace
    self.names = names
    self.rows = rows
    self.pairs = pairs
  }

  /// The most that any policy could have been worth, and whether that is exact.
  ///
  /// Touches on places let courses of events differ a little by policy; it is the greatest of theirs.
  var bound: (value: Int64, isExact: Bool) {
    (rows.map(\.run.bound).max() ?? 0, rows.allSatisfy(\.run.isExact))
  }

  /// The same over several traces: one row for each policy.
  static func pooled(_ comparisons: [Comparison]) -> Comparison? {
    guard let first = comparisons.first else { return nil }
    let rows = first.rows.indices.compactMap { place in
      ComparedRun.pooled(comparisons.map { $0.rows[place].run }).map { run in
        Row(first.rows[place].name, run, shares: [])
      }
    }
    return Comparison(trace: "all", names: TraceNames(), rows: rows, pairs: [])
  }

  /// The numbers of the rows that are best and worst by a metric; none where all are equal.
  func extremes(_ metric: ComparedMetric) -> (best: Set<Int>, worst: Set<Int>) {
    guard let isHigher = metric.isHigherBetter else { return ([], []) }
    let values = rows.enumerated().compactMap { place, row in row.run[metric].map { (place, $0) } }
    guard let most = values.map(\.1).max(), let least = values.map(\.1).min(), most > least else {
      return ([], [])
    }
    let highest = Set(values.filter { $0.1 == most }.map(\.0))
    let lowest = Set(values.filter { $0.1 == least }.map(\.0))
    return isHigher ? (highest, lowest) : (lowest, highest)
  }
}
