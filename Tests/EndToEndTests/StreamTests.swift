import TestSupport
import Testing

/// Pipes that close, devices that are full, interrupts: the decent thing.
@Suite struct StreamTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  init() { _ = folder.write(TraceText.ride, "ride.json") }

  @Test(arguments: [
    "run ride.json", "run ride.json --format json", "check ride.json", "rules", "schema trace",
    "--help", "--version",
  ])
  func `a full device as standard output is an error`(words: String) throws {
    let result = try tool.shell("exec \"$ISLANDSIM\" \(words) > /dev/full")
    #expect(result.code == 74)
    #expect(result.errorLines.count == 1)
    #expect(result.errors.contains("cannot be written"))
  }

  @Test func `a closed standard output is an error`() throws {
    let result = try tool.shell("exec \"$ISLANDSIM\" run ride.json >&-")
    #expect(result.code == 74)
    #expect(result.errorLines.count == 1)
    #expect(folder.text("ride.json") == TraceText.ride)
  }

  @Test(arguments: ["run ride.json --format json --timeline", "rules", "settings --format json"])
  func `a reader that goes early ends the tool quietly`(words: String) throws {
    let result = try tool.shell(
      """
      { "$ISLANDSIM" \(words); echo "code $?" > code; } | head -c 10 > head
      """)
    #expect(result.errors == "")
    #expect(folder.bytes("head")?.count == 10)
    let code = folder.text("code")
    #expect(code == nil || code == "code 0\n" || code == "code 141\n")
  }

  @Test func `a reader that never comes ends the tool quietly`() throws {
    let result = try tool.shell("{ sleep 0.2; exec \"$ISLANDSIM\" rules; } | true")
    #expect(result.errors == "")
  }

  @Test func `a closed or full standard error loses words and not the code`() throws {
    for stream in ["2>&-", "2>/dev/full"] {
      let result = try tool.shell("exec \"$ISLANDSIM\" run none.json \(stream)")
      #expect(result.code == 66)
      #expect(result.output == "")
    }
  }

  @Test func `closed streams never become the report`() throws {
    let result = try tool.shell(
      """
      "$ISLANDSIM" run ride.json --output a.txt && exec "$ISLANDSIM" run ride.json --output b.txt \
      <&- >&- 2>&-
      """)
    #expect(result.code == 0)
    #expect(folder.bytes("a.txt") == folder.bytes("b.txt"))
    #expect(folder.contents == ["a.txt", "b.txt", "ride.json"])
  }

  // MARK: - Interrupts

  /// Lines that do not end: standard input stays open until the interrupt.
  private static var endless: [UInt8] {
    var text = TraceText.rideLines.split(separator: "\n").prefix(2).joined(separator: "\n") + "\n"
    for second in 1...20_000 {
      text += #"{"at": \#(second), "type": "activity.update", "activity": "ride"}"# + "\n"
    }
    return Array(text.replacing("\"until\": 100", with: "\"until\": 100000").utf8)
  }

  @Test(arguments: [
    [], ["--output", "report.json"], ["--output", "old.json"], ["--output", "out"],
  ])
  func `an interrupt ends a run at once and leaves nothing half written`(output: [String]) throws {
    try folder.makeFolder("out")
    _ = folder.write("old", "old.json")
    var tool = tool
    tool.input = Self.endless
    tool.interruptAfter = 1
    let result = try tool.run(["run", "-", "--format", "json"] + output)
    #expect(result.signal == 2 || result.code == 130)
    #expect(result.seconds < 8)
    #expect(result.output == "" && result.errors == "")
    #expect(folder.contents == ["old.json", "out", "ride.json"])
    #expect(folder.text("old.json") == "old")
  }

  @Test func `an interrupt while the tool waits for a pipe ends it`() throws {
    let start = "mkfifo pipe && exec \"$ISLANDSIM\" run pipe --output report.txt"
    var tool = tool
    tool.interruptAfter = 0.5
    let result = try tool.shell(start)
    #expect(result.signal == 2 || result.code == 130)
    #expect(result.seconds < 8)
    #expect(folder.contents == ["pipe", "ride.json"])
  }

  @Test func `an interrupt during a check leaves the accepted reports alone`() throws {
    try folder.makeFolder("traces")
    try folder.makeFolder("reports")
    _ = folder.write("accepted", "reports/stdin.json")
    var tool = tool
    tool.input = Self.endless
    tool.interruptAfter = 1
    let result = try tool.run("check", "-", "--update")
    #expect(result.signal == 2 || result.code == 130)
    #expect(folder.contents == ["reports", "reports/stdin.json", "ride.json", "traces"])
    #expect(folder.text("reports/stdin.json") == "accepted")
  }
}
