import Catalogue
import Metrics
import Reports
import Simulation
import Testing
import TraceModel

/// A trace of pushes, what becomes of each event, and what else holds.
struct DeliveryCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let header: String
  let events: [DeliveryLine]
  let outcomes: [String]
  let claims: [DeliveryLine]

  /// Puts a case together.
  ///
  /// - Parameters:
  ///   - name: what it is about.
  ///   - settings: members of the header's `settings`.
  ///   - device: members of its `device`.
  ///   - apps: items of its `apps`.
  ///   - until: where the run stops.
  ///   - events: its events.
  ///   - outcomes: one for each event that has one, in the order of the events, and the reason.
  ///   - claims: assertions that hold.
  init(
    _ name: String, settings: String = "", device: String = "", apps: String = "",
    until: Double? = nil, _ events: [DeliveryLine], _ outcomes: [String],
    _ claims: [DeliveryLine] = []
  ) {
    testDescription = name
    self.events = events
    self.outcomes = outcomes
    self.claims = claims
    header = """
      "start": "2001-09-09T01:46:40Z", "settings": {\(settings)}, "device": {\(device)},
      """ + (apps.isEmpty ? "" : " \"apps\": [\(apps)],")
      + (until.map { " \"until\": \($0)," } ?? "")
  }

  /// Plays the trace.
  func played() throws -> PlayedTrace {
    try PlayedTrace(
      header, events.map(\.text).joined(separator: ",\n"),
      expect: claims.map(\.text).joined(separator: ",\n"))
  }

  /// Plays the trace and compares.
  func check() throws {
    let played = try played()
    #expect(played.outcomeWords == outcomes)
    for verdict in try played.verdicts {
      #expect(verdict.holds, "\(verdict.expected), found \(verdict.found)")
    }
  }
}

extension PlayedTrace {
  /// What became of the events that have an outcome, in their order: `dropped old-token`.
  var outcomeWords: [String] {
    let outcomes = result.timeline?.outcomes ?? [:]
    return outcomes.sorted { $0.key < $1.key }.map { _, found in
      found.outcome.rawValue + (found.reason.map { " \($0.rawValue)" } ?? "")
    }
  }
}
