import Foundation
import Reports
import TestSupport
import Testing

/// The page on measures tells of each one that the schema has.
@Suite struct MetricsPageTests {
  /// The parts of the schema that are measures.
  private static let parts = [
    "activity", "client", "islandTimes", "listTimes", "states", "contents", "removal", "events",
    "event", "alert", "alertTotals", "island", "lockScreen", "fairness", "distribution", "sketch",
  ]

  private typealias Object = [String: Any]

  @Test(arguments: parts)
  func `it names each measure`(part: String) throws {
    let page = try String(
      contentsOfFile: PackageRoot.file("Documentation/Metrics.md"), encoding: .utf8)
    let words = Set(page.split { !($0.isLetter || $0.isNumber) }.map(String.init))
    let schema = try JSONSerialization.jsonObject(with: Data(ReportSchema.bytes())) as? Object
    let definitions = try #require(schema?["$defs"] as? Object)
    let names = Self.names(try #require(definitions[part] as? Object))
    #expect(!names.isEmpty)
    #expect(names.filter { !words.contains($0) } == [])
  }

  /// The names of an object's members and of theirs, but for types of events and outcomes.
  private static func names(_ schema: Object) -> [String] {
    guard let properties = schema["properties"] as? [String: Object] else { return [] }
    return properties.flatMap { name, member in
      ["types", "outcomes"].contains(name) ? [name] : [name] + names(member)
    }
  }
}
