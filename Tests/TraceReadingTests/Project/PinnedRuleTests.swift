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
    for rule in RuleID.allCases {
      #expect(rule.traces == (pinned[rule] ?? []).sorted(), "\(rule.rawValue)")
    }
  }

  /// The traces of the project, by their paths in it.
  private static func traces() throws -> [String] {
    try ["traces", "traces/cases"].flatMap { folder in
      try FileManager.default.contentsOfDirectory(atPath: "\(PackageRoot.path)/\(folder)")
        .filter { $0.contains(".json") && !$0.hasSuffix(".schema.json") }
        .map { "\(folder)/\($0)" }
    }
  }
}
