internal import Catalogue

/// What was typed behind a command's name.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]

  /// Sorts words into options and operands.
  ///
  /// - Throws: a usage error that names the word, and the nearest option.
  init(_ words: [String], _ command: CommandSpecification) throws(ToolError) {
    var index = 0
    var optionsAreOver = false
    while index < words.count {
      let word = words[index]
      index += 1
      if optionsAreOver || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        optionsAreOver = true
      } else {
        try take(word, words, &index, command)
      }
    }
    if has("--help") { return }
    if operands.count > command.operandLimits.upperBound {
      throw .usage(
        "unexpected argument '\(operands[command.operandLimits.upperBound])'", command: command.name
      )
    }
    if operands.count < command.operandLimits.lowerBound {
      throw .usage("'islandsim \(command.name)' needs \(command.operands)", command: command.name)
    }
  }

  private mutating func take(
    _ word: String, _ words: [String], _ index: inout Int, _ command: CommandSpecification
  ) throws(ToolError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = word == "-h" ? "--help" : String(parts[0])
    guard let option = command.options.first(where: { $0.name == name }) else {
      let nearest = NearestName.of(name, among: command.options.map(\.name))
      throw .usage(
        "unknown option '\(name)'" + ToolError.suggestion(nearest), command: command.name)
    }
    if option.value == nil {
      if parts.count == 2 {
        throw .usage("the option '\(name)' takes no value", command: command.name)
      }
      values[name, default: []].append("")
      return
    }
    let value: String
    if parts.count == 2 {
      value = String(parts[1])
    } else if index < words.count {
      value = words[index]
      index += 1
    } else {
      throw .usage("the option '\(name)' needs a value", command: command.name)
    }
    if !option.repeats && values[name] != nil {
      throw .usage("the option '\(name)' is given twice", command: command.name)
    }
    values[name, default: []].append(value)
  }

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values[option] != nil }

  /// The value of an option, or nil.
  func value(_ option: String) -> String? { values[option]?.last }

  /// All values of an option that repeats.
  func all(_ option: String) -> [String] { values[option] ?? [] }

  /// The value of an option that is one of some words.
  func word(
    _ option: String, _ allowed: [String], default standard: String, command: String
  ) throws(ToolError) -> String {
    guard let value = value(option) else { return standard }
    guard allowed.contains(value) else {
      let nearest = NearestName.of(value, among: allowed)
      throw .usage(
        "unknown value '\(value)' of '\(option)'" + ToolError.suggestion(nearest)
          + "; allowed: \(allowed.joined(separator: ", "))", command: command)
    }
    return value
  }
}
