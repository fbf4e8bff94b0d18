/// Lines of a source, one at a time, in memory that does not grow with their number.
public struct LineReader: ~Copyable {
  /// The bytes of the current line and of what was read ahead; see ``line``.
  public private(set) var buffer: [UInt8]
  /// Where in ``buffer`` the current line lies, without its line end.
  public private(set) var line = 0..<0
  /// The number of the current line, from 1.
  public private(set) var lineNumber = 0
  /// The byte offset of the current line in the unpacked input.
  public private(set) var lineOffset = 0
  /// How many bytes of the unpacked input lie before the end of the current line, line end included.
  public private(set) var consumed = 0

  /// The source of the bytes.
  public var source: ByteSource
  private let limit: Int
  private var next = 0
  private var filled = 0
  private var isAtEnd = false

  /// Reads lines of at most `limit` bytes.
  public init(_ source: consuming ByteSource, limit: Int) {
    self.source = source
    self.limit = limit
    buffer = [UInt8](repeating: 0, count: min(1 << 18, max(limit, 64)))
  }

  /// Moves on to the next line.
  ///
  /// - Returns: false at the end of the input.
  /// - Throws: what the source throws, or `tooLarge` for a line over the limit.
  /// - Complexity: O(length of the line), without allocation in steady state.
  public mutating func advance() throws(StreamError) -> Bool {
    lineOffset = consumed
    var searched = next
    while true {
      if let end = findLineEnd(from: searched) {
        setLine(next..<end, following: end + 1)
        return true
      }
      searched = filled
      if filled - next > limit { throw StreamError(.tooLarge(limit: limit), path: source.path) }
      if isAtEnd {
        if next == filled { return false }
        setLine(next..<filled, following: filled)
        return true
      }
      searched -= try fill()
    }
  }

  /// Reads everything from the start of the current line to the end of the input.
  ///
  /// - Throws: what the source throws, or `tooLarge`.
  public mutating func takeRest(limit: Int) throws(StreamError) -> [UInt8] {
    var bytes = Array(buffer[line.lowerBound..<filled])
    next = filled
    if !isAtEnd { bytes += try source.readAll(limit: limit) }
    guard bytes.count <= limit else {
      throw StreamError(.tooLarge(limit: limit), path: source.path)
    }
    return bytes
  }

  private mutating func setLine(_ range: Range<Int>, following: Int) {
    lineNumber += 1
    consumed += following - range.lowerBound
    next = following
    let hasReturn = !range.isEmpty && buffer[range.upperBound - 1] == UInt8(ascii: "\r")
    line = range.lowerBound..<range.upperBound - (hasReturn ? 1 : 0)
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
      next = 0
    }
    if filled == buffer.count { buffer += [UInt8](repeating: 0, count: buffer.count) }
    let count = try source.read(into: &buffer, from: filled)
    filled += count
    isAtEnd = count == 0
    return moved
  }
}
