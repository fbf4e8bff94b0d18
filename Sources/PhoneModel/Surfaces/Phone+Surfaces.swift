internal import Catalogue
internal import SimulationKernel
public import TraceModel

/// What the other surfaces remember between inputs.
struct SurfaceStates: Sendable {
  /// The activity that fills the screen in StandBy, as a person chose it.
  var standbyActivity: ActivityIndex?
  var watch = WatchState()
  /// Whether StandBy was asked for in vain.
  var isStandByRefused = false
  /// The activity whose alert is a notification in the car.
  var carNotification: (activity: ActivityIndex, timer: TimerQueue<PhoneTimer>.Handle)?
  /// The activity that a person opened in the Mac's menu bar, and what it shows.
  var macOpen: (activity: ActivityIndex, view: SurfaceView)?
}

extension Phone {
  /// Whether there is any other surface than the phone's own.
  public var hasSurfaces: Bool {
    state.watch != nil || state.carPlay != nil || state.hasMac || state.standby != .off
      || (state.isAlwaysOn && state.isLocked)
  }

  /// Fills the list from which the other surfaces are made: the cards, whether the phone is locked
  /// or not.
  ///
  /// How they are ordered is not documented; they take the order of the Lock Screen.
  public func fillSurfaces(_ view: inout LockScreenView) {
    view.items.removeAll(keepingCapacity: true)
    for activity in activities.live where activity.isOnLockScreen {
      view.items.append(
        LockScreenItem(
          content: .activity(activity.activity), app: activity.app, order: activity.startOrder,
          relevance: activity.relevance, isEnded: activity.state == .ended, height: 0))
    }
  }

  /// What a surface shows, and the rules that make it so.
  public func picture(
    of surface: Surface, _ view: LockScreenView, _ order: [Int], into picture: inout SurfacePicture
  ) -> RuleList {
    picture.items.removeAll(keepingCapacity: true)
    picture.look = []
    let cards = order.compactMap { position in
      if case .activity(let activity) = view.items[position].content,
        let place = activities.find(activity)
      {
        activities[place]
      } else {
        nil
      }
    }
    switch surface {
    case .alwaysOn: return drawAlwaysOn(cards, &picture)
    case .standby: return drawStandBy(cards, &picture)
    case .watch: return drawWatch(cards, &picture)
    case .carplay: return drawCarPlay(cards, &picture)
    case .mac: return drawMac(cards, &picture)
    }
  }

  /// Whether the phone sleeps with an Always-On display that shows the Lock Screen.
  private var showsAlwaysOn: Bool {
    state.isLocked && !isScreenOn && isLockScreenVisible && state.allowsWhenLocked
  }

  /// An Always-On display is dimmed and dark (rule `sf-always-on`).
  private func drawAlwaysOn(_ cards: [LiveActivity], _ picture: inout SurfacePicture) -> RuleList {
    guard showsAlwaysOn else { return RuleList(.sfAlwaysOn) }
    for card in cards { picture.items.append(SurfaceItem(card.activity, .content)) }
    guard !cards.isEmpty else { return RuleList(.sfAlwaysOn) }
    if RuleID.sfAlwaysOn.isInForce { picture.look.insert(.isLuminanceReduced) }
    if RuleID.sfStandbyDetect.isInForce { picture.look.insert(.showsWidgetContainerBackground) }
    return RuleList(.sfAlwaysOn, .sfStandbyDetect)
  }

  /// What an alert does on the surfaces besides the phone's own.
  mutating func raiseElsewhere(
    _ place: Int, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard hasSurfaces else { return }
    alertWatch(place, at: now, &effects)
    alertCar(place, at: now, &effects)
  }

  /// The time of a view that comes and goes is over.
  mutating func endSurfaceHold(_ surface: Surface, _ effects: inout PhoneEffects) {
    if surface == .watch { surfaces.watch.alert = nil } else { surfaces.carNotification = nil }
    effects.changesSurfaces = true
  }

  /// The state of the device was changed: what a person opened elsewhere may be closed by it.
  mutating func surfacesChanged(
    _ change: DeviceChange, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    if change.standby != nil || (surfaces.standbyActivity != nil && !isInStandBy) {
      if change.standby == nil { state.standby = .minimal }
      surfaces.standbyActivity = nil
    }
    if change.watch != nil {
      closeWatch()
      surfaces.watch.isLaunched = false
    }
    if change.hasMac == false { surfaces.macOpen = nil }
    if change.carPlay != nil { endCarNotification() }
    if change.wrist != nil || change.watchLink != nil || change.watch != nil {
      catchUpWatch(at: now, &effects)
    }
    if isStandByRefused != surfaces.isStandByRefused {
      surfaces.isStandByRefused = isStandByRefused
      effects.note(.standByRefused(isStandByRefused), .sfStandbyEntry)
    }
    effects.changesSurfaces = true
  }

  /// Whether StandBy is asked for and the phone does not stand for it.
  public var isStandByRefused: Bool { state.standby != .off && !isInStandBy }

  /// Forgets an activity that is on no surface any more.
  mutating func leaveSurfaces(_ activity: ActivityIndex, _ effects: inout PhoneEffects) {
    guard hasSurfaces else { return }
    surfaces.watch.held[activity.position] = nil
    if surfaces.standbyActivity == activity {
      // The card that a person opened is gone: the minimal views are there again.
      surfaces.standbyActivity = nil
      state.standby = .minimal
    }
    if surfaces.macOpen?.activity == activity { surfaces.macOpen = nil }
    if surfaces.watch.opened == activity { surfaces.watch.opened = nil }
    if let alert = surfaces.watch.alert, alert.activity == activity {
      timers.cancel(alert.timer)
      surfaces.watch.alert = nil
    }
    if surfaces.carNotification?.activity == activity { endCarNotification() }
    effects.changesSurfaces = true
  }
}
