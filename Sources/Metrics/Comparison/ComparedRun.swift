public import Policies
internal import PhoneModel
internal import SimulationKernel
internal import Simulation
internal import TraceModel

/// The measures of one policy's run that a comparison prints.
public struct ComparedRun: Sendable {
  /// By the metrics' ordinals: millionths, or a number of things; nil where there is nothing to measure.
  public private(set) var values: [Int64?]
  /// The most that any policy could have been worth on this course of events.
  public internal(set) var bound: Int64
  /// Whether the bound is exact.
  public internal(set) var isExact: Bool

  /// The value of a metric.
  public subscript(_ metric: ComparedMetric) -> Int64? {
    get { values[metric.ordinal] }
    set { values[metric.ordinal] = newValue }
  }

  /// Takes the measures of a run that is over.
  public init(_ metrics: MetricCollector, _ meter: ObjectiveMeter, glance: Int64) {
    values = [Int64?](repeating: nil, count: ComparedMetric.allCases.count)
    bound = meter.best
    isExact = meter.isExact
    let island = metrics.island
    let held = island.one + island.two
    self[.occupied] = Quotient.of(Int128(held) * 1_000_000, by: Int128(metrics.contested))
    self[.alertWait] = metrics.alertWaits.mean
    self[.alertHold] = metrics.alertHolds.mean
    self[.alertsShown] = metrics.alertsPresented
    readContents(metrics)
    self[.switchesPerMinute] = Quotient.of(
      Int128(island.switches) * 60_000_000_000_000, by: Int128(metrics.end.microseconds))
    self[.flipFlops] = island.flipFlops
    self[.shortestDwell] = island.dwell.minimum
    self[.underGlance] = island.dwell.total(below: glance)
    let fairness = Fairness(metrics.activities, metrics.clients)
    self[.starvation] = fairness.longestStarvation
    self[.jainIndex] = fairness.jainIndex
    self[.value] = meter.value
    self[.regret] = meter.best - meter.value
    let bySwitching = (meter.switches - meter.bestSwitches) * ObjectiveMeter.price
    self[.regretBySwitching] = bySwitching
    self[.regretByChoice] = meter.best - meter.value - bySwitching
  }

  private mutating func readContents(_ metrics: MetricCollector) {
    var age: Int128 = 0
    var shown: Int128 = 0
    var peak: Int64 = 0
    var neverSeen: Int64 = 0
    for tally in metrics.activities {
      let contents = tally.contents
      neverSeen += contents.count - contents.seen
      guard let mean = contents.meanAge else { continue }
      age += Int128(mean) * Int128(contents.shown)
      shown += Int128(contents.shown)
      peak = max(peak, contents.peakAge)
    }
    self[.neverSeen] = neverSeen
    self[.ageMean] = Quotient.of(age, by: shown)
    self[.agePeak] = shown > 0 ? peak : nil
  }
}
