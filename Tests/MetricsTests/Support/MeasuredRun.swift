import Catalogue
import Metrics
import Policies
import Simulation
import SimulationKernel
import TestSupport
import Testing
import TraceModel
import TraceReading

/// A trace that was played to its end, with its measures.
struct MeasuredRun {
  let metrics: MetricCollector
  let names: TraceNames

  /// Plays some events, with more members for the header in front of them.
  init(_ header: String = "", _ events: String) throws {
    let folder = TemporaryFolder()
    let text = #"{"format": "islandsim-trace/1", \#(header) "events": [\#(events)]}"#
    var reader = try TraceReader.open(folder.write(text, "trace.json"))
    var batch: [TraceEvent] = []
    while let event = try reader.next() { batch.append(event) }
    var settings = SettingValues()
    for change in reader.header.settings { settings[change.setting] = change.value }
    names = reader.names
    metrics = MetricCollector(settings)
    try Self.play(batch, reader.header, settings, [metrics])
  }

  /// Plays events under the policy `ios`.
  static func play(
    _ events: [TraceEvent], _ header: TraceHeader, _ settings: SettingValues,
    _ sinks: [any JournalSink]
  ) throws {
    let policy = PolicyRegistry.make(try PolicyRegistry.named("ios"), settings)
    var run = SimulationRun(header, settings, policy: policy, sinks: sinks)
    try run.process(events)
    try run.finish()
  }

  /// The measures of an activity.
  func activity(_ id: String) throws -> ActivityTally {
    try #require(metrics.activities.first { names.activities[$0.activity.position] == id })
  }

  /// The measures of a notification.
  func notification(_ id: String) throws -> NotificationTally {
    try #require(
      metrics.notifications.first { names.notifications[$0.notification.position] == id })
  }

  /// The measures of a client.
  func client(_ name: String) throws -> ClientTally {
    try #require(metrics.clients.first { $0.client.name == name })
  }

  /// The Jain index and the longest starvation.
  var fairness: Fairness { Fairness(metrics.activities, metrics.clients) }
}

extension Int64 {
  /// A number of seconds in microseconds, or of points or parts in millionths.
  static func units(_ number: Double) -> Int64 { Int64((number * 1_000_000).rounded()) }
}
