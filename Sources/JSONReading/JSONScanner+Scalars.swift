extension JSONScanner {
  /// Scans a string, a number or a word.
  mutating func scanScalar(_ byte: UInt8) throws(JSONError) -> JSONKind {
    switch byte {
    case UInt8(ascii: "\""):
      _ = try scanString(isName: false)
      return .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      return try scanNumber()
    case UInt8(ascii: "t"):
      try scanWord("true")
      return .boolean
    case UInt8(ascii: "f"):
      try scanWord("false")
      return .boolean
    case UInt8(ascii: "n"):
      try scanWord("null")
      return .null
    default:
      throw unexpected("a value")
    }
  }

  private mutating func scanWord(_ word: StaticString) throws(JSONError) {
    let start = position
    let isThere = word.withUTF8Buffer { letters in
      guard position + letters.count <= bytes.count else { return false }
      for index in 0..<letters.count where unsafe bytes[position + index] != letters[index] {
        return false
      }
      return true
    }
    guard isThere else {
      let rest = bytes.count - start
      let isCut = rest < word.utf8CodeUnitCount && prefixMatches(word, count: rest)
      throw isCut ? JSONError(.truncated, at: bytes.count) : unexpected("a value")
    }
    position += word.utf8CodeUnitCount
  }

  private func prefixMatches(_ word: StaticString, count: Int) -> Bool {
    word.withUTF8Buffer { letters in
      for index in 0..<count where unsafe bytes[position + index] != letters[index] {
        return false
      }
      return true
    }
  }

  /// A number as RFC 8259 has it; an integer must fit in 64 bits, signed or unsigned.
  private mutating func scanNumber() throws(JSONError) -> JSONKind {
    let start = position
    let isNegative = bytes[position] == UInt8(ascii: "-")
    if isNegative { position += 1 }
    let digits = position
    skipDigits()
    let count = position - digits
    if count == 0 {
      if position == bytes.count { throw JSONError(.truncated, at: position) }
      let isInfinity = isNegative && bytes[position] == UInt8(ascii: "I")
      throw JSONError(isInfinity ? .notANumber : .malformedNumber, at: start)
    }
    if count > 1 && bytes[digits] == UInt8(ascii: "0") {
      throw JSONError(.malformedNumber, at: start)
    }
    var isInteger = true
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") {
      isInteger = false
      position += 1
      try scanDigits(numberAt: start)
    }
    hasLargeExponent = false
    if position < bytes.count, bytes[position] | 0x20 == UInt8(ascii: "e") {
      isInteger = false
      hasLargeExponent = true
      position += 1
      if position < bytes.count, bytes[position] == 0x2b || bytes[position] == 0x2d {
        position += 1
      }
      try scanDigits(numberAt: start)
    }
    guard isInteger else {
      hasLargeExponent = hasLargeExponent || count > 300
      return .double
    }
    if count >= 19 && !fitsInteger(from: digits, isNegative: isNegative) {
      throw JSONError(.numberOutOfRange, at: start)
    }
    return .integer
  }

  private mutating func scanDigits(numberAt start: Int) throws(JSONError) {
    let first = position
    skipDigits()
    if position == first {
      if position == bytes.count { throw JSONError(.truncated, at: position) }
      throw JSONError(.malformedNumber, at: start)
    }
  }

  private mutating func skipDigits() {
    while position < bytes.count, bytes[position] &- 0x30 < 10 { position += 1 }
  }

  private func fitsInteger(from digits: Int, isNegative: Bool) -> Bool {
    var magnitude: UInt64 = 0
    for index in digits..<position {
      let (product, isTooLarge) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, isOver) = product.addingReportingOverflow(UInt64(bytes[index] - 0x30))
      if isTooLarge || isOver { return false }
      magnitude = sum
    }
    return !isNegative || magnitude <= Int64.min.magnitude
  }
}
