internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// An app, or one of its extensions, updates an activity.
  mutating func updateLocally(
    _ update: ActivityUpdate, _ origin: ChangeOrigin, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    guard let place = activities.find(update.activity), activities[place].state != .ended,
      update.via != .extension
    else {
      _ = self.update(update, origin, at: now, &effects)
      return
    }
    if let refusal = settings.refusal(of: update, activities[place], at: now) {
      return conclude(origin, update.activity, refusal, &effects)
    }
    if update.timestamp != nil || settings.localTimestamp == .now {
      mark(place, update.timestamp ?? now)
    }
    if renew(update, origin, at: now, &effects) { activities[place].updatedLocallyAt = now }
  }

  /// A Live Activity gets new content, a new score or a new stale date; returns whether it did.
  mutating func update(
    _ update: ActivityUpdate, _ origin: ChangeOrigin, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) -> Bool {
    let activity = update.activity
    guard let place = activities.find(activity) else {
      return updateAbsent(update, origin, at: now, &effects)
    }
    if let refusal = update.refusal(
      attributesSize: activities[place].attributesSize,
      hasEnded: activities[place].state == .ended)
    {
      conclude(origin, activity, refusal, &effects)
      return false
    }
    if state.isLocked && settings.identicalContent == .skippedWhileLocked,
      settings.skips(update, activities[place])
    {
      conclude(
        origin, activity, Conclusion(.ignored, .identicalContent, .lsInPlace), &effects)
      return false
    }
    applyContent(update, place, &effects)
    if !RuleID.lcUpdatesDoNotExtend.isInForce && activities[place].isLive { setCap(place, at: now) }
    if activities[place].state == .pending {
      // It takes effect on no screen before the start (Documentation, Readings).
      conclude(origin, activity, Conclusion(.applied, .lcScheduled), &effects)
      return true
    }
    applyStaleDate(update.staleAt, place, at: now, &effects)
    if settings.swipeHideLasts == .untilUpdate && activities[place].isSwiped {
      activities[place].isSwiped = false
      effects.decideAgain()
    }
    applyRelevance(update.relevance, place, &effects)
    effects.noteLateness(of: origin, activity, at: now, .psReorder)
    if RuleID.lsInPlace.isInForce { show(place, at: now, .lsInPlace, &effects) }
    if state.watch != nil {
      syncWatch(place, isUrgent: update.alert != nil, at: now, &effects)
    }
    conclude(origin, activity, Conclusion(.applied, .lcStates), &effects)
    if let alert = update.alert
      ?? (RuleID.diExpandedTriggers.isInForce ? nil : Alert(isEmpty: false))
    {
      raise(.update(isEmpty: alert.isEmpty), alert, of: place, at: now, &effects)
    }
    return true
  }

  private mutating func applyContent(
    _ update: ActivityUpdate, _ place: Int, _ effects: inout PhoneEffects
  ) {
    if update.content.isGiven { activities[place].content = update.content }
    if activities[place].state == .pending {
      activities[place].staleAt = update.staleAt ?? settings.kept(activities[place].staleAt)
      activities[place].relevance = update.relevance ?? settings.kept(activities[place].relevance)
    }
    guard !update.layout.isEmpty, RuleID.lsDynamicHeight.isInForce else { return }
    // A card that grows moves those below it (rule `ls-dynamic-height`).
    activities[place].layout.apply(update.layout)
    if activities[place].state != .pending { noteRows(update.layout, place, &effects) }
    effects.changesLockScreen = true
    effects.changesSurfaces = true
  }

  /// Sets the score; ranking is done anew only if it changed (rule `di-relevance-reevaluated`).
  private mutating func applyRelevance(
    _ relevance: Double?, _ place: Int, _ effects: inout PhoneEffects
  ) {
    let new = relevance ?? settings.kept(activities[place].relevance)
    guard new != activities[place].relevance, RuleID.diRelevanceReevaluated.isInForce else {
      return
    }
    activities[place].relevance = new
    effects.changesScores = true
    effects.changesLockScreen = true
    effects.changesSurfaces = true
  }

  /// An update to an activity that is on no surface.
  private mutating func updateAbsent(
    _ update: ActivityUpdate, _ origin: ChangeOrigin, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) -> Bool {
    let activity = update.activity
    let absence = activities.absence(activity)
    if absence == .neverStarted {
      conclude(origin, activity, Conclusion(.ignored, .notStarted, .lcStates), &effects)
    } else if absence == .removedByPerson && settings.updateAfterDismissal == .restarts {
      return restart(update, origin, at: now, &effects)
    } else {
      conclude(origin, activity, Conclusion(.ignored, .dismissed, goneRule(activity)), &effects)
    }
    return false
  }

  /// The sender starts an activity anew that a person removed: it costs a push start, and nothing
  /// else is asked.
  private mutating func restart(
    _ update: ActivityUpdate, _ origin: ChangeOrigin, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) -> Bool {
    let hasBudget = hasStartBudget(at: now)
    let refusal =
      update.refusal(attributesSize: 0)
      ?? (hasBudget ? nil : Conclusion(.refused, .startBudget, .psStartBudget))
    if let refusal {
      conclude(origin, update.activity, refusal, &effects)
      return false
    }
    delivery.starts.spend(at: now)
    let app = formerApps[update.activity.position] ?? AppIndex(-1)
    var activity = LiveActivity(
      activity: update.activity, app: app, style: .standard, state: .pending, startedAt: now,
      startOrder: 0, relevance: update.relevance ?? 0)
    activity.content = update.content
    activity.staleAt = update.staleAt
    activity.layout = update.layout
    activity.tokenKnownAt = now + settings.tokenLatency
    activity.updatedLocallyAt = now
    activities.append(activity)
    apps.count(1, app)
    activate(activities.live.count - 1, nil, at: now, .lcStartExceptions, &effects)
    conclude(origin, update.activity, Conclusion(.applied, .lcStartExceptions), &effects)
    return true
  }
}

extension ActivityUpdate {
  /// Why an update has no effect, or nil.
  ///
  /// Of the update and not of the phone: a method of the phone that is called between two changes
  /// of it makes the compiler copy all of it.
  fileprivate func refusal(
    attributesSize: Int32, hasEnded: Bool = false
  ) -> Conclusion? {
    if via == .extension && RuleID.lcSandbox.isInForce {
      return Conclusion(.refused, .extension, .lcSandbox)
    }
    if hasEnded && RuleID.lcUpdateAfterEnd.isInForce {
      return Conclusion(.ignored, .ended, .lcUpdateAfterEnd)
    }
    let size = attributesSize + max(content.size, 0)
    return size > PhoneLimits.dataSize && RuleID.lcData4kb.isInForce
      ? Conclusion(.refused, .payloadSize, .lcData4kb) : nil
  }
}
