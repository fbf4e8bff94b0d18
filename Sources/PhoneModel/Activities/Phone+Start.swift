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
      conclude(
        origin, start.activity, Conclusion(.refused, refusal.reason, refusal.rule), &effects)
      return false
    }
    var activity = LiveActivity(
      activity: start.activity, app: start.app, style: start.style, state: .pending,
      startedAt: now, startOrder: 0, relevance: start.relevance ?? 0)
    activity.attributesSize = start.attributesSize
    activity.content = start.content
    activity.staleAt = start.staleAt
    activity.wantedHeight = start.lockScreenHeight
    activity.startAlert = start.alert
    activity.channel = start.channel
    activity.tokenKnownAt = now + settings.tokenLatency
    activity.updatedLocallyAt = now
    activities.append(activity)
    apps.count(1, start.app)
    effects.note(.started(start.activity, start.app), .lcStates)
    let place = activities.live.count - 1
    if let startsAt = start.startsAt, startsAt > now {
      effects.note(.state(start.activity, .pending), .lcScheduled)
      activities[place].startedAt = startsAt
      activities[place].stateTimer = schedule(.scheduledStart(start.activity), at: startsAt)
    } else {
      let alert = start.alert.map { IslandAlert.Kind.start(via: start.via, isEmpty: $0.isEmpty) }
      activate(place, alert, at: now, rule(of: start.via), &effects)
    }
    conclude(origin, start.activity, Conclusion(.applied, rule(of: start.via)), &effects)
    if start.via != .push { subscribe(start.activity, to: start.channel, at: now, &effects) }
    return true
  }

  /// The first reason against a start, in the order in which the phone looks (Documentation,
  /// Readings), or nil.
  private func refusal(of start: ActivityStart) -> (reason: Reason, rule: RuleID)? {
    if start.via == .request && state.foreground != start.app {
      return (.visibility, .lcStartForeground)
    }
    if (start.via == .push || start.via == .scheduled) && start.alert == nil {
      return (.startWithoutAlert, .alStartNeedsAlert)
    }
    if let old = tooOld(for: start) { return old }
    if start.channel.rawValue >= 0, delivery.channels[start.channel.position]?.isOpen != true {
      return (.unknownChannel, .psChannelInvalid)
    }
    if !apps[start.app].allowsLiveActivities { return (.denied, .lcAuthorisation) }
    if apps[start.app].counted >= settings.limitPerApp {
      return (.targetMaximumExceeded, .lcLimitApp)
    }
    if apps.counted >= settings.limitGlobal { return (.globalMaximumExceeded, .lcLimitGlobal) }
    if start.attributesSize + max(start.content.size, 0) > PhoneLimits.dataSize {
      return (.attributesTooLarge, .lcData4kb)
    }
    return nil
  }

  private func tooOld(for start: ActivityStart) -> (reason: Reason, rule: RuleID)? {
    let oldest =
      device.family == .iPad
      ? SystemVersion(major: 17, minor: 0) : SystemVersion(major: 16, minor: 1)
    if system < oldest { return (.unsupported, device.family == .iPad ? .sfIpad : .lcStates) }
    if start.via == .push && system < SystemVersion(major: 17, minor: 2) {
      return (.oldSystem, .psStart)
    }
    if start.via == .scheduled && system < SystemVersion(major: 26, minor: 0) {
      return (.oldSystem, .lcScheduled)
    }
    if start.channel.rawValue >= 0 && system < SystemVersion(major: 18, minor: 0) {
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
    let isEmpty = activities[place].startAlert?.isEmpty ?? false
    activate(place, .start(via: .scheduled, isEmpty: isEmpty), at: now, .lcScheduled, &effects)
  }

  /// An activity becomes active, or stale at once if its date has passed.
  func firstState(_ staleAt: SimulationTime?, at now: SimulationTime) -> ActivityStateName {
    if let staleAt, staleAt <= now { return .stale }
    return .active
  }

  /// Makes an activity active.
  mutating func activate(
    _ place: Int, _ alert: IslandAlert.Kind?, at now: SimulationTime, _ rule: RuleID,
    _ effects: inout PhoneEffects
  ) {
    let activity = activities[place].activity
    let state = firstState(activities[place].staleAt, at: now)
    startCount += 1
    activities[place].startOrder = startCount
    activities[place].startedAt = now
    activities[place].state = state
    activities[place].stateTimer = schedule(.activeCap(activity), at: now + PhoneLimits.active)
    if state == .stale {
      activities[place].isPresented = settings.pastStaleAtStart == .presented
    } else if let staleAt = activities[place].staleAt {
      activities[place].staleTimer = schedule(.stale(activity), at: staleAt)
    }
    effects.note(.state(activity, state), state == .stale ? .lcStaleTransition : rule)
    show(place, at: now, rule, &effects)
    effects.decideAgain()
    effects.signal = .started(activity)
    if let alert { raise(alert, of: place, at: now, &effects) }
  }

  /// Sets a timer.
  mutating func schedule(
    _ timer: PhoneTimer, at time: SimulationTime
  ) -> TimerQueue<PhoneTimer>.Handle {
    timers.schedule(timer, at: time, rank: timer.rank)
  }
}
