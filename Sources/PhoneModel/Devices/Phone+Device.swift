internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// A person or the system changes the state of the device.
  mutating func change(
    _ change: DeviceChange, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    let before = state
    let wasVisible = isLockScreenVisible
    change.apply(to: &state)
    if change.isAsleep != nil, let timer = litTimer {
      timers.cancel(timer)
      litTimer = nil
    }
    if state.isLocked != before.isLocked {
      var keeps = settings.lockKeepsForeground
      // What a trace says itself needs no setting.
      if case .app = change.foreground { keeps = true }
      lockChanged(keepsForeground: keeps, at: now, &effects)
    }
    if before.network == .offline && state.network != .offline { comeOnline(at: now, &effects) }
    if state.foreground != before.foreground {
      foregroundChanged(from: before.foreground, at: now, &effects)
    }
    if state.isDark != before.isDark { effects.note(.appearance(isDark: state.isDark), .trTheme) }
    if state.reducesMotion != before.reducesMotion {
      effects.note(.reducesMotion(state.reducesMotion), .trReducedMotion)
    }
    surfacesChanged(change, at: now, &effects)
    if isLockScreenVisible != wasVisible {
      effects.note(.lockScreenVisible(isLockScreenVisible), .diVisibleUnlocked)
    }
    effects.decideAgain()
  }

  private mutating func lockChanged(
    keepsForeground: Bool, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    effects.note(.locked(state.isLocked), .diVisibleUnlocked)
    if state.isLocked {
      effects.signal = .locked
      if RuleID.lcTransient.isInForce { endTransients(of: nil, at: now, .lcTransient, &effects) }
      checkBanner(&effects)
    } else {
      if !keepsForeground && state.foreground != nil {
        state.foreground = nil
        effects.note(.foreground(nil), .diForegroundHidden)
      }
      if settings.notificationsOnUnlock == .clear { clearNotifications(&effects) }
    }
  }

  /// What happens to an app's process and window.
  mutating func app(
    _ action: AppAction, _ app: AppIndex, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    let before = state.foreground
    switch action {
    case .open: state.foreground = app
    case .leave: if state.foreground == app { state.foreground = nil }
    case .kill:
      if state.foreground == app { state.foreground = nil }
      // A standard activity stays on screen (rule `lc-kill-survives`).
      if RuleID.lcTransientKill.isInForce {
        endTransients(of: app, at: now, .lcTransientKill, &effects)
      }
      if !RuleID.lcKillSurvives.isInForce || !RuleID.lcOrphanReadopt.isInForce {
        endActivities(of: app, at: now, .lcKillSurvives, &effects)
      }
      media(.stop, app, at: now, &effects)
    // A transient activity outlives the suspension of its app, and a standard one its end.
    case .suspend, .resume: break
    }
    if state.foreground != before { foregroundChanged(from: before, at: now, &effects) }
  }

  /// A person changes an app's switches in Settings (rules `lc-authorisation`,
  /// `lc-frequent-toggle-ends`).
  mutating func permit(
    _ change: PermissionChange, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    if let allows = change.liveActivities { apps[change.app].allowsLiveActivities = allows }
    guard let isFrequent = change.frequentUpdates,
      isFrequent != apps[change.app].hasFrequentUpdates
    else { return }
    apps[change.app].hasFrequentUpdates = isFrequent
    guard RuleID.lcFrequentToggleEnds.isInForce else { return }
    endActivities(of: change.app, at: now, .lcFrequentToggleEnds, &effects)
  }

  /// Ends all activities of an app.
  private mutating func endActivities(
    of app: AppIndex, at now: SimulationTime, _ rule: RuleID, _ effects: inout PhoneEffects
  ) {
    for place in activities.live.indices.reversed()
    where activities[place].app == app && activities[place].isLive {
      finish(
        place, removalAt: now + PhoneLimits.linger, .afterFourHours, at: now, rule, &effects)
    }
  }

  private mutating func foregroundChanged(
    from before: AppIndex?, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    if let before, settings.transientOnLeave == .ends {
      endTransients(of: before, at: now, .lcTransient, &effects)
    }
    checkBanner(&effects)
    effects.note(.foreground(state.foreground), .diForegroundHidden)
    effects.needsDecision = true
  }

  /// Ends the transient activities of an app, or of all.
  private mutating func endTransients(
    of app: AppIndex?, at now: SimulationTime, _ rule: RuleID, _ effects: inout PhoneEffects
  ) {
    // Backwards, for an activity that ends may leave the list.
    for place in activities.live.indices.reversed() {
      let activity = activities[place]
      guard activity.style == .transient, activity.isLive, app == nil || activity.app == app else {
        continue
      }
      finish(
        place, removalAt: now + PhoneLimits.linger, .afterFourHours, at: now, rule, &effects)
    }
  }
}
