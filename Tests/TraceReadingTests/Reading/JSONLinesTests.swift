import ByteStreams
import JSONReading
import TestSupport
import Testing
import TraceModel
import TraceReading

/// JSON Lines: one record a line, and one bad record names its line.
@Suite struct JSONLinesTests {
  private static let header = #"{"format": "islandsim-trace/1"}"#

  private func lines(_ count: Int, replacing bad: [Int: String] = [:]) -> String {
    let events = (0..<count).map { bad[$0] ?? #"{"at": \#($0), "type": "device.lock"}"# }
    return ([Self.header] + events).joined(separator: "\n") + "\n"
  }

  @Test(arguments: [0, 1, 30, 62, 63, 64, 65, 127, 128, 199])
  func `a bad record anywhere in a group names its line`(position: Int) {
    let text = lines(200, replacing: [position: #"{"at": \#(position), ①type: "device.lock"}"#])
    expectFailure(
      text, as: "t.jsonl", .json(.unexpected(expected: "a member name in double quotes")),
      pointer: "", event: Int64(position))
  }

  @Test func `the events before a bad record are read`() throws {
    let folder = TemporaryFolder()
    let path = folder.write(lines(100, replacing: [70: "{"]), "t.jsonl")
    var reader = try TraceReader.open(path)
    var batch: [Int64] = []
    do throws(TraceReadingError) {
      while let event = try reader.next() { batch.append(event.number) }
    } catch {
      #expect(error.event == 70)
      #expect(error.place.line == 72)
      #expect(error.code == .json(.truncated))
    }
    #expect(batch == Array(0..<70))
  }

  @Test func `an earlier fault in meaning comes before a later one in syntax`() {
    let text = lines(
      64, replacing: [10: #"{"at": 10, "type": ①"device.look"}"#, 20: "{", 30: "]"])
    let allowed = failure(events: #"{"at": 0, "type": "?"}"#)
    guard case .unknownValue(_, _, _, let words) = allowed else {
      Issue.record("\(String(describing: allowed))")
      return
    }
    expectFailure(
      text, as: "t.jsonl",
      .unknownValue("device.look", key: "type", nearest: "device.lock", allowed: words),
      pointer: "/type", event: 10)
  }

  @Test func `an earlier fault in syntax comes before a later one in meaning`() {
    let text = lines(64, replacing: [10: "①]", 20: #"{"at": 20, "type": "device.look"}"#])
    expectFailure(
      text, as: "t.jsonl", .json(.unexpected(expected: "a value")), pointer: "", event: 10)
  }

  @Test func `blank lines and line ends of both kinds are passed over`() throws {
    let text = "\n \t\r\n\(Self.header)\r\n\r\n{\"at\": 1, \"type\": \"device.lock\"}\r\n\n"
    #expect(try ReadTrace(text, as: "t.jsonl").times == [1_000_000])
  }

  @Test func `places count the blank lines before the header`() {
    expectFailure(
      "\n\n{\"format\": \"islandsim-trace/1\", ①\"x\": 1}\n", as: "t.jsonl",
      .unknownKey("x", object: "the header", nearest: nil), pointer: "/x")
    expectFailure(
      "\n\n{\"format\": \"islandsim-trace/1\"}\n\n①7\n", as: "t.jsonl",
      .wrongKind(key: "event", expected: "an object", found: "a number"), pointer: "", event: 0)
  }

  @Test(arguments: ["events", "expect"])
  func `a header with a key of documents is refused`(key: String) {
    expectFailure(
      "{\"format\": \"islandsim-trace/1\", ①\"\(key)\": []}\n", as: "t.jsonl",
      .unknownKey(key, object: "the header of JSON Lines", nearest: nil), pointer: "/\(key)")
  }

  @Test func `a bad header stops at once`() {
    expectFailure("①oops\n", as: "t.jsonl", .json(.unexpected(expected: "a value")), pointer: "")
    expectFailure("①", as: "t.jsonl", .json(.empty), pointer: "")
  }

  @Test func `two records in one line are refused`() {
    expectFailure(
      """
      \(Self.header)
      {"at": 1, "type": "device.lock"} ①{"at": 1, "type": "device.lock"}
      """, as: "t.jsonl", .json(.secondValue), pointer: "", event: 0)
  }

  @Test(arguments: ["t.jsonl", "t.log"])
  func `a line over the limit is refused`(name: String) throws {
    var options = TraceReader.Options()
    options.recordLimit = 1000
    let long =
      #"{"at": 1, "type": "media.play", "app": "x", "track": "\#(String(repeating: "é", count: 600))"}"#
    let folder = TemporaryFolder()
    let path = folder.write(Self.header + "\n{\"at\": 0, \"type\": \"device.lock\"}\n" + long, name)
    do throws(TraceReadingError) {
      _ = try ReadTrace(path: path, options)
      Issue.record("it was read")
    } catch {
      guard case .stream(let failure) = error.code else {
        Issue.record("\(error)")
        return
      }
      #expect(failure.code == .tooLarge(limit: 1000))
      #expect(error.place.line == 3)
      #expect(error.event == 1)
    }
  }
}
