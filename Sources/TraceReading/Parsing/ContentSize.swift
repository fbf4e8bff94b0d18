/// The size of a JSON text as a phone counts it.
enum ContentSize {
  /// Bytes without white space outside strings.
  ///
  /// Up to half of what a phone takes the white space is not looked for and counts: attributes and
  /// content that are both so short are within the limit either way.
  ///
  /// - Complexity: O(bytes).
  static func of(_ bytes: Span<UInt8>, _ range: Range<Int>) -> Int32 {
    if range.count <= 2048 { return Int32(range.count) }
    var size: Int32 = 0
    var isInString = false
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      if isInString {
        size += 1
        if byte == 0x5c {
          size += 1
          index += 1
        } else if byte == 0x22 {
          isInString = false
        }
      } else if byte > 0x20 {
        size += 1
        isInString = byte == 0x22
      }
    }
    return size
  }
}
