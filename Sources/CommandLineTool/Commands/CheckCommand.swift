internal import ByteStreams
internal import Reports

/// Judges expectations and compares reports with accepted ones.
enum CheckCommand: Command {
  static let specification = CommandSpecification(
    "check", "Judges expectations, and compares reports with the accepted ones.",
    operands: "[TRACE-OR-FOLDER...]", 0...100_000,
    options: RunOptions.choice + [
      Option("--reports", "DIR", "Where the accepted reports are (default: reports)."),
      Option("--expect-only", "Judges expectations only."),
      Option(
        "--update", "Writes accepted reports that are missing or differ, and removes obsolete ones."
      ),
      Option("--reason", "TEXT", "Why the reports may change; printed with --update."),
      Option("--format", "F", "text or json (default: text)."),
      RunOptions.limit,
    ],
    discussion: """
      Without arguments the folders 'traces' and 'reports' of the current folder are checked: each
      trace directly in a folder needs an accepted report of its name, each trace in its sub-folders
      needs expectations, and a report without a trace is obsolete. What counts in a comparison:
      measures, settings by value, and the timeline; not texts, nor facts of the tool and the input.
      A path in 'traces' is checked by its place there. Obsolete reports are looked for where 'traces'
      or a folder with '--reports' of its own is checked as a whole. A bad trace fails the check, and
      the others are checked all the same.
      """)

  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode {
    let format = try arguments.word(
      "--format", ["text", "json"], default: "text", command: "check")
    if arguments.has("--reason") && !arguments.has("--update") {
      throw .usage("'--reason' goes with '--update'", command: "check")
    }
    if arguments.has("--expect-only") && arguments.has("--update") {
      throw .usage("'--expect-only' and '--update' exclude each other", command: "check")
    }
    for option in ["--policy", "--set"] where arguments.has(option) && arguments.has("--update") {
      throw .usage(
        "'\(option)' and '--update' exclude each other: accepted reports have the trace's own",
        command: "check")
    }
    var options = TraceSimulation.Options()
    options.choice = try RunOptions.choice(arguments, command: "check")
    try RunOptions.limits(arguments, &options, command: "check")

    let targets = try CheckTargets(
      arguments.operands, reports: arguments.value("--reports"))
    let checker = TraceChecker(
      options: options, reports: targets.reports, updates: arguments.has("--update"),
      comparesReports: !arguments.has("--expect-only"))
    var outcomes: [TraceCheck] = []
    for target in targets.traces { outcomes.append(checker.check(target)) }
    if !arguments.has("--expect-only") {
      outcomes += try targets.obsoleteReports(remove: arguments.has("--update"))
    }
    let summary = CheckSummary(outcomes: outcomes, reason: arguments.value("--reason"))
    do throws(ToolError) {
      try console.write(format == "json" ? summary.json : summary.text)
    } catch  where error.code == .success {
      // A reader that has gone, as `head` does, must not turn a failed check into a passed one.
    }
    return summary.passes ? .success : summary.failureCode
  }
}
