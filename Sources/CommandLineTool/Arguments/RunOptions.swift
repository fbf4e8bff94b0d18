internal import TraceReading
internal import Catalogue
internal import Policies
internal import SimulationKernel
internal import TraceModel

/// The options that choose policy, settings and limits; shared by the commands that run traces.
enum RunOptions {
  static let choice: [Option] = [
    Option(
      "--policy", "P",
      "The policy, as NAME or NAME:PARAMETER=VALUE,... (default: the trace's, or ios)."),
    Option(
      "--set", "NAME=VALUE", repeats: true,
      "Gives a setting a value; 'islandsim settings' lists them."),
  ]

  /// What the help of a command with `--limit` says besides.
  static let limitDiscussion = """
    Limits: steps 10000000000, timers 1000000, activities 10000, notifications 100000, record
    16777216 and document 1073741824 (bytes). --limit NAME=N sets another.
    """

  static let limit = Option(
    "--limit", "NAME=N", repeats: true,
    "Raises a limit; see below.")

  /// Reads `--policy`, where a command takes one, and `--set`.
  static func choice(
    _ arguments: Arguments, command: String, hasPolicy: Bool = true
  ) throws(ToolError) -> RunChoice {
    var choice = RunChoice()
    if hasPolicy, let text = arguments.value("--policy") {
      choice.policy = try policy(text, command: command)
    }
    for text in arguments.all("--set") { choice.settings.append(try setting(text, command)) }
    return choice
  }

  /// A policy as it is written, whose parameters were checked.
  static func policy(_ text: String, command: String) throws(ToolError) -> PolicyReference {
    guard let policy = PolicyReference(text) else {
      throw .usage(
        "'\(text)' is no policy: it is written NAME or NAME:PARAMETER=VALUE,...",
        command: command)
    }
    var values = SettingValues()
    do throws(PolicyError) { _ = try PolicyRegistry.apply(policy, to: &values) } catch {
      throw ToolError(error)
    }
    return policy
  }

  private static func setting(
    _ text: String, _ command: String
  ) throws(ToolError) -> SettingChange {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .usage("'--set' needs NAME=VALUE, not '\(text)'", command: command)
    }
    let name = String(parts[0])
    guard let setting = SettingID(rawValue: name) else {
      let nearest = NearestName.of(name, among: SettingID.allCases.map(\.rawValue))
      throw .usage(
        "unknown setting '\(name)'" + ToolError.suggestion(nearest), command: command)
    }
    let definition = SettingDefinition.of(setting)
    guard let value = definition.parse(String(parts[1])) else {
      throw .usage(
        "'\(parts[1])' is no value of '\(name)'; allowed: \(definition.allowed)", command: command)
    }
    return SettingChange(setting, value)
  }

  /// Reads `--limit`.
  static func limits(
    _ arguments: Arguments, _ options: inout TraceSimulation.Options, command: String
  ) throws(ToolError) {
    let names = ["steps", "timers", "activities", "notifications", "pushes", "record", "document"]
    for text in arguments.all("--limit") {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let number = Int(parts[1]), number > 0 else {
        throw .usage("'--limit' needs NAME=N with N above 0, not '\(text)'", command: command)
      }
      switch String(parts[0]) {
      case "steps": options.limits.steps = number
      case "timers": options.limits.timers = number
      case "activities": options.limits.activities = number
      case "notifications": options.limits.notifications = number
      case "pushes": options.limits.pushes = number
      case "record": options.reading.recordLimit = number
      case "document": options.reading.documentLimit = number
      case let name:
        throw .usage(
          "unknown limit '\(name)'" + ToolError.suggestion(NearestName.of(name, among: names)),
          command: command)
      }
    }
  }
}
