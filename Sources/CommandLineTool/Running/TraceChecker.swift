internal import ByteStreams
internal import Catalogue
internal import JSONReading
internal import Metrics
internal import Policies
internal import Reports
internal import Simulation
internal import SimulationKernel
internal import TraceModel
internal import TraceReading

/// Checks one trace after the other; a bad one does not keep the others from being checked.
struct TraceChecker {
  let options: TraceSimulation.Options
  let reports: String
  let updates: Bool
  let comparesReports: Bool

  func check(_ target: CheckTarget) -> TraceCheck {
    var check = TraceCheck(trace: target.path)
    do throws(ToolError) {
      let input = try CheckInput(target.path, options)
      check.verdicts = try judge(input)
      if target.needsExpectations && input.expectations.isEmpty {
        throw ToolError(
          "\(target.path): error: a trace in a sub-folder needs 'expect'", .failure)
      }
      if comparesReports { try compare(input, target, &check) }
    } catch {
      check.error = error
    }
    return check
  }

  /// Judges the assertions, running the trace once for each policy and settings that they state.
  private func judge(_ input: CheckInput) throws(ToolError) -> [Verdict] {
    var verdicts: [Verdict] = []
    var groups: [(plan: RunPlan, expectations: [Expectation])] = []
    for expectation in input.expectations {
      let plan = try input.plan(for: expectation)
      let place = groups.firstIndex {
        $0.plan.policy.name == plan.policy.name && $0.plan.settings == plan.settings
      }
      if let place {
        groups[place].expectations.append(expectation)
      } else {
        groups.append((plan, [expectation]))
      }
    }
    for group in groups {
      guard let judge = ExpectationJudge(try input.run(group.plan, keepsOutcomes: true)) else {
        throw ToolError("\(input.path): the run was not kept", .internalError)
      }
      for expectation in group.expectations { verdicts.append(judge.judge(expectation)) }
    }
    return verdicts.sorted { $0.index < $1.index }
  }

  /// Compares the report under the trace's own policy with the accepted one.
  private func compare(
    _ input: CheckInput, _ target: CheckTarget, _ check: inout TraceCheck
  ) throws(ToolError) {
    let path = reports + "/" + target.report
    let accepted = try read(path)
    guard target.needsReport || accepted != nil else { return }
    guard accepted != nil || updates else {
      check.report = .missing
      return
    }
    let plan = try input.plan()
    var result = try input.run(plan, keepsOutcomes: false)
    result.showsTimeline = true
    let report = JSONReport.bytes([result])
    guard let accepted else {
      try write(report, path)
      check.report = .created
      return
    }
    guard let difference = BaselineDifference(accepted: accepted, report: report) else {
      check.report = updates ? .updated : .unreadable
      if updates { try write(report, path) }
      return
    }
    // Texts do not count, but an accepted report is kept as the tool writes it.
    if updates && accepted != report { try write(report, path) }
    check.difference = difference
    check.report = difference.isEmpty ? .same : updates ? .updated : .changed
  }

  private func read(_ path: String) throws(ToolError) -> [UInt8]? {
    do throws(StreamError) {
      var source = try ByteSource(path: path)
      return try source.readAll(limit: 1 << 30)
    } catch {
      if error.code == .missing { return nil }
      throw ToolError(error)
    }
  }

  private func write(_ bytes: [UInt8], _ path: String) throws(ToolError) {
    do throws(StreamError) {
      try Folder.create(reports)
      try OutputFile.write(bytes, to: path)
    } catch {
      throw ToolError(error)
    }
  }
}

/// A trace that was read once and can be run many times.
struct CheckInput {
  let path: String
  let simulation: TraceSimulation
  let header: TraceHeader
  let names: TraceNames
  let expectations: [Expectation]
  private let policyPlace: SourcePlace?
  private let events: [TraceEvent]
  private let facts: TraceFacts
  private let findings: [Finding]
  private let advice: [(rule: RuleID, count: Int, firstEvent: Int64)]

  init(_ path: String, _ options: TraceSimulation.Options) throws(ToolError) {
    self.path = path
    var options = options
    // As for an accepted report, which is written with the timeline.
    options.reading.keepsContents = true
    simulation = TraceSimulation(options: options)
    var reader = try simulation.open(path)
    var events: [TraceEvent] = []
    do throws(TraceReadingError) {
      while let event = try reader.next() { events.append(event) }
      expectations = try reader.expectations()
    } catch {
      throw ToolError(error)
    }
    self.events = events
    header = reader.header
    policyPlace = reader.policyPlace
    names = reader.names
    facts = TraceFacts(reader)
    findings = Findings.of(reader)
    advice = reader.advice
  }

  /// Policy and settings of the trace, or of one of its assertions.
  func plan(for expectation: Expectation? = nil) throws(ToolError) -> RunPlan {
    try simulation.plan(header, at: policyPlace, path, for: expectation)
  }

  func run(_ plan: RunPlan, keepsOutcomes: Bool) throws(ToolError) -> RunResult {
    let metrics = MetricCollector(plan.settings, device: header.device)
    let timeline = Timeline(keepsOutcomes: keepsOutcomes)
    var run = SimulationRun(
      header, plan.settings, policy: PolicyRegistry.make(plan.policy, plan.settings),
      sinks: [metrics, timeline], limits: simulation.options.limits)
    do throws(LimitExceeded) {
      try run.process(events)
      try run.finish()
    } catch {
      throw ToolError(error, trace: path)
    }
    return RunResult(
      trace: facts, header: header, names: names, policy: plan.policy, settings: plan.settings,
      metrics: metrics, timeline: timeline,
      findings: findings + plan.findings + Findings.of(metrics)
        + Advice.findings(advice, metrics))
  }
}
