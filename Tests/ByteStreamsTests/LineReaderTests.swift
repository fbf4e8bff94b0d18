import ByteStreams
import TestSupport
import Testing

/// Lines with their numbers and places.
@Suite struct LineReaderTests {
  private let folder = TemporaryFolder()

  /// A line as it was read.
  struct Found: Equatable, CustomStringConvertible {
    let number: Int
    let offset: Int
    let text: [UInt8]

    init(_ number: Int, _ offset: Int, _ text: [UInt8]) {
      self.number = number
      self.offset = offset
      self.text = text
    }

    init(_ number: Int, _ offset: Int, _ text: String) {
      self.init(number, offset, Array(text.utf8))
    }

    var description: String {
      "\(number) at \(offset): \(String(decoding: text.prefix(80), as: UTF8.self))"
    }
  }

  /// What reading to the end gave, or to an error.
  struct Outcome: Equatable {
    var lines: [Found] = []
    var error: StreamError.Code?
  }

  private func read(_ bytes: [UInt8], most: Int = 3, limit: Int = 1 << 20) -> Outcome {
    var outcome = Outcome()
    do throws(StreamError) {
      let source = try ByteSource(path: folder.write(bytes, "lines"))
      var reader = LineReader(source, limit: limit)
      var lines: [LineReader.Line] = []
      repeat {
        try reader.read(into: &lines, most: most)
        #expect(lines.count <= most)
        for line in lines {
          outcome.lines.append(Found(line.number, line.offset, Array(reader.buffer[line.range])))
        }
      } while !lines.isEmpty
    } catch {
      outcome.error = error.code
    }
    return outcome
  }

  private func read(_ text: String, most: Int = 3, limit: Int = 1 << 20) -> Outcome {
    read(Array(text.utf8), most: most, limit: limit)
  }

