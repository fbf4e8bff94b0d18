public import Catalogue
internal import PhoneModel
public import SimulationKernel
internal import Simulation
public import TraceModel

/// An event that did not simply take effect.
public struct EventRecord: Sendable {
  /// Its number in the trace, from 0.
  public let event: Int64
  /// Its type.
  public let type: TraceEventType
  /// The activity it is about.
  public let activity: ActivityIndex
  /// When its outcome was known.
  public let at: SimulationTime
  /// What became of it.
  public let outcome: Outcome
  /// Why, where the outcome has reasons.
  public let reason: Reason?
  /// The rule that decided.
  public let rule: RuleID?
}

/// Counts what became of the trace's events.
struct EventCollector {
  /// How many events are listed; the others are counted.
  static let limit = 10_000

  /// By the type's ordinal, then the outcome's.
  private(set) var counts = [Int64](
    repeating: 0, count: TraceEventType.allCases.count * Outcome.allCases.count)
  /// By the reason's ordinal: those that stopped, and those that wait.
  private var stopped = [(lost: Int64, waiting: Int64)](
    repeating: (0, 0), count: Reason.allCases.count)
  private(set) var records: [EventRecord] = []
  private(set) var beyondLimit: Int64 = 0
  let keepsAll: Bool

  init(keepsAll: Bool) { self.keepsAll = keepsAll }

  func count(_ type: TraceEventType, _ outcome: Outcome) -> Int64 {
    counts[type.ordinal * Outcome.allCases.count + outcome.ordinal]
  }

  /// How many events had an outcome.
  var total: Int64 { counts.reduce(0, +) }

  func count(_ reason: Reason) -> (lost: Int64, waiting: Int64) { stopped[reason.ordinal] }

  mutating func receive(_ entry: JournalEntry) {
    guard
      case .phone(.outcome(let event, let type, let activity, let outcome, let reason)) =
        entry.fact
    else { return }
    counts[type.ordinal * Outcome.allCases.count + outcome.ordinal] += 1
    let isPlain = outcome == .applied || outcome == .presented
    if let reason, !isPlain {
      if outcome == .delayed {
        stopped[reason.ordinal].waiting += 1
      } else {
        stopped[reason.ordinal].lost += 1
      }
    }
    guard keepsAll || !isPlain else { return }
    guard keepsAll || records.count < Self.limit else {
      beyondLimit += 1
      return
    }
    records.append(
      EventRecord(
        event: event, type: type, activity: activity, at: entry.time, outcome: outcome,
        reason: reason, rule: entry.rules.first))
  }
}
