/// Checks a text against RFC 8259 and notes where each value stands.
///
/// json-c 0.16 builds the values, but it takes much that is not JSON (control characters, `5.`,
/// overlong UTF-8, NaN) and keeps no positions, so each text passes here first. The grammar is a
/// loop over one stack of open containers: recursion would let the input choose our stack's depth.
struct JSONScanner: ~Escapable {
  let bytes: Span<UInt8>
  var position: Int
  /// Whether the number that was scanned last has an exponent or very many digits.
  var hasLargeExponent = false
  private let depthLimit: Int
  /// The innermost open container; those round it are on a stack.
  private var inner = OpenContainer(index: 0, isObject: false)

  /// Scans the bytes from a position up to the end of another.
  @_lifetime(copy bytes)
  init(_ bytes: Span<UInt8>, from start: Int, to end: Int, depthLimit: Int) {
    self.bytes = bytes.extracting(..<end)
    position = start
    self.depthLimit = depthLimit
  }

  /// Scans exactly one value with white space round it.
  ///
  /// - Complexity: O(bytes), one pass.
  /// - Throws: the first error.
  /// - Parameters:
  ///   - tape: the values are added to it.
  ///   - outer: the stack of open containers, given so that its memory is used again.
  mutating func scan(
    into tape: inout JSONTape, _ outer: inout [OpenContainer]
  ) throws(JSONError) {
    outer.removeAll(keepingCapacity: true)
    skipSpace()
    guard position < bytes.count else { throw JSONError(.empty, at: position) }
    repeat {
      try scanValue(into: &tape, &outer)
      try closeContainers(in: &tape, &outer)
    } while !outer.isEmpty
    skipSpace()
    if position < bytes.count { throw trailingError() }
  }

  /// Scans a scalar, or the start of a container down to its first scalar or its end.
  private mutating func scanValue(
    into tape: inout JSONTape, _ outer: inout [OpenContainer]
  ) throws(JSONError) {
    while true {
      var entry = TapeEntry(kind: .null)
      if inner.isObject { try scanName(&entry) }
      inner.count += 1
      entry.start = UInt32(truncatingIfNeeded: position)
      let byte = try current()
      guard byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") else {
        entry.kind = try scanScalar(byte)
        // 309 digits, or an exponent of three, are needed to leave the range of a double.
        entry.mayBeInfinite = entry.kind == .double && hasLargeExponent
        entry.end = UInt32(truncatingIfNeeded: position)
        entry.next = UInt32(truncatingIfNeeded: tape.count + 1)
        tape.append(entry)
        return
      }
      entry.kind = byte == UInt8(ascii: "{") ? .object : .array
      if outer.count == depthLimit { throw JSONError(.tooDeep(limit: depthLimit), at: position) }
      outer.append(inner)
      inner = OpenContainer(index: tape.count, isObject: entry.kind == .object)
      tape.append(entry)
      position += 1
      skipSpace()
      if position < bytes.count, bytes[position] == inner.end { return }
    }
  }

  /// After a value: closes what ends here, or passes the comma before the next value.
  private mutating func closeContainers(
    in tape: inout JSONTape, _ outer: inout [OpenContainer]
  ) throws(JSONError) {
    while !outer.isEmpty {
      skipSpace()
      let byte = try current()
      if byte == UInt8(ascii: ",") {
        position += 1
        skipSpace()
        if position < bytes.count, bytes[position] == inner.end {
          throw JSONError(.trailingComma, at: position)
        }
        return
      }
      guard byte == inner.end else {
        throw unexpected(inner.isObject ? "',' or '}'" : "',' or ']'")
      }
      position += 1
      tape[inner.index].count = inner.count
      tape[inner.index].end = UInt32(truncatingIfNeeded: position)
      tape[inner.index].next = UInt32(truncatingIfNeeded: tape.count)
      inner = outer.removeLast()
    }
  }

  /// A member's name and the colon behind it.
  private mutating func scanName(_ entry: inout TapeEntry) throws(JSONError) {
    let start = position
    guard try current() == UInt8(ascii: "\"") else {
      throw unexpected("a member name in double quotes")
    }
    entry.nameHasEscapes = try scanString(isName: true)
    entry.nameStart = UInt32(truncatingIfNeeded: start)
    entry.nameLength = UInt32(truncatingIfNeeded: position - start - 2)
    skipSpace()
    guard try current() == UInt8(ascii: ":") else { throw unexpected("':'") }
    position += 1
    skipSpace()
  }

  /// The byte here, or the error that the text is cut short.
  private func current() throws(JSONError) -> UInt8 {
    guard position < bytes.count else { throw JSONError(.truncated, at: position) }
    return bytes[position]
  }

  /// Passes blanks, tabs and line ends; nearly always there are none.
  @inline(__always)
  mutating func skipSpace() {
    if position < bytes.count, bytes[position] > 0x20 { return }
    skipWhiteSpace()
  }

  private mutating func skipWhiteSpace() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0a || byte == 0x0d || byte == 0x09 else { return }
      position += 1
    }
  }
}

/// A container whose end was not found yet.
struct OpenContainer {
  let index: Int
  let isObject: Bool
  /// How many values in it were begun.
  var count: UInt32 = 0

  /// The byte that ends it.
  var end: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }
}
