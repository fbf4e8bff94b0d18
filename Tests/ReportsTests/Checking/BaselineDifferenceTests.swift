import Reports
import Testing

/// What counts as a difference from an accepted report, and what does not.
@Suite struct BaselineDifferenceTests {
  private static let events = """
    {"at": 0, "type": "activity.start", "activity": "a.ride", "app": "cab", "via": "intent"},
    {"at": 5, "type": "activity.start", "activity": "meal", "app": "food", "via": "intent"},
    {"at": 20, "type": "activity.update", "activity": "meal", "alert": {"title": "Oven"}},
    {"at": 40, "type": "device.lock"}
    """

  private static func report(_ header: String = "", _ events: String = events) throws -> [UInt8] {
    try PlayedTrace(#""until": 60, \#(header)"#, events).bytes
  }

  private static func difference(
    _ accepted: [UInt8], _ report: [UInt8]
  ) throws -> BaselineDifference {
    try #require(BaselineDifference(accepted: accepted, report: report))
  }

  /// A report with one text in the place of another.
  private static func edited(_ old: String, _ new: String) throws -> [UInt8] {
    let text = String(decoding: try report(), as: UTF8.self)
    let parts = text.split(separator: old, omittingEmptySubsequences: false)
    #expect(parts.count > 1, "\(old) is not there")
    return Array(parts.joined(separator: new).utf8)
  }

  @Test func `the same report has no difference`() throws {
    let difference = try Self.difference(Self.report(), Self.report())
    #expect(difference.isEmpty)
    #expect(difference.changes.isEmpty)
    #expect(difference.divergence == nil)
  }

  @Test func `a changed measure is named with both values, and the instant of parting`() throws {
    let difference = try Self.difference(
      Self.report(), Self.report(#""settings": {"alertHold": 6},"#))
    let changes = difference.changes.map { [$0.metric, $0.old, $0.new] }
    #expect(changes.contains(["run.policy.parameters.alertHold", "4", "6"]))
    #expect(changes.contains([#"activities["a.ride"].island.minimalAttached"#, "31", "29"]))
    #expect(changes.contains(["activities.meal.island.expanded", "4", "6"]))
    #expect(changes.contains(["alerts.0.held", "4", "6"]))
    #expect(changes.contains(["island.occupancy.two", "31", "29"]))
    #expect(!changes.contains { $0[0]?.hasPrefix("timeline") ?? false })
    let divergence = try #require(difference.divergence)
    #expect(divergence.at == "24")
    #expect(divergence.part == "island")
    #expect(divergence.old.hasPrefix(#"{ "from": 20, "to": 24, "attached": { "activity": "meal""#))
    #expect(divergence.new.hasPrefix(#"{ "from": 20, "to": 26, "#))
  }

  @Test func `the parting is at the start of what is new`() throws {
    let late = Self.events + #", {"at": 41.5, "type": "device.unlock"}"#
    let divergence = try Self.difference(Self.report(), Self.report("", late)).divergence
    #expect(divergence?.at == "41.5")
    let states = #", {"at": 55, "type": "activity.end", "activity": "meal"}"#
    let ended = try Self.difference(Self.report(), Self.report("", Self.events + states)).divergence
    #expect(ended?.at == "55")
    #expect(ended?.part == "activities.meal")
  }

  @Test func `other rules behind the same course are a difference`() throws {
    let divergence = try Self.difference(
      Self.report(), Self.edited("di-two-apps-minimal", "di-two-apps-compact-claim")
    ).divergence
    #expect(divergence?.at == "5")
  }

  @Test func `texts and facts of the trace and the tool do not count`() throws {
    let accepted = try Self.report(#""notes": "before", "name": "a","#)
    let other = try Self.report(#""notes": "after a long while", "name": "b","#)
    #expect(accepted != other)
    #expect(try Self.difference(accepted, other).isEmpty)
    let version = #""version": "\#(Tool.version)""#
    #expect(try Self.difference(Self.report(), Self.edited(version, #""version": "9""#)).isEmpty)
    let layer = "expansion for a hold"
    #expect(try Self.difference(Self.report(), Self.edited(layer, "hold")).isEmpty)
  }

  @Test func `a setting counts by its value, not by its default`() throws {
    let value = "\"glance\": {\n        \"value\": 1,\n        \"default\": "
    #expect(try Self.difference(Self.report(), Self.edited(value + "1", value + "2")).isEmpty)
    let difference = try Self.difference(
      Self.report(), Self.report(#""settings": {"flipFlopWindow": 12},"#))
    #expect(difference.changes.map(\.metric) == ["run.settings.flipFlopWindow.value"])
    #expect(difference.divergence == nil)
  }

  @Test func `numbers are compared by value`() throws {
    #expect(
      try Self.difference(Self.report(), Self.edited("\"expanded\": 4,", "\"expanded\": 4.0,"))
        .isEmpty)
  }

  @Test func `an activity that is new or gone leaves the others alone`() throws {
    let before = #"{"at": 0, "type": "activity.start", "activity": "x", "app": "x"},"#
    let first =
      #"{"at": 0, "type": "activity.start", "activity": "zero", "app": "x", "via": "intent"},"#
    let gone = #"{"at": 0, "type": "touch.dismiss", "activity": "zero"},"#
    let some = try Self.report("", before + Self.events)
    let more = try Self.report("", first + gone + Self.events)
    let added = try Self.difference(some, more).changes.filter { $0.metric.hasPrefix("activities") }
    #expect(added.map(\.metric) == ["activities.zero"])
    #expect(added.first?.old == nil)
    #expect(added.first?.new?.hasPrefix(#"{ "id": "zero", "#) == true)
    let taken = try Self.difference(more, some).changes.filter { $0.metric.hasPrefix("activities") }
    #expect(taken.map(\.metric) == ["activities.zero"])
    #expect(taken.first?.new == nil)
  }

  @Test func `what is no JSON cannot be compared`() throws {
    let report = try Self.report()
    #expect(BaselineDifference(accepted: Array("{".utf8), report: report) == nil)
    #expect(BaselineDifference(accepted: [], report: report) == nil)
  }
}
