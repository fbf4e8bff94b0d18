import Foundation
import TestSupport
import Testing

/// `run`: input in every form, output in every form.
@Suite struct RunTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  init() { _ = folder.write(TraceText.ride, "ride.json") }

  @Test func `the text report tells the story`() throws {
    let result = try tool.run("run", "ride.json")
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.hasPrefix("A ride\n"))
    for part in ["iPhone 16 Pro", "iOS 18.2", "policy ios", "ride", "compact 50 s"] {
      #expect(result.output.contains(part), "\(part) is missing")
    }
    #expect(result.output.hasSuffix("\n"))
    #expect(!result.output.contains("\u{1b}"))
  }

  @Test func `the JSON report has the documented sections in their order`() throws {
    let result = try tool.run("run", "ride.json", "--format", "json", "--timeline")
    #expect(result.code == 0)
    #expect(result.errors == "")
    let report = try JSONValue(result.outputBytes)
    #expect(report["format"] == .string("islandsim-report/1"))
    #expect(report["run"]?["trace"]?["name"] == .string("A ride"))
    #expect(report["activities"]?[0]?["island"]?["compact"] == .number(50))
    #expect(report["run"]?["settings"]?["bannerHold"]?["default"] == .number(5))
    #expect(report["run"]?["policy"]?["parameters"]?["alertHold"] == .number(4))
    let sections = result.output.matches(of: /(?m)^  "([a-zA-Z]+)":/).map { String($0.1) }
    let documented = [
      "format", "run", "activities", "clients", "notifications", "events", "alerts", "island",
      "lockScreen", "fairness", "findings", "timeline",
    ]
    #expect(sections.filter(documented.contains) == documented)
    #expect(result.output.hasPrefix("{\n  \""))
    #expect(result.output.hasSuffix("}\n") && !result.output.hasSuffix("\n\n"))
  }

  @Test func `a run is verified when asked, and - is standard output`() throws {
    let plain = try tool.run("run", "ride.json", "--format", "json")
    let result = try tool.run(
      "run", "ride.json", "--format", "json", "--verify", "--output", "-")
    #expect(result.code == 0)
    #expect(result.errors == "ride.json: verified, all 12 invariants hold\n")
    #expect(result.output == plain.output)
    #expect(folder.text("-") == nil)
  }

  @Test func `the timeline has the documented shape`() throws {
    let result = try tool.run("run", "ride.json", "--format", "json", "--timeline")
    let timeline = try #require(try JSONValue(result.outputBytes)["timeline"])
    let stretch = try #require(timeline["island"]?[0])
    #expect(stretch.names == ["from", "to", "attached", "detached", "by"])
    #expect(stretch["attached"]?["activity"] == .string("ride"))
    #expect(stretch["attached"]?["mode"] == .string("compact"))
    #expect(stretch["detached"] == .null)
    #expect(stretch["by"]?.items.isEmpty == false)
    let state = try #require(timeline["activities"]?["ride"]?[0])
    #expect(state.names == ["from", "to", "state", "by"])
    #expect(timeline["lockScreen"] != nil)
    let without = try tool.run("run", "ride.json", "--format", "json")
    #expect(try JSONValue(without.outputBytes)["timeline"] == nil)
  }

  @Test func `all events are listed only when asked`() throws {
    let few = try JSONValue(tool.run("run", "ride.json", "--format", "json").outputBytes)
    let all = try JSONValue(
      tool.run("run", "ride.json", "--format", "json", "--events", "all").outputBytes)
    #expect(few["events"]?["list"]?.items.count == 0)
    #expect(all["events"]?["list"]?.items.count == 2)
    #expect(all["events"]?["list"]?[1]?["event"] == .number(1))
  }

  // MARK: - Input

  @Test(arguments: [TraceText.ride, TraceText.rideLines])
  func `standard input may be a document or lines`(text: String) throws {
    let result = try Tool(input: Array(text.utf8)).run("run", "-")
    #expect(result.code == 0)
    #expect(result.output.contains("compact 50 s"))
  }

  @Test(arguments: [Packed.gzip, Packed.zstd])
  func `packed bytes are unpacked whatever they are called`(bytes: [UInt8]) throws {
    _ = folder.write(TraceText.rideLines, "plain.jsonl")
    _ = folder.write(bytes, "packed.bin")
    let plain = try tool.run("run", "plain.jsonl", "--format", "json")
    #expect(plain.code == 0)
    let file = try tool.run("run", "packed.bin", "--format", "json")
    #expect(file.output == plain.output)
    let stream = try Tool(input: bytes).run("run", "-", "--format", "json")
    #expect(stream.output == plain.output)
  }

  @Test func `a document in lines with another name is a document`() throws {
    _ = folder.write(TraceText.ride, "trace.txt")
    #expect(try tool.run("run", "trace.txt").output == tool.run("run", "ride.json").output)
  }

  @Test func `a pipe by name is read like a file`() throws {
    let result = try tool.shell(
      "mkfifo pipe && { cat ride.json > pipe & } && \"$ISLANDSIM\" run pipe")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("A ride\n"))
  }

  @Test func `a byte order mark is passed and told`() throws {
    _ = folder.write("\u{feff}" + TraceText.ride, "marked.json")
    let result = try tool.run("run", "marked.json", "--format", "json")
    #expect(result.code == 0)
    #expect(try JSONValue(result.outputBytes)["findings"]?[0]?["id"] == .string("byte-order-mark"))
  }

  @Test func `events out of order are sorted when asked, and keep their order among equals`() throws
  {
    let (first, second) = (TraceText.start("a"), TraceText.start("b"))
    let (third, last) = (TraceText.end("a", at: "20"), TraceText.end("b", at: "30"))
    _ = folder.write(TraceText.document(first, second, third, last), "sorted.json")
    _ = folder.write(TraceText.document(first, third, second, last), "mixed.json")
    let refused = try tool.run("run", "mixed.json")
    #expect(refused.code == 65)
    #expect(refused.errors.contains("--sort"))
    let words = ["run", "--format", "json", "--timeline"]
    let mixed = try JSONValue(tool.run(words + ["--sort", "mixed.json"]).outputBytes)
    let sorted = try JSONValue(tool.run(words + ["sorted.json"]).outputBytes)
    for section in ["activities", "island", "lockScreen", "timeline"] {
      #expect(mixed[section] == sorted[section])
    }
  }

  // MARK: - Several traces

  @Test func `several traces give a list of reports`() throws {
    _ = folder.write(TraceText.document(TraceText.start("bus")), "bus.json")
    let result = try tool.run("run", "ride.json", "bus.json", "--format", "json")
    #expect(result.code == 0)
    let reports = try JSONValue(result.outputBytes)
    #expect(reports.items.count == 2)
    #expect(reports[0]?["activities"]?[0]?["id"] == .string("ride"))
    #expect(reports[1]?["activities"]?[0]?["id"] == .string("bus"))
  }

  @Test func `a folder takes one report for each trace`() throws {
    _ = folder.write(TraceText.document(TraceText.start("bus")), "bus.jsonl.json")
    try folder.makeFolder("out")
    let json = try tool.run(
      "run", "ride.json", "bus.jsonl.json", "--format", "json", "--output", "out/")
    #expect(json.code == 0)
    #expect(json.output == "" && json.errors == "")
    let text = try tool.run("run", "ride.json", "--output", "out")
    #expect(text.code == 0)
    #expect(
      folder.contents
        == ["bus.jsonl.json", "out", "out/bus.jsonl.json", "out/ride.json", "out/ride.txt"]
        + ["ride.json"])
    let printed = try tool.run("run", "ride.json", "--format", "json")
    #expect(folder.bytes("out/ride.json") == printed.outputBytes)
  }

  @Test func `several traces cannot share a file or a name`() throws {
    try folder.makeFolder("out")
    try folder.makeFolder("in")
    _ = folder.write(TraceText.ride, "in/ride.json")
    let file = try tool.run("run", "ride.json", "in/ride.json", "--output", "both.txt")
    #expect(file.code == 64)
    #expect(file.errors.contains("folder"))
    let twice = try tool.run("run", "ride.json", "in/ride.json", "--output", "out")
    #expect(twice.code == 64)
    #expect(twice.errors.contains("ride.txt"))
    #expect(folder.contents == ["in", "in/ride.json", "out", "ride.json"])
  }

  @Test func `a wrong path among several ends the run before it begins`() throws {
    try folder.makeFolder("out")
    let result = try tool.run("run", "ride.json", "none.json", "--output", "out")
    #expect(result.code == 66)
    #expect(result.errorLines == ["none.json: error: no such file"])
    #expect(folder.contents == ["out", "ride.json"])
  }

  // MARK: - Output

  @Test func `a file holds the bytes that would have been printed`() throws {
    let printed = try tool.run("run", "ride.json", "--format", "json")
    let result = try tool.run("run", "ride.json", "--format", "json", "--output", "report.json")
    #expect(result.code == 0)
    #expect(result.output == "" && result.errors == "")
    #expect(folder.bytes("report.json") == printed.outputBytes)
    let text = try tool.run("run", "ride.json", "--output", "report.txt", "--color", "always")
    #expect(text.code == 0)
    #expect(folder.bytes("report.txt") == (try tool.run("run", "ride.json").outputBytes))
    #expect(folder.contents == ["report.json", "report.txt", "ride.json"])
  }

  @Test(arguments: ["none/report.txt", "ride.json/report.txt", ""])
  func `an output that cannot be created fails before the run`(path: String) throws {
    // The trace is bad too, but nobody gets to read it.
    _ = folder.write("{", "bad.json")
    let result = try tool.run("run", "bad.json", "--output", path)
    #expect(result.code == 73)
    #expect(result.errorLines.count == 1)
    let name = path.isEmpty ? "''" : path
    #expect(result.errors.hasPrefix("\(name): error: cannot be created"))
    #expect(folder.contents == ["bad.json", "ride.json"])
  }

  @Test func `a link stays a link, and what it leads to is written`() throws {
    _ = folder.write("old", "target.txt")
    let result = try tool.shell(
      "ln -s target.txt link && \"$ISLANDSIM\" run ride.json --output link")
    #expect(result.code == 0)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link")
        == "target.txt")
    #expect(folder.text("target.txt")?.hasPrefix("A ride\n") == true)
  }

  @Test func `a pipe is written to and stays a pipe`() throws {
    let result = try tool.shell(
      """
      mkfifo pipe && { cat pipe > copy & } && "$ISLANDSIM" run ride.json --output pipe && wait &&
      test -p pipe && cat copy
      """)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("A ride\n"))
    #expect(folder.contents == ["copy", "pipe", "ride.json"])
  }

  @Test func `a full device fails as output, and stays a device`() throws {
    let result = try tool.run("run", "ride.json", "--output", "/dev/full")
    #expect(result.code == 74)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.hasPrefix("/dev/full: error: cannot be written"))
    #expect(try tool.shell("test -c /dev/full").code == 0)
  }

  // MARK: - Settings, policies, limits

  @Test func `a policy from the command line and a setting are in force and printed`() throws {
    let result = try tool.run(
      "run", "ride.json", "--policy", "ios:thirdApp=wait,alertHold=2", "--set", "alertHold=6",
      "--set", "bannerHold=3s", "--format", "json")
    #expect(result.code == 0)
    let run = try #require(try JSONValue(result.outputBytes)["run"])
    #expect(run["policy"]?["parameters"]?["thirdApp"] == .string("wait"))
    #expect(run["policy"]?["parameters"]?["alertHold"] == .number(6))
    #expect(run["settings"]?["bannerHold"]?["value"] == .number(3))
  }

  @Test func `the last of two values for one setting counts`() throws {
    let result = try tool.run(
      "run", "ride.json", "--set", "alertHold=6", "--set", "alertHold=8", "--format", "json")
    #expect(result.output.contains("\"alertHold\": 8"))
  }

  @Test(arguments: ["activities=1", "timers=1", "steps=1"])
  func `a limit that is passed is named with how to raise it`(limit: String) throws {
    let start = TraceText.start
    _ = folder.write(TraceText.document(start("a", "0", ""), start("b", "0", "")), "two.json")
    let result = try tool.run("run", "two.json", "--limit", limit)
    #expect(result.code == 65)
    #expect(result.output == "")
    #expect(result.errorLines.count == 1)
    let name = String(limit.prefix { $0 != "=" })
    #expect(result.errors.hasPrefix("two.json: error: more than 1 \(name)"))
    #expect(result.errors.contains("--limit \(name)=N"))
    #expect(try tool.run("run", "two.json", "--limit", "\(name)=100").code == 0)
  }

  @Test func `a record or document over its limit is an error with its place`() throws {
    _ = folder.write(TraceText.rideLines, "lines.jsonl")
    let lines = try tool.run("run", "lines.jsonl", "--limit", "record=80")
    #expect(lines.code == 65)
    #expect(lines.errors.hasPrefix("lines.jsonl:2"))
    let document = try tool.run("run", "ride.json", "--limit", "document=80")
    #expect(document.code == 65)
    #expect(document.errors.hasPrefix("ride.json:"))
    #expect(document.errors.contains("80 bytes"))
  }
}
