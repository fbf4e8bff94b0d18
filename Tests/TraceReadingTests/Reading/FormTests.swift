import ByteStreams
import Foundation
import JSONReading
import TestSupport
import Testing
import TraceReading

/// Which form a trace has, how it is packed, and what may stand in front of it.
@Suite struct FormTests {
  private static let document = """
    {
      "format": "islandsim-trace/1",
      "events": [{"at": 1, "type": "device.lock"}]
    }
    """

  private static let lines = """
    {"format": "islandsim-trace/1"}
    {"at": 1, "type": "device.lock"}
    """

  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

  @Test(arguments: ["t", "t.log", "t.gz", "t.txt", "-t"])
  func `with any other name the first line decides`(name: String) throws {
    for text in [Self.document, Self.lines, Self.document.filter { $0 != "\n" }] {
      #expect(try ReadTrace(text, as: name).times == [1_000_000])
      #expect(try ReadTrace("\n\n" + text, as: name).times == [1_000_000])
    }
  }

  @Test func `a header alone is JSON Lines, whatever its name`() throws {
    #expect(try ReadTrace(#"{"format": "islandsim-trace/1"}"#, as: "t").events.isEmpty)
  }

  @Test(arguments: ["t.json", "t.JSON", "t.trace", "t.jsonl"])
  func `a byte order mark is passed over`(name: String) throws {
    let text = name == "t.jsonl" ? Self.lines : Self.document
    let trace = try ReadTrace(bytes: Self.mark + Array(text.utf8), as: name)
    #expect(trace.times == [1_000_000])
  }

  @Test(arguments: ["t.json", "t"])
  func `places after a byte order mark count it in bytes only`(name: String) {
    let folder = TemporaryFolder()
    let text = #"{"format": "islandsim-trace/1", "evens": []}"#
    let path = folder.write(Self.mark + Array(text.utf8), name)
    do throws(TraceReadingError) {
      _ = try ReadTrace(path: path)
      Issue.record("it was read")
    } catch {
      #expect(error.place.column == 33)
      #expect(error.place.offset == 35)
    }
  }

  @Test func `places in a document of unknown name count the blank lines before it`() {
    expectFailure(
      "\n \n{\n\"format\": \"islandsim-trace/1\", \"events\": [①5]}", as: "t",
      .wrongKind(key: "event", expected: "an object", found: "a number"), pointer: "/events/0",
      event: 0)
    expectFailure(
      "\n \n{\n\"format\": \"islandsim-trace/1\", ①\"evens\": []}", as: "t",
      .unknownKey("evens", object: "the header", nearest: "events"), pointer: "/evens")
  }

  @Test(arguments: [
    ("gzip", "t.json.gz"), ("zstd", "t.json.zst"), ("gzip", "t"), ("zstd", "t.json"),
  ])
  func `packed traces are read directly`(program: String, name: String) throws {
    let folder = TemporaryFolder()
    let packed = try pack(program, folder.write(Self.document, "plain.json"))
    #expect(packed.count > 20)
    #expect(try ReadTrace(bytes: packed, as: name).times == [1_000_000])
    let lines = try pack(program, folder.write(Self.lines, "plain.jsonl"))
    #expect(try ReadTrace(bytes: lines, as: "t.jsonl.gz").times == [1_000_000])
  }

  @Test func `packed data that is cut short is an error`() throws {
    let folder = TemporaryFolder()
    let packed = try pack("gzip", folder.write(Self.document, "plain.json"))
    guard case .stream = try failure(bytes: Array(packed.dropLast(9)), as: "t.json.gz") else {
      Issue.record("it was read")
      return
    }
  }

  @Test func `a path that is not there`() {
    do throws(TraceReadingError) {
      _ = try ReadTrace(path: "/nowhere/t.json")
      Issue.record("it was read")
    } catch {
      guard case .stream(let failure) = error.code else {
        Issue.record("\(error)")
        return
      }
      #expect(failure.code == .missing)
      #expect(error.place.file == "/nowhere/t.json")
    }
  }

  @Test func `a document over the limit is refused`() throws {
    var options = TraceReader.Options()
    options.documentLimit = 64
    let folder = TemporaryFolder()
    let path = folder.write(Self.document, "t.json")
    do throws(TraceReadingError) {
      _ = try ReadTrace(path: path, options)
      Issue.record("it was read")
    } catch {
      guard case .stream(let failure) = error.code else {
        Issue.record("\(error)")
        return
      }
      #expect(failure.code == .tooLarge(limit: 64))
    }
  }

  @Test func `progress, size and checksum are those of the input`() throws {
    let folder = TemporaryFolder()
    var reader = try TraceReader.open(folder.write(Self.lines, "t.jsonl"))
    while try reader.next() != nil {}
    #expect(reader.byteCount == Self.lines.utf8.count)
    #expect(reader.progress.done == Self.lines.utf8.count)
    #expect(reader.progress.total == Self.lines.utf8.count)
    #expect(reader.eventCount == 1)
    #expect(reader.checksum == "32503f3e")
  }

  private func failure(bytes: [UInt8], as name: String) throws -> TraceReadingError.Code? {
    do throws(TraceReadingError) {
      _ = try ReadTrace(bytes: bytes, as: name)
      return nil
    } catch {
      return error.code
    }
  }

  private func pack(_ program: String, _ path: String) throws -> [UInt8] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program, "-c", path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(bytes)
  }
}
