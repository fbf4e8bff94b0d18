internal import JSONReading
internal import Reports

/// The format of a command that lists what there is.
enum Listing {
  static let format = Option("--format", "F", "text or json (default: text).")

  static func write(
    _ arguments: Arguments, _ console: Console, command: String, text: () -> String,
    json: (inout JSONWriter) -> Void
  ) throws(ToolError) -> ExitCode {
    let format = try arguments.word(
      "--format", ["text", "json"], default: "text", command: command)
    guard format == "json" else {
      try console.write(text())
      return .success
    }
    var writer = JSONWriter()
    json(&writer)
    writer.end()
    try console.write(writer.take())
    return .success
  }

  /// Lines of a text, indented.
  static func indented(_ text: String, _ width: Int) -> String {
    TextWrapping.lines(text, width: max(30, width - 4)).map { "    " + $0 + "\n" }.joined()
  }
}
