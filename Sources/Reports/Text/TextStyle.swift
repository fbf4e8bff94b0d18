/// How a text report may look.
public struct TextStyle: Sendable {
  /// Columns that a line may take.
  public var width: Int
  /// Whether ANSI colors may be used.
  public var colors: Bool
  /// Whether characters beyond ASCII can be shown.
  public var unicode: Bool

  /// Creates a style.
  public init(width: Int, colors: Bool, unicode: Bool) {
    self.width = width
    self.colors = colors
    self.unicode = unicode
  }

  func bold(_ text: String) -> String { colors ? "\u{1b}[1m\(text)\u{1b}[0m" : text }
  func dim(_ text: String) -> String { colors ? "\u{1b}[2m\(text)\u{1b}[0m" : text }
  func colored(_ text: String, _ code: Int) -> String {
    colors ? "\u{1b}[\(code)m\(text)\u{1b}[0m" : text
  }
}

/// Texts as a person reads them.
enum Words {
  /// A length of time: `4.5 s`, `12 min 30 s`, `2 h 5 min`.
  static func duration(_ microseconds: Int64) -> String {
    if microseconds < 60_000_000 {
      let tenths = (microseconds + 50_000) / 100_000
      if microseconds < 1_000_000 && microseconds > 0 {
        return "\((microseconds + 500) / 1000) ms"
      }
      return tenths % 10 == 0 ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
    }
    let seconds = (microseconds + 500_000) / 1_000_000
    let (hours, minutes, rest) = (seconds / 3600, seconds % 3600 / 60, seconds % 60)
    if hours > 0 { return minutes == 0 ? "\(hours) h" : "\(hours) h \(minutes) min" }
    return rest == 0 ? "\(minutes) min" : "\(minutes) min \(rest) s"
  }

  /// An instant as a clock from the start: `0:05`, `1:02:03`.
  static func clock(_ microseconds: Int64) -> String {
    let seconds = microseconds / 1_000_000
    let (hours, minutes, rest) = (seconds / 3600, seconds % 3600 / 60, seconds % 60)
    let two: (Int64) -> String = { $0 < 10 ? "0\($0)" : "\($0)" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  /// A number and its noun.
  static func count(_ number: some BinaryInteger, _ noun: String, plural: String? = nil) -> String {
    "\(number) " + (number == 1 ? noun : plural ?? noun + "s")
  }

  /// A text from a trace without what could drive a terminal.
  static func plain(_ text: String, unicode: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0..<0x20, 0x7f..<0xa0, 0x61c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069:
        result += "?"
      case 0x80... where !unicode: result += "?"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A text cut to a width, or filled up to it.
  static func fit(_ text: String, _ width: Int) -> String {
    var fitted = text
    if columns(text) > width {
      var taken = 0
      let head = text.prefix { character in
        taken += columns(character)
        return taken < width
      }
      fitted = head + "~"
    }
    return fitted + String(repeating: " ", count: max(0, width - columns(fitted)))
  }

  /// How many columns of a terminal a text takes: East Asian wide characters and emoji take two.
  static func columns(_ text: String) -> Int {
    text.reduce(0) { $0 + columns($1) }
  }

  private static func columns(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115f, 0x2e80...0xa4cf, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f,
      0xff00...0xff60, 0xffe0...0xffe6, 0x1f300...0x1faff, 0x20000...0x3fffd:
      return 2
    default: return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
