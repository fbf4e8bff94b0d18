import ByteStreams
import TestSupport
import Testing

/// Inputs that cannot be read, or not to their end.
@Suite struct StreamErrorTests {
  private let folder = TemporaryFolder()

  @Test func `a path that leads nowhere is missing`() {
    for path in [folder.path + "/none", folder.path + "/none/none.json", ""] {
      let error = failure(path)
      #expect(error?.code == .missing)
      #expect(error?.path == path)
      #expect(error?.detail.isEmpty == false)
    }
  }

  @Test func `a folder is no input`() {
    #expect(failure(folder.path) == StreamError(.isDirectory, path: folder.path))
    #expect(failure("/")?.code == .isDirectory)
  }

  @Test func `what is there and cannot be opened is unreadable`() {
    // No permissions here: the tests may run as root, who has them all.
    let loop = SystemHelp.link(folder.path + "/loop", to: "loop")
    #expect(failure(loop)?.code == .unreadable)
    #expect(failure(loop)?.path == loop)
    #expect(failure(folder.path + "/" + String(repeating: "n", count: 300))?.code == .unreadable)
  }

  @Test func `a link is followed`() throws {
    let file = folder.write("a", "file")
    #expect(Contents(SystemHelp.link(folder.path + "/link", to: file)) == Contents(bytes: [0x61]))
    let dangling = SystemHelp.link(folder.path + "/dangling", to: "none")
    #expect(failure(dangling)?.code == .missing)
  }

  #if os(Linux)
  /// Prevents: descriptors that stay open after an error, or after the last use.
  @Test func `what was opened is closed`() {
    let file = folder.write("a", "file")
    let before = SystemHelp.names(in: "/proc/self/fd").count
    for _ in 0..<500 {
      _ = failure(folder.path)
      _ = failure(file)
      _ = failure(file, limit: 0)
    }
    // Tests that run meanwhile open some of their own.
    #expect(SystemHelp.names(in: "/proc/self/fd").count < before + 200)
  }
  #endif

  @Test(arguments: 2..<PackedExamples.firstGzip.count + PackedExamples.secondGzip.count)
  func `gzip data that is cut short is corrupted, wherever the cut is`(length: Int) {
    let whole = PackedExamples.firstGzip + PackedExamples.secondGzip
    let contents = Contents(folder.write(Array(whole.prefix(length)), "trace"))
    let isMember = length == PackedExamples.firstGzip.count
    #expect(contents.error == (isMember ? nil : .corrupted))
    #expect((PackedExamples.first + PackedExamples.second).starts(with: contents.bytes))
  }

  @Test(arguments: 4..<PackedExamples.firstZstd.count + PackedExamples.secondZstd.count)
  func `zstd data that is cut short is corrupted, wherever the cut is`(length: Int) {
    let whole = PackedExamples.firstZstd + PackedExamples.secondZstd
    let contents = Contents(folder.write(Array(whole.prefix(length)), "trace"))
    let isFrame = length == PackedExamples.firstZstd.count
    #expect(contents.error == (isFrame ? nil : .corrupted))
    #expect((PackedExamples.first + PackedExamples.second).starts(with: contents.bytes))
  }

  /// Both tools keep a checksum, so that no changed bit goes unnoticed.
  @Test(arguments: 0..<8)
  func `a changed bit gives an error or changes nothing`(bit: Int) {
    for (packed, signature) in [(PackedExamples.firstGzip, 2), (PackedExamples.firstZstd, 4)] {
      for place in signature..<packed.count {
        var damaged = packed
        damaged[place] ^= 1 << bit
        let contents = Contents(folder.write(damaged, "trace"))
        #expect(
          contents.error == .corrupted || contents == Contents(bytes: PackedExamples.first),
          "byte \(place)")
      }
    }
  }

  @Test(arguments: [[0x61], Array("not packed".utf8), [0], PackedExamples.first])
  func `packed data may be followed by packed data only`(rest: [UInt8]) {
    for packed in [PackedExamples.firstGzip, PackedExamples.firstZstd] {
      #expect(Contents(folder.write(packed + rest, "trace")).error == .corrupted)
    }
    let mixed = folder.write(PackedExamples.firstGzip + PackedExamples.firstZstd, "mixed")
    #expect(Contents(mixed).error == .corrupted)
  }

  @Test func `an error names the path and what the data's trouble is`() throws {
    let path = folder.write(Array(PackedExamples.firstGzip.dropLast()), "trace.gz")
    let error = try #require(failure(path))
    #expect(error.path == path)
    #expect(!error.detail.isEmpty)
  }
}
