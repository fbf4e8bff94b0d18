/// Short texts compared and hashed eight bytes at a time.
///
/// Every event looks up a dozen words; a loop over bytes would be most of its cost.
public enum ByteWords {
  /// A hash whose high and low bits are equally good.
  ///
  /// - Complexity: O(length).
  @inlinable
  public static func hash(_ text: Span<UInt8>) -> UInt64 {
    let raw = unsafe text.bytes
    let count = text.count
    var hash = UInt64(truncatingIfNeeded: count) &* 0x9e37_79b9_7f4a_7c15
    if count >= 8 {
      var position = 0
      while position < count {
        // The last word overlaps the one before it instead of running over the end.
        let start = min(position, count - 8)
        let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
        hash = fold(hash ^ word)
        position += 8
      }
    } else if count >= 4 {
      let first = unsafe raw.unsafeLoadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let last = unsafe raw.unsafeLoadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      hash = fold(hash ^ (UInt64(first) << 32 | UInt64(last)))
    } else if count > 0 {
      let ends = UInt64(text[0]) << 16 | UInt64(text[count - 1]) << 8 | UInt64(text[count / 2])
      hash = fold(hash ^ ends)
    }
    return hash
  }

  @inlinable
  static func fold(_ word: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: 0xa076_1d64_78bd_642f)
    return product.high ^ product.low
  }

  /// Whether a text is the same as a part of an array.
  ///
  /// - Complexity: O(length).
  @inlinable
  public static func isEqual(_ text: Span<UInt8>, _ bytes: [UInt8], _ start: Int, _ count: Int)
    -> Bool
  {
    guard text.count == count else { return false }
    let left = unsafe text.bytes
    let right = unsafe bytes.span.bytes.extracting(start..<start + count)
    guard count >= 8 else {
      for position in 0..<count where text[position] != bytes[start + position] { return false }
      return true
    }
    var position = 0
    while position < count {
      let offset = min(position, count - 8)
      let isSame =
        unsafe left.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == right.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      guard isSame else { return false }
      position += 8
    }
    return true
  }
}