  @Test func `lines are numbered from 1 and blank ones count`() {
    let text = "a\n\nb\n  \t\nc d \n\n"
    #expect(
      read(text) == Outcome(lines: [Found(1, 0, "a"), Found(3, 3, "b"), Found(5, 9, "c d ")]))
  }

  @Test func `the last line needs no newline`() {
    #expect(read("a\nb") == Outcome(lines: [Found(1, 0, "a"), Found(2, 2, "b")]))
    #expect(read("a") == Outcome(lines: [Found(1, 0, "a")]))
    #expect(read("a\n ") == Outcome(lines: [Found(1, 0, "a")]))
    #expect(read("a\r") == Outcome(lines: [Found(1, 0, "a")]))
  }

  @Test func `a return before the newline is no part of the line`() {
    #expect(
      read("a\r\n\r\nb\r\n \r\nc\rd\r\n")
        == Outcome(lines: [Found(1, 0, "a"), Found(3, 5, "b"), Found(5, 11, "c\rd")]))
  }

  @Test func `an input without lines has none`() {
    for text in ["", "\n", "\n\n\n", " \t", "\r\n"] { #expect(read(text) == Outcome()) }
  }

  @Test(arguments: [0, 1, 63, 64, 65, 127, 128, 129, 1000, 262_143, 262_144, 262_145, 600_000])
  func `lines longer than the buffer are whole`(length: Int) {
    let long = String(repeating: "x", count: length)
    let outcome = read("a\n\(long)\n\n\(long)y\r\nb", limit: 1 << 20)
    var lines = [Found(1, 0, "a"), Found(2, 2, long)]
    if length == 0 { lines.removeLast() }
    lines.append(Found(4, length + 4, long + "y"))
    lines.append(Found(5, 2 * length + 7, "b"))
    #expect(outcome == Outcome(lines: lines))
  }

  @Test(arguments: [1, 5, 64, 100, 5000, 262_144, 300_000], ["\n", "\r\n", ""])
  func `a line may have as many bytes as the limit says, and no more`(limit: Int, end: String) {
    let full = String(repeating: "x", count: limit)
    let rest = end.isEmpty ? "" : "b\(end)"
    let last = Found(3, 1 + end.utf8.count + limit + end.utf8.count, "b")
    let good = read("a\n\(full)\(end)\(rest)", limit: limit)
    #expect(good.error == nil)
    #expect(good.lines.prefix(2) == [Found(1, 0, "a"), Found(2, 2, full)])
    #expect(good.lines.count == (end.isEmpty ? 2 : 3))
    if end == "\n" { #expect(good.lines.last == last) }
    let bad = read("a\n\(full)x\(end)\(rest)", limit: limit)
    #expect(bad == Outcome(lines: [Found(1, 0, "a")], error: .tooLarge(limit: limit)))
  }

  @Test(arguments: UInt64(0)..<200)
  func `lines are those of a plain split`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let pieces = ["", "a", "\n", "\r\n", "\n\n", " ", "\t", "\r", "é", "{}", "words of a line"]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...200, using: &random) {
      bytes += (pieces.randomElement(using: &random) ?? "").utf8
      if Int.random(in: 0..<60, using: &random) == 0 {
        bytes += [UInt8](repeating: 0x78, count: Int.random(in: 0...400, using: &random))
      }
    }
    let limit = Int.random(in: 1...500, using: &random)
    let most = Int.random(in: 1...6, using: &random)
    #expect(read(bytes, most: most, limit: limit) == Self.split(bytes, limit: limit))
  }

  private static func split(_ bytes: [UInt8], limit: Int) -> Outcome {
    var outcome = Outcome()
    var offset = 0
    for (index, line) in bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated()
    {
      let text = Array(line.last == 0x0d ? line.dropLast() : line)
      guard text.count <= limit else {
        outcome.error = .tooLarge(limit: limit)
        return outcome
      }
      if !text.allSatisfy({ [0x20, 0x09, 0x0d].contains($0) }) {
        outcome.lines.append(Found(index + 1, offset, text))
      }
      offset += line.count + 1
    }
    return outcome
  }

  @Test func `packed lines are placed in the unpacked bytes`() {
    let outcome = read(PackedExamples.manyLinesZstd, most: 64)
    #expect(outcome.lines.count == 40_000)
    #expect(outcome.lines.last == Found(40_000, 39_999 * 17, "0123456789abcdef"))
  }

  @Test func `lines before a damage are read, and then the damage is told`() {
    let packed = Packing.gzip.pack(Array("a\nb\nc".utf8)).dropLast()
    let outcome = read(Array(packed))
    #expect(outcome.error == .corrupted)
    #expect(outcome.lines == [Found(1, 0, "a"), Found(2, 2, "b")])
  }

  private func reader(_ text: String, limit: Int = 1 << 20) throws -> LineReader {
    LineReader(try ByteSource(path: folder.write(text, "lines")), limit: limit)
  }

  @Test func `the reader tells the number of the last line it passed`() throws {
    var reader = try reader("a\n\nb\n\n\n")
    var lines: [LineReader.Line] = []
    #expect(reader.lineNumber == 0)
    try reader.read(into: &lines, most: 1)
    #expect(reader.lineNumber == 1)
    try reader.read(into: &lines, most: 1)
    #expect(reader.lineNumber == 3)
    try reader.read(into: &lines, most: 1)
    #expect(lines.isEmpty)
    #expect(reader.lineNumber == 5)
  }

  @Test(arguments: [2, 1000, 300_000])
  func `the rest from a line on is all that follows, line ends and all`(length: Int) throws {
    let rest = "b\r\n\n" + String(repeating: "c", count: length) + "\n"
    var whole = try reader("a\n" + rest)
    let all = try whole.takeRest(from: nil, limit: length + 7)
    #expect(all == Array(("a\n" + rest).utf8))

    var reader = try reader("a\n" + rest)
    var lines: [LineReader.Line] = []
    try reader.read(into: &lines, most: 1)
    try reader.read(into: &lines, most: 1)
    let fromLine = try reader.takeRest(from: lines.first, limit: length + 5)
    #expect(fromLine == Array(rest.utf8))
  }

  @Test func `the rest has a limit, too`() throws {
    var reader = try reader("a\nbcd")
    var lines: [LineReader.Line] = []
    try reader.read(into: &lines, most: 1)
    var error: StreamError?
    do throws(StreamError) {
      _ = try reader.takeRest(from: lines.first, limit: 4)
    } catch let failure {
      error = failure
    }
    #expect(error?.code == .tooLarge(limit: 4))
  }
}
