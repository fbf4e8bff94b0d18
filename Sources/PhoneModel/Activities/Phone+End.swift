internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// An app ends one of its activities.
  mutating func endLocally(
    _ end: ActivityEnd, _ origin: ChangeOrigin, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    if let stamp = end.timestamp, let place = activities.find(end.activity),
      activities[place].isLive
    {
      if let ignored = settings.fault(of: stamp, activities[place], isEnd: true, at: now) {
        return conclude(origin, end.activity, ignored, &effects)
      }
      mark(place, stamp)
    }
    _ = self.end(end, origin, at: now, &effects)
  }

  /// A Live Activity is ended; returns whether that changed something.
  mutating func end(
    _ end: ActivityEnd, _ origin: ChangeOrigin, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) -> Bool {
    let activity = end.activity
    guard let place = activities.find(activity) else {
      let isNew = activities.absence(activity) == .neverStarted
      conclude(
        origin, activity,
        isNew
          ? Conclusion(.ignored, .notStarted, .lcStates)
          : Conclusion(.ignored, .dismissed, goneRule(activity)), &effects)
      return false
    }
    switch activities[place].state {
    case .pending where !RuleID.lcPendingEvict.isInForce:
      conclude(origin, activity, Conclusion(.ignored, .notStarted, .lcPendingEvict), &effects)
      return false
    case .pending:
      remove(place, .immediate, .dismissed, .lcPendingEvict, &effects)
      conclude(origin, activity, Conclusion(.applied, .lcPendingEvict), &effects)
    case .ended: return endAgain(end, place, origin, at: now, &effects)
    default:
      if !end.content.isGiven && !RuleID.lcEndContentOptional.isInForce {
        conclude(origin, activity, Conclusion(.dropped, .decodeMismatch, .psDecoding), &effects)
        return false
      }
      let size = activities[place].attributesSize + max(end.content.size, 0)
      guard size <= PhoneLimits.dataSize || !RuleID.lcData4kb.isInForce else {
        conclude(origin, activity, Conclusion(.refused, .payloadSize, .lcData4kb), &effects)
        return false
      }
      endLive(end, place, origin, at: now, &effects)
    }
    return true
  }

  private mutating func endLive(
    _ end: ActivityEnd, _ place: Int, _ origin: ChangeOrigin, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    let activity = end.activity
    // Without content the last one stays on screen (rule `lc-end-content-optional`).
    if end.content.isGiven {
      activities[place].content = end.content
      effects.noteLateness(of: origin, activity, at: now, .psReorder)
      show(place, at: now, .lcEndContentOptional, &effects)
    }
    if state.watch != nil {
      endOnWatch(activity, hasContent: end.content.isGiven, &effects)
    }
    let removal = removal(end.dismissal, at: now)
    finish(place, removalAt: removal.time, removal.cause, at: now, removal.rule, &effects)
    conclude(origin, activity, Conclusion(.applied, removal.rule), &effects)
    guard let alert = end.alert else { return }
    if let place = activities.find(activity) {
      raise(.end(isEmpty: alert.isEmpty), alert, of: place, at: now, &effects)
    } else {
      raiseGone(activity, alert, at: now, removal.rule, &effects)
    }
  }

  /// When and why an activity that ends now leaves the Lock Screen.
  private func removal(
    _ dismissal: Dismissal, at now: SimulationTime
  ) -> (time: SimulationTime, cause: RemovalCause, rule: RuleID) {
    let latest = now + (RuleID.lcLinger4h.isInForce ? PhoneLimits.linger : .hours(5))
    let wanted: SimulationTime
    switch dismissal {
    case .default: return (latest, .afterFourHours, .lcLinger4h)
    case .immediate:
      guard RuleID.lcPolicyImmediate.isInForce else {
        return (latest, .afterFourHours, .lcLinger4h)
      }
      return (now, .immediate, .lcPolicyImmediate)
    case .at(let time): wanted = time
    case .after(let duration): wanted = now + duration
    }
    if wanted <= now && RuleID.lcPastDismissal.isInForce { return (now, .date, .lcPastDismissal) }
    return wanted <= latest && wanted > now && RuleID.lcPolicyAfter.isInForce
      ? (wanted, .date, .lcPolicyAfter) : (latest, .afterFourHours, .lcPolicyAfter)
  }

  /// A second end: it may only bring the removal forward, if the setting says so.
  private mutating func endAgain(
    _ end: ActivityEnd, _ place: Int, _ origin: ChangeOrigin, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) -> Bool {
    let activity = end.activity
    guard settings.endAfterEnd == .earlierDateWins else {
      conclude(origin, activity, Conclusion(.ignored, .ended, .lcUpdateAfterEnd), &effects)
      return false
    }
    let removal = removal(end.dismissal, at: now)
    conclude(origin, activity, Conclusion(.applied, removal.rule), &effects)
    guard let removalAt = activities[place].removalAt, removal.time < removalAt else { return true }
    if let timer = activities[place].stateTimer { timers.cancel(timer) }
    setRemoval(place, removal.time, removal.cause, at: now, removal.rule, &effects)
    return true
  }

  /// The eight hours are over (rule `lc-active-cap-8h`).
  mutating func reachLimit(
    _ activity: ActivityIndex, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard let place = activities.find(activity) else { return }
    let linger = RuleID.lcTotalCap12h.isInForce ? PhoneLimits.linger : .hours(5)
    finish(
      place, removalAt: now + linger, .afterFourHours, at: now, .lcActiveCap8h, &effects)
  }

  /// Ends an activity: it leaves the island at once and stays on the Lock Screen until its removal
  /// (rules `di-ended-leaves`, `lc-end-surfaces`).
  mutating func finish(
    _ place: Int, removalAt: SimulationTime, _ cause: RemovalCause, at now: SimulationTime,
    _ rule: RuleID, _ effects: inout PhoneEffects
  ) {
    let activity = activities[place].activity
    if let timer = activities[place].stateTimer { timers.cancel(timer) }
    if let timer = activities[place].staleTimer { timers.cancel(timer) }
    if let timer = activities[place].dateTimer { timers.cancel(timer) }
    activities[place].staleTimer = nil
    activities[place].dateTimer = nil
    supersede(activity, &effects)
    activities[place].state = .ended
    if !settings.endedCountToLimit { apps.count(-1, activities[place].app) }
    effects.note(.state(activity, .ended), rule)
    effects.decideAgain()
    if surfaces.carNotification?.activity == activity { endCarNotification() }
    setRemoval(place, removalAt, cause, at: now, rule, &effects)
  }

  private mutating func setRemoval(
    _ place: Int, _ time: SimulationTime, _ cause: RemovalCause, at now: SimulationTime,
    _ rule: RuleID, _ effects: inout PhoneEffects
  ) {
    guard time > now else { return remove(place, cause, .dismissed, rule, &effects) }
    activities[place].removalAt = time
    activities[place].removalCause = cause
    activities[place].stateTimer = schedule(.removal(activities[place].activity), at: time)
  }

  /// The removal date of an ended activity comes.
  mutating func removeOnTime(_ activity: ActivityIndex, _ effects: inout PhoneEffects) {
    guard let place = activities.find(activity) else { return }
    let cause = activities[place].removalCause
    if activities[place].isLive { effects.note(.state(activity, .ended), .lcPolicyAfter) }
    remove(
      place, cause, .dismissed, cause == .date ? .lcPolicyAfter : .lcLinger4h, &effects)
  }

  /// An update or start names a removal date, which the setting `dismissalDateOnUpdate` may heed.
  mutating func noteRemovalDate(
    _ dismissal: Dismissal, _ place: Int, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard settings.dismissalDateOnUpdate == .removesAtDate, case .at(let time) = dismissal else {
      return
    }
    if let timer = activities[place].dateTimer { timers.cancel(timer) }
    activities[place].removalCause = .date
    activities[place].dateTimer = schedule(
      .removal(activities[place].activity), at: max(time, now))
  }

  /// A person removes an activity on the Lock Screen (rule `lc-person-removes`).
  mutating func dismiss(_ activity: ActivityIndex, _ effects: inout PhoneEffects) {
    guard let place = activities.find(activity), RuleID.lcPersonRemoves.isInForce else { return }
    if activities[place].isLive { effects.note(.state(activity, .ended), .lcPersonRemoves) }
    remove(place, .person, .removedByPerson, .lcPersonRemoves, &effects)
  }

  /// Takes an activity off every surface.
  mutating func remove(
    _ place: Int, _ cause: RemovalCause, _ absence: ActivityList.Absence, _ rule: RuleID,
    _ effects: inout PhoneEffects
  ) {
    let activity = activities[place]
    if let timer = activity.stateTimer { timers.cancel(timer) }
    if let timer = activity.staleTimer { timers.cancel(timer) }
    if let timer = activity.dateTimer { timers.cancel(timer) }
    supersede(activity.activity, &effects)
    if settings.budgetScope == .activity { delivery.budgets[budgetKey(activity)] = nil }
    if activity.state != .ended || settings.endedCountToLimit { apps.count(-1, activity.app) }
    if absence == .removedByPerson && settings.updateAfterDismissal == .restarts {
      formerApps[activity.activity.position] = activity.app
    }
    activities.remove(place, absence)
    if banner?.activity == activity.activity { endBanner(rule, &effects) }
    leaveSurfaces(activity.activity, &effects)
    if RuleID.lcStates.isInForce { effects.note(.state(activity.activity, .dismissed), rule) }
    effects.note(.removed(activity.activity, cause), rule)
    effects.decideAgain()
  }
}
