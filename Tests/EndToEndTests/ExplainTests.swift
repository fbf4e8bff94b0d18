import Foundation
import TestSupport
import Testing

/// `explain`: why and why not, at any instant of any shipped trace.
@Suite struct ExplainTests {
  private static let traces: [String] = {
    let names = try? FileManager.default.contentsOfDirectory(atPath: PackageRoot.file("traces"))
    return (names ?? []).filter { $0.hasSuffix(".json") && !$0.contains("schema") }.sorted()
  }()

  private func explain(_ words: String...) throws -> JSONValue {
    let result = try Tool(folder: PackageRoot.path).run(["explain"] + words + ["--format", "json"])
    #expect(result.code == 0)
    #expect(result.errors == "")
    return try JSONValue(result.outputBytes)
  }

  @Test(arguments: traces)
  func `each one that is there is placed, or hidden by a rule`(trace: String) throws {
    for time in ["0", "60", "1000", "90m"] {
      let result = try explain("traces/" + trace, "--at", time)
      let rows = try #require(result["candidates"]?.items)
      for row in rows {
        let isPlaced = row["place"]?.text != nil
        let isHidden = row["hidden"]?.text != nil
        let isNone = row["state"]?.text != nil
        #expect([isPlaced, isHidden, isNone].count { $0 } == 1, "\(row)")
        #expect(row["rules"]?.items.isEmpty == false, "\(row) at \(time)")
      }
      let placed = rows.count { $0["place"]?.text != nil }
      let places = ["attached", "detached"].count { result[$0]?.text != nil }
      #expect(placed == places)
    }
  }

  /// Each what-if is tried out: a trace without the other owner shows the one that was asked about.
  @Test func `what would have changed the answer does change it`() throws {
    let folder = TemporaryFolder()
    func trace(_ starts: String...) -> String {
      folder.write(
        "{\"format\": \"islandsim-trace/1\", \"until\": 20, \"events\": ["
          + starts.joined(separator: ",") + "]}", "t.json")
    }
    func start(_ name: String, _ at: Int, _ app: String, _ score: Double) -> String {
      """
      {"at": \(at), "type": "activity.start", "activity": "\(name)", "app": "\(app)",
       "via": "intent", "relevance": \(score)}
      """
    }
    let (one, two) = (start("one", 0, "a", 5), start("two", 1, "a", 3))
    func row(_ path: String, _ name: String) throws -> JSONValue? {
      try explain(path, "--at", "10", "--activity", name)["candidates"]?[0]
    }
    let hidden = try row(trace(one, two), "two")
    #expect(hidden?["hidden"] == .string("sibling"))
    let changes = hidden?["wouldChange"]?.items.compactMap(\.text) ?? []
    #expect(changes.contains("a relevance score above 5 would show it"))
    #expect(changes.contains("without one it would be shown"))
    #expect(try row(trace(two), "two")?["place"]?.text == "attached, compact")
    let higher = start("two", 1, "a", 5.1)
    #expect(try row(trace(one, higher), "two")?["place"]?.text == "attached, compact")
    let equal = start("two", 1, "a", 5)
    #expect(try row(trace(one, equal), "two")?["hidden"] == .string("sibling"))
  }

  @Test func `where nothing is alive it says so`() throws {
    let result = try Tool(folder: PackageRoot.path).run(
      "explain", "traces/evening.json", "--at", "1")
    #expect(result.output.contains("The island is empty: nothing could be in it."))
  }

  @Test(arguments: [
    ["explain", "traces/ride.json"], ["explain", "traces/ride.json", "--at", "soon"],
    ["explain", "traces/ride.json", "--at", "5", "--activity", "rid"],
  ])
  func `a wrong question is a usage error`(words: [String]) throws {
    let result = try Tool(folder: PackageRoot.path).run(words)
    #expect(result.code == 64)
    #expect(result.output == "")
  }
}
