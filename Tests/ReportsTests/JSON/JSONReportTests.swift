import Reports
import TestSupport
import Testing

/// The JSON report: literal text, order of members, same bytes for the same input.
@Suite struct JSONReportTests {
  private static func tiny() throws -> PlayedTrace {
    let folder = TemporaryFolder()
    return try PlayedTrace(path: folder.write(TinyTrace.text + "\n", "tiny.json"))
  }

  @Test func `a tiny trace gives exactly this report`() throws {
    let json = try Self.tiny().json
    #expect(json.hasPrefix(TinyTrace.head + "\n    \"policy\": {"))
    let measures = try #require(json.split(separator: "\n  },\n", maxSplits: 1).last)
    let expected = [
      TinyTrace.subjects, TinyTrace.outcomes, TinyTrace.surfaces, TinyTrace.course + "\n",
    ]
    #expect(measures == expected.joined(separator: "\n"))
  }

  @Test func `the sections have a fixed order`() throws {
    let lines = try Self.tiny().json.split(separator: "\n")
    #expect(
      Self.names(lines, indent: 2) == [
        "format", "run", "activities", "clients", "notifications", "events", "alerts",
        "alertTotals", "island", "lockScreen", "surfaces", "transitions", "layouts", "fairness",
        "findings", "timeline",
      ])
    #expect(
      Self.names(lines, indent: 4).prefix(5) == ["tool", "trace", "device", "policy", "settings"])
  }

  private static func names(_ lines: [Substring], indent: Int) -> [String] {
    let start = String(repeating: " ", count: indent) + "\""
    return lines.filter { $0.hasPrefix(start) }.compactMap { line in
      line.dropFirst(start.count).split(separator: "\"").first.map(String.init)
    }
  }

  @Test func `each run gives the same bytes`() throws {
    #expect(try Self.tiny().bytes == Self.tiny().bytes)
  }

  @Test func `a timeline is there only if it was asked for`() throws {
    var tiny = try Self.tiny()
    tiny.result.showsTimeline = false
    #expect(tiny.json.hasSuffix("  \"findings\": []\n}\n"))
  }

  @Test func `several reports are an array`() throws {
    let tiny = try Self.tiny()
    let both = String(decoding: JSONReport.bytes([tiny.result, tiny.result]), as: UTF8.self)
    let lines = tiny.json.split(separator: "\n").map { "  " + $0 }
    let one = lines.joined(separator: "\n")
    #expect(both == "[\n" + one + ",\n" + one + "\n]\n")
    #expect(JSONReport.bytes([]) == Array("[]\n".utf8))
  }

  @Test func `settings have their values and defaults, a policy its parameters`() throws {
    let json = try PlayedTrace(
      #""settings": {"glance": 2.5, "alertHold": "6s"}, "policy": "ios-primary:thirdApp=wait","#, ""
    ).json
    #expect(json.contains("\"glance\": {\n        \"value\": 2.5,\n        \"default\": 1\n"))
    #expect(json.contains("\"limitGlobal\": {\n        \"value\": \"unset\",\n"))
    #expect(json.contains("\"name\": \"ios-primary\""))
    #expect(json.contains("\"primaryMode\": \"compact\""))
    #expect(json.contains("\"thirdApp\": \"wait\""))
    #expect(json.contains("\"alertHold\": 6,"))
  }

  @Test func `a finding is written whole`() throws {
    var played = try PlayedTrace("", "")
    played.result.findings = [Finding("odd", .note, event: 3, "it is \"odd\"", hint: "look")]
    #expect(
      played.json.contains(
        #"""
          "findings": [
            {
              "id": "odd",
              "severity": "note",
              "event": 3,
              "message": "it is \"odd\"",
              "hint": "look"
            }
          ],
        """#))
  }
}
