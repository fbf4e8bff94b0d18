internal import ByteStreams

/// What a person sees: data on standard output, everything else on standard error.
struct Console {
  /// Whether data is colored.
  let colors: Bool
  /// Columns that a line may take.
  let width: Int
  /// Whether characters beyond ASCII can be shown.
  let unicode: Bool

  /// Looks at the terminal, at `NO_COLOR` and at the locale.
  init(color: String = "auto") {
    let terminal = StandardStream.output
    let plain = (environmentValue("NO_COLOR") ?? "").isEmpty == false
    switch color {
    case "always": colors = true
    case "never": colors = false
    default: colors = terminal.isTerminal && !plain && environmentValue("TERM") != "dumb"
    }
    let columns = environmentValue("COLUMNS").flatMap(Int.init)
    width = max(40, min(terminal.columns ?? columns ?? 100, 400))
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap(environmentValue).first { !$0.isEmpty } ?? ""
    let upper = locale.uppercased()
    unicode = upper.contains("UTF-8") || upper.contains("UTF8")
  }

  /// Writes data.
  func write(_ bytes: [UInt8]) throws(ToolError) {
    do throws(StreamError) {
      try StandardStream.output.write(bytes)
    } catch {
      throw ToolError(error)
    }
  }

  /// Writes text as data.
  func write(_ text: String) throws(ToolError) { try write(Array(text.utf8)) }

  /// Says something on standard error, in one line; a reader that has gone does not matter there.
  static func say(_ text: String) {
    try? StandardStream.error.write(Array((printable(shortened(text)) + "\n").utf8))
  }

  /// A text without its middle, if it is long: a name in a trace may have megabytes.
  private static func shortened(_ text: String) -> String {
    let (head, tail) = (1600, 400)
    guard text.unicodeScalars.count > head + tail else { return text }
    return String(text.unicodeScalars.prefix(head)) + " ... "
      + String(text.unicodeScalars.suffix(tail))
  }

  /// A text with control characters made visible, so that no trace can drive a terminal, and with
  /// ends of lines among them, so that none can pretend to be a line of the tool.
  static func printable(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069:
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
