import TestSupport
import Testing

/// `check`: verdicts on expectations and accepted reports.
@Suite struct CheckTests {
  @Test func `a project whose reports are accepted passes`() throws {
    let project = try Project.accepted()
    project.write(TraceText.passingCase, "traces/cases/passing.json")
    let result = try project.check()
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(!result.output.contains("FAIL"))
    #expect(result.output.contains("all pass"))
    #expect(try project.verdict()["verdict"] == .string("pass"))
  }

  @Test func `a missing report fails and names the trace`() throws {
    let project = try Project()
    let result = try project.check()
    #expect(result.code == 1)
    #expect(result.errors == "")
    #expect(result.output.contains("FAIL traces/ride.json"))
    #expect(result.output.contains("--update"))
    let trace = try project.verdict()["traces"]?[0]
    #expect(trace?["trace"] == .string("traces/ride.json"))
    #expect(trace?["report"]?["status"] == .string("missing"))
    #expect(project.folder.text("reports/ride.json") == nil)
  }

  @Test func `a JSON verdict has the documented shape`() throws {
    let project = try Project.accepted()
    project.write(TraceText.failingCase, "traces/cases/failing.json")
    let verdict = try project.verdict()
    #expect(verdict["verdict"] == .string("fail"))
    #expect(verdict["traces"]?.items.count == 2)
    for trace in verdict["traces"]?.items ?? [] {
      #expect(trace.names.isSuperset(of: ["trace", "verdict", "expectations", "report"]))
      #expect(
        trace["report"]?.names.isSuperset(of: ["status", "changed", "firstDivergence"]) == true)
    }
    let failing = try #require(verdict["traces"]?[0])
    #expect(failing["trace"] == .string("traces/cases/failing.json"))
    #expect(failing["verdict"] == .string("fail"))
    let items = failing["expectations"]?.items ?? []
    #expect(items.map { $0["holds"] } == [.boolean(true), .boolean(false), .boolean(false)])
    #expect(items.map { $0["index"] } == [.number(0), .number(1), .number(2)])
    for item in items {
      #expect(
        item.names.isSuperset(of: ["index", "policy", "settings", "holds", "expected", "found"]))
    }
    #expect(items[1]["settings"]?["alertHold"] != nil)
    #expect(verdict["traces"]?[1]?["verdict"] == .string("pass"))
  }

  @Test func `a failing expectation shows what was expected and found`() throws {
    let project = try Project.accepted()
    project.write(TraceText.failingCase, "traces/cases/failing.json")
    let result = try project.check()
    #expect(result.code == 1)
    #expect(result.output.contains("FAIL traces/cases/failing.json: 2 of 3 expectations"))
    for part in [
      "expect[1]", "alertHold=6", "di-single-compact", "ride compact at 60", "empty", "expect[2]",
      "activities.ride.island.compact = 60", "50",
    ] {
      #expect(result.output.contains(part), "\(part) is missing")
    }
    #expect(!result.output.contains("expect[0]"))
  }

  // MARK: - Accepted reports

  @Test func `a changed trace names each changed measure and where the runs part`() throws {
    let project = try Project.accepted()
    project.changeRide("\"at\": 50", "\"at\": 60")
    let result = try project.check()
    #expect(result.code == 1)
    for part in [
      "FAIL traces/ride.json", "activities.ride.island.compact: 50 -> 60",
      "activities.ride.removal.at: 50 -> 60", "island.occupancy.empty: 50 -> 40", "at 50 s",
      "di-single-compact",
    ] {
      #expect(result.output.contains(part), "\(part) is missing")
    }
    let report = try #require(try project.verdict()["traces"]?[0]?["report"])
    #expect(report["status"] == .string("changed"))
    let change = try #require(
      report["changed"]?.items.first { $0["metric"] == .string("activities.ride.island.compact") })
    #expect(
      change
        == .object([
          "metric": change["metric"] ?? .null, "old": .string("50"), "new": .string("60"),
        ]))
    let divergence = try #require(report["firstDivergence"])
    #expect(divergence.names.isSuperset(of: ["at", "old", "new"]))
    #expect(divergence["old"]?.text?.contains("di-single-compact") == true)
    #expect(divergence["new"]?.text?.contains("di-single-compact") == true)
  }

  @Test func `a changed setting of the trace counts by its value`() throws {
    let project = try Project.accepted()
    project.changeRide("\"until\": 100", "\"settings\": {\"alertHold\": 6}, \"until\": 100")
    let result = try project.check()
    #expect(result.code == 1)
    #expect(result.output.contains("alertHold: 4 -> 6"))
    #expect(!result.output.contains("the runs part"))
    project.changeRide("\"until\": 100", "\"settings\": {\"alertHold\": \"4s\"}, \"until\": 100")
    #expect(try project.check().code == 0)
  }

  @Test func `a setting that changes the run is told with both sides' rules`() throws {
    let project = try Project()
    let alert = #", "alert": {"title": "Here", "body": "Now"}"#
    project.write(
      TraceText.document(TraceText.start("ride", more: alert), header: "\"until\": 100,"),
      "traces/ride.json")
    #expect(try project.check("--update").code == 0)
    #expect(try project.check().code == 0)
    let result = try project.check("--set", "alertHold=6")
    #expect(result.code == 1)
    for part in [
      "island.expanded: 4 -> 6", "island.compact: 96 -> 94", "at 4 s", "al-", "old:", "new:",
    ] {
      #expect(result.output.contains(part), "\(part) is missing")
    }
  }

  @Test func `names, notes, spelling and blanks do not count`() throws {
    let project = try Project.accepted()
    project.changeRide("\"A ride\"", "\"Another name\", \"notes\":   \"and notes\"")
    #expect(try project.check().code == 0)
    #expect(project.folder.text("reports/ride.json")?.contains("A ride") == true)
  }

  @Test func `a report without a trace is obsolete`() throws {
    let project = try Project.accepted()
    project.write("{}", "reports/gone.json")
    project.write("read me", "reports/README.md")
    let result = try project.check()
    #expect(result.code == 1)
    #expect(result.output.contains("FAIL reports/gone.json"))
    #expect(!result.output.contains("README"))
    #expect(project.folder.text("reports/gone.json") == "{}")
  }

  @Test(arguments: ["", "{", "nonsense", "{\"format\": \"islandsim-report/1\"", "\u{0}\u{1}"])
  func `an accepted report that is no JSON fails, and update repairs it`(text: String) throws {
    let project = try Project.accepted()
    let accepted = project.folder.bytes("reports/ride.json")
    project.write(text, "reports/ride.json")
    let result = try project.check()
    #expect(result.code == 1)
    #expect(result.output.contains("FAIL traces/ride.json"))
    #expect(project.folder.text("reports/ride.json") == text)
    #expect(try project.verdict()["traces"]?[0]?["report"]?["status"] == .string("unreadable"))
    #expect(try project.check("--update").code == 0)
    #expect(project.folder.bytes("reports/ride.json") == accepted)
    #expect(try project.check().code == 0)
  }

  @Test(arguments: ["{}", "[]", "null", "{\"format\": \"islandsim-trace/1\"}"])
  func `an accepted report that is another JSON fails`(text: String) throws {
    let project = try Project.accepted()
    project.write(text, "reports/ride.json")
    #expect(try project.check().code == 1)
    #expect(try project.check("--update").code == 0)
    #expect(try project.check().code == 0)
  }

  @Test func `an accepted report that is a folder cannot be read`() throws {
    let project = try Project()
    try project.folder.makeFolder("reports/ride.json")
    let result = try project.check()
    #expect(result.code == 66)
    #expect(result.output.contains("reports/ride.json: error: is a folder"))
    #expect(try project.check("--update").code == 66)
  }

  // MARK: - Which traces

  @Test func `a trace in a sub-folder needs expectations and no report`() throws {
    let project = try Project.accepted()
    project.write(TraceText.ride, "traces/cases/silent.json")
    project.write(TraceText.passingCase, "traces/cases/passing.json")
    let result = try project.check()
    #expect(result.code == 1)
    #expect(result.output.contains("FAIL traces/cases/silent.json"))
    #expect(result.output.contains("'expect'"))
    #expect(!result.output.contains("passing.json"))
  }

  @Test func `a report of a trace in a sub-folder is compared if it is there`() throws {
    let project = try Project.accepted()
    // A namesake of the trace above it, with a report of its own.
    project.write(TraceText.passingCase, "traces/cases/ride.json")
    #expect(try project.check().code == 0)
    try project.folder.makeFolder("reports/cases")
    project.write("{}", "reports/cases/ride.json")
    let result = try project.check()
    #expect(result.code == 1)
    #expect(result.output.contains("FAIL traces/cases/ride.json"))
    #expect(try project.check("--update").code == 0)
    #expect(project.folder.text("reports/cases/ride.json")?.contains("\"ride\"") == true)
    #expect(try project.check().code == 0)
    try project.folder.remove("traces/cases/ride.json")
    #expect(try project.check().output.contains("FAIL reports/cases/ride.json"))
  }

  @Test func `a bad trace does not keep the others from being checked`() throws {
    let project = try Project.accepted()
    project.write("{\"format\":", "traces/bad.json")
    project.write(TraceText.failingCase, "traces/cases/failing.json")
    project.changeRide("\"at\": 50", "\"at\": 60")
    let result = try project.check()
    #expect(result.code == 1)
    #expect(result.errors == "")
    #expect(result.output.contains("FAIL traces/bad.json\n  traces/bad.json:1:11: error: "))
    #expect(result.output.contains("FAIL traces/cases/failing.json"))
    #expect(result.output.contains("FAIL traces/ride.json"))
    #expect(result.output.contains("3 failed"))
    #expect(try project.verdict()["traces"]?.items.count == 3)
  }

  @Test func `a bad trace alone keeps its own code`() throws {
    let project = try Project.accepted()
    project.write("{\"format\":", "bad.json")
    #expect(try project.check("bad.json").code == 65)
    #expect(try project.check("none.json").code == 66)
    #expect(try project.check("bad.json", "none.json").code == 1)
  }

  @Test func `expectations only means expectations only`() throws {
    let project = try Project()
    project.write("{}", "reports/gone.json")
    project.write(TraceText.passingCase, "traces/cases/passing.json")
    #expect(try project.check("--expect-only").code == 0)
    project.write(TraceText.failingCase, "traces/cases/failing.json")
    let result = try project.check("--expect-only")
    #expect(result.code == 1)
    #expect(!result.output.contains("gone.json"))
    #expect(!result.output.contains("ride.json"))
  }

  @Test func `traces and folders can be named, and folders of their own`() throws {
    let project = try Project.accepted()
    project.write(TraceText.failingCase, "traces/cases/failing.json")
    #expect(try project.check("traces/ride.json").code == 0)
    #expect(try project.check("traces/cases/failing.json").code == 1)
    #expect(try project.check("./traces/cases/").code == 1)
    let folder = project.folder.path
    let absolute = try Tool().run("check", folder + "/traces", "--reports", folder + "/reports")
    #expect(absolute.code == 1)
    #expect(absolute.output.contains("failing.json"))
    #expect(!absolute.output.contains("ride.json"))
  }

  @Test(arguments: ["", "traces"])
  func `nothing to check is not a success`(folder: String) throws {
    let project = try Project()
    try project.folder.remove("traces")
    if !folder.isEmpty { try project.folder.makeFolder(folder) }
    let result = try project.check()
    #expect(result.code == 66)
    #expect((result.output + result.errors).contains("traces"))
  }

  @Test func `lines and packed traces are traces, and schemas and other files are none`() throws {
    let project = try Project.accepted()
    project.write(TraceText.rideLines, "traces/lines.jsonl")
    _ = project.folder.write(Packed.gzip, "traces/packed.jsonl.gz")
    project.write("{", "traces/islandsim-trace.schema.json")
    project.write("{", "traces/notes.txt")
    project.write("{", "traces/.hidden.json")
    #expect(try project.check("--update").code == 0)
    #expect(
      project.folder.contents.filter { $0.hasPrefix("reports/") }
        == ["reports/lines.json", "reports/packed.json", "reports/ride.json"])
    #expect(try project.check().code == 0)
  }

  @Test func `standard input can be checked`() throws {
    let good = try Tool(input: Array(TraceText.passingCase.utf8)).run("check", "-")
    #expect(good.code == 0)
    let bad = try Tool(input: Array(TraceText.failingCase.utf8)).run("check", "-")
    #expect(bad.code == 1)
    #expect(bad.output.contains("2 of 3"))
  }
}
