import TestSupport
import Testing

/// Input that is no trace: one error line with the file and the place, exit code 65, nothing else.
@Suite struct BadInputTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  @Test(arguments: BadTrace.syntax + BadTrace.headers + BadTrace.events + BadTrace.assertions)
  func `a bad document is refused with its place`(bad: BadTrace) throws {
    try expectRefusal(bad, as: "bad.json")
  }

  @Test(arguments: BadTrace.lines)
  func `a bad line is refused with its place`(bad: BadTrace) throws {
    try expectRefusal(bad, as: "bad.jsonl")
  }

  private func expectRefusal(_ bad: BadTrace, as name: String) throws {
    let trace = MarkedTrace(bad.marked)
    _ = folder.write(trace.text, name)
    let result = try tool.run("run", name, "--output", "report.txt")
    Self.expectRefusal(result, of: name, place: trace.place)
    for part in bad.parts { #expect(result.errors.contains(part), "\(part) is missing") }
    #expect(folder.contents == [name])

    // The same from standard input, where the form has to be told by the bytes: a header alone is
    // a trace there, in lines.
    guard bad.name != "no events" else { return }
    let stream = try Tool(input: Array(trace.text.utf8)).run("run", "-", "--format", "json")
    #expect(stream.code == 65)
    #expect(stream.output == "")
    #expect(stream.errorLines.count == 1)
    #expect(stream.errors.hasPrefix("-:"))
  }

  @Test(arguments: [
    (#""iso""#, "'ios'"), (#""ios:thirdAp=wait""#, "'thirdApp'"),
    (#"{"name": "ios", "parameters": {"thirdApp": "wiat"}}"#, "newestDetached"),
  ])
  func `a policy that is none is refused`(policy: String, part: String) throws {
    _ = folder.write(TraceText.document(header: "\"policy\": \(policy),"), "bad.json")
    let result = try tool.run("run", "bad.json", "--output", "report.txt")
    #expect(result.code == 65)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("bad.json:"))
    #expect(result.errors.contains(part))
    #expect(folder.contents == ["bad.json"])
  }

  /// Expects what every refusal has: the code, one line that begins with the place, and nothing else.
  private static func expectRefusal(_ result: ToolResult, of name: String, place: String?) {
    #expect(result.isOrderly)
    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasSuffix("\n"))
    let found = result.errors.firstMatch(of: /^([^:]+):([0-9]+:[0-9]+): error: [^ ]/)
    #expect(found.map { String($0.1) } == name)
    if let place { #expect(found.map { String($0.2) } == place) }
  }

  /// Bytes that are no UTF-8, in a string: overlong forms, surrogates, cut and stray bytes.
  @Test(
    arguments: [
      [0x80], [0xff], [0xc0, 0x80], [0xc1, 0xbf], [0xe0, 0x80, 0x80], [0xed, 0xa0, 0x80],
      [0xe2, 0x82],
      [0xf0, 0x9f, 0x98], [0xf4, 0x90, 0x80, 0x80], [0xf8, 0x88, 0x80, 0x80, 0x80], [0xfe, 0xff],
    ] as [[UInt8]])
  func `bytes that are no UTF-8 are refused`(bytes: [UInt8]) throws {
    let parts = TraceText.ride.split(separator: "A ride")
    _ = folder.write(Array(parts[0].utf8) + bytes + Array(parts[1].utf8), "bad.json")
    let result = try tool.run("run", "bad.json")
    Self.expectRefusal(result, of: "bad.json", place: "3:12")
    #expect(result.errors.contains("UTF-8"))
  }

  @Test(arguments: [[0xff, 0xfe], [0xfe, 0xff]] as [[UInt8]])
  func `UTF-16 is refused`(mark: [UInt8]) throws {
    let units = TraceText.ride.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xff))
      return mark[0] == 0xff ? [low, high] : [high, low]
    }
    _ = folder.write(mark + units, "bad.json")
    Self.expectRefusal(try tool.run("run", "bad.json"), of: "bad.json", place: "1:1")
  }

  @Test func `noise is refused`() throws {
    var state: UInt64 = 0x9e37_79b9
    for length in [1, 2, 7, 64, 1000, 100_000] {
      let bytes = (0..<length).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56) | 0x80
      }
      _ = folder.write(bytes, "bad.json")
      Self.expectRefusal(try tool.run("run", "bad.json"), of: "bad.json", place: "1:1")
    }
  }

  // MARK: - Cut input

  @Test func `a document cut anywhere is refused`() throws {
    let bytes = Array(TraceText.ride.utf8)
    let whole = bytes.count - 1
    for count in 0..<whole {
      let result = try Tool(input: Array(bytes.prefix(count))).run("run", "-")
      #expect(result.code == 65 && result.output == "", "cut behind \(count) bytes")
      Self.expectRefusal(result, of: "-", place: nil)
    }
    #expect(try Tool(input: Array(bytes.prefix(whole))).run("run", "-").code == 0)
  }

  @Test func `lines cut within a line are refused, and cut between lines are a shorter trace`()
    throws
  {
    let bytes = Array(TraceText.rideLines.utf8)
    let ends = bytes.indices.filter { bytes[$0] == 0x0a }
    for count in 0...bytes.count {
      _ = folder.write(Array(bytes.prefix(count)), "cut.jsonl")
      let result = try tool.run("run", "cut.jsonl")
      if ends.contains(count) || ends.contains(count - 1) {
        #expect(result.code == 0, "cut behind \(count) bytes")
      } else {
        Self.expectRefusal(result, of: "cut.jsonl", place: nil)
        let line = ends.count { $0 < count } + 1
        #expect(result.errors.hasPrefix("cut.jsonl:\(line):"), "cut behind \(count) bytes")
      }
    }
  }

  @Test func `one bad line in the middle of many is named`() throws {
    var lines = [#"{"format": "islandsim-trace/1"}"#]
    for second in 0..<4000 { lines.append(#"{"at": \#(second), "type": "device.lock"}"#) }
    lines[2345] = #"{"at": 2344, "type": "device.lokc"}"#
    _ = folder.write(lines.joined(separator: "\n") + "\n", "many.jsonl")
    let result = try tool.run("run", "many.jsonl", "--output", "report.txt")
    Self.expectRefusal(result, of: "many.jsonl", place: "2346:22")
    #expect(result.errors.contains("event 2344"))
    #expect(folder.contents == ["many.jsonl"])
  }

  // MARK: - Packed input

  @Test(arguments: [Packed.gzip, Packed.zstd])
  func `packed bytes cut anywhere are refused`(bytes: [UInt8]) throws {
    for count in 1..<bytes.count {
      let result = try Tool(input: Array(bytes.prefix(count))).run("run", "-")
      #expect(result.isOrderly)
      #expect(result.code == 65 && result.output == "", "cut behind \(count) bytes")
      #expect(result.errorLines.count == 1)
      #expect(result.errors.hasPrefix("-:"))
    }
  }

  @Test(arguments: [Packed.gzip, Packed.zstd])
  func `a damaged byte in packed data is found, whichever it is`(bytes: [UInt8]) throws {
    for index in bytes.indices {
      var bytes = bytes
      bytes[index] ^= 0x21
      _ = folder.write(bytes, "bad.gz")
      let result = try tool.run("run", "bad.gz", "--output", "report.txt")
      #expect(result.isOrderly)
      // A few bytes of gzip's header say nothing about the data.
      if result.code == 0 && index < 10 {
        try folder.remove("report.txt")
        continue
      }
      #expect(result.code == 65 && result.errorLines.count == 1, "byte \(index)")
      #expect(result.errors.hasPrefix("bad.gz:"))
      #expect(folder.contents == ["bad.gz"])
    }
  }

  @Test(arguments: [Packed.gzip, Packed.zstd])
  func `garbage behind packed data is found`(bytes: [UInt8]) throws {
    _ = folder.write(bytes + Array("garbage".utf8), "bad.bin")
    let result = try tool.run("run", "bad.bin")
    #expect(result.code == 65)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("bad.bin:"))
  }

  // MARK: - No input

  @Test(arguments: ["none.json", "folder", "file/below.json", ""])
  func `what cannot be read has its own code`(path: String) throws {
    try folder.makeFolder("folder")
    _ = folder.write("", "file")
    let result = try tool.run("run", path)
    #expect(result.code == 66)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix((path.isEmpty ? "''" : path) + ": error: "))
  }

  @Test func `a file without the right to read it has its own code`() throws {
    _ = folder.write(TraceText.ride, "secret.json")
    // Who is root reads everything.
    let result = try tool.shell(
      "chmod 0 secret.json; test -r secret.json && exit 0; \"$ISLANDSIM\" run secret.json")
    #expect(result.code == 66 || result.errors == "")
  }

  @Test func `a closed standard input has its own code`() throws {
    let result = try tool.shell("\"$ISLANDSIM\" run - <&-")
    #expect(result.code == 66)
    #expect(result.errors.hasPrefix("-: error: cannot be read"))
  }
}
