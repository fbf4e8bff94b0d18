extension JSONScanner {
  /// The error for a byte that cannot stand here, by what it looks like.
  func unexpected(_ expected: String) -> JSONError {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "'"): return JSONError(.singleQuote, at: position)
    case UInt8(ascii: "/"): return JSONError(.comment, at: position)
    case UInt8(ascii: "N"), UInt8(ascii: "I"): return JSONError(.notANumber, at: position)
    case UInt8(ascii: "."), UInt8(ascii: "+"): return JSONError(.malformedNumber, at: position)
    case 0x80...: return JSONError(invalidOrUnexpected(expected), at: position)
    default: return JSONError(.unexpected(expected: expected), at: position)
    }
  }

  private func invalidOrUnexpected(_ expected: String) -> JSONError.Code {
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
    var sequence: [UInt8] = []
    for index in position..<end { sequence.append(bytes[index]) }
    return String(validating: sequence, as: UTF8.self) == nil
      ? .invalidUTF8 : .unexpected(expected: expected)
  }

  /// The error for what stands behind the document.
  mutating func trailingError() -> JSONError {
    let start = position
    let byte = bytes[start]
    var isValue = [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\"")].contains(byte)
    if !isValue { isValue = (try? scanScalar(byte)) != nil }
    position = start
    return isValue ? JSONError(.secondValue, at: start) : unexpected("the end of the text")
  }
}
