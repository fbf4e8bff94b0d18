internal import ByteStreams
internal import Reports
internal import TraceReading

/// Plays traces and reports.
enum RunCommand: Command {
  static let specification = CommandSpecification(
    "run", "Plays traces and writes reports.", operands: "TRACE...", 1...10_000,
    options: RunOptions.choice + [
      Option("--format", "F", "text or json (default: text)."),
      Option("--timeline", "Puts the whole course of the run into a JSON report."),
      Option("--events", "WHICH", "all: lists every event, not only those with a story."),
      Option("--verify", "Watches the run for what must always hold, and fails if it does not."),
      Option("--sort", "Takes events in any order and sorts them first."),
      Option(
        "--output", "PATH",
        "Writes to a file, or for several traces into a folder; - is standard output."),
      RunOptions.limit,
    ],
    discussion: """
      TRACE is a JSON document, JSON Lines, either packed with gzip or zstd, or - for standard
      input. Several traces give an array of reports.

      \(RunOptions.limitDiscussion)
      """)

  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode {
    let format = try arguments.word(
      "--format", ["text", "json"], default: "text", command: "run")
    let output = try ReportOutput(
      arguments.value("--output"), traces: arguments.operands, format: format)
    var options = TraceSimulation.Options()
    options.choice = try RunOptions.choice(arguments, command: "run")
    try RunOptions.limits(arguments, &options, command: "run")
    options.reading.sorts = arguments.has("--sort")
    options.showsTimeline = arguments.has("--timeline")
    options.verifies = arguments.has("--verify")
    let events = try arguments.word("--events", ["all"], default: "", command: "run")
    options.listsAllEvents = events == "all"
    if format == "text" && (options.showsTimeline || options.listsAllEvents) {
      Console.say(
        "note: '--timeline' and '--events all' are for '--format json'; text has its own length")
    }
    options.timelineLimit =
      options.showsTimeline ? .max : format == "text" ? TextReport.timelineLimit : 0

    try checkInputs(arguments.operands)
    let simulation = TraceSimulation(options: options)
    var results: [RunResult] = []
    for path in arguments.operands {
      let result = try simulation.run(path)
      if output.isFolder {
        try output.write(bytes([result], format, console, toFile: true), for: path)
      } else {
        results.append(result)
      }
    }
    guard !output.isFolder else { return .success }
    try output.write(
      bytes(results, format, console, toFile: output.isFile), console)
    return .success
  }

  /// Finds a wrong path among several before the first trace is played.
  private static func checkInputs(_ paths: [String]) throws(ToolError) {
    if paths.count(where: { $0 == "-" }) > 1 {
      throw .usage("standard input, '-', can be read only once", command: "run")
    }
    do throws(StreamError) {
      for path in paths { try ByteSource.checkReadable(path) }
    } catch {
      throw ToolError(error)
    }
  }

  private static func bytes(
    _ results: [RunResult], _ format: String, _ console: Console, toFile: Bool
  ) -> [UInt8] {
    if format == "json" { return JSONReport.bytes(results) }
    let style = TextStyle(
      width: toFile ? 100 : console.width, colors: console.colors && !toFile,
      unicode: toFile || console.unicode)
    return TextReport.bytes(results, style)
  }
}
