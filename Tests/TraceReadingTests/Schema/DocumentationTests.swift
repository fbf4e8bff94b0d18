import Foundation
import TestSupport
import Testing
import TraceReading

/// The page on the trace format tells what the schema knows.
@Suite struct DocumentationTests {
  private static let page = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
  private static let path = PackageRoot.file("Documentation/TraceFormat.md")

  private typealias Object = [String: Any]

  private func definitions() throws -> Object {
    let schema = try JSONSerialization.jsonObject(with: Data(TraceSchema.bytes())) as? Object
    return try #require(schema?["$defs"] as? Object)
  }

  @Test func `its example is a trace`() throws {
    let start = try #require(Self.page.range(of: "```json\n"))
    let rest = Self.page[start.upperBound...]
    let end = try #require(rest.range(of: "```"))
    let trace = try ReadTrace(String(rest[..<end.lowerBound]))
    #expect(trace.events.count == 5)
    #expect(trace.expectations.count == 2)
    #expect(trace.unusedParts.isEmpty)
  }

  @Test func `it names each type of event and each assertion with its keys`() throws {
    for (name, definition) in try definitions()
    where name.hasPrefix("event.") || name.hasPrefix("expect.") || name == "device" {
      if name.hasPrefix("event.") { #expect(Self.page.contains("`\(name.dropFirst(6))`")) }
      let properties = (definition as? Object)?["properties"] as? Object
      for key in try #require(properties).keys {
        #expect(Self.page.contains("`\(key)`"), "\(key) of \(name)")
      }
    }
  }

  @Test func `it names each word that a key of events may have`() throws {
    for (name, definition) in try definitions() where name.hasPrefix("event.") {
      let properties = (definition as? Object)?["properties"] as? [String: Object]
      for (key, shape) in try #require(properties) {
        for word in shape["enum"] as? [String] ?? [] {
          #expect(Self.page.contains("`\(word)`"), "\(word) of \(key) in \(name)")
        }
      }
    }
  }
}
