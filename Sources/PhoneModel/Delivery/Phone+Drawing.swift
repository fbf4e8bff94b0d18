internal import Catalogue
public import SimulationKernel
internal import TraceModel

extension Phone {
  /// Applies an update, or sets it aside if its activity was drawn a moment ago; returns whether it
  /// takes effect.
  ///
  /// Rule `ps-min-interval-ios18`.
  mutating func renew(
    _ update: ActivityUpdate, _ origin: ChangeOrigin, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) -> Bool {
    let interval = settings.minimumRenderInterval
    guard interval.microseconds > 0, let place = activities.find(update.activity),
      activities[place].isLive, activities[place].drawnAt + interval > now
    else { return self.update(update, origin, at: now, &effects) }
    supersede(update.activity, &effects)
    let timer = schedule(.draw(update.activity), at: activities[place].drawnAt + interval)
    delivery.undrawn[update.activity.position] = UndrawnUpdate(
      update: update, origin: origin, timer: timer)
    return true
  }

  /// The update that waited is applied and drawn.
  mutating func draw(
    _ activity: ActivityIndex, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard let waiting = delivery.undrawn.removeValue(forKey: activity.position) else { return }
    _ = update(waiting.update, waiting.origin, at: now, &effects)
  }

  /// A newer change takes the place of the update that waits.
  mutating func supersede(_ activity: ActivityIndex, _ effects: inout PhoneEffects) {
    guard let waiting = delivery.undrawn.removeValue(forKey: activity.position) else { return }
    timers.cancel(waiting.timer)
    conclude(
      waiting.origin, activity, Conclusion(.superseded, .newerUpdate, .psMinIntervalIos18),
      &effects)
  }

  /// An activity's views cannot be drawn, or can be again: then the newest content is.
  mutating func setRendering(
    _ activity: ActivityIndex, works: Bool, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard let place = activities.find(activity), activities[place].isDrawable != works else {
      return
    }
    activities[place].isDrawable = works
    if works { show(place, at: now, .lsInPlace, &effects) }
  }

  /// The content of an activity is on screen wherever the activity is, unless drawing fails.
  mutating func show(
    _ place: Int, at now: SimulationTime, _ rule: RuleID, _ effects: inout PhoneEffects
  ) {
    guard activities[place].isDrawable else { return }
    activities[place].drawnAt = now
    effects.changesContents = true
    effects.note(.content(activities[place].activity, activities[place].content.index), rule)
  }

  /// A layout names rows, which are drawn.
  mutating func noteRows(_ layout: Layout, _ place: Int, _ effects: inout PhoneEffects) {
    guard layout.rows.rawValue >= 0, activities[place].isDrawable else { return }
    effects.note(.rows(activities[place].activity, layout.rows), .trKeepElements)
  }

  /// The run is over: what still waits is told so.
  public mutating func concludeWaiting(at end: SimulationTime, _ effects: inout PhoneEffects) {
    for held in delivery.held.values {
      conclude(
        held.origin, subject(of: held.push), Conclusion(.delayed, held.reason, held.reason.rule),
        &effects)
    }
    for held in delivery.stored {
      let fate =
        isOver(held, at: end)
        ? Conclusion(.dropped, .expired, .psExpiration)
        : Conclusion(.delayed, .offline, .psStoreOne)
      conclude(held.origin, subject(of: held.push), fate, &effects)
    }
    for (position, waiting) in delivery.undrawn.sorted(by: { $0.key < $1.key }) {
      conclude(
        waiting.origin, ActivityIndex(Int32(truncatingIfNeeded: position)),
        Conclusion(.delayed, .renderInterval, .psMinIntervalIos18), &effects)
    }
    let isOffline = state.network == .offline
    for name in delivery.channels.keys.sorted() {
      guard let channel = delivery.channels[name], channel.isWaiting, let held = channel.newest
      else { continue }
      conclude(
        held.origin, ActivityIndex(-1),
        isOffline
          ? Conclusion(.delayed, .offline, .psChannelStorage)
          : Conclusion(.dropped, .noSubscriber, .psChannelStorage),
        &effects)
    }
  }
}

extension Reason {
  /// The rule behind a wait.
  fileprivate var rule: RuleID {
    switch self {
    case .priority5: .psPriority5
    case .pushBudget: .psPriority10
    default: .psReorder
    }
  }
}
