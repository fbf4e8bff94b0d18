/// Small files as the real tools wrote them.
enum PackedExamples {
  static let first = Array("first line\nsecond line\n".utf8)
  static let second = Array("third line\n".utf8)

  /// `gzip -9n` of the first text.
  static let firstGzip = bytes(
    "1f8b08000000000002034bcb2c2a2e51c8c9cc4be52a4e4dcecf4b81b0012c5a455d17000000")
  /// `gzip -9N` of the second text: with a name and a date.
  static let secondGzip = bytes(
    "1f8b080834e50d6b02036232002bc9c82c4a51c8c9cc4be50200d8aa56210b000000")
  /// `zstd -19` of the first text: with a checksum, as is its default.
  static let firstZstd = bytes(
    "28b52ffd2417b900006669727374206c696e650a7365636f6e64206c696e650a1f3bb8a0")
  /// `zstd -19` of the second text.
  static let secondZstd = bytes("28b52ffd240b5900007468697264206c696e650a33fabfc5")
  /// `gzip -n` and `zstd` of nothing.
  static let emptyGzip = bytes("1f8b080000000000000303000000000000000000")
  static let emptyZstd = bytes("28b52ffd240001000099e9d851")

  /// 300,000 times the letter a.
  static let manyLetters = [UInt8](repeating: 0x61, count: 300_000)
  /// `gzip -9n` of it, 326 bytes: nearly all of them zero.
  static let manyLettersGzip =
    bytes("1f8b0800000000000203edc1010d000000c2a0acef5fc21e0e28")
    + [UInt8](repeating: 0, count: 290) + bytes("f8315ff24ef4e0930400")

  /// 40,000 lines of 17 bytes.
  static let manyLines = [[UInt8]](
    repeating: Array("0123456789abcdef\n".utf8), count: 40_000
  ).flatMap { $0 }
  /// `zstd -19` of it, 95 bytes.
  static let manyLinesZstd = bytes(
    """
    28b52ffda440600a00cc000088303132333435363738396162636465660a0100d9ff299f4b440000\
    000100fdff944f20440000000100fdff390002440000000100fdff390002440000000100fdff3900\
    023d00000001003de00e80ae7e38ba
    """)

  private static func bytes(_ digits: String) -> [UInt8] {
    stride(from: 0, to: digits.utf8.count, by: 2).map { place in
      UInt8(digits.dropFirst(place).prefix(2), radix: 16) ?? 0
    }
  }
}
