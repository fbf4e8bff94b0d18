import TestSupport
import Testing

/// What reaches a terminal: colors when they are wanted, characters that it can show, and never
/// what a trace would like to send to it.
@Suite struct TerminalTests {
  private let folder = TemporaryFolder()
  private static let plain = ["LANG": "", "LC_ALL": "", "LC_CTYPE": ""]

  init() {
    _ = folder.write(TraceText.ride, "ride.json")
    _ = folder.write(Self.foreign, "foreign.json")
    _ = folder.write(Self.hostile, "hostile.json")
  }

  /// Names beyond ASCII.
  private static let foreign = TraceText.document(
    TraceText.start("寿司"), TraceText.end("寿司", at: "50"),
    header: #""name": "Café 東京", "notes": "naïve – 🍣", "until": 100,"#)

  /// Names that drive terminals, end lines, turn text around, and pretend to be the tool.
  private static let hostile = {
    let name = #"a\u001b[2J\u009b5m\u0007\r\nislandsim: error: it\u202e\u2028\u2066\u007f\b"#
    return TraceText.document(
      TraceText.start(name, more: #", "alert": {"title": "\#(name)", "body": "\#(name)"}"#),
      #"""
      {"at": 1, "type": "notification.post", "notification": "\#(name)", "app": "com.example.\#(name)"}
      """#,
      #"{"at": 2, "type": "media.play", "app": "com.example.\#(name)"}"#,
      #"{"at": 3, "type": "activity.update", "activity": "\#(name)", "via": "extension"}"#,
      #"{"at": 4, "type": "device.lock"}"#,
      header: """
        "name": "\(name)", "notes": "\\u001b[31mred\\u009b", "until": 100,
        "apps": [{"id": "com.example.\(name)", "name": "\(name)"}],
        """,
      after: """
        , "expect": [
          {"at": 1, "island": {"attached": {"activity": "\(name)", "mode": "minimal"}}},
          {"at": 5, "lockScreen": []},
          {"metric": "\(name)", "equals": "\(name)"}
        ]
        """)
  }()

  // MARK: - Colors

  @Test func `a pipe gets colors only when they are asked for`() throws {
    let tool = Tool(folder: folder.path)
    let automatic = try tool.run("run", "ride.json")
    #expect(!automatic.output.contains("\u{1b}"))
    let never = try tool.run("run", "ride.json", "--color", "never")
    #expect(never.output == automatic.output)
    let always = try tool.run("run", "ride.json", "--color", "always")
    #expect(always.output.contains("\u{1b}["))
    #expect(Self.withoutColors(always.output) == automatic.output)
    let json = try tool.run("run", "ride.json", "--color", "always", "--format", "json")
    #expect(!json.output.contains("\u{1b}"))
  }

  @Test(.enabled(if: Tool.hasTerminals), arguments: [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `a terminal gets colors unless the environment says no`(change: [String: String]) throws {
    let tool = Tool(
      environment: ["TERM": "xterm"].merging(change) { $1 }, folder: folder.path, terminal: 100)
    #expect(try tool.run("run", "ride.json").output.contains("\u{1b}[") == change.isEmpty)
    #expect(!(try tool.run("run", "ride.json", "--color", "never").output.contains("\u{1b}")))
    #expect(try tool.run("run", "ride.json", "--color", "always").output.contains("\u{1b}["))
  }

  @Test(arguments: ["ride.json", "."])
  func `a report is never written over its trace`(output: String) throws {
    let tool = Tool(folder: folder.path)
    let before = try tool.run("run", "ride.json", "--format", "json").output
    let refused = try tool.run("run", "ride.json", "--format", "json", "--output", output)
    #expect(refused.code == 64)
    #expect(refused.errors.contains("over the trace 'ride.json'"))
    #expect(try tool.run("run", "ride.json", "--format", "json").output == before)
  }

  // MARK: - Width and characters

  @Test(arguments: [40, 60, 100, 200])
  func `no line of a lane chart is wider than the columns`(columns: Int) throws {
    let result = try Tool(environment: ["COLUMNS": "\(columns)"], folder: folder.path)
      .run("run", "ride.json")
    let lanes = result.output.split(separator: "\n").filter {
      $0.contains("██") || $0.contains("0:00 ")
    }
    #expect(lanes.count == 2)
    #expect(lanes.allSatisfy { $0.count <= columns })
  }

  @Test(.enabled(if: Tool.hasTerminals))
  func `a terminal's own width comes before the environment's`() throws {
    let tool = Tool(environment: ["COLUMNS": "200"], folder: folder.path, terminal: 50)
    let lines = try tool.run("run", "ride.json", "--color", "never").output.split(separator: "\r\n")
    let lanes = lines.filter { $0.contains("██") }
    #expect(lanes.count == 1)
    #expect(lanes.allSatisfy { $0.count <= 50 })
  }

  @Test(arguments: ["-5", "0", "many", "99999999999999999999", ""])
  func `a senseless width does no harm`(columns: String) throws {
    let result = try Tool(environment: ["COLUMNS": columns], folder: folder.path)
      .run("run", "ride.json")
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 400 })
  }

  @Test(arguments: [
    ["LC_ALL": "C"], ["LC_CTYPE": "POSIX"], ["LANG": "C"], ["LANG": "de_DE.ISO-8859-1"],
    ["LC_ALL": "C", "LANG": "de_DE.UTF-8"], ["LANG": ""],
  ])
  func `without UTF-8 the text is ASCII`(locale: [String: String]) throws {
    let tool = Tool(environment: Self.plain.merging(locale) { $1 }, folder: folder.path)
    for color in ["never", "always"] {
      let result = try tool.run("run", "foreign.json", "--color", color)
      #expect(result.code == 0)
      #expect(result.outputBytes.allSatisfy { $0 < 0x80 })
    }
  }

  @Test(arguments: [
    ["LC_ALL": "C.UTF-8"], ["LC_CTYPE": "en_US.utf8"], ["LANG": "de_DE.UTF-8"],
    ["LC_ALL": "", "LANG": "C.UTF-8"],
  ])
  func `with UTF-8 names and lanes are as they are`(locale: [String: String]) throws {
    let tool = Tool(environment: Self.plain.merging(locale) { $1 }, folder: folder.path)
    let output = try tool.run("run", "foreign.json").output
    for part in ["Café 東京", "naïve – 🍣", "寿司", "█"] { #expect(output.contains(part)) }
  }

  @Test func `JSON does not depend on the locale`() throws {
    let words = ["run", "foreign.json", "--format", "json", "--timeline"]
    let plain = try Tool(environment: Self.plain, folder: folder.path).run(words)
    let rich = try Tool(environment: ["LC_ALL": "C.UTF-8"], folder: folder.path).run(words)
    #expect(plain.outputBytes == rich.outputBytes)
  }

  // MARK: - Hostile names

  @Test(arguments: [["run"], ["check"], ["run", "--format", "json", "--timeline"]])
  func `no control character of a trace is printed`(words: [String]) throws {
    let result = try Tool(folder: folder.path).run(words + ["hostile.json"])
    #expect(result.isOrderly)
    Self.expectHarmless(result, isJSON: words.contains("json"))
  }

  @Test(arguments: [
    #"{"format": "a\u001b[31m\nislandsim: error: b", "events": []}"#,
    #"{"format": "islandsim-trace/1", "a\u001b[2J\r\n\u009b": 1, "events": []}"#,
    #"{"format": "islandsim-trace/1", "events": [{"at": 0, "type": "\u001b]0;x\u0007\n"}]}"#,
    #"{"format": "islandsim-trace/1", "apps": [], "events": [{"at": 0, "type": "app.open", "app": "\u202e\n\u2028"}]}"#,
    #"{"format": "islandsim-trace/1", "policy": "ios:\u001bx\n=\u001b", "events": []}"#,
    #"{"format": "islandsim-trace/1", "policy": "\u001bx\n", "events": []}"#,
    #"{"format": "islandsim-trace/1", "settings": {"alertHold": "\u001b\n"}, "events": []}"#,
  ])
  func `an error quotes a trace in one harmless line`(text: String) throws {
    _ = folder.write(text, "bad.json")
    let result = try Tool(folder: folder.path).run("run", "bad.json")
    #expect(result.code == 65)
    #expect(result.errorLines.count == 1)
    Self.expectHarmless(result, isJSON: false)
  }

  @Test func `an error stays short whatever it quotes`() throws {
    let name = String(repeating: "n", count: 2_000_000)
    _ = folder.write(
      TraceText.document(#"{"at": 0, "type": "\#(name)"}"#), "bad.json")
    let result = try Tool(folder: folder.path).run("run", "bad.json")
    #expect(result.code == 65)
    #expect(result.errors.hasPrefix("bad.json:3:19: error: unknown type 'nnnn"))
    #expect(result.errors.hasSuffix("byte 63)\n"))
    #expect(result.errorBytes.count < 4000)
  }

  @Test func `a hostile path or word is quoted in one harmless line`() throws {
    let name = "no\u{1b}[31m\nislandsim: error: it"
    for words in [
      ["run", name], [name], ["run", "--policy", name, "ride.json"], ["rules", name],
    ] {
      let result = try Tool(folder: folder.path).run(words)
      #expect(result.code == 64 || result.code == 66)
      #expect(result.errorLines.count == (result.code == 64 ? 2 : 1))
      Self.expectHarmless(result, isJSON: false)
    }
  }

  // MARK: - Progress

  @Test(.enabled(if: Tool.hasTerminals))
  func `long input draws a bar on a terminal, and takes it away`() throws {
    let record = """
      {"at": 1, "type": "activity.update", "activity": "ride", "content": {"text": "\
      \(String(repeating: "x", count: 1 << 20))"}}

      """
    let text = TraceText.rideLines.split(separator: "\n").prefix(2).joined(separator: "\n") + "\n"
    _ = folder.write(text + String(repeating: record, count: 17), "long.jsonl")
    let words = ["run", "long.jsonl", "--output", "report.json", "--format", "json"]
    let terminal = try Tool(folder: folder.path, terminal: 80).run(words)
    #expect(terminal.code == 0)
    #expect(terminal.output.contains("long.jsonl ["))
    #expect(terminal.output.contains("%"))
    #expect(terminal.output.hasSuffix("\r\u{1b}[K"))
    let pipe = try Tool(folder: folder.path).run(words)
    #expect(pipe.code == 0)
    #expect(pipe.output == "" && pipe.errors == "")
  }

  private static func withoutColors(_ text: String) -> String {
    text.replacing(/\u{1b}\[[0-9;]*m/, with: "")
  }

  /// Expects that nothing was printed that a terminal obeys, but ends of lines of the tool's own.
  private static func expectHarmless(_ result: ToolResult, isJSON: Bool) {
    for scalar in (result.output + result.errors).unicodeScalars where scalar != "\n" {
      let value = scalar.value
      #expect(value >= 0x20 && value != 0x7f, "U+\(String(value, radix: 16))")
      // JSON keeps what its own rules let stand; the text is for eyes.
      guard !isJSON else { continue }
      #expect(!(0x80..<0xa0).contains(value), "U+\(String(value, radix: 16))")
      #expect(!(0x2028...0x202e).contains(value) && !(0x2066...0x2069).contains(value))
    }
    let lines = [result.output, result.errors].joined(separator: "\n").split(separator: "\n")
    #expect(!lines.contains { $0.hasPrefix("islandsim: error: it") })
  }
}
