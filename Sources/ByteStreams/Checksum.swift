internal import CZlib

/// The CRC-32 of bytes, as gzip has it, and their number.
public struct Checksum: Sendable {
  private var value: UInt = 0
  /// How many bytes were added.
  public private(set) var count = 0

  /// The checksum as eight hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// Adds a range of bytes.
  mutating func add(_ bytes: [UInt8], _ range: Range<Int>) {
    count += range.count
    value = unsafe bytes.withUnsafeBufferPointer { buffer in
      let part = unsafe UnsafeBufferPointer(rebasing: buffer[range])
      return unsafe crc32_z(value, part.baseAddress, part.count)
    }
  }
}
