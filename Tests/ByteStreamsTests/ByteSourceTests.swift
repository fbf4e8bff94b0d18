import ByteStreams
import TestSupport
import Testing

/// The same bytes come out however they were packed.
@Suite struct ByteSourceTests {
  private let folder = TemporaryFolder()

  /// A file and what it holds.
  struct Example: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let packed: [UInt8]
    let plain: [UInt8]

    init(_ name: String, _ packed: [UInt8], _ plain: [UInt8]) {
      testDescription = name
      self.packed = packed
      self.plain = plain
    }
  }

  static let examples = [
    Example("nothing", [], []),
    Example("plain", PackedExamples.first, PackedExamples.first),
    Example("plain, shorter than a signature", [0x1f], [0x1f]),
    Example("plain, begins like gzip", [0x1f, 0x8c, 0x08], [0x1f, 0x8c, 0x08]),
    Example("plain, begins like zstd", [0x28, 0xb5, 0x2f], [0x28, 0xb5, 0x2f]),
    Example("plain, many", PackedExamples.manyLines, PackedExamples.manyLines),
    Example("gzip", PackedExamples.firstGzip, PackedExamples.first),
    Example("gzip with a name", PackedExamples.secondGzip, PackedExamples.second),
    Example("gzip of nothing", PackedExamples.emptyGzip, []),
    Example("gzip, many", PackedExamples.manyLettersGzip, PackedExamples.manyLetters),
    Example(
      "gzip, several members",
      PackedExamples.firstGzip + PackedExamples.emptyGzip + PackedExamples.secondGzip,
      PackedExamples.first + PackedExamples.second),
    Example("zstd", PackedExamples.firstZstd, PackedExamples.first),
    Example("zstd of nothing", PackedExamples.emptyZstd, []),
    Example("zstd, many", PackedExamples.manyLinesZstd, PackedExamples.manyLines),
    Example(
      "zstd, several frames",
      PackedExamples.firstZstd + PackedExamples.emptyZstd + PackedExamples.secondZstd,
      PackedExamples.first + PackedExamples.second),
  ]

  @Test(arguments: examples, [1, 7, 4096, 1 << 20])
  func `the bytes are the same through a buffer of any size`(example: Example, room: Int) {
    guard room > 1 || example.plain.count < 1000 else { return }
    let path = folder.write(example.packed, "trace")
    #expect(Contents(path, room: room) == Contents(bytes: example.plain))
  }

  @Test(arguments: examples)
  func `everything can be read at once, with size, position and checksum`(
    example: Example
  ) throws {
    // The name lies about the packing, and nobody asks it.
    let path = folder.write(example.packed, example.packed == example.plain ? "a.gz" : "a.json")
    var source = try ByteSource(path: path)
    let bytes = try source.readAll(limit: example.plain.count)
    #expect(bytes == example.plain)
    #expect(source.path == path)
    #expect(source.size == example.packed.count)
    #expect(source.position == example.packed.count)
    #expect(source.checksum.count == example.plain.count)
    let check = String(CyclicCheck.of(example.plain), radix: 16)
    #expect(source.checksum.text == String(repeating: "0", count: 8 - check.count) + check)
    let again = try source.readAll(limit: 10)
    #expect(again == [])
  }

  @Test(arguments: Packing.allCases, UInt64(0)..<6)
  func `members and frames of any size follow each other`(packing: Packing, seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var packed: [UInt8] = []
    var plain: [UInt8] = []
    for _ in 0..<6 {
      let most = [0, 1, 100, 70_000, 200_000].randomElement(using: &random) ?? 0
      let piece = (0..<Int.random(in: 0...most, using: &random)).map { _ in
        UInt8(truncatingIfNeeded: random.next())
      }
      packed += packing.pack(piece)
      plain += piece
    }
    let path = folder.write(packed, "trace")
    #expect(Contents(path) == Contents(bytes: plain))
  }

  /// The packed bytes are read in chunks of 256 KiB; here one ends within a byte of its border.
  @Test(arguments: Packing.allCases, -1...1)
  func `a member or frame may end where a chunk ends`(packing: Packing, beyond: Int) throws {
    let size = try #require(packing.contentSize(packedSize: 1 << 18))
    let piece = [UInt8](repeating: 0x62, count: size + beyond)
    let packed = packing.pack(piece)
    #expect(packed.count == 1 << 18 + beyond)
    #expect(Contents(folder.write(packed, "one")) == Contents(bytes: piece))
    let twice = folder.write(packed + packing.pack([1, 2, 3]), "two")
    #expect(Contents(twice) == Contents(bytes: piece + [1, 2, 3]))
    let cut = folder.write(packed + packing.pack([1, 2, 3]).dropLast(), "cut")
    #expect(Contents(cut).error == .corrupted)
  }

  @Test func `the checksum is the CRC-32 of gzip`() throws {
    var source = try ByteSource(path: folder.write("123456789", "digits"))
    _ = try source.readAll(limit: 9)
    #expect(source.checksum.text == "cbf43926")
  }

  /// Prevents: taking packed bytes for plain ones because the first read brought one of them only.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [PackedExamples.firstGzip, PackedExamples.firstZstd, PackedExamples.first])
  func `a pipe that brings its first bytes one by one is recognized`(packed: [UInt8]) {
    _ = folder.write(packed, "file")
    let slowly = """
      head -c 1 file; sleep 0.05; tail -c +2 file | head -c 1; sleep 0.05; tail -c +3 file
      """
    let contents = SystemHelp.withPipe(in: folder.path, slowly) { Contents($0) }
    #expect(contents == Contents(bytes: PackedExamples.first))
  }

  @Test(.timeLimit(.minutes(1))) func `a pipe has no size`() throws {
    let size = try SystemHelp.withPipe(in: folder.path, "echo a") { path in
      var source = try ByteSource(path: path)
      let bytes = try source.readAll(limit: 2)
      #expect(bytes == Array("a\n".utf8))
      return source.size
    }
    #expect(size == nil)
  }

  @Test(arguments: examples)
  func `a limit is kept to the byte, and by the unpacked bytes`(example: Example) {
    let path = folder.write(example.packed, "trace")
    let count = example.plain.count
    #expect(failure(path, limit: count) == nil)
    guard count > 0 else { return }
    #expect(failure(path, limit: count - 1)?.code == .tooLarge(limit: count - 1))
    #expect(failure(path, limit: 0)?.code == .tooLarge(limit: 0))
  }
}
