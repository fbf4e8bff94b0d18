internal import Catalogue
internal import SimulationKernel
internal import TraceModel

/// Why the newest of an activity is not on the watch.
enum WatchHold: Sendable {
  /// The watch cannot be reached, and does not know that the activity is there.
  case notStarted
  /// The link is too poor for what is not urgent.
  case link
  /// The hour's budget is spent, and the wrist is down.
  case budget
}

extension Phone {
  /// A new content is on the phone and is sent to the watch, if link and budget allow it (rules
  /// `sf-watch-link`, `sf-watch-budget`).
  mutating func syncWatch(
    _ place: Int, isUrgent: Bool, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard hasWatch else { return }
    let activity = activities[place].activity
    let app = activities[place].app
    let isPoor = state.watchLink != .good && RuleID.sfWatchLink.isInForce
    if state.watchLink == .none || (isPoor && !isUrgent) {
      if surfaces.watch.held[activity.position] != .notStarted {
        surfaces.watch.held[activity.position] = .link
      }
      effects.note(.watch(activity, isSent: false), .sfWatchLink)
    } else if !hasWatchBudget(app, at: now), state.wrist == .down, !isUrgent {
      surfaces.watch.held[activity.position] = .budget
      effects.note(.watch(activity, isSent: false), .sfWatchBudget)
    } else {
      surfaces.watch.budgets[app.position, default: PushBudget()].spend(at: now)
      surfaces.watch.held[activity.position] = nil
      effects.note(.watch(activity, isSent: true), .sfWatchAuto)
    }
    effects.changesSurfaces = true
  }

  /// Local updates count as those by push do.
  private mutating func hasWatchBudget(_ app: AppIndex, at now: SimulationTime) -> Bool {
    guard settings.watchBudget != SettingKind.unlimited, RuleID.sfWatchBudget.isInForce else {
      return true
    }
    return surfaces.watch.budgets[app.position, default: PushBudget()].room(
      settings.watchBudget, Self.budgetWindow, .rolling, at: now) == nil
  }

  /// An end is urgent: it is sent over a poor link and takes no budget; it brings a content or none.
  mutating func endOnWatch(
    _ activity: ActivityIndex, hasContent: Bool, _ effects: inout PhoneEffects
  ) {
    guard hasWatch else { return }
    effects.changesSurfaces = true
    if state.watchLink != .none {
      surfaces.watch.held[activity.position] = nil
    } else if hasContent && surfaces.watch.held[activity.position] == nil {
      surfaces.watch.held[activity.position] = .link
    }
    if hasContent {
      effects.note(.watch(activity, isSent: state.watchLink != .none), .sfWatchLink)
    }
  }

  /// The wrist was raised or the link changed: what waited for it is sent, the newest only.
  mutating func catchUpWatch(at now: SimulationTime, _ effects: inout PhoneEffects) {
    guard hasWatch, state.watchLink != .none else { return }
    let isUp = state.wrist == .up
    let isGood = state.watchLink == .good
    for (position, hold) in surfaces.watch.held.sorted(by: { $0.key < $1.key }) {
      let passes =
        switch hold {
        case .notStarted: true
        case .link: isGood && (isUp || hasWatchBudget(of: position, at: now))
        case .budget: isUp
        }
      if hold == .link && isGood && !passes {
        surfaces.watch.held[position] = .budget
      }
      guard passes else { continue }
      surfaces.watch.held[position] = nil
      if hold == .notStarted { openStack() }
      effects.note(
        .watch(ActivityIndex(Int32(truncatingIfNeeded: position)), isSent: true),
        hold == .budget ? .sfWatchBudget : .sfWatchLink)
      if hold == .link, let app = app(of: position) {
        surfaces.watch.budgets[app.position, default: PushBudget()].spend(at: now)
      }
    }
  }

  private func app(of position: Int) -> AppIndex? {
    activities.find(ActivityIndex(Int32(truncatingIfNeeded: position))).map { activities[$0].app }
  }

  private mutating func hasWatchBudget(of position: Int, at now: SimulationTime) -> Bool {
    app(of: position).map { hasWatchBudget($0, at: now) } ?? true
  }
}
