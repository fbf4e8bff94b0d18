import Foundation
import TestSupport
import Testing

/// Advice that a trace goes against is a finding of the rule's name, and no more than that.
@Suite struct AdviceTests {
  private let folder = TemporaryFolder()
  private var tool: Tool { Tool(folder: folder.path) }

  private static let head = """
    {"format": "islandsim-trace/1", "device": {"model": "iPhone 16"}, "settings": {"pushBudget": 1},
    "events": [
    """

  private static func start(_ id: String, _ more: String) -> String {
    #"{"at": 0, "type": "activity.start", "activity": "\#(id)", "app": "cab", "via": "intent"\#(more)}"#
  }

  private func findings(_ events: [String]) throws -> [String] {
    let text = Self.head + events.joined(separator: ",\n") + "]}"
    _ = folder.write(text, "trace.json")
    let result = try tool.run("run", "trace.json", "--format", "json")
    #expect(result.code == 0, "\(result.errors)")
    let findings = try #require(try JSONValue(result.outputBytes)["findings"])
    // A layout has a finding of its own besides, for its other members have no effect.
    return findings.items.compactMap { $0["id"]?.text }.filter { $0 != "not-simulated" }.sorted()
  }

  private static func layout(_ members: String) -> String { ", \"layout\": {\(members)}" }

  @Test(arguments: [
    (#""minimal": 45"#, #""minimal": 45.01"#, "di-minimal-shape"),
    (#""leading": 52.33, "trailing": 10"#, #""leading": 52.34"#, "di-compact-narrow"),
    (
      #""imageSize": {"width": 371, "height": 160}"#, #""imageSize": {"width": 10, "height": 161}"#,
      "lc-images"
    ),
    (
      #""contentMargins": [{"value": 14}, {"value": 8, "for": "expanded"}]"#,
      #""contentMargins": [{"value": 8, "for": ["minimal", "lockScreen"]}]"#, "ls-margin-14"
    ),
  ])
  func `of layouts, on both sides of the line`(good: String, bad: String, rule: String) throws {
    let end = #"{"at": 5, "type": "activity.end", "activity": "a", "dismissal": "immediate"}"#
    #expect(try findings([Self.start("a", Self.layout(good)), end]) == [])
    #expect(try findings([Self.start("a", Self.layout(bad)), end]) == [rule])
  }

  @Test func `of lives`() throws {
    let end = #"{"at": 5, "type": "activity.end", "activity": "a", "dismissal": {"after": "#
    #expect(try findings([Self.start("a", ""), end + "1800}}"]) == [])
    #expect(try findings([Self.start("a", ""), end + "1801}}"]) == ["lc-guidance-dismissal"])
    #expect(
      try findings([Self.start("a", "")]) == ["lc-guidance-dismissal", "lc-length-guidance"])
  }

  @Test func `of alerts and pushes`() throws {
    let alert =
      #"{"at": 5, "type": "activity.update", "activity": "a", "alert": {"title": "Here"}}"#
    func post(_ at: Int, _ app: String) -> String {
      #"{"at": \#(at), "type": "notification.post", "notification": "n", "app": "\#(app)"}"#
    }
    let end = #"{"at": 50, "type": "activity.end", "activity": "a", "dismissal": "immediate"}"#
    #expect(try findings([Self.start("a", ""), alert, post(5, "bus"), end]) == [])
    #expect(try findings([Self.start("a", ""), alert, post(6, "cab"), end]) == [])
    let both = [Self.start("a", ""), alert, post(5, "cab"), end]
    #expect(try findings(both) == ["al-essential-only"])
    let push = #"{"at": 5, "type": "activity.update", "activity": "a", "via": "push"}"#
    #expect(try findings([Self.start("a", ""), push, end]) == [])
    #expect(try findings([Self.start("a", ""), push, push, end]) == ["ps-observed-3s"])
  }
}
