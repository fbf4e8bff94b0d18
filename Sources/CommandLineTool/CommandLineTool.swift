internal import ByteStreams
internal import Catalogue
internal import Reports

/// The tool: flags, commands, exit codes.
public enum CommandLineTool {
  /// Runs the tool with the words behind its name.
  ///
  /// - Returns: how the process is to end.
  public static func main(_ words: [String]) -> ExitCode {
    StandardStream.ignoreBrokenPipes()
    do throws(ToolError) {
      return try run(words)
    } catch {
      if !error.message.isEmpty { Console.say(error.prefixed) }
      if let hint = error.hint { Console.say(hint) }
      return error.code
    }
  }

  static var commands: [any Command.Type] {
    [
      RunCommand.self, CompareCommand.self, ExplainCommand.self, EnvelopeCommand.self,
      GenerateCommand.self,
      CheckCommand.self,
      SchemaCommand.self,
      RulesCommand.self,
      SettingsCommand.self, PoliciesCommand.self,
    ]
  }

  private static func run(_ words: [String]) throws(ToolError) -> ExitCode {
    guard let name = words.first else {
      throw .usage("a command is missing", command: nil)
    }
    switch name {
    case "--help", "-h", "help":
      guard words.count > 1, name == "help" else {
        try Console().write(overview)
        return .success
      }
      try Console().write(try command(words[1]).specification.help)
      return .success
    case "--version":
      try Console().write("\(Tool.name) \(Tool.version)\n")
      return .success
    default: break
    }
    let command = try command(name)
    let arguments = try Arguments(Array(words.dropFirst()), command.specification)
    if arguments.has("--help") {
      try Console().write(command.specification.help)
      return .success
    }
    let color = try arguments.word(
      "--color", ["auto", "always", "never"], default: "auto", command: name)
    return try command.run(arguments, Console(color: color))
  }

  private static func command(_ name: String) throws(ToolError) -> any Command.Type {
    if let command = commands.first(where: { $0.specification.name == name }) { return command }
    let names = commands.map { $0.specification.name }
    let kind = name.hasPrefix("-") ? "option" : "command"
    throw .usage(
      "unknown \(kind) '\(name)'" + ToolError.suggestion(NearestName.of(name, among: names)),
      command: nil)
  }

  /// The text of `islandsim --help`.
  static var overview: String {
    var text = """
      islandsim plays what apps, the system and a person do on a phone, and says who held the
      Dynamic Island and the Lock Screen, when, in which form, and why.

      Usage: islandsim COMMAND ...

      Commands:

      """
    let width = commands.map { $0.specification.name.count }.max() ?? 0
    for command in commands {
      let name = command.specification.name
      text += "  " + name + String(repeating: " ", count: width - name.count + 2)
      text += command.specification.summary + "\n"
    }
    return text + """

      'islandsim COMMAND --help' shows a command's options; 'islandsim --version' the version.
      Exit codes: 0 success, 1 a check failed, 64 usage, 65 bad input, 66 no input, 70 internal,
      73 cannot create output, 74 input or output failed.

      """
  }
}

/// A command of the tool.
protocol Command: Sendable {
  static var specification: CommandSpecification { get }

  /// Runs the command with arguments that were checked against its specification.
  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode
}

extension ToolError {
  /// The message with the tool's name in front, unless it begins with a place.
  var prefixed: String {
    message.contains(": error: ") || message.contains(": warning: ")
      ? message : "islandsim: error: " + message
  }
}
