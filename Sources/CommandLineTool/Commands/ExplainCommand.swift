internal import Catalogue
internal import Metrics
internal import Policies
internal import Reports
internal import Simulation
internal import SimulationKernel
internal import TraceModel
internal import TraceReading

/// Says why the island shows at an instant what it shows.
enum ExplainCommand: Command {
  static let specification = CommandSpecification(
    "explain", "Says why the island shows at an instant what it shows, and why not that.",
    operands: "TRACE", 1...1,
    options: RunOptions.choice + [
      Option("--at", "T", "The instant: seconds from the start, or a time as 1h or 90s. Needed."),
      Option("--activity", "ID", "Tells of one activity alone."),
      Option("--format", "F", "text or json (default: text)."),
      Option("--sort", "Takes events in any order and sorts them first."),
      RunOptions.limit,
    ],
    discussion: """
      What happens at the instant has happened. For each one that is not shown it tells what hides
      it, by which rule, and which single change would have shown it: found by asking the policy
      again, with its memory, about an island in which that one thing is different.
      """)

  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode {
    let format = try arguments.word(
      "--format", ["text", "json"], default: "text", command: "explain")
    guard let text = arguments.value("--at") else {
      throw .usage("'--at' is needed: the instant to explain", command: "explain")
    }
    guard let microseconds = DurationText.microseconds(text), microseconds >= 0 else {
      throw .usage("'\(text)' is no instant; it is written as 90, 90s or 1h", command: "explain")
    }
    var options = TraceSimulation.Options()
    options.choice = try RunOptions.choice(arguments, command: "explain")
    try RunOptions.limits(arguments, &options, command: "explain")
    options.reading.sorts = arguments.has("--sort")
    let explanation = try InstantExplanation(options: options).explain(
      arguments.operands[0], at: SimulationTime(microseconds: microseconds),
      about: arguments.value("--activity"))
    if format == "json" {
      try console.write(explanation.json)
    } else {
      try console.write(explanation.text(width: console.width))
    }
    return .success
  }
}

/// Plays a trace up to an instant and explains it.
struct InstantExplanation {
  let options: TraceSimulation.Options

  func explain(
    _ path: String, at time: SimulationTime, about activity: String?
  ) throws(ToolError) -> Explanation {
    let simulation = TraceSimulation(options: options)
    var reader = try simulation.open(path)
    let plan = try simulation.plan(reader.header, at: reader.policyPlace, path)
    var header = reader.header
    if let until = header.until, until < time {
      throw .usage("the trace ends before that instant, with its 'until'", command: "explain")
    }
    header.until = time
    let timeline = Timeline()
    var run = SimulationRun(
      header, plan.settings, policy: PolicyRegistry.make(plan.policy, plan.settings),
      sinks: [timeline], limits: options.limits)
    var batch: [TraceEvent] = []
    repeat {
      do throws(TraceReadingError) { try reader.read(into: &batch) } catch {
        throw ToolError(error)
      }
      do throws(LimitExceeded) { try run.process(batch) } catch {
        throw ToolError(error, trace: path)
      }
    } while !batch.isEmpty
    do throws(LimitExceeded) { _ = try run.finish() } catch { throw ToolError(error, trace: path) }
    let index = try activity.map { name throws(ToolError) in try find(name, reader.names) }
    return Explanation(
      run.look(), timeline, reader.names, plan.policy, plan.settings, about: index)
  }

  private func find(_ name: String, _ names: TraceNames) throws(ToolError) -> ActivityIndex {
    let known = (0..<names.activities.count).map { names.activities[$0] }
    guard let place = known.firstIndex(of: name) else {
      throw .usage(
        "the trace has no activity '\(name)'"
          + ToolError.suggestion(NearestName.of(name, among: known)), command: "explain")
    }
    return ActivityIndex(Int32(truncatingIfNeeded: place))
  }
}
