/// How values are spread: their number, extremes, mean and percentiles.
///
/// Exact up to 65,536 distinct values; then a sketch of logarithmic buckets with a relative error of
/// at most one per cent takes over, and says so. (Masson, Rim and Lee, "DDSketch", VLDB 2019.)
public struct Distribution: Sendable {
  /// Distinct values that are kept exactly.
  public static let exactLimit = 65_536
  /// The sketch's relative error, in millionths.
  public static let relativeError: Int64 = 10_000

  /// How many values were added.
  public private(set) var count: Int64 = 0
  private var sum: Int128 = 0
  private var least = Int64.max
  private var greatest = Int64.min
  private var exact: [Int64: Int64] = [:]
  private var buckets: [Int32: Int64]?

  /// Makes an empty distribution.
  public init() {}

  /// Whether percentiles are exact.
  public var isExact: Bool { buckets == nil }

  /// Adds a value that is not negative.
  public mutating func add(_ value: Int64) {
    precondition(value >= 0, "times and lengths are not negative")
    count += 1
    sum += Int128(value)
    least = min(least, value)
    greatest = max(greatest, value)
    if buckets != nil {
      buckets?[Self.bucket(value), default: 0] += 1
      return
    }
    exact[value, default: 0] += 1
    if exact.count > Self.exactLimit { coarsen() }
  }

  /// Adds all values of another distribution.
  public mutating func merge(_ other: Distribution) {
    guard other.count > 0 else { return }
    if !other.isExact && isExact { coarsen() }
    count += other.count
    sum += other.sum
    least = min(least, other.least)
    greatest = max(greatest, other.greatest)
    for (value, number) in other.exact {
      if isExact {
        exact[value, default: 0] += number
      } else {
        buckets?[Self.bucket(value), default: 0] += number
      }
    }
    for (bucket, number) in other.buckets ?? [:] { buckets?[bucket, default: 0] += number }
    if isExact && exact.count > Self.exactLimit { coarsen() }
  }

  /// The least value, or nil if there is none.
  public var minimum: Int64? { count == 0 ? nil : least }

  /// The greatest value, or nil if there is none.
  public var maximum: Int64? { count == 0 ? nil : greatest }

  /// The mean, rounded half up, or nil if there is no value.
  public var mean: Int64? {
    Quotient.of(sum, by: Int128(count))
  }

  /// The least value that at least `percent` per cent of the values do not exceed, or nil.
  ///
  /// - Complexity: O(d log d) for d distinct values.
  public func percentile(_ percent: Int64) -> Int64? {
    guard count > 0 else { return nil }
    let rank = max(1, (count * percent + 99) / 100)
    var seen: Int64 = 0
    if let buckets {
      for bucket in buckets.keys.sorted() {
        seen += buckets[bucket] ?? 0
        if seen >= rank { return min(max(Self.value(bucket), least), greatest) }
      }
      return greatest
    }
    for value in exact.keys.sorted() {
      seen += exact[value] ?? 0
      if seen >= rank { return value }
    }
    return greatest
  }

  /// The sum of the values below another one; from a sketch, of the middles of its buckets.
  public func total(below limit: Int64) -> Int64 {
    if let buckets {
      return buckets.reduce(0) { sum, bucket in
        let value = Self.value(bucket.key)
        return value < limit ? sum + value * bucket.value : sum
      }
    }
    return exact.reduce(0) { $1.key < limit ? $0 + $1.key * $1.value : $0 }
  }

  private mutating func coarsen() {
    var sketch: [Int32: Int64] = [:]
    for (value, number) in exact { sketch[Self.bucket(value), default: 0] += number }
    buckets = sketch
    exact = [:]
  }

  /// 64 buckets for each doubling, by integers: a power of two and the six bits behind the first.
  private static func bucket(_ value: Int64) -> Int32 {
    guard value >= 128 else { return Int32(value) }
    let shift = 63 - value.leadingZeroBitCount - 6
    return Int32(shift) * 64 + Int32(truncatingIfNeeded: value >> Int64(shift))
  }

  /// The middle of a bucket.
  private static func value(_ bucket: Int32) -> Int64 {
    guard bucket >= 128 else { return Int64(bucket) }
    let shift = Int64(bucket / 64 - 1)
    let lead = Int64(bucket) - shift * 64
    return lead << shift + (Int64(1) << shift) / 2
  }
}
