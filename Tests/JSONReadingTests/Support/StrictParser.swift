/// RFC 8259 once more, as the oracle.
///
/// One function for each rule of the grammar, top down, on an array, with none of the code that is
/// tested. Nil stands for every kind of refusal.
///
/// Beyond the grammar it wants what the program wants: UTF-8, each name once and without NUL,
/// numbers that fit, whole surrogate pairs, and at most 512 brackets open.
struct StrictParser {
  private struct Refusal: Error {}

  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The value that a text stands for, or nil.
  static func parse(_ bytes: [UInt8]) -> PlainValue? {
    guard String(validating: bytes, as: UTF8.self) != nil else { return nil }
    var parser = StrictParser(bytes: bytes)
    return try? parser.text()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  // JSON-text = ws value ws
  private mutating func text() throws(Refusal) -> PlainValue {
    space()
    let value = try value()
    space()
    guard index == bytes.count else { throw Refusal() }
    return value
  }

  // value = false / null / true / object / array / number / string
  private mutating func value() throws(Refusal) -> PlainValue {
    switch peek {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: PlainValue) throws(Refusal) -> PlainValue {
    for letter in word.utf8 { try expect(letter) }
    return value
  }

  // object = begin-object [ member *( value-separator member ) ] end-object
  private mutating func object() throws(Refusal) -> [PlainMember] {
    try open("{")
    defer { depth -= 1 }
    var members: [PlainMember] = []
    if pass("}") { return members }
    repeat {
      space()
      let name = try string()
      guard !name.contains(0), !members.contains(where: { $0.name == name }) else {
        throw Refusal()
      }
      space()
      try expect(UInt8(ascii: ":"))
      space()
      members.append(PlainMember(name: name, value: try value()))
      space()
    } while pass(",")
    try expect(UInt8(ascii: "}"))
    return members
  }

  // array = begin-array [ value *( value-separator value ) ] end-array
  private mutating func array() throws(Refusal) -> [PlainValue] {
    try open("[")
    defer { depth -= 1 }
    var elements: [PlainValue] = []
    if pass("]") { return elements }
    repeat {
      space()
      elements.append(try value())
      space()
    } while pass(",")
    try expect(UInt8(ascii: "]"))
    return elements
  }

  private mutating func open(_ bracket: Unicode.Scalar) throws(Refusal) {
    try expect(UInt8(ascii: bracket))
    depth += 1
    guard depth <= 512 else { throw Refusal() }
    space()
  }

  // number = [ minus ] int [ frac ] [ exp ]
  private mutating func number() throws(Refusal) -> PlainNumber {
    let start = index
    _ = pass("-")
    if !pass("0") { try digits() }
    if pass(".") { try digits() }
    if pass("e") || pass("E") {
      if !pass("+") { _ = pass("-") }
      try digits()
    }
    let number = PlainNumber(text: String(decoding: bytes[start..<index], as: UTF8.self))
    guard number.isInRange else { throw Refusal() }
    return number
  }

  private mutating func digits() throws(Refusal) {
    let start = index
    while let byte = peek, (0x30...0x39).contains(byte) { index += 1 }
    guard index > start else { throw Refusal() }
  }

  // string = quotation-mark *char quotation-mark
  private mutating func string() throws(Refusal) -> [UInt8] {
    try expect(UInt8(ascii: "\""))
    var text: [UInt8] = []
    while let byte = peek, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw Refusal() }
      index += 1
      if byte == UInt8(ascii: "\\") { text += try escape() } else { text.append(byte) }
    }
    try expect(UInt8(ascii: "\""))
    return text
  }

  private mutating func escape() throws(Refusal) -> [UInt8] {
    let short: [Unicode.Scalar: UInt8] = [
      "\"": 0x22, "\\": 0x5c, "/": 0x2f, "b": 0x08, "f": 0x0c, "n": 0x0a, "r": 0x0d, "t": 0x09,
    ]
    guard let letter = peek else { throw Refusal() }
    index += 1
    if let byte = short[Unicode.Scalar(letter)] { return [byte] }
    guard letter == UInt8(ascii: "u") else { throw Refusal() }
    var units = [try unit()]
    if units[0] & 0xfc00 == 0xd800 {
      try expect(UInt8(ascii: "\\"))
      try expect(UInt8(ascii: "u"))
      units.append(try unit())
    }
    guard let text = String(validating: units, as: UTF16.self) else { throw Refusal() }
    return Array(text.utf8)
  }

  private mutating func unit() throws(Refusal) -> UInt16 {
    guard index + 4 <= bytes.count else { throw Refusal() }
    let digits = bytes[index..<index + 4]
    index += 4
    guard digits.allSatisfy({ $0 != 0x2b && $0 != 0x2d }),
      let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw Refusal() }
    return unit
  }

  // ws = *( %x20 / %x09 / %x0A / %x0D )
  private mutating func space() {
    while let byte = peek, [0x20, 0x09, 0x0a, 0x0d].contains(byte) { index += 1 }
  }

  private var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  private mutating func pass(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: scalar) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ byte: UInt8) throws(Refusal) {
    guard peek == byte else { throw Refusal() }
    index += 1
  }
}
