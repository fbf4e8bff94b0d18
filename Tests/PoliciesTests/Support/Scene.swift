import Catalogue
import Metrics
import PhoneModel
import Policies
import Simulation
import SimulationKernel
import Testing
import TraceModel
import TraceWords

/// A trace that was played under a policy: who held the island, and what the Lock Screen showed.
struct Scene {
  private let timeline = Timeline()
  private let fates = FateKeeper()

  /// Plays events.
  ///
  /// - Parameters:
  ///   - settings: values other than the defaults.
  ///   - policy: the policy by name, with its parameters if it has any.
  ///   - system: the version of the phone's system.
  ///   - events: what happens, in order.
  /// - Throws: `PolicyError` or `LimitExceeded`.
  init(
    _ settings: [SettingID: String] = [:], policy: String = "ios", system: String = "26.0",
    _ events: [At]
  ) throws {
    var header = TraceHeader()
    header.system = try #require(SystemVersion(system))
    try self.init(
      header, SettingValues(settings), policy,
      events.enumerated().map { number, event in
        TraceEvent(time: event.time, number: Int64(number), action: event.action)
      })
  }

  /// Plays events with the defaults.
  init(_ events: [At]) throws { try self.init([:], events) }

  init(
    _ header: TraceHeader, _ values: SettingValues, _ policy: String, _ events: [TraceEvent]
  ) throws {
    var values = values
    let reference = try #require(PolicyReference(policy))
    let definition = try PolicyRegistry.apply(reference, to: &values)
    var run = SimulationRun(
      header, values, policy: PolicyRegistry.make(definition, values), sinks: [timeline, fates])
    try run.process(events)
    try run.finish()
  }

  /// The island at a second, after everything that happens at it: `a1 minimal, b1 minimal`.
  func island(at seconds: Double) -> String {
    guard let holders = holders(at: SimulationTime(seconds)) else { return "nothing" }
    return Self.text(holders)
  }

  func holders(at time: SimulationTime) -> IslandHolders? { timeline.island.value(at: time) }

  /// The Lock Screen's list at a second from top to bottom, or nil if the phone is unlocked.
  func list(at seconds: Double) -> [String]? {
    (timeline.lockScreen.value(at: SimulationTime(seconds)) ?? nil)?.items.map(Self.name)
  }

  /// The Lock Screen at an instant.
  func lockScreen(at time: SimulationTime) -> LockScreenState? {
    timeline.lockScreen.value(at: time) ?? nil
  }

  /// The instants at which something changes.
  var changes: [SimulationTime] {
    timeline.island.intervals.map(\.from) + timeline.lockScreen.intervals.map(\.from)
  }

  /// What became of an alert that was not expanded at once: `waits`, `joins`, or the rule by which
  /// nothing was shown.
  func fate(_ alert: Int64) -> String? { fates.fates[alert] }

  /// Who holds the places, in words.
  static func text(_ holders: IslandHolders) -> String {
    let places = [holders.attached, holders.detached].compactMap { $0 }
    if places.isEmpty { return "nothing" }
    return places.map { "\(name($0.owner)) \($0.mode)" }.joined(separator: ", ")
  }

  static func name(_ owner: IslandOwner) -> String {
    switch owner {
    case .activity(let activity): activity.name
    case .client(let client): client.name
    }
  }

  static func name(_ content: LockScreenItem.Content) -> String {
    switch content {
    case .activity(let activity): activity.name
    case .notification(let notification): notification.name
    }
  }
}

/// Keeps what became of alerts.
private final class FateKeeper: JournalSink {
  private(set) var fates: [Int64: String] = [:]

  func receive(_ entries: [JournalEntry]) {
    for entry in entries {
      guard case .alertFate(let number, let fate) = entry.fact else { continue }
      switch fate {
      case .none: fates[number] = "shown"
      case .waits: fates[number] = "waits"
      case .joins: fates[number] = "joins"
      case .notShown(let rule): fates[number] = rule.rawValue
      }
    }
  }

  func finish(at end: SimulationTime) {}
}
