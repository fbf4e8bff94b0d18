import Reports
import Testing

/// How a measure is named: by members, ids, positions, and names in quotes.
@Suite struct MetricPathTests {
  private static let events = """
    {"at": 0, "type": "activity.start", "activity": "a.b[c]", "app": "com.example.cab",
     "via": "intent"},
    {"at": 0, "type": "activity.start", "activity": "7", "app": "x", "via": "intent"},
    {"at": 10, "type": "activity.update", "activity": "7", "via": "extension"},
    {"at": 20, "type": "activity.update", "activity": "a.b[c]", "alert": {"title": "t"}}
    """

  private static func verdict(_ path: String, equals value: String) throws -> Verdict {
    let path = path.split(separator: "\"", omittingEmptySubsequences: false).joined(
      separator: "\\\"")
    let played = try PlayedTrace(
      #""until": 40,"#, events, expect: #"{"metric": "\#(path)", "equals": \#(value)}"#)
    return try #require(played.verdicts.first)
  }

  @Test(
    arguments: [
      (#"activities["a.b[c]"].island.minimalAttached"#, "36"),
      (#"["activities"]["a.b[c]"]["island"].expanded"#, "4"),
      (#"activities["7"].island.minimalDetached"#, "36"),
      ("activities.7.updates.refused", "1"),
      (#"events.types["activity.update"]"#, "2"),
      (#"events.outcomes["activity.update"].refused"#, "1"),
      ("events.list.0.event", "2"),
      ("alerts.0.held", "4"),
      ("run.settings.glance.value", "1"),
      ("run.policy.parameters.alertHold", "4"),
    ])
  func `a path leads to its measure`(path: String, value: String) throws {
    let verdict = try Self.verdict(path, equals: value)
    #expect(verdict.holds, "\(verdict.found)")
  }

  @Test(
    arguments: [
      "activities[0].island", "activities.", ".activities", "activities..7", #"activities["7"#,
      #"activities["7"]island"#, #"activities.["7"]"#, "activities[", "activities]", #"[""]"#, ".",
    ])
  func `a path that is malformed leads nowhere`(path: String) throws {
    let verdict = try Self.verdict(path, equals: "0")
    #expect(!verdict.holds)
    #expect(
      verdict.found == "the path is malformed" || verdict.found.hasPrefix("the report has no"))
  }

  @Test(
    arguments: [
      ("activities.a.b", "a"), ("activities.0", "0"), ("island.occupancy.three", "three"),
      ("alerts.1", "1"), ("island.switches.more", "more"), ("format.x", "x"),
    ])
  func `a path to nothing tells the step`(path: String, step: String) throws {
    #expect(try Self.verdict(path, equals: "0").found == "the report has no '\(step)' there")
  }
}
