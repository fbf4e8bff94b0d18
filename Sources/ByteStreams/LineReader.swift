/// Lines of a source, some at a time, in memory that does not grow with their number.
public struct LineReader: ~Copyable {
  /// A line that is not blank.
  public struct Line: Sendable, Equatable {
    /// Where it lies in ``LineReader/buffer``, without its line end.
    public let range: Range<Int>
    /// Its number, from 1; blank lines count.
    public let number: Int
    /// The byte of the unpacked input at which it begins.
    public let offset: Int

    /// Creates a line.
    public init(range: Range<Int>, number: Int, offset: Int) {
      self.range = range
      self.number = number
      self.offset = offset
    }
  }

  /// The bytes that the lines lie in; they stay until more lines are read.
  public private(set) var buffer: [UInt8]
  /// The source of the bytes.
  public private(set) var source: ByteSource

  private let limit: Int
  private var next = 0
  private var filled = 0
  private var isAtEnd = false
  private var number = 0
  /// The byte of the unpacked input at which the buffer begins.
  private var base = 0

  /// Reads lines of at most `limit` bytes.
  public init(_ source: consuming ByteSource, limit: Int) {
    self.source = source
    self.limit = limit
    buffer = [UInt8](repeating: 0, count: min(1 << 18, max(limit, 64)))
  }

  /// The number of the last line that was read.
  public var lineNumber: Int { number }

  /// Reads the lines that lie in the buffer, after filling it if there is none.
  ///
  /// - Parameters:
  ///   - lines: is filled anew; empty at the end of the input.
  ///   - most: how many lines at the most.
  /// - Throws: what the source throws, or `tooLarge` for a line over the limit.
  /// - Complexity: O(bytes), without allocation in steady state.
  public mutating func read(into lines: inout [Line], most: Int) throws(StreamError) {
    lines.removeAll(keepingCapacity: true)
    var searched = next
    while lines.isEmpty {
      try takeLines(into: &lines, most: most, searchedTo: searched)
      if !lines.isEmpty { return }
      searched = filled
      try checkLength(next..<filled)
      if isAtEnd {
        if next < filled { append(next..<filled, following: filled, to: &lines) }
        return
      }
      searched -= try fill()
    }
  }

  /// Reads everything from a line to the end of the input; all lines, if none is given.
  ///
  /// - Throws: what the source throws, or `tooLarge`.
  public mutating func takeRest(from line: Line?, limit: Int) throws(StreamError) -> [UInt8] {
    var bytes = Array(buffer[(line?.range.lowerBound ?? next)..<filled])
    next = filled
    if !isAtEnd { bytes += try source.readAll(limit: limit) }
    guard bytes.count <= limit else {
      throw StreamError(.tooLarge(limit: limit), path: source.path)
    }
    return bytes
  }

  private mutating func takeLines(
    into lines: inout [Line], most: Int, searchedTo start: Int
  ) throws(StreamError) {
    var start = start
    while lines.count < most, let end = findLineEnd(from: start) {
      do throws(StreamError) {
        try checkLength(next..<end)
      } catch {
        // The lines before it come first; it is found again by the next call.
        if lines.isEmpty { throw error }
        return
      }
      append(next..<end, following: end + 1, to: &lines)
      start = next
    }
  }

  /// Throws if a line, without its line end, is over the limit.
  private func checkLength(_ range: Range<Int>) throws(StreamError) {
    guard range.count > limit else { return }
    let hasReturn = buffer[range.upperBound - 1] == UInt8(ascii: "\r")
    guard range.count - (hasReturn ? 1 : 0) > limit else { return }
    throw StreamError(.tooLarge(limit: limit), path: source.path)
  }

  private mutating func append(_ range: Range<Int>, following: Int, to lines: inout [Line]) {
    number += 1
    next = following
    if isBlank(range) { return }
    let hasReturn = buffer[range.upperBound - 1] == UInt8(ascii: "\r")
    lines.append(
      Line(
        range: range.lowerBound..<range.upperBound - (hasReturn ? 1 : 0), number: number,
        offset: base + range.lowerBound))
  }

  private func isBlank(_ range: Range<Int>) -> Bool {
    for byte in buffer[range] where byte != 0x20 && byte != 0x09 && byte != 0x0d { return false }
    return true
  }

  private func findLineEnd(from start: Int) -> Int? {
    unsafe buffer.withUnsafeBytes { bytes in
      unsafe MemorySearch.firstIndex(of: UInt8(ascii: "\n"), in: bytes, start..<filled)
    }
  }

  /// Reads more; returns by how much what was there has moved down.
  private mutating func fill() throws(StreamError) -> Int {
    let moved = next
    if next > 0 {
      buffer.replaceSubrange(0..<filled - next, with: Array(buffer[next..<filled]))
      filled -= next
      base += next
      next = 0
    }
    if filled == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
    let count = try source.read(into: &buffer, from: filled)
    filled += count
    isAtEnd = count == 0
    return moved
  }
}
