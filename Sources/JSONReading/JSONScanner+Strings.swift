extension JSONScanner {
  /// Scans a string; the position is its opening quote.
  ///
  /// - Returns: whether it is written with escapes.
  mutating func scanString(isName: Bool) throws(JSONError) -> Bool {
    let start = position
    var hasEscapes = false
    position += 1
    while true {
      skipPlainText()
      guard position < bytes.count else { throw JSONError(.unclosedString, at: start) }
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return hasEscapes
      }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        try scanEscape(isName: isName, stringAt: start)
      } else if byte < 0x20 {
        throw JSONError(.controlCharacter, at: position)
      } else {
        position += try sequenceLength(at: position)
      }
    }
  }

  /// Passes printable ASCII without quotes and backslashes: nearly all text there is.
  ///
  /// Eight bytes at a time: each test below sets the high bit of the bytes that end the run. Byte by
  /// byte this loop is a third of the scanner's time.
  private mutating func skipPlainText() {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let raw = unsafe bytes.bytes
    var index = position
    while index + 8 <= bytes.count {
      let word = UInt64(
        littleEndian: unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self))
      let quotes = word ^ (ones &* 0x22)
      let backslashes = word ^ (ones &* 0x5c)
      let ends =
        (word &- ones &* 0x20) & ~word | (quotes &- ones) & ~quotes
        | (backslashes &- ones) & ~backslashes | word
      guard ends & highs == 0 else {
        position = index + (ends & highs).trailingZeroBitCount / 8
        return
      }
      index += 8
    }
    while index < bytes.count {
      let byte = bytes[index]
      // 0x20...0x7f without '"' (0x22) and '\' (0x5c).
      guard byte &- 0x20 < 0x60, byte != 0x22, byte != 0x5c else { break }
      index += 1
    }
    position = index
  }

  private mutating func scanEscape(isName: Bool, stringAt start: Int) throws(JSONError) {
    let escape = position
    guard escape + 1 < bytes.count else { throw JSONError(.unclosedString, at: start) }
    switch bytes[escape + 1] {
    case 0x22, 0x5c, 0x2f, UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "n"),
      UInt8(ascii: "r"), UInt8(ascii: "t"):
      position += 2
    case UInt8(ascii: "u"):
      let unit = try scanUnit(escape, stringAt: start)
      if unit == 0 && isName { throw JSONError(.nulInName, at: escape) }
      if unit & 0xfc00 == 0xdc00 { throw JSONError(.loneSurrogate, at: escape) }
      guard unit & 0xfc00 == 0xd800 else { return }
      if position == bytes.count || (position + 1 == bytes.count && bytes[position] == 0x5c) {
        throw JSONError(.unclosedString, at: start)
      }
      guard position + 1 < bytes.count, bytes[position] == 0x5c,
        bytes[position + 1] == UInt8(ascii: "u"),
        try scanUnit(position, stringAt: start) & 0xfc00 == 0xdc00
      else { throw JSONError(.loneSurrogate, at: escape) }
    default:
      throw JSONError(.badEscape, at: escape)
    }
  }

  /// The four hexadecimal digits of an escape that begins at `escape`.
  private mutating func scanUnit(_ escape: Int, stringAt start: Int) throws(JSONError) -> UInt32 {
    var unit: UInt32 = 0
    for index in escape + 2..<escape + 6 {
      guard index < bytes.count else { throw JSONError(.unclosedString, at: start) }
      guard let digit = hexadecimalValue(bytes[index]) else {
        throw JSONError(.badEscape, at: escape)
      }
      unit = unit << 4 | digit
    }
    position = escape + 6
    return unit
  }

  private func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - 0x30)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - 0x61 + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - 0x41 + 10)
    default: nil
    }
  }

  /// The length of the UTF-8 sequence here; table 3-7 of the Unicode Standard.
  private func sequenceLength(at index: Int) throws(JSONError) -> Int {
    let first = bytes[index]
    let (length, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case 0x7f: (1, 0...0)
      case 0xc2...0xdf: (2, 0x80...0xbf)
      case 0xe0: (3, 0xa0...0xbf)
      case 0xed: (3, 0x80...0x9f)
      case 0xe1...0xef: (3, 0x80...0xbf)
      case 0xf0: (4, 0x90...0xbf)
      case 0xf4: (4, 0x80...0x8f)
      case 0xf1...0xf3: (4, 0x80...0xbf)
      default: (0, 0...0)
      }
    guard length > 0, index + length <= bytes.count else {
      throw JSONError(.invalidUTF8, at: index)
    }
    if length == 1 { return 1 }
    guard second.contains(bytes[index + 1]) else { throw JSONError(.invalidUTF8, at: index) }
    for next in index + 2..<index + length where bytes[next] & 0xc0 != 0x80 {
      throw JSONError(.invalidUTF8, at: index)
    }
    return length
  }
}
