internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// An activity asks for attention (rule `al-effect`): the screen lights, and the island or a
  /// banner may show it.
  mutating func raise(
    _ kind: IslandAlert.Kind, _ alert: Alert, of place: Int, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    let activity = activities[place].activity
    let number = number(of: activity, alert.sound, &effects)
    if kind.isEmpty && settings.emptyAlert == .silent || !RuleID.alEffect.isInForce {
      effects.note(.alertWithoutDisplay(number: number), .alEffect)
      return
    }
    raiseElsewhere(place, at: now, &effects)
    if settings.focusAlerts == .silenced && isSilenced(activities[place].app) {
      effects.note(.alertWithoutDisplay(number: number), .alFocus)
      return
    }
    lightScreen(at: now, &effects)
    if state.isLocked {
      raiseLocked(kind, of: place, number, &effects)
    } else if device.hasDynamicIsland {
      effects.signal = .alert(
        IslandAlert(
          number: number, activity: activity, kind: kind, priority: alert.priority,
          isSticky: alert.isSticky))
      effects.needsDecision = true
    } else {
      showBanner(place, number, at: now, &effects)
    }
  }

  /// While the phone is locked the Lock Screen shows the alert's card, if it is in the list (rules
  /// `di-visible-unlocked`, `ls-allow-when-locked`).
  private func raiseLocked(
    _ kind: IslandAlert.Kind, of place: Int, _ number: Int64, _ effects: inout PhoneEffects
  ) {
    let activity = activities[place]
    if case .start = kind {
      effects.signal = .started(activity.activity)
      effects.needsDecision = true
    }
    if isInStandBy {
      effects.note(.alertWithoutDisplay(number: number), .sfStandbyMinimal)
    } else if !state.allowsWhenLocked {
      effects.note(.alertWithoutDisplay(number: number), .lsAllowWhenLocked)
    } else if !activity.isOnLockScreen {
      effects.note(.alertWithoutDisplay(number: number), .lcStaleTransition)
    } else {
      effects.note(
        .alertOnLockScreen(number: number), device.hasDynamicIsland ? .diVisibleUnlocked : .alEffect
      )
    }
  }

  /// An activity asks for attention and is gone at once: the phone sounds, and nothing is shown.
  mutating func raiseGone(
    _ activity: ActivityIndex, _ alert: Alert, at now: SimulationTime, _ rule: RuleID,
    _ effects: inout PhoneEffects
  ) {
    let number = number(of: activity, alert.sound, &effects)
    effects.note(.alertWithoutDisplay(number: number), rule)
    if !(alert.isEmpty && settings.emptyAlert == .silent) { lightScreen(at: now, &effects) }
  }

  /// Notes that an activity asks for attention; returns the alert's number.
  private mutating func number(
    of activity: ActivityIndex, _ sound: Alert.Sound, _ effects: inout PhoneEffects
  ) -> Int64 {
    defer { alertCount += 1 }
    effects.note(.alert(number: alertCount, activity, sound), .alEffect)
    return alertCount
  }

  private mutating func lightScreen(at now: SimulationTime, _ effects: inout PhoneEffects) {
    guard state.isAsleep else { return }
    if let litTimer { timers.cancel(litTimer) }
    litTimer = schedule(.screenOff, at: now + settings.screenOnAfterAlert)
    effects.note(.lockScreenVisible(isLockScreenVisible), .alEffect)
    effects.changesLockScreen = true
    effects.changesSurfaces = true
  }

  /// A device without an island shows a banner, if the app is not in use (rule
  /// `al-banner-conditions`).
  private mutating func showBanner(
    _ place: Int, _ number: Int64, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    let activity = activities[place]
    guard activity.isLive, activity.isPresented, RuleID.sfBanner.isInForce,
      state.foreground != activity.app || !RuleID.alBannerConditions.isInForce
    else {
      effects.note(.alertWithoutDisplay(number: number), .alBannerConditions)
      return
    }
    if let banner { timers.cancel(banner.timer) }
    let timer = schedule(.bannerEnd, at: now + settings.bannerHold)
    banner = (activity.activity, timer)
    effects.note(.banner(activity.activity, number: number), .sfBanner)
  }

  /// The banner goes, if there is one.
  mutating func endBanner(_ rule: RuleID, _ effects: inout PhoneEffects) {
    guard let banner else { return }
    timers.cancel(banner.timer)
    self.banner = nil
    effects.note(.banner(nil, number: -1), rule)
  }

  /// What a banner may not outlast: a lock, and its own app coming to the front.
  mutating func checkBanner(_ effects: inout PhoneEffects) {
    guard let banner else { return }
    let place = activities.find(banner.activity)
    let isInFront = place.map { activities[$0].app == state.foreground } ?? true
    if state.isLocked || isInFront { endBanner(.alBannerConditions, &effects) }
  }
}
