internal import TraceModel
internal import Catalogue
internal import SimulationKernel

/// How many pushes went through in a stretch of time.
///
/// Holds an instant for each push within the stretch and no more than the budget allows.
struct PushBudget: Sendable {
  private var times: [SimulationTime] = []

  /// When there will be room for another within a limit, or nil if there is now.
  ///
  /// Each counts for a window, which rolls or began with its first push.
  mutating func room(
    _ limit: Int64, _ window: SimulationDuration, _ kind: BudgetWindow, at now: SimulationTime
  ) -> SimulationTime? {
    switch kind {
    case .rolling: times.removeAll { $0 + window <= now }
    case .fixed:
      if let first = times.first, first + window <= now { times.removeAll() }
    }
    if Int64(times.count) < limit { return nil }
    // With no budget at all nothing is to be waited for but the next stretch.
    return (times.first ?? now) + window
  }

  /// Counts a push.
  mutating func spend(at now: SimulationTime) { times.append(now) }
}

extension Phone {
  /// The hour that a push to an activity draws on.
  func budgetKey(_ activity: LiveActivity) -> Int {
    settings.budgetScope == .app
      ? activity.app.position : -1 - activity.activity.position
  }

  /// How many priority 10 pushes an app may get an hour (rules `ps-priority-10`, `ps-frequent`).
  func pushBudget(_ app: AppIndex) -> Int64 {
    guard settings.pushBudget != SettingKind.unlimited, RuleID.psPriority10.isInForce else {
      return .max
    }
    guard apps[app].hasFrequentUpdates, RuleID.psFrequent.isInForce else {
      return settings.pushBudget
    }
    return settings.pushBudget * settings.frequentUpdatesFactor / 1_000_000
  }

  /// Whether the device lets another push start through (rule `ps-start-budget`).
  mutating func hasStartBudget(at now: SimulationTime) -> Bool {
    !RuleID.psStartBudget.isInForce
      || delivery.starts.room(
        settings.startBudget, settings.startBudgetWindow, .rolling, at: now) == nil
  }

  /// The hour over which the budget counts.
  static let budgetWindow = SimulationDuration.hours(1)
}
