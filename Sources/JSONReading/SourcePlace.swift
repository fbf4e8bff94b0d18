/// A place in an input, told in every way a person may want to find it by.
public struct SourcePlace: Sendable, Equatable {
  /// The path as it was given; `-` for standard input.
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1, in Unicode scalar values.
  public var column: Int
  /// The byte, from 0, in the unpacked input.
  public var offset: Int
  /// The JSON pointer (RFC 6901) of the value there, within its record.
  public var pointer: String

  /// Creates a place.
  public init(file: String, line: Int, column: Int, offset: Int, pointer: String) {
    self.file = file
    self.line = line
    self.column = column
    self.offset = offset
    self.pointer = pointer
  }
}

extension JSONDocument {
  /// The place of a byte of what was loaded last.
  ///
  /// - Parameters:
  ///   - offset: the byte, from the start of `bytes`.
  ///   - bytes: the array that holds the text.
  ///   - text: where the text with the byte lies in it.
  ///   - file: the path to name.
  ///   - firstLine: the number of the line in which the text begins.
  ///   - firstOffset: the byte of the input at which the text begins.
  /// - Returns: the place in every way a person may want to find it by.
  /// - Complexity: O(bytes); made for errors only.
  public func place(
    of offset: Int, in bytes: [UInt8], _ text: Range<Int>, file: String, firstLine: Int,
    firstOffset: Int
  ) -> SourcePlace {
    var line = firstLine
    var column = 1
    for byte in bytes[text.lowerBound..<max(text.lowerBound, min(offset, text.upperBound))] {
      if byte == 0x0a {
        line += 1
        column = 1
      } else if byte & 0xc0 != 0x80 {
        column += 1
      }
    }
    return SourcePlace(
      file: file, line: line, column: column, offset: firstOffset + offset - text.lowerBound,
      pointer: pointer(toValueAt: offset, in: bytes.span))
  }

  /// The pointer of the innermost value that holds a byte, its name included.
  private func pointer(toValueAt offset: Int, in bytes: Span<UInt8>) -> String {
    var path = ""
    guard var index = roots.last(where: { $0 < tape.count && Int(tape[$0].start) <= offset }) else {
      return ""
    }
    while index < tape.count, let child = child(of: index, holding: offset) {
      path += "/" + step(to: child.index, position: child.position, in: index, bytes)
      index = child.index
    }
    return path
  }

  private func child(of parent: Int, holding offset: Int) -> (index: Int, position: Int)? {
    let kind = tape[parent].kind
    guard kind == .object || kind == .array else { return nil }
    let limit = tape[parent].next == 0 ? tape.count : Int(tape[parent].next)
    var index = parent + 1
    var position = 0
    while index < limit {
      let entry = tape[index]
      let start = kind == .object ? entry.nameStart : entry.start
      let isOpen = entry.next == 0
      if Int(start) <= offset && (isOpen || offset < Int(entry.end)) { return (index, position) }
      if isOpen { return nil }
      index = Int(entry.next)
      position += 1
    }
    return nil
  }

  private func step(
    to index: Int, position: Int, in parent: Int, _ bytes: Span<UInt8>
  ) -> String {
    guard tape[parent].kind == .object else { return String(position) }
    var step = ""
    // By scalars: a slash with an accent is one character to Swift and still a slash.
    for scalar in decodedName(of: tape[index], in: bytes).unicodeScalars {
      switch scalar {
      case "~": step += "~0"
      case "/": step += "~1"
      default: step.unicodeScalars.append(scalar)
      }
    }
    return step
  }
}
