import Catalogue
import Foundation
import TestSupport
import Testing
import TraceModel
import TraceReading

/// The list of traces behind each rule is what the traces say.
@Suite struct PinnedRuleTests {
  @Test func `each rule lists the traces that pin it`() throws {
    var pinned: [RuleID: Set<String>] = [:]
    for path in try Self.traces() {
      for case let rule? in try ReadTrace(path: "\(PackageRoot.path)/\(path)").expectations.map(
        \.rule)
      {
        pinned[rule, default: []].insert(path)
      }
    }
    #expect(pinned.count > 50)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      return try Self.source(pinned).write(
        toFile: "\(PackageRoot.path)/Sources/Catalogue/Rules/Rule+Traces.swift", atomically: true,
        encoding: .utf8)
    }
    for rule in RuleID.allCases {
      #expect(rule.traces == (pinned[rule] ?? []).sorted(), "\(rule.rawValue)")
    }
  }

  @Test(arguments: RuleID.allCases.filter { $0.state == .simulated })
  func `a simulated rule has a conformance trace of its name`(rule: RuleID) {
    #expect(rule.traces.contains("traces/conformance/\(rule.rawValue).json"))
  }

  /// The file of the catalogue that lists them; `make golden` then breaks its lines.
  private static func source(_ pinned: [RuleID: Set<String>]) -> String {
    let rows = RuleID.allCases.compactMap { rule -> String? in
      guard let traces = pinned[rule] else { return nil }
      let names = traces.map { "\"\($0.dropFirst("traces/".count))\"" }.sorted()
      return "    .\(rule): [\(names.joined(separator: ", "))],"
    }
    return """
      extension RuleID {
        /// The traces of this project with an expectation that pins this rule, by their paths.
        public var traces: [String] { (Self.pinned[self] ?? []).map { "traces/\\($0)" } }

        /// Written by `make golden` from the traces; a test compares both.
        private static let pinned: [RuleID: [String]] = [
      \(rows.joined(separator: "\n"))
        ]
      }

      """
  }

  /// The traces of the project, by their paths in it.
  private static func traces() throws -> [String] {
    try ["traces", "traces/cases", "traces/conformance"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: "\(PackageRoot.path)/\(folder)")
        .filter { $0.contains(".json") && !$0.hasSuffix(".schema.json") }
        .map { "\(folder)/\($0)" }
    }
  }
}
