internal import Catalogue
internal import SimulationKernel

/// Makes up traces: valid, reproducible, as long as is wanted.
enum GenerateCommand: Command {
  static let specification = CommandSpecification(
    "generate", "Makes up a trace of a kind of day, as JSON Lines.", operands: "PROFILE", 1...1,
    options: [
      Option("--seed", "N", "What it is drawn by; the same seed gives the same bytes. Needed."),
      Option("--events", "N", "How many events (default: 1000, or as many as the hours hold)."),
      Option("--hours", "H", "Stops at this time, a whole number of hours."),
    ],
    discussion: "Profiles: "
      + Profile.all.map { "\($0.name) (\($0.summary))" }.joined(separator: "; ") + ".")

  private static let chunk = 1 << 16

  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode {
    let name = arguments.operands[0]
    guard let profile = Profile.all.first(where: { $0.name == name }) else {
      let names = Profile.all.map(\.name)
      throw .usage(
        "unknown profile '\(name)'" + ToolError.suggestion(NearestName.of(name, among: names)),
        command: "generate")
    }
    guard let seed = try number("--seed", arguments) else {
      throw .usage("'--seed' is needed, so that the trace can be made again", command: "generate")
    }
    let hours = try number("--hours", arguments)
    let events = try number("--events", arguments) ?? (hours == nil ? 1000 : .max)
    let limit = hours.map { $0 > 87_600 ? Int64.max : Int64($0) * 3_600_000_000 } ?? .max
    var generator = TraceGenerator(profile, seed: seed)
    var text = generator.header(seed: seed)
    var count: UInt64 = 0
    while count < events {
      let line = generator.next()
      // The reader takes times of up to ten years.
      guard generator.time <= min(limit, 315_360_000_000_000) else { break }
      text += line
      count += 1
      if text.utf8.count >= chunk {
        try console.write(text)
        text = ""
      }
    }
    try console.write(text)
    return .success
  }

  private static func number(
    _ name: String, _ arguments: Arguments
  ) throws(ToolError) -> UInt64? {
    guard let text = arguments.value(name) else { return nil }
    guard let number = UInt64(text) else {
      throw .usage("'\(name)' needs a whole number, not '\(text)'", command: "generate")
    }
    return number
  }
}
