internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// A Live Activity is asked for; returns whether it came to be.
  mutating func start(
    _ start: ActivityStart, _ origin: ChangeOrigin, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) -> Bool {
    if let refusal = refusal(of: start) {
      if !RuleID.lcNoEvictionOnLimit.isInForce && refusal.reason == .targetMaximumExceeded,
        let oldest = activities.live.firstIndex(where: { $0.app == start.app })
      {
        remove(oldest, .immediate, .dismissed, refusal.rule, &effects)
        return self.start(start, origin, at: now, &effects)
      }
      conclude(
        origin, start.activity, Conclusion(.refused, refusal.reason, refusal.rule), &effects)
      return false
    }
    var activity = LiveActivity(
      activity: start.activity, app: start.app, style: start.style, state: .pending,
      startedAt: now, startOrder: 0,
      relevance: start.relevance ?? (RuleID.diRelevanceDefault.isInForce ? 0 : 1))
    activity.attributesSize = start.attributesSize
    activity.content = start.content
    activity.staleAt = start.staleAt
    activity.layout = start.layout
    activity.startAlert = start.alert
    activity.channel = start.channel
    activity.sessions = start.sessions
    activity.kind = start.kind
    activity.tokenKnownAt = now + settings.tokenLatency
    activity.updatedLocallyAt = now
    activities.append(activity)
    if start.startsAt == nil || RuleID.lcPendingCounts.isInForce { apps.count(1, start.app) }
    effects.note(.started(start.activity, start.app), .lcStates)
    let place = activities.live.count - 1
    if let startsAt = start.startsAt, startsAt > now, RuleID.lcScheduled.isInForce {
      effects.note(.state(start.activity, .pending), .lcScheduled)
      activities[place].startedAt = startsAt
      activities[place].stateTimer = schedule(.scheduledStart(start.activity), at: startsAt)
    } else {
      let alert = start.alert.map {
        (IslandAlert.Kind.start(via: start.via, isEmpty: $0.isEmpty), $0)
      }
      effects.noteLateness(of: origin, start.activity, at: now, .psReorder)
      activate(place, alert, at: now, rule(of: start.via), &effects)
    }
    conclude(origin, start.activity, Conclusion(.applied, rule(of: start.via)), &effects)
    if start.via != .push { subscribe(start.activity, to: start.channel, at: now, &effects) }
    return true
  }

  /// The first reason against a start, in the order in which the phone looks (Documentation,
  /// Readings), or nil.
  private func refusal(of start: ActivityStart) -> (reason: Reason, rule: RuleID)? {
    let mustBeInFront =
      start.via == .request
      ? RuleID.lcStartForeground.isInForce : !RuleID.lcStartExceptions.isInForce
    if mustBeInFront && state.foreground != start.app { return (.visibility, .lcStartForeground) }
    if RuleID.alStartNeedsAlert.isInForce, start.via == .push || start.via == .scheduled,
      start.alert == nil
    {
      return (.startWithoutAlert, .alStartNeedsAlert)
    }
    if let old = tooOld(for: start) { return old }
    if start.channel.rawValue >= 0, delivery.channels[start.channel.position]?.isOpen != true,
      RuleID.psChannelInvalid.isInForce
    {
      return (.unknownChannel, .psChannelInvalid)
    }
    if !apps[start.app].allowsLiveActivities && RuleID.lcAuthorisation.isInForce {
      return (.denied, .lcAuthorisation)
    }
    if apps[start.app].counted >= settings.limitPerApp && RuleID.lcLimitApp.isInForce {
      return (.targetMaximumExceeded, .lcLimitApp)
    }
    if apps.counted >= settings.limitGlobal && RuleID.lcLimitGlobal.isInForce {
      return (.globalMaximumExceeded, .lcLimitGlobal)
    }
    if start.attributesSize + max(start.content.size, 0) > PhoneLimits.dataSize
      && RuleID.lcData4kb.isInForce
    {
      return (.attributesTooLarge, .lcData4kb)
    }
    return nil
  }

  private func tooOld(for start: ActivityStart) -> (reason: Reason, rule: RuleID)? {
    let oldest =
      device.family == .iPad && RuleID.sfIpad.isInForce
      ? SystemVersion(major: 17, minor: 0) : SystemVersion(major: 16, minor: 1)
    if system < oldest { return (.unsupported, device.family == .iPad ? .sfIpad : .lcStates) }
    if start.via == .push && system < SystemVersion(major: 17, minor: 2)
      && RuleID.psStart.isInForce
    {
      return (.oldSystem, .psStart)
    }
    if start.via == .scheduled && system < SystemVersion(major: 26, minor: 0) {
      return (.oldSystem, .lcScheduled)
    }
    if start.channel.rawValue >= 0 && system < SystemVersion(major: 18, minor: 0)
      && RuleID.psStartChannel.isInForce
    {
      return (.oldSystem, .psStartChannel)
    }
    if start.style == .transient && system < SystemVersion(major: 18, minor: 0) {
      return (.oldSystem, .lcTransient)
    }
    return nil
  }

  /// The update token changes (rule `ps-token`).
  mutating func rotate(_ activity: ActivityIndex, to epoch: Int32, at now: SimulationTime) {
    guard let place = activities.find(activity) else { return }
    activities[place].tokenEpoch = epoch
    activities[place].tokenKnownAt = now
  }

  private func rule(of via: ActivityStart.Via) -> RuleID {
    via == .request ? .lcStartForeground : .lcStartExceptions
  }

  /// The start date of a scheduled activity comes.
  mutating func beginScheduled(
    _ activity: ActivityIndex, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard let place = activities.find(activity) else { return }
    let alert = activities[place].startAlert ?? Alert(isEmpty: false)
    activate(
      place, (.start(via: .scheduled, isEmpty: alert.isEmpty), alert), at: now, .lcScheduled,
      &effects)
  }

  /// An activity becomes active, or stale at once if its date has passed.
  func firstState(_ staleAt: SimulationTime?, at now: SimulationTime) -> ActivityStateName {
    if let staleAt, staleAt <= now, RuleID.lcStaleTransition.isInForce { return .stale }
    return .active
  }

  /// Makes an activity active.
  mutating func activate(
    _ place: Int, _ alert: (kind: IslandAlert.Kind, alert: Alert)?, at now: SimulationTime,
    _ rule: RuleID,
    _ effects: inout PhoneEffects
  ) {
    let activity = activities[place].activity
    let state = firstState(activities[place].staleAt, at: now)
    startCount += 1
    activities[place].startOrder = startCount
    activities[place].startedAt = now
    activities[place].state = state
    setCap(place, at: now)
    if !RuleID.lcStaleNone.isInForce && activities[place].staleAt == nil {
      activities[place].staleAt = now + PhoneLimits.linger
    }
    if state == .stale {
      activities[place].isPresented = settings.pastStaleAtStart == .presented
    } else if let staleAt = activities[place].staleAt {
      activities[place].staleTimer = schedule(.stale(activity), at: staleAt)
    }
    if activities[place].sessions.count > 0 {
      effects.note(.sessions(activity, activities[place].sessions), .diAlternationIsApp)
    }
    effects.note(.state(activity, state), state == .stale ? .lcStaleTransition : rule)
    noteRows(activities[place].layout, place, &effects)
    show(place, at: now, rule, &effects)
    effects.decideAgain()
    effects.signal = .started(activity)
    if self.state.watch != nil { startOnWatch(place, &effects) }
    if let alert { raise(alert.kind, alert.alert, of: place, at: now, &effects) }
  }

  /// The eight hours begin (rule `lc-active-cap-8h`).
  mutating func setCap(_ place: Int, at now: SimulationTime) {
    guard RuleID.lcActiveCap8h.isInForce else { return }
    if let timer = activities[place].stateTimer { timers.cancel(timer) }
    activities[place].stateTimer = schedule(
      .activeCap(activities[place].activity), at: now + PhoneLimits.active)
  }

  /// Sets a timer.
  mutating func schedule(
    _ timer: PhoneTimer, at time: SimulationTime
  ) -> TimerQueue<PhoneTimer>.Handle {
    timers.schedule(timer, at: time, rank: timer.rank)
  }
}
