extension ByteSource {
  /// Reads everything that is left.
  ///
  /// - Parameter limit: the most bytes that are taken.
  /// - Returns: the unpacked bytes.
  /// - Throws: what reading throws, or `tooLarge`.
  /// - Complexity: O(bytes).
  public mutating func readAll(limit: Int) throws(StreamError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: min(limit, max(size ?? 0, 1 << 16)) + 1)
    var filled = 0
    while true {
      if filled == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let count = try read(into: &bytes, from: filled)
      filled += count
      if filled > limit { throw StreamError(.tooLarge(limit: limit), path: path) }
      if count == 0 { break }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }
}
