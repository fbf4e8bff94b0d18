/// Writes JSON bytes: two-space indent, keys in the order they are written, one final newline.
///
/// The same calls give the same bytes on every machine. Nothing is built in memory but the bytes.
public struct JSONWriter: Sendable {
  /// What has been written.
  public private(set) var bytes: [UInt8] = []
  private static let lineStart: StaticString = "\n                        "
  private var depth = 0
  private var isFirst = true
  private var isAfterName = false

  /// Makes an empty writer, with room for some bytes: growing copies what is there.
  public init(capacity: Int = 0) { bytes.reserveCapacity(capacity) }

  /// Takes what has been written so far out of the writer.
  public mutating func take() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    return taken
  }

  /// Writes an object; the closure writes its members.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes an array; the closure writes its elements.
  public mutating func array(_ elements: (inout JSONWriter) -> Void) {
    container(UInt8(ascii: "["), UInt8(ascii: "]"), elements)
  }

  /// Writes an array with an element for each value.
  public mutating func array<Value>(_ values: [Value], _ write: (inout JSONWriter, Value) -> Void) {
    array { writer in
      for value in values { write(&writer, value) }
    }
  }

  /// Writes the name of the member whose value comes next.
  public mutating func name(_ name: String) {
    if !appendShortName(name) {
      separate()
      quoted(name, followedBy: "\": ")
    }
    isFirst = false
    isAfterName = true
  }

  /// Writes the start of a line with a short and plain name at once; a report is full of them, and
  /// each call of append costs as much as the few bytes that it brings.
  private mutating func appendShortName(_ name: String) -> Bool {
    var name = name
    let start = 3 + 2 * depth
    return name.withUTF8 { utf8 in
      guard depth > 0, !isAfterName, start + utf8.count + 3 <= 80,
        unsafe !utf8.contains(where: Self.needsEscape)
      else { return false }
      var line = InlineArray<80, UInt8>(repeating: 0x20)
      line[0] = UInt8(ascii: ",")
      line[1] = 0x0a
      line[start - 1] = UInt8(ascii: "\"")
      for index in utf8.indices { line[start + index] = unsafe utf8[index] }
      line[start + utf8.count] = UInt8(ascii: "\"")
      line[start + utf8.count + 1] = UInt8(ascii: ":")
      let used = line.span.extracting((isFirst ? 1 : 0)..<start + utf8.count + 3)
      unsafe used.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
      return true
    }
  }

  /// Writes a string.
  public mutating func string(_ value: String) {
    separate()
    quoted(value)
  }

  /// Writes an integer.
  public mutating func integer(_ value: some BinaryInteger) {
    separate()
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    Self.appendDigits(UInt64(value.magnitude), to: &bytes)
  }

  /// Writes a boolean.
  public mutating func boolean(_ value: Bool) {
    separate()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  /// Writes null.
  public mutating func null() {
    separate()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a double in the shortest form that reads back as the same double.
  ///
  /// - Precondition: the value is finite.
  public mutating func double(_ value: Double) {
    precondition(value.isFinite, "JSON has no infinite numbers")
    separate()
    let text = value.description
    bytes.append(contentsOf: (text.hasSuffix(".0") ? String(text.dropLast(2)) : text).utf8)
  }

  /// Writes a number of millionths with exactly the decimals needed, at most six.
  public mutating func millionths(_ value: Int64) {
    separate()
    Self.appendMillionths(value, to: &bytes)
  }

  /// Ends the text with a newline.
  public mutating func end() {
    bytes.append(0x0a)
  }

  /// Appends a number of millionths as a decimal.
  public static func appendMillionths(_ value: Int64, to bytes: inout [UInt8]) {
    let magnitude = value.magnitude
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    appendDigits(magnitude / 1_000_000, to: &bytes)
    var rest = UInt32(truncatingIfNeeded: magnitude % 1_000_000)
    guard rest > 0 else { return }
    var decimals = InlineArray<7, UInt8>(repeating: 0)
    decimals[0] = UInt8(ascii: ".")
    var count = 1
    var unit: UInt32 = 100_000
    while rest > 0 {
      decimals[count] = UInt8(truncatingIfNeeded: rest / unit) + 0x30
      rest %= unit
      unit /= 10
      count += 1
    }
    unsafe decimals.span.extracting(..<count).withUnsafeBufferPointer {
      unsafe bytes.append(contentsOf: $0)
    }
  }

  private mutating func container(
    _ start: UInt8, _ end: UInt8, _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(start)
    depth += 1
    isFirst = true
    content(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    bytes.append(end)
  }

  private mutating func separate() {
    if isAfterName {
      isAfterName = false
      return
    }
    if depth > 0 {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      newLine()
    }
    isFirst = false
  }

  private mutating func newLine() {
    let length = 1 + 2 * depth
    Self.lineStart.withUTF8Buffer { start in
      unsafe bytes.append(contentsOf: UnsafeBufferPointer(rebasing: start.prefix(length)))
    }
    for _ in Self.lineStart.utf8CodeUnitCount..<max(length, Self.lineStart.utf8CodeUnitCount) {
      bytes.append(0x20)
    }
  }

  private static func appendDigits(_ value: UInt64, to bytes: inout [UInt8]) {
    if value < 10 { return bytes.append(UInt8(truncatingIfNeeded: value) + 0x30) }
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var start = 20
    var rest = value
    repeat {
      start -= 1
      digits[start] = UInt8(truncatingIfNeeded: rest % 10) + 0x30
      rest /= 10
    } while rest > 0
    unsafe digits.span.extracting(start...).withUnsafeBufferPointer {
      unsafe bytes.append(contentsOf: $0)
    }
  }

  private mutating func quoted(_ text: String, followedBy end: StaticString = "\"") {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    let isPlain = text.withUTF8 { utf8 in
      // Nearly no text needs an escape, and then it is copied at once.
      guard unsafe !utf8.contains(where: Self.needsEscape) else { return false }
      unsafe bytes.append(contentsOf: utf8)
      return true
    }
    if !isPlain {
      for scalar in text.unicodeScalars { appendEscaped(scalar) }
    }
    end.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
  }

  /// Whether a byte is, or may be the first of, what is written as an escape.
  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x22 || byte == 0x5c || byte == 0x7f || byte == 0xc2 || byte == 0xe2
  }

  /// Escapes what JSON must have escaped, and besides what could drive a terminal or turn a line
  /// round: the other control characters and the marks of direction.
  private mutating func appendEscaped(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x22, 0x5c:
      bytes.append(0x5c)
      bytes.append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x0a: bytes.append(contentsOf: "\\n".utf8)
    case 0x0d: bytes.append(contentsOf: "\\r".utf8)
    case 0x09: bytes.append(contentsOf: "\\t".utf8)
    case 0..<0x20, 0x7f..<0xa0, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069:
      let digits = Array("0123456789abcdef".utf8)
      bytes.append(contentsOf: "\\u".utf8)
      for shift in [12, 8, 4, 0] { bytes.append(digits[Int(scalar.value >> UInt32(shift)) & 15]) }
    default: bytes.append(contentsOf: Character(scalar).utf8)
    }
  }
}
