/// Packs bytes without making them smaller, by the two formats' own documents and without their
/// libraries: what is read back was told by nobody but RFC 1952 and RFC 8878.
enum Packing: Sendable, CaseIterable {
  case gzip, zstd

  /// One gzip member, or one zstd frame.
  func pack(_ bytes: [UInt8]) -> [UInt8] {
    switch self {
    case .gzip: Self.member(bytes)
    case .zstd: Self.frame(bytes)
    }
  }

  /// How many bytes pack to just so many.
  func contentSize(packedSize: Int) -> Int? {
    (0...packedSize).last { size in
      switch self {
      case .gzip: size + 18 + 5 * max(1, (size + 65534) / 65535) == packedSize
      case .zstd: size + 9 + 3 * max(1, (size + 131_071) / 131_072) == packedSize
      }
    }
  }

  /// RFC 1952, with the stored blocks of RFC 1951, section 3.2.4.
  private static func member(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(65535)
      packed.append(rest.isEmpty ? 1 : 0)
      packed += littleEndian(block.count, 2) + littleEndian(~block.count, 2) + block
    } while !rest.isEmpty
    return packed + littleEndian(Int(CyclicCheck.of(bytes)), 4) + littleEndian(bytes.count, 4)
  }

  /// RFC 8878, section 3.1.1, with raw blocks: one segment, its size in four bytes, no checksum.
  private static func frame(_ bytes: [UInt8]) -> [UInt8] {
    var packed: [UInt8] = [0x28, 0xb5, 0x2f, 0xfd, 0xa0] + littleEndian(bytes.count, 4)
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(131_072)
      rest = rest.dropFirst(131_072)
      packed += littleEndian(block.count << 3 | (rest.isEmpty ? 1 : 0), 3) + block
    } while !rest.isEmpty
    return packed
  }

  private static func littleEndian(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

/// CRC-32 by its definition in RFC 1952, section 8.
enum CyclicCheck {
  static func of(_ bytes: [UInt8]) -> UInt32 {
    var register = UInt32.max
    for byte in bytes { register = register >> 8 ^ table[Int(UInt8(register & 255) ^ byte)] }
    return ~register
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value >> 1 ^ (value & 1 == 1 ? 0xedb8_8320 : 0) }
  }
}
