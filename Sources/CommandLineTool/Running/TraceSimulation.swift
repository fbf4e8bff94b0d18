internal import Catalogue
internal import JSONReading
internal import Metrics
internal import PhoneModel
internal import Policies
internal import Reports
internal import Simulation
internal import SimulationKernel
internal import TraceModel
internal import TraceReading

/// Reads a trace and plays it once, batch by batch.
struct TraceSimulation {
  /// How a run is done.
  struct Options {
    var choice = RunChoice()
    var reading = TraceReader.Options()
    var limits = RunLimits()
    /// How many stretches of a timeline are kept; 0 for none.
    var timelineLimit = 0
    var showsTimeline = false
    var listsAllEvents = false
    /// Whether the run is watched for what must always hold.
    var verifies = false
  }

  let options: Options

  /// Plays a trace and puts the result together.
  func run(_ path: String) throws(ToolError) -> RunResult {
    var reader = try open(path)
    let plan = try plan(reader.header, at: reader.policyPlace, path)
    let metrics = MetricCollector(
      plan.settings, device: reader.header.device, keepsAllEvents: options.listsAllEvents)
    let timeline =
      options.timelineLimit > 0 ? Timeline(limit: options.timelineLimit) : nil
    var sinks: [any JournalSink] = [metrics]
    if let timeline { sinks.append(timeline) }
    let watch = InvariantChecker(isOfIOSFamily: plan.policy.family == "ios")
    if options.verifies { sinks.append(watch) }
    var run = SimulationRun(
      reader.header, plan.settings, policy: PolicyRegistry.make(plan.policy, plan.settings),
      sinks: sinks, limits: options.limits)
    try play(&reader, &run, path)
    if options.verifies {
      watch.compare(metrics, events: run.eventsWithOutcome)
      try report(watch, path)
    }
    var result = RunResult(
      trace: TraceFacts(reader), header: reader.header, names: reader.names, policy: plan.policy,
      settings: plan.settings, metrics: metrics, timeline: timeline,
      findings: Findings.of(reader) + plan.findings + Findings.of(metrics)
        + Advice.findings(reader.advice, metrics))
    result.showsTimeline = options.showsTimeline
    return result
  }

  /// Ends the run with an error if an invariant did not hold: that is a fault of this program.
  private func report(_ watch: InvariantChecker, _ path: String) throws(ToolError) {
    guard !watch.violations.isEmpty else {
      Console.say("\(path): verified, all \(Invariant.allCases.count) invariants hold")
      return
    }
    let lines = watch.violations.map { violation in
      "\(path): error: invariant '\(violation.invariant.rawValue)' at "
        + "\(Double(violation.at.microseconds) / 1_000_000) s: \(violation.finding)"
    }
    for line in lines.dropLast() { Console.say(line) }
    throw ToolError(lines[lines.count - 1], .internalError)
  }

  func open(_ path: String) throws(ToolError) -> TraceReader {
    do throws(TraceReadingError) {
      var reading = options.reading
      reading.keepsContents =
        reading.keepsContents || options.showsTimeline
        || options.choice.settings.contains { $0.setting == .identicalContent }
      return try TraceReader.open(path, options: reading)
    } catch {
      throw ToolError(error)
    }
  }

  /// Resolves policy and settings; a wrong policy of the trace is told with its place.
  func plan(
    _ header: TraceHeader, at place: SourcePlace?, _ path: String,
    for expectation: Expectation? = nil
  ) throws(ToolError) -> RunPlan {
    do throws(PolicyError) {
      return try RunPlan(header, options.choice, for: expectation)
    } catch {
      // The command line's policy was checked before; what is wrong now is the trace's own.
      if let expectation, expectation.policy != nil {
        throw ToolError(error, at: "\(path): expect[\(expectation.number)]: ")
      }
      let start = place.map { "\($0.file):\($0.line):\($0.column): " }
      throw ToolError(error, at: start ?? "\(path): ")
    }
  }

  private func play(
    _ reader: inout TraceReader, _ run: inout SimulationRun, _ path: String
  ) throws(ToolError) {
    var bar = ProgressBar(path, total: reader.progress.total)
    defer { bar.clear() }
    var batch: [TraceEvent] = []
    repeat {
      do throws(TraceReadingError) { try reader.read(into: &batch) } catch {
        throw ToolError(error)
      }
      try simulate(path) { () throws(LimitExceeded) in try run.process(batch) }
      bar.update(reader.progress)
    } while !batch.isEmpty
    let expectations: [Expectation]
    do throws(TraceReadingError) {
      // Assertions are judged by `check` alone, but a trace with a wrong one is a wrong trace.
      expectations = try reader.expectations()
    } catch {
      throw ToolError(error)
    }
    for expectation in expectations {
      _ = try plan(reader.header, at: reader.policyPlace, path, for: expectation)
    }
    try simulate(path) { () throws(LimitExceeded) in try run.finish() }
  }

  /// Plays a part of a run; a limit that is passed is told with the trace.
  func simulate(
    _ path: String, _ body: () throws(LimitExceeded) -> Void
  ) throws(ToolError) {
    do throws(LimitExceeded) { try body() } catch { throw ToolError(error, trace: path) }
  }
}

extension TraceFacts {
  /// The facts of a trace that was read to its end.
  init(_ reader: borrowing TraceReader) {
    self.init(
      path: reader.path, events: reader.eventCount, bytes: reader.byteCount,
      checksum: reader.checksum, types: reader.typeCounts)
  }
}

/// What a reader of the report should know of the trace.
enum Findings {
  static func of(_ reader: borrowing TraceReader) -> [Finding] {
    var findings: [Finding] = []
    if reader.hasByteOrderMark {
      findings.append(
        Finding(
          "byte-order-mark", .note, "the trace begins with a byte order mark, which was passed",
          hint: "save it without one"))
    }
    for part in reader.unusedParts {
      var subject = part.key.map { "'\($0)' of '\(part.subject)'" } ?? "'\(part.subject)'"
      if part.key == "layout" { subject += "'s 'expandedHeight' and 'buttons'" }
      let times = part.count == 1 ? "once" : "\(part.count) times"
      findings.append(
        Finding(
          "not-simulated", .warning, event: part.firstEvent,
          "\(subject) was read and checked, and has no effect (\(times))",
          hint: "the report is as if it were not there"))
    }
    return findings
  }

  /// What a run left out.
  static func of(_ metrics: MetricCollector) -> [Finding] {
    guard metrics.lockScreen.mostItems >= LockScreenView.mostItems else { return [] }
    return [
      Finding(
        "lock-screen-full", .warning,
        "the Lock Screen listed \(LockScreenView.mostItems) items, the most it does; what was "
          + "further down was not listed", hint: "clear notifications that nobody scrolls to")
    ]
  }
}
