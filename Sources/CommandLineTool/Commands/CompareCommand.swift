internal import TraceReading
internal import Catalogue
internal import Policies
internal import Reports
internal import TraceModel

/// Plays traces under several policies at once, and compares what they come to.
enum CompareCommand: Command {
  static let specification = CommandSpecification(
    "compare", "Plays traces under several policies and compares them.", operands: "TRACE...",
    1...10_000,
    options: [
      Option(
        "--policy", "P", repeats: true,
        "A policy to compare, as NAME or NAME:PARAMETER=VALUE,...; give two or more."),
      Option("--all", "Compares all policies that there are."),
      Option(
        "--set", "NAME=VALUE", repeats: true,
        "Gives a setting a value; 'islandsim settings' lists them."),
      Option("--format", "F", "text, json, csv or markdown (default: text)."),
      Option("--sort", "Takes events in any order and sorts them first."),
      RunOptions.limit,
    ],
    discussion: """
      A trace is read once, and all policies are played in step. What each is worth is measured
      under a stated objective, beside the most that any policy could have been; where two part
      for the first time is told with the reasons of both. Several traces are told one by one, and
      then together.

      \(RunOptions.limitDiscussion)
      """)

  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode {
    let format = try arguments.word(
      "--format", ["text", "json", "csv", "markdown"], default: "text", command: "compare")
    var options = TraceSimulation.Options()
    options.choice = try RunOptions.choice(arguments, command: "compare", hasPolicy: false)
    try RunOptions.limits(arguments, &options, command: "compare")
    options.reading.sorts = arguments.has("--sort")
    let comparison = PolicyComparison(policies: try policies(arguments), options: options)
    var comparisons: [Comparison] = []
    for path in arguments.operands { comparisons.append(try comparison.compare(path)) }
    switch format {
    case "json": try console.write(ComparisonJSON.bytes(comparisons))
    case "csv": try console.write(ComparisonTables.csv(comparisons))
    case "markdown": try console.write(ComparisonTables.markdown(comparisons))
    default: try console.write(ComparisonText.bytes(comparisons, width: console.width))
    }
    return .success
  }

  private static func policies(_ arguments: Arguments) throws(ToolError) -> [PolicyReference] {
    let texts = arguments.all("--policy")
    if arguments.has("--all") {
      guard texts.isEmpty else {
        throw .usage("'--all' and '--policy' exclude each other", command: "compare")
      }
      return PolicyRegistry.all.map { PolicyReference(name: $0.name) }
    }
    guard texts.count > 1 else {
      throw .usage("two policies at least are needed, or '--all'", command: "compare")
    }
    var policies: [PolicyReference] = []
    for text in texts {
      let policy = try RunOptions.policy(text, command: "compare")
      guard !policies.contains(policy) else {
        throw .usage("the policy '\(text)' is there twice", command: "compare")
      }
      policies.append(policy)
    }
    return policies
  }
}
