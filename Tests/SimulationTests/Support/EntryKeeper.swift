import Catalogue
import PhoneModel
import Policies
import Simulation
import SimulationKernel
import Testing
import TraceModel
import TraceWords

/// Keeps the journal.
final class EntryKeeper: JournalSink {
  private(set) var entries: [JournalEntry] = []
  /// The instant at which the run ended, once it has.
  private(set) var end: SimulationTime?

  func receive(_ entries: [JournalEntry]) { self.entries += entries }
  func finish(at end: SimulationTime) { self.end = end }

  /// The journal as text, for comparison.
  var text: [String] { entries.map { "\($0)" } }

  /// What happened at a second, in order and in few words.
  func words(at seconds: Double) -> [String] {
    entries.filter { $0.time == SimulationTime(seconds) }.compactMap { Self.words($0.fact) }
  }

  private static func words(_ fact: JournalFact) -> String? {
    switch fact {
    case .phone(.state(let activity, let state)): "\(activity.name) \(state)"
    case .phone(.outcome(let event, _, _, let outcome, let reason)):
      "#\(event) \(outcome)" + (reason.map { " \($0.rawValue)" } ?? "")
    case .phone(.lockScreenVisible(let isVisible)): isVisible ? "screen on" : "screen off"
    case .phone(.banner(let activity, _)): "banner \(activity?.name ?? "ends")"
    case .phone(.client(let client, let isOn)): "\(client.name) \(isOn ? "on" : "off")"
    case .island(let holders):
      "island "
        + ([holders.attached, holders.detached].compactMap { $0 }
          .map { "\(name($0.owner)) \($0.mode)" }.joined(separator: ", "))
    default: nil
    }
  }

  static func name(_ owner: IslandOwner) -> String {
    switch owner {
    case .activity(let activity): activity.name
    case .client(let client): client.name
    }
  }
}

/// A run from its events to its end, with the journal.
struct Played {
  let keeper = EntryKeeper()
  let end: SimulationTime

  /// Lets events happen under a policy, `ios` unless another is given.
  init(
    _ settings: [SettingID: String] = [:], limits: RunLimits = RunLimits(), batch: Int = 1000,
    policy: (any ArbitrationPolicy)? = nil, prepare: (inout TraceHeader) -> Void = { _ in },
    events: [At]
  ) throws {
    var header = TraceHeader()
    header.system = SystemVersion(major: 26, minor: 0)
    prepare(&header)
    let trace = events.enumerated().map { number, event in
      TraceEvent(time: event.time, number: Int64(number), action: event.action)
    }
    try self.init(
      header, SettingValues(settings), trace, limits: limits, batch: batch, policy: policy)
  }

  init(
    _ header: TraceHeader, _ values: SettingValues, _ trace: [TraceEvent],
    limits: RunLimits = RunLimits(), batch: Int = 1000, policy: (any ArbitrationPolicy)? = nil
  ) throws {
    let policy = try policy ?? PolicyRegistry.make(PolicyRegistry.named("ios"), values)
    var run = SimulationRun(header, values, policy: policy, sinks: [keeper], limits: limits)
    for start in stride(from: 0, to: trace.count, by: batch) {
      try run.process(Array(trace[start..<min(start + batch, trace.count)]))
    }
    end = try run.finish()
  }
}
