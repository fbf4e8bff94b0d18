internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// A Live Activity gets new content, a new score or a new stale date.
  mutating func update(
    _ update: ActivityUpdate, _ event: Int64, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    let activity = update.activity
    guard let place = activities.find(activity) else {
      return updateAbsent(update, event, at: now, &effects)
    }
    if let refusal = update.refusal(
      attributesSize: activities[place].attributesSize,
      hasEnded: activities[place].state == .ended)
    {
      effects.note(
        .outcome(event: event, .activityUpdate, activity, refusal.outcome, refusal.reason),
        refusal.rule)
      return
    }
    applyContent(update, place, &effects)
    if activities[place].state == .pending {
      // It takes effect on no screen before the start (Documentation, Readings).
      effects.note(.outcome(event: event, .activityUpdate, activity, .applied, nil), .lcScheduled)
      return
    }
    applyStaleDate(update.staleAt, place, at: now, &effects)
    if settings.swipeHideLasts == .untilUpdate && activities[place].isSwiped {
      activities[place].isSwiped = false
      effects.decideAgain()
    }
    applyRelevance(update.relevance, place, &effects)
    effects.note(.content(activity, update.content.index), .lsInPlace)
    effects.note(.outcome(event: event, .activityUpdate, activity, .applied, nil), .lcStates)
    if let alert = update.alert {
      raise(.update(isEmpty: alert.isEmpty), of: place, at: now, &effects)
    }
  }

  private mutating func applyContent(
    _ update: ActivityUpdate, _ place: Int, _ effects: inout PhoneEffects
  ) {
    if update.content.isGiven { activities[place].content = update.content }
    if activities[place].state == .pending {
      activities[place].staleAt = update.staleAt ?? settings.kept(activities[place].staleAt)
      activities[place].relevance = update.relevance ?? settings.kept(activities[place].relevance)
    }
    guard let height = update.lockScreenHeight else { return }
    // A card that grows moves those below it (rule `ls-dynamic-height`).
    activities[place].wantedHeight = height
    effects.changesLockScreen = true
  }

  /// Sets the score; ranking is done anew only if it changed (rule `di-relevance-reevaluated`).
  private mutating func applyRelevance(
    _ relevance: Double?, _ place: Int, _ effects: inout PhoneEffects
  ) {
    let new = relevance ?? settings.kept(activities[place].relevance)
    guard new != activities[place].relevance else { return }
    activities[place].relevance = new
    effects.changesScores = true
    effects.changesLockScreen = true
  }

  /// An update to an activity that is on no surface.
  private mutating func updateAbsent(
    _ update: ActivityUpdate, _ event: Int64, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    let activity = update.activity
    switch activities.absence(activity) {
    case .neverStarted:
      effects.note(
        .outcome(event: event, .activityUpdate, activity, .ignored, .notStarted), .lcStates)
    case .removedByPerson where settings.updateAfterDismissal == .restarts:
      if let refusal = update.refusal(attributesSize: 0) {
        effects.note(
          .outcome(event: event, .activityUpdate, activity, refusal.outcome, refusal.reason),
          refusal.rule)
      } else {
        restart(update, event, at: now, &effects)
      }
    case .removedByPerson:
      effects.note(
        .outcome(event: event, .activityUpdate, activity, .ignored, .dismissed), .lcPersonRemoves)
    case .dismissed:
      effects.note(
        .outcome(event: event, .activityUpdate, activity, .ignored, .dismissed), .lcUpdateAfterEnd)
    }
  }

  /// The sender starts an activity anew that a person removed.
  private mutating func restart(
    _ update: ActivityUpdate, _ event: Int64, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    let app = formerApps[update.activity.position] ?? AppIndex(-1)
    var activity = LiveActivity(
      activity: update.activity, app: app, style: .standard, state: .pending, startedAt: now,
      startOrder: 0, relevance: update.relevance ?? 0)
    activity.content = update.content
    activity.staleAt = update.staleAt
    activity.wantedHeight = update.lockScreenHeight
    activities.append(activity)
    apps.count(1, app)
    activate(activities.live.count - 1, nil, at: now, .lcStartExceptions, &effects)
    effects.note(
      .outcome(event: event, .activityUpdate, update.activity, .applied, nil), .lcStartExceptions)
  }
}

extension ActivityUpdate {
  /// Why an update has no effect, or nil.
  ///
  /// Of the update and not of the phone: a method of the phone that is called between two changes
  /// of it makes the compiler copy all of it.
  fileprivate func refusal(
    attributesSize: Int32, hasEnded: Bool = false
  ) -> (outcome: Outcome, reason: Reason, rule: RuleID)? {
    if via == .extension { return (.refused, .extension, .lcSandbox) }
    if hasEnded { return (.ignored, .ended, .lcUpdateAfterEnd) }
    let size = attributesSize + max(content.size, 0)
    return size > PhoneLimits.dataSize ? (.refused, .payloadSize, .lcData4kb) : nil
  }
}
