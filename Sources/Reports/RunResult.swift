public import Catalogue
public import Metrics
public import Policies
internal import SimulationKernel
public import TraceModel

/// All that a report is made of: the one record that every format is given.
public struct RunResult {
  /// What is known of the trace itself.
  public var trace: TraceFacts
  /// What the trace says before its events.
  public var header: TraceHeader
  /// The trace's identifiers.
  public var names: TraceNames
  /// The policy it was played under.
  public var policy: PolicyDefinition
  /// The settings in force.
  public var settings: SettingValues
  /// The measures.
  public var metrics: MetricCollector
  /// The course of the run, if it was kept.
  public var timeline: Timeline?
  /// What a reader of the report should know besides.
  public var findings: [Finding]
  /// Whether the timeline belongs into the report.
  public var showsTimeline = false

  /// Puts a result together.
  public init(
    trace: TraceFacts, header: TraceHeader, names: TraceNames, policy: PolicyDefinition,
    settings: SettingValues, metrics: MetricCollector, timeline: Timeline?, findings: [Finding]
  ) {
    self.trace = trace
    self.header = header
    self.names = names
    self.policy = policy
    self.settings = settings
    self.metrics = metrics
    self.timeline = timeline
    self.findings = findings
  }
}

/// What is known of a trace as an input.
public struct TraceFacts: Sendable {
  /// The path as it was given.
  public var path: String
  /// How many events the trace has.
  public var events: Int64
  /// Unpacked bytes.
  public var bytes: Int
  /// The CRC-32 of the unpacked bytes, in hexadecimal.
  public var checksum: String
  /// How many events there were of each type, by its ordinal.
  public var types: [Int64]

  /// Puts the facts together.
  public init(path: String, events: Int64, bytes: Int, checksum: String, types: [Int64]) {
    self.path = path
    self.events = events
    self.bytes = bytes
    self.checksum = checksum
    self.types = types
  }
}

/// Something that a person who reads the report should know.
public struct Finding: Sendable {
  /// How much it matters.
  public enum Severity: String, CaseIterable, Sendable {
    case note, warning
  }

  /// Its stable name.
  public var id: String
  /// How much it matters.
  public var severity: Severity
  /// The first event it is about, or nil.
  public var event: Int64?
  /// What was found, as one sentence.
  public var message: String
  /// What to do about it.
  public var hint: String

  /// Creates a finding.
  public init(
    _ id: String, _ severity: Severity, event: Int64? = nil, _ message: String, hint: String
  ) {
    self.id = id
    self.severity = severity
    self.event = event
    self.message = message
    self.hint = hint
  }
}

/// This program.
public enum Tool {
  /// Its name.
  public static let name = "islandsim"
  /// Its version.
  public static let version = "0.1.0"
}
