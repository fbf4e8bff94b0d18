import Reports
import Testing

/// The report for people: its widths, and what of a trace's texts never reaches a terminal.
@Suite struct TextReportTests {
  private static let evening = """
    {"at": 0, "type": "activity.start", "activity": "a-ride-with-a-very-long-name", "app": "cab",
     "via": "intent", "staleAt": 100},
    {"at": 20, "type": "media.play", "app": "music"},
    {"at": 50, "type": "activity.start", "activity": "final", "app": "sport", "via": "push",
     "alert": {"title": "Kick-off"}},
    {"at": 90, "type": "device.lock"},
    {"at": 120, "type": "activity.update", "activity": "final", "alert": {"title": "Goal"}},
    {"at": 400, "type": "device.unlock"},
    {"at": 500, "type": "activity.end", "activity": "final"}
    """

  /// The lines of the chart: from the first lane to the legend.
  private static func chart(_ text: String) throws -> [Substring] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let parts = lines.split(separator: "")
    return Array(try #require(parts.dropFirst().first))
  }

  @Test(arguments: [60, 72, 80, 100, 120, 300], [10, 90, 4_000, 90_000, 300_000_000])
  func `no line of the chart is wider than asked for`(width: Int, until: Int) throws {
    let played = try PlayedTrace("\"until\": \(until),", Self.evening)
    for unicode in [false, true] {
      for line in try Self.chart(played.text(width: width, unicode: unicode)) {
        #expect(line.count <= width, "\(line)")
      }
    }
  }

  @Test func `the chart of a plain terminal is this`() throws {
    let played = try PlayedTrace(
      #""until": 40,"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 10, "type": "system.begin", "client": "call"},
      {"at": 20, "type": "device.lock"},
      {"at": 30, "type": "device.unlock"},
      {"at": 30, "type": "touch.longPress", "target": "detached"}
      """)
    let chart = """
      ride      CCCCCCCCCCCCCmmmmmmmmmmmmLLLLLLLLLLLLEEEEEEEEEEEEE
      call                  mmmmmmmmmmmmm
                0:00              0:15               0:30
      E expanded  C compact  m minimal  L Lock Screen  . not shown
      """
    let lines = try Self.chart(played.text(width: 60))
    #expect(lines.map(Self.trimmed) == chart.split(separator: "\n").map(Self.trimmed))
  }

  private static func trimmed(_ line: Substring) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  @Test func `without colors and other characters it is printable ASCII`() throws {
    let text = try PlayedTrace(#""name": "Abendessen für zwei – 夕食","#, Self.evening).text(
      width: 60)
    #expect(text.utf8.allSatisfy { $0 == 0x0a || (0x20..<0x7f).contains($0) })
    #expect(text.hasPrefix("Abendessen f?r zwei ? ??\n"))
    #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
  }

  @Test(arguments: [false, true])
  func `control characters of a trace never reach a terminal`(unicode: Bool) throws {
    let bad = #"\u001b[31m\u0007\u009b\u202e\u2028\u061c\u007f"#
    let played = try PlayedTrace(
      #"""
      "name": "n\#(bad)", "notes": "x\#(bad)", "until": 100,
      "apps": [{"id": "cab\#(bad)", "name": "c\#(bad)"}, {"id": "food\#(bad)"}],
      """#,
      #"""
      {"at": 0, "type": "activity.start", "activity": "ride\#(bad)", "app": "cab\#(bad)",
       "via": "push", "alert": {"title": "t\#(bad)", "body": "b"}},
      {"at": 1, "type": "activity.start", "activity": "meal\#(bad)", "app": "food\#(bad)"},
      {"at": 2, "type": "media.play", "app": "food\#(bad)"},
      {"at": 3, "type": "notification.post", "notification": "note\#(bad)", "app": "cab\#(bad)"},
      {"at": 4, "type": "device.lock"},
      {"at": 5, "type": "activity.end", "activity": "ride\#(bad)"}
      """#)
    var result = played.result
    result.findings = [Finding("odd", .warning, "f\u{1b}[0m", hint: "h\u{1b}")]
    let style = TextStyle(width: 60, colors: false, unicode: unicode)
    let text = String(decoding: TextReport.bytes([result], style), as: UTF8.self)
    for scalar in text.unicodeScalars where scalar != "\n" {
      #expect(scalar.properties.generalCategory != .control, "\(scalar.value)")
      #expect(scalar.properties.generalCategory != .format, "\(scalar.value)")
      #expect(scalar.properties.generalCategory != .lineSeparator, "\(scalar.value)")
    }
    #expect(text.contains("ride?[31m"))
  }

  @Test func `colors come from the program alone`() throws {
    let played = try PlayedTrace(#""name": "a\u001b[5m","#, Self.evening)
    let colored = played.text(width: 60, colors: true)
    let codes = colored.split(separator: "\u{1b}[").dropFirst().map { $0.prefix { $0 != "m" } }
    #expect(Set(codes).isSubset(of: ["0", "1", "2", "90", "36", "34", "32", "33"]))
  }

  @Test func `notes keep their lines`() throws {
    let text = try PlayedTrace(#""name": "n", "notes": "one two\n\nthree\r\nfour","#, "").text(
      width: 60)
    #expect(text.hasPrefix("n\none two\nthree\nfour\n"))
  }

  @Test func `alerts, outcomes and settings are told in words`() throws {
    let text = try PlayedTrace(
      #""until": 60, "settings": {"glance": 3},"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 0, "type": "activity.start", "activity": "meal", "app": "food", "via": "intent"},
      {"at": 10, "type": "activity.update", "activity": "ride", "alert": {"title": "Near"}},
      {"at": 12, "type": "activity.update", "activity": "meal", "alert": {"title": "Oven"}},
      {"at": 20, "type": "activity.update", "activity": "meal", "via": "extension"}
      """
    ).text(width: 60)
    #expect(text.contains("Alerts: 2, 2 shown\n"))
    #expect(text.contains("  0:10 ride: expanded for 2 s, cut off by the alert of meal\n"))
    #expect(text.contains("  0:12 meal: expanded for 4 s\n"))
    #expect(
      text.contains(
        "  0:20 event 4, activity.update of meal: refused, extension [lc-sandbox]\n"))
    #expect(text.contains("  glance = 3 (default 1)\n"))
  }
}
