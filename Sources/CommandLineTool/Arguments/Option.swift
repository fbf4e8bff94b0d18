/// One option of a command: the parser and the help are made from it, so they cannot disagree.
struct Option: Sendable {
  /// With its two dashes.
  let name: String
  /// What stands for the value in the help, or nil for a switch.
  let value: String?
  /// Whether it may be given more than once.
  let repeats: Bool
  let help: String

  /// An option with a value.
  init(_ name: String, _ value: String, repeats: Bool = false, _ help: String) {
    self.name = name
    self.value = value
    self.repeats = repeats
    self.help = help
  }

  /// A switch.
  init(_ name: String, _ help: String) {
    self.name = name
    value = nil
    repeats = false
    self.help = help
  }
}

/// What a command is, for the parser and the help.
struct CommandSpecification: Sendable {
  let name: String
  let summary: String
  /// The operands as the usage line shows them.
  let operands: String
  let operandLimits: ClosedRange<Int>
  let options: [Option]
  /// What the help says besides.
  let discussion: String

  init(
    _ name: String, _ summary: String, operands: String = "", _ operandLimits: ClosedRange<Int>,
    options: [Option] = [], discussion: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.operandLimits = operandLimits
    self.options = options + Self.common
    self.discussion = discussion
  }

  /// The options that every command has.
  static let common: [Option] = [
    Option("--color", "WHEN", "Colors: auto (only on a terminal), always or never."),
    Option("--help", "Shows this text."),
  ]

  /// The text of `--help`.
  var help: String {
    var text = "\(summary)\n\nUsage: islandsim \(name)"
    if !operands.isEmpty { text += " " + operands }
    text += " [options]\n"
    if !discussion.isEmpty { text += "\n\(discussion)\n" }
    text += "\nOptions:\n"
    let width = options.map { ($0.name + ($0.value.map { " \($0)" } ?? "")).count }.max() ?? 0
    for option in options {
      let head = option.name + (option.value.map { " \($0)" } ?? "")
      text += "  " + head + String(repeating: " ", count: width - head.count + 2)
      text += option.help + "\n"
    }
    return text
  }
}
