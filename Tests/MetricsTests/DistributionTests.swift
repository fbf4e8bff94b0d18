import Metrics
import SimulationKernel
import Testing

/// Number, extremes, mean and percentiles.
@Suite struct DistributionTests {
  private static let percents: [Int64] = [1, 25, 50, 75, 90, 99, 100]

  private static func distribution(_ values: [Int64]) -> Distribution {
    var distribution = Distribution()
    for value in values { distribution.add(value) }
    return distribution
  }

  /// The least value that at least so many per cent of the values do not exceed, by its words.
  private static func percentile(_ percent: Int64, of sorted: [Int64]) -> Int64? {
    sorted.first { value in
      Int64(sorted.count { $0 <= value }) * 100 >= percent * Int64(sorted.count)
    }
  }

  @Test func `example 8: ten lengths`() {
    let spread = Self.distribution([2, 3, 3, 5, 8, 8, 8, 13, 21, 34].map(Int64.units))
    #expect(spread.count == 10)
    #expect(spread.minimum == .units(2))
    #expect(spread.mean == .units(10.5))
    #expect(spread.percentile(50) == .units(8))
    #expect(spread.percentile(90) == .units(21))
    #expect(spread.percentile(99) == .units(34))
    #expect(spread.maximum == .units(34))
    #expect(spread.isExact)
  }

  @Test func `without values there is nothing to tell`() {
    let empty = Distribution()
    #expect(empty.count == 0)
    #expect(empty.isExact)
    #expect(
      [empty.minimum, empty.mean, empty.percentile(50), empty.maximum].allSatisfy { $0 == nil })
  }

  @Test func `one value is all of them`() {
    let one = Self.distribution([0])
    #expect(
      [one.minimum, one.mean, one.percentile(1), one.percentile(99), one.maximum] == [
        0, 0, 0, 0, 0,
      ])
  }

  @Test func `a mean is rounded half up, and its sum does not overflow`() {
    #expect(Self.distribution([1, 2]).mean == 2)
    #expect(Self.distribution([1, 1, 2]).mean == 1)
    #expect(Self.distribution([.max, .max, .max]).mean == .max)
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `percentiles are those of the sorted values`(seed: UInt64) {
    var random = CounterRandom(seed: seed, stream: 1)
    let count = Int.random(in: 1...80, using: &random)
    let most = Int64.random(in: 0...100, using: &random)
    let values = (0..<count).map { _ in Int64.random(in: 0...most, using: &random) }
    let spread = Self.distribution(values)
    let sorted = values.sorted()
    for percent in Self.percents {
      #expect(spread.percentile(percent) == Self.percentile(percent, of: sorted), "p\(percent)")
    }
    #expect(spread.minimum == sorted.first)
    #expect(spread.maximum == sorted.last)
  }

  /// Values over many orders of magnitude, more than are kept exactly.
  private static func manyValues(_ seed: UInt64) -> [Int64] {
    var random = CounterRandom(seed: seed, stream: 2)
    return (0..<100_000).map { _ in
      Int64.random(in: 0...1 << Int64.random(in: 8...62, using: &random), using: &random)
    }
  }

  @Test(arguments: 0..<4 as Range<UInt64>)
  func `a sketch is off by at most one per cent and keeps the rest exactly`(seed: UInt64) throws {
    let values = Self.manyValues(seed)
    let spread = Self.distribution(values)
    let sorted = values.sorted()
    #expect(!spread.isExact)
    for percent in Self.percents {
      let exact = sorted[(sorted.count * Int(percent) + 99) / 100 - 1]
      let told = try #require(spread.percentile(percent))
      let error = Int128((told - exact).magnitude) * 1_000_000
      #expect(error <= Int128(Distribution.relativeError) * Int128(exact), "p\(percent)")
    }
    #expect(spread.count == 100_000)
    #expect(spread.minimum == sorted.first)
    #expect(spread.maximum == sorted.last)
    #expect(spread.mean == Quotient.of(values.reduce(0) { $0 + Int128($1) }, by: 100_000))
  }

  @Test func `the sketch takes over at the 65,537th distinct value`() {
    var spread = Self.distribution(Array(1...65_536) + Array(1...65_536))
    #expect(spread.isExact)
    #expect(spread.percentile(50) == 32_768)
    spread.add(65_537)
    #expect(!spread.isExact)
    #expect(spread.count == 131_073)
  }

  @Test(
    arguments: [
      (10, 10), (0, 10), (10, 0), (100_000, 10), (10, 100_000), (100_000, 100_000),
      (40_000, 40_000),
    ])
  func `merging is adding all`(first: Int, second: Int) {
    let values = Array(Self.manyValues(7).prefix(first))
    let others = Array(Self.manyValues(8).prefix(second))
    var merged = Self.distribution(values)
    merged.merge(Self.distribution(others))
    let whole = Self.distribution(values + others)
    #expect(merged.count == whole.count)
    #expect(merged.isExact == whole.isExact)
    #expect(merged.minimum == whole.minimum)
    #expect(merged.maximum == whole.maximum)
    #expect(merged.mean == whole.mean)
    for percent in Self.percents {
      #expect(merged.percentile(percent) == whole.percentile(percent), "p\(percent)")
    }
  }
}
