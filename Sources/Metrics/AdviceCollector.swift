public import Catalogue
internal import PhoneModel
internal import Simulation
internal import SimulationKernel
internal import TraceModel

/// Counts what senders do against the advice of the rules; the phone behaves the same.
struct AdviceCollector {
  private(set) var counts: [RuleID: Int64] = [:]
  private var apps: [ActivityIndex: AppIndex] = [:]
  /// The apps that alerted and those that notified at the present instant.
  private var alerted: Set<AppIndex> = []
  private var notified: Set<AppIndex> = []
  private var refusedSince: SimulationTime?
  private var now = SimulationTime.zero

  mutating func receive(_ entry: JournalEntry) {
    guard case .phone(let change) = entry.fact else { return }
    switch change {
    case .started(let activity, let app): apps[activity] = app
    case .removed(let activity, _): apps[activity] = nil
    case .alert(_, let activity, _):
      guard let app = apps[activity] else { return }
      advance(to: entry.time)
      if alerted.insert(app).inserted && notified.contains(app) { count(.alEssentialOnly) }
    case .notification(_, let app, true):
      advance(to: entry.time)
      if notified.insert(app).inserted && alerted.contains(app) { count(.alEssentialOnly) }
    case .standByRefused(let isRefused): refuseStandBy(isRefused, at: entry.time)
    case .outcome(_, _, _, .dropped, .pushBudget): count(.psObserved3s)
    default: break
    }
  }

  /// StandBy that does not come is told of if time passes so.
  private mutating func refuseStandBy(_ isRefused: Bool, at time: SimulationTime) {
    if let since = refusedSince, since < time { count(.sfStandbyEntry) }
    refusedSince = isRefused ? time : nil
  }

  mutating func finish(at end: SimulationTime) { refuseStandBy(false, at: end) }

  private mutating func advance(to time: SimulationTime) {
    guard time != now else { return }
    now = time
    alerted.removeAll(keepingCapacity: true)
    notified.removeAll(keepingCapacity: true)
  }

  private mutating func count(_ rule: RuleID) { counts[rule, default: 0] += 1 }
}

extension MetricCollector {
  /// Over half an hour on the Lock Screen after the end is more than is usually enough (rule
  /// `lc-guidance-dismissal`); microseconds.
  private static let lingering: Int64 = 1_800_000_000

  /// What senders did against the advice of rules, and how often.
  public var advice: [(rule: RuleID, count: Int64)] {
    var counts = adviceCounts
    let clipped = surfaces[Surface.standby.ordinal].activities.count { $0.isClipped }
    if clipped > 0 { counts[.sfStandbyScale] = Int64(clipped) }
    for tally in activities {
      if tally.states[ActivityStateName.ended.ordinal] > Self.lingering {
        counts[.lcGuidanceDismissal, default: 0] += 1
      }
      let lived =
        tally.states[ActivityStateName.active.ordinal]
        + tally.states[ActivityStateName.stale.ordinal]
      if lived >= PhoneLimits.active.microseconds { counts[.lcLengthGuidance, default: 0] += 1 }
    }
    return RuleID.allCases.compactMap { rule in counts[rule].map { (rule, $0) } }
  }
}
