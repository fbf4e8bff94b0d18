import Catalogue
import Metrics
import Reports
import Simulation
import SimulationKernel
import Testing
import TraceModel

/// What holds of any trace of pushes.
@Suite struct RandomDeliveryTests {
  private static let block: UInt64 = 40

  private func play(_ trace: RandomDelivery) throws -> PlayedTrace {
    try DeliveryCase(
      "random", settings: trace.settings, until: trace.until, trace.events, []
    ).played()
  }

  /// What came through the last stage was applied, and what did not stopped at exactly one.
  private func expectStagesAddUp(_ metrics: MetricCollector, _ seed: UInt64) {
    var left = metrics.eventsWithOutcome
    for reason in Reason.allCases {
      left -= metrics.count(reason).lost + metrics.count(reason).waiting
    }
    let applied = TraceEventType.allCases.reduce(0) { sum, type in
      sum + metrics.count(type, .applied) + metrics.count(type, .presented)
    }
    #expect(left == applied, "seed \(seed)")
    let waiting = Reason.allCases.reduce(0) { $0 + metrics.count($1).waiting }
    let delayed = TraceEventType.allCases.reduce(0) { $0 + metrics.count($1, .delayed) }
    #expect(waiting == delayed, "seed \(seed)")
  }

  @Test(arguments: 0..<UInt64(30))
  func `each event has one outcome, and the same trace gives the same bytes`(
    part: UInt64
  ) throws {
    for seed in part * Self.block..<(part + 1) * Self.block {
      let trace = RandomDelivery(seed: seed, isDefault: false)
      let played = try play(trace)
      #expect(played.violations.isEmpty, "seed \(seed)")
      let timeline = try #require(played.result.timeline)
      #expect(timeline.outcomes.keys.sorted() == trace.judged, "seed \(seed)")
      var sum: Int64 = 0
      for type in TraceEventType.allCases {
        let counts = Outcome.allCases.map { played.result.metrics.count(type, $0) }
        let outcomes = counts.reduce(0, +)
        #expect(
          outcomes == 0 || outcomes == played.result.trace.types[type.ordinal], "seed \(seed)")
        sum += outcomes
      }
      #expect(sum == Int64(trace.judged.count), "seed \(seed)")
      expectStagesAddUp(played.result.metrics, seed)
      #expect(try play(trace).bytes == played.bytes, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<UInt64(30))
  func `no content by push is older than one that was on screen before`(part: UInt64) throws {
    for seed in part * Self.block..<(part + 1) * Self.block {
      let played = try play(RandomDelivery(seed: seed, isDefault: true))
      let timeline = try #require(played.result.timeline)
      for history in timeline.contents.values {
        // What the app itself says names no time.
        let times = history.intervals.compactMap { interval in
          let content = played.result.names.contents[interval.value.position]
          return Int(String(decoding: content, as: UTF8.self).filter { $0.isNumber || $0 == "-" })
        }
        #expect(times == times.sorted(), "seed \(seed)")
      }
    }
  }
}
