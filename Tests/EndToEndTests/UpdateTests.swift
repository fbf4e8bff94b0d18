import Foundation
import TestSupport
import Testing

/// `check --update`: accepted reports are written whole, and only those that are meant.
@Suite struct UpdateTests {
  @Test func `update writes a missing report, says why, and is then content`() throws {
    let project = try Project()
    let result = try project.check("--update", "--reason", "the first ride")
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("traces/ride.json"))
    #expect(result.output.contains("the first ride"))
    #expect(try project.check().code == 0)

    let printed = try Tool(folder: project.folder.path)
      .run("run", "traces/ride.json", "--format", "json", "--timeline")
    #expect(project.folder.bytes("reports/ride.json") == printed.outputBytes)

    let written = try modified(project)
    #expect(try project.check("--update").code == 0)
    #expect(try modified(project) == written, "a report that is the same is left alone")
  }

  private func modified(_ project: Project) throws -> Date? {
    let path = project.folder.path + "/reports/ride.json"
    return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test func `update makes the folder of the reports`() throws {
    let project = try Project()
    try project.folder.remove("reports")
    #expect(try project.check("--update").code == 0)
    #expect(project.folder.text("reports/ride.json") != nil)
    #expect(try project.check("--update", "--reports", "other/place").code == 0)
    #expect(
      project.folder.bytes("other/place/ride.json") == project.folder.bytes("reports/ride.json"))
  }

  @Test func `update accepts a change and tells what it was`() throws {
    let project = try Project.accepted()
    project.changeRide("\"at\": 50", "\"at\": 60")
    let result = try project.check("--update")
    #expect(result.code == 0)
    #expect(result.output.contains("activities.ride.island.compact: 50 -> 60"))
    #expect(try project.check().code == 0)
  }

  @Test func `update removes an obsolete report and nothing else`() throws {
    let project = try Project.accepted()
    project.write("{}", "reports/gone.json")
    project.write("read me", "reports/README.md")
    project.write("{}", "reports/islandsim-report.schema.json")
    let result = try project.check("--update")
    #expect(result.code == 0)
    #expect(result.output.contains("reports/gone.json"))
    #expect(
      project.folder.contents.filter { $0.hasPrefix("reports/") }
        == ["reports/README.md", "reports/islandsim-report.schema.json", "reports/ride.json"])
  }

  @Test(arguments: ["traces/cases", "./traces/cases/", "elsewhere", "traces/ride.json"])
  func `update of a part removes no report of the rest`(part: String) throws {
    let project = try Project.accepted()
    try project.folder.makeFolder("elsewhere")
    project.write(TraceText.passingCase, "traces/cases/passing.json")
    project.write(TraceText.passingCase, "elsewhere/other.json")
    let second = TraceText.document(TraceText.start("bus"))
    project.write(second, "traces/bus.json")
    #expect(try project.check("--update").code == 0)
    #expect(try project.check("--update", part).code == 0)
    for name in ["reports/ride.json", "reports/bus.json"] {
      #expect(project.folder.text(name) != nil, "\(name) is gone")
    }
  }

  @Test func `update does not accept what cannot be read, nor forgive an expectation`() throws {
    let project = try Project.accepted()
    project.write("{", "traces/bad.json")
    project.write(TraceText.failingCase, "traces/cases/failing.json")
    let result = try project.check("--update")
    #expect(result.code == 1)
    #expect(result.output.contains("FAIL traces/bad.json"))
    #expect(result.output.contains("FAIL traces/cases/failing.json"))
    #expect(project.folder.text("reports/bad.json") == nil)
  }

  // MARK: - Trouble while writing

  /// Expects that the accepted report is as it was, with nothing beside it.
  private func expectUntouched(_ project: Project, _ accepted: [UInt8]?) {
    #expect(project.folder.bytes("reports/ride.json") == accepted)
    #expect(project.folder.contents.filter { $0.hasPrefix("reports/") } == ["reports/ride.json"])
  }

  @Test(arguments: ["trap '' XFSZ;", ""])
  func `a report that does not fit on the disk leaves the old one whole`(trap: String) throws {
    let project = try Project.accepted()
    let accepted = project.folder.bytes("reports/ride.json")
    project.changeRide("\"at\": 50", "\"at\": 60")
    // The least disk that a shell can make: a file may have one block.
    let result = try Tool(folder: project.folder.path)
      .shell("\(trap) ulimit -f 1; exec \"$ISLANDSIM\" check --update")
    #expect(result.code != 0)
    if !trap.isEmpty {
      #expect(result.code == 74)
      #expect(result.output.contains("reports/ride.json: error: cannot be written"))
    }
    expectUntouched(project, accepted)
  }

  @Test(.enabled(if: getuid() != 0, "who is root may write everywhere"))
  func `a folder without the right to write leaves the old report whole`() throws {
    let project = try Project.accepted()
    let accepted = project.folder.bytes("reports/ride.json")
    project.changeRide("\"at\": 50", "\"at\": 60")
    let result = try Tool(folder: project.folder.path)
      .shell(
        "chmod 555 reports; \"$ISLANDSIM\" check --update; code=$?; chmod 755 reports; exit $code")
    #expect(result.code == 73)
    #expect(result.output.contains("cannot be created"))
    expectUntouched(project, accepted)
  }

  @Test func `a file in the place of the reports' folder is left alone`() throws {
    let project = try Project()
    try project.folder.remove("reports")
    project.write("a file", "reports")
    let result = try project.check("--update")
    #expect(result.code == 66 || result.code == 73)
    #expect(project.folder.text("reports") == "a file")
  }

  @Test func `a link to an accepted report stays a link`() throws {
    let project = try Project.accepted()
    let tool = Tool(folder: project.folder.path)
    _ = try tool.shell(
      "mv reports/ride.json elsewhere.json && ln -s ../elsewhere.json reports/ride.json")
    #expect(try project.check().code == 0)
    project.changeRide("\"at\": 50", "\"at\": 60")
    #expect(try project.check("--update").code == 0)
    #expect(try tool.shell("test -L reports/ride.json").code == 0)
    #expect(project.folder.text("elsewhere.json")?.contains("\"compact\": 60") == true)
  }

  @Test func `a full device as standard output does not harm the reports`() throws {
    let project = try Project()
    let result = try Tool(folder: project.folder.path)
      .shell("exec \"$ISLANDSIM\" check --update > /dev/full")
    #expect(result.code == 74)
    #expect(try project.check().code == 0)
  }
}
