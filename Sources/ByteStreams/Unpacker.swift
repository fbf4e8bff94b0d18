/// A decompressor that is fed chunks.
protocol Unpacker: AnyObject {
  /// Whether the data ended where a compressed stream may end.
  var isComplete: Bool { get }

  /// Unpacks from a range of one buffer to the rest of another.
  func unpack(
    _ input: [UInt8], _ range: Range<Int>, into output: inout [UInt8], from start: Int
  ) -> UnpackingStep
}

/// What one call of a decompressor did.
struct UnpackingStep {
  /// How many packed bytes it used up.
  var consumed: Int
  /// How many bytes it made.
  var produced: Int
  /// What it complains of, or nil.
  var failure: String?
}
