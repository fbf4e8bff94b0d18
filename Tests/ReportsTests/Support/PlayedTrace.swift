import Catalogue
import Metrics
import Policies
import Reports
import Simulation
import SimulationKernel
import TestSupport
import Testing
import TraceModel
import TraceReading

/// A trace that was played to its end, with all that a report is made of.
struct PlayedTrace {
  var result: RunResult
  let expectations: [TraceModel.Expectation]
  /// What did not hold that always must.
  let violations: [Violation]

  /// Plays a trace; its timeline is kept and belongs into the report.
  init(path: String) throws {
    var options = TraceReader.Options()
    options.keepsContents = true
    var reader = try TraceReader.open(path, options: options)
    var events: [TraceEvent] = []
    while let event = try reader.next() { events.append(event) }
    expectations = try reader.expectations()
    let header = reader.header
    var settings = SettingValues()
    for change in header.settings { settings[change.setting] = change.value }
    let policy = try PolicyRegistry.apply(header.policy ?? PolicyRegistry.standard, to: &settings)
    let metrics = MetricCollector(settings)
    let timeline = Timeline(keepsOutcomes: true)
    let watch = InvariantChecker(isOfIOSFamily: policy.family == "ios")
    var run = SimulationRun(
      header, settings, policy: PolicyRegistry.make(policy, settings),
      sinks: [metrics, timeline, watch])
    try run.process(events)
    try run.finish()
    watch.compare(metrics, events: run.eventsWithOutcome)
    violations = watch.violations
    let facts = TraceFacts(
      path: "trace.json", events: reader.eventCount, bytes: reader.byteCount,
      checksum: reader.checksum, types: reader.typeCounts)
    result = RunResult(
      trace: facts, header: header, names: reader.names, policy: policy, settings: settings,
      metrics: metrics, timeline: timeline, findings: [])
    result.showsTimeline = true
  }

  /// Plays some events, with more members for the document before and after them.
  init(_ header: String = "", _ events: String, expect: String = "") throws {
    let folder = TemporaryFolder()
    let text = """
      {"format": "islandsim-trace/1", \(header) "events": [\(events)], "expect": [\(expect)]}
      """
    try self.init(path: folder.write(text, "trace.json"))
  }

  /// The report as bytes of JSON.
  var bytes: [UInt8] { JSONReport.bytes([result]) }

  /// The report as JSON.
  var json: String { String(decoding: bytes, as: UTF8.self) }

  /// The report for people.
  func text(width: Int, colors: Bool = false, unicode: Bool = false) -> String {
    let style = TextStyle(width: width, colors: colors, unicode: unicode)
    return String(decoding: TextReport.bytes([result], style), as: UTF8.self)
  }

  /// The verdicts on the trace's own assertions.
  var verdicts: [Verdict] {
    get throws {
      let judge = try #require(ExpectationJudge(result))
      return expectations.map { judge.judge($0) }
    }
  }
}
