internal import TestSupport

/// Makes texts that are JSON, with all that the grammar allows: every kind of value, escapes, white
/// space, numbers at the edges.
struct DocumentMaker {
  private var random: SeededRandom
  private var bytes: [UInt8] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// A text whose outermost value is of any kind.
  mutating func document() -> [UInt8] {
    bytes = []
    space()
    value(depth: 0)
    space()
    return bytes
  }

  /// A text whose outermost value is an object.
  mutating func object() -> [UInt8] {
    bytes = []
    object(depth: 0)
    return bytes
  }

  /// A text with one to three bytes changed, added, taken out, or copied from elsewhere.
  mutating func mutated(_ text: [UInt8]) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...3, using: &random) where !text.isEmpty {
      let place = Int.random(in: 0..<text.count, using: &random)
      switch Int.random(in: 0..<7, using: &random) {
      case 0: text[place] = UInt8.random(in: 0...255, using: &random)
      case 1: text[place] = Self.telling.randomElement(using: &random) ?? 0
      case 2: text.insert(Self.telling.randomElement(using: &random) ?? 0, at: place)
      case 3: text.remove(at: place)
      case 4: text[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 5: text.swapAt(place, Int.random(in: 0..<text.count, using: &random))
      default:
        let end = min(text.count, place + Int.random(in: 1...12, using: &random))
        text.insert(
          contentsOf: text[place..<end], at: Int.random(in: 0...text.count, using: &random))
      }
    }
    return text
  }

  /// Bytes that mean something to JSON, or to a reader that is not strict.
  private static let telling = Array(#"{}[]:,"\/'0123456789+-.eEtfnuNI #"#.utf8) + [0, 9, 10, 0xff]

  private mutating func value(depth: Int) {
    switch Int.random(in: 0..<(depth < 4 ? 9 : 6), using: &random) {
    case 0: append(["null", "true", "false"])
    case 1, 2: append(Self.numbers)
    case 3:
      let magnitude = Int64.random(in: .min ... .max, using: &random)
      bytes += String(magnitude >> Int64.random(in: 0..<64, using: &random)).utf8
    case 4, 5: string(Self.texts)
    case 6: array(depth: depth)
    default: object(depth: depth)
    }
  }

  private mutating func array(depth: Int) {
    bytes.append(UInt8(ascii: "["))
    for index in 0..<Int.random(in: 0..<5, using: &random) {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      space()
      value(depth: depth + 1)
      space()
    }
    space()
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func object(depth: Int) {
    bytes.append(UInt8(ascii: "{"))
    let names = Self.names.shuffled(using: &random)
    for index in 0..<Int.random(in: 0..<6, using: &random) {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      space()
      bytes += "\"\(names[index])\"".utf8
      space()
      bytes.append(UInt8(ascii: ":"))
      space()
      value(depth: depth + 1)
      space()
    }
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func string(_ pieces: [String]) {
    bytes.append(UInt8(ascii: "\""))
    for _ in 0..<Int.random(in: 0..<6, using: &random) { append(pieces) }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func space() {
    guard Int.random(in: 0..<4, using: &random) == 0 else { return }
    append([" ", "\n", "\t", "\r\n", "  "])
  }

  private mutating func append(_ choices: [String]) {
    bytes += (choices.randomElement(using: &random) ?? "").utf8
  }

  /// As they are written; no two mean the same.
  private static let names = [
    "", "a", "b", "content", "attributes", #"\u0063ontent2"#, "a/b", "m~n", "é", "e\u{301}", "日本",
    #"\ud83d\ude00"#, #"a\"b"#, #"back\\slash"#, #"x\/y"#, "/\u{301}", "0", " ",
    "a name of more than eight bytes",
  ]

  private static let texts = [
    "a", "plain text of more than eight bytes ", "é", "日本語", "😀", "\u{7f}", "\u{2028}", "/", "'",
    #"\""#, #"\\"#, #"\/"#, #"\b"#, #"\f"#, #"\n"#, #"\r"#, #"\t"#, #"\u0000"#, #"\u0041"#,
    #"\u00E9"#, #"\u20ac"#, #"\uD83D\uDE00"#, #"\uffff"#, "",
  ]

  private static let numbers = [
    "0", "-0", "1", "-1", "9223372036854775807", "-9223372036854775808", "9223372036854775808",
    "18446744073709551615", "0.0", "-0.0", "0.1", "1.5e3", "1E5", "1e+5", "1e-5", "1.50", "3.25",
    "1e308", "1e-400", "1.7976931348623157e308", "5e-324", "123456789.123456", "0e999",
    "9007199254740993", "100000000000000000000.5",
  ]
}
