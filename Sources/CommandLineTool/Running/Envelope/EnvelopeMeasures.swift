internal import Catalogue
internal import Metrics
internal import PhoneModel
internal import Policies
internal import Reports
internal import SimulationKernel
internal import TraceModel

/// What is looked at in each run of an envelope: measures by name, and what can be concluded.
struct EnvelopeMeasures: Equatable {
  /// In the order in which they are printed; nil where there is nothing to measure.
  let names: [String]
  let values: [Int64?]
  /// Whether each is a number of things, and not in millionths.
  let areCounts: [Bool]
  /// For each assertion of the trace that states no policy or settings of its own, whether it holds.
  let expectations: [Bool]
  /// Time in the island, by activity.
  let shown: [ActivityIndex: Int64]
  /// For each alert, by its activity and number among the activity's, whether it was shown: its instant
  /// may be another one in each run.
  let alerts: [AlertKey: Bool]

  struct AlertKey: Hashable {
    let activity: ActivityIndex
    let number: Int
  }

  init(_ result: RunResult, _ expectations: [Expectation]) {
    var names: [String] = []
    var values: [Int64?] = []
    var areCounts: [Bool] = []
    func add(_ name: String, _ value: Int64?, isCount: Bool = false) {
      names.append(name)
      values.append(value)
      areCounts.append(isCount)
    }
    let run = ComparedRun(result.metrics, ObjectiveMeter(), glance: result.settings[.glance])
    for metric in ComparedMetric.allCases where !metric.isOfWorth {
      add(metric.rawValue, run[metric], isCount: metric.isCount)
    }
    let tallies = Dictionary(
      uniqueKeysWithValues: result.metrics.activities.map { ($0.activity, $0) })
    // By identifier, so that a refused start has its row, too.
    for index in 0..<result.names.activities.count {
      let name = result.names.activities[index]
      let tally = tallies[ActivityIndex(Int32(truncatingIfNeeded: index))]
      add("activities.\(name).island.shown", tally?.island.shown ?? 0)
      add("activities.\(name).lockScreen.visible", tally?.lockScreen.visible ?? 0)
      add("activities.\(name).contents.neverSeen", neverSeen(tally), isCount: true)
    }
    self.names = names
    self.values = values
    self.areCounts = areCounts
    let judge = ExpectationJudge(result)
    self.expectations = expectations.map { judge?.judge($0).holds ?? false }
    shown = tallies.mapValues(\.island.shown)
    var alerts: [AlertKey: Bool] = [:]
    var numbers: [ActivityIndex: Int] = [:]
    for record in result.metrics.alerts {
      let key = AlertKey(
        activity: record.activity, number: numbers[record.activity, default: 0])
      numbers[record.activity, default: 0] += 1
      alerts[key] = record.surface != nil
    }
    self.alerts = alerts
  }
}

private func neverSeen(_ tally: ActivityTally?) -> Int64 {
  tally.map { $0.contents.count - $0.contents.seen } ?? 0
}

extension ComparedMetric {
  /// Whether it is about the stated objective, which an envelope does not measure.
  fileprivate var isOfWorth: Bool {
    switch self {
    case .value, .regret, .regretBySwitching, .regretByChoice: true
    default: false
    }
  }
}
