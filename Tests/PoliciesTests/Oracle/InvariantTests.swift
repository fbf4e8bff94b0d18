import Catalogue
import Metrics
import Policies
import Simulation
import SimulationKernel
import Testing
import TraceModel

/// What must hold of every run, over ten thousand random plays under random settings.
@Suite struct InvariantTests {
  private static let block: UInt64 = 100

  @Test(arguments: UInt64(0)..<100)
  func `every invariant holds in every play`(part: UInt64) throws {
    for seed in part * Self.block..<(part + 1) * Self.block {
      let play = RandomPlay.make(seed: 1_000_000 + seed)
      guard let violation = try Self.violation(play) else { continue }
      let small = play.shrunken { ((try? Self.violation($0)) ?? nil) != nil }
      Issue.record("seed \(seed): \(violation)\n\(small.text)")
    }
  }

  /// Plays under both policies of the family; the first violation in words, or nil.
  private static func violation(_ play: Play) throws -> String? {
    for name in ["ios", "ios-primary"] {
      var values = play.values
      let reference = try #require(PolicyReference(name))
      let definition = try PolicyRegistry.apply(reference, to: &values)
      let metrics = MetricCollector(values)
      let watch = InvariantChecker(isOfIOSFamily: true)
      var run = SimulationRun(
        play.header, values, policy: PolicyRegistry.make(definition, values),
        sinks: [metrics, watch])
      try run.process(play.trace)
      try run.finish()
      watch.compare(metrics, events: run.eventsWithOutcome)
      if let first = watch.violations.first {
        return "\(name): \(first.invariant.rawValue) at \(first.at.microseconds): \(first.finding)"
      }
    }
    return nil
  }
}
