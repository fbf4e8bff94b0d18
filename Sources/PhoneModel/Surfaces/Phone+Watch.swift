internal import Catalogue
internal import SimulationKernel
internal import TraceModel

/// What a paired watch shows besides its screen's state.
struct WatchState: Sendable {
  /// The activity that fills the screen.
  var opened: ActivityIndex?
  /// The activity whose alert comes first for a while.
  var alert: (activity: ActivityIndex, timer: TimerQueue<PhoneTimer>.Handle)?
  /// What did not reach the watch, by the activity's position.
  var held: [Int: WatchHold] = [:]
  /// The hour of each app that its updates draw on.
  var budgets: [Int: PushBudget] = [:]
  /// Whether a start opened the Smart Stack.
  var isLaunched = false
}

extension Phone {
  /// Whether a watch is paired that knows Live Activities (rule `sf-watch-auto`).
  var hasWatch: Bool {
    state.watch != nil && device.family == .iPhone && system >= SystemVersion(major: 18, minor: 0)
      && RuleID.sfWatchAuto.isInForce
  }

  /// The Smart Stack with its activities first, or what covers it.
  func drawWatch(_ cards: [LiveActivity], _ picture: inout SurfacePicture) -> RuleList {
    guard hasWatch else { return RuleList(.sfWatchAuto) }
    guard isWatchLit else { return RuleList(.sfWatchAod) }
    let rules = listWatch(cards, &picture)
    // A look is one of views: without any there is none.
    guard !picture.items.isEmpty else { return rules }
    if state.wrist == .down && RuleID.sfWatchAod.isInForce {
      picture.look.insert(.isLuminanceReduced)
    }
    if state.watchLink != .good && RuleID.sfWatchLink.isInForce {
      picture.look.insert(.lastConnected)
    }
    return rules
  }

  private func listWatch(_ cards: [LiveActivity], _ picture: inout SurfacePicture) -> RuleList {
    var rules = RuleList(surfaces.watch.isLaunched ? .sfWatchAutolaunch : .sfWatchAuto)
    if surfaces.watch.held.values.contains(.budget) { rules.append(.sfWatchBudget) }
    if state.wrist == .down { rules.append(.sfWatchAod) }
    if state.watchLink != .good { rules.append(.sfWatchLink) }
    if let opened = surfaces.watch.opened, state.watch == .stack {
      picture.items.append(watchItem(opened, .fullScreen))
      rules.append(.sfWatchTap)
      return rules
    }
    if let alert = surfaces.watch.alert {
      picture.items.append(watchItem(alert.activity, state.watch == .app ? .banner : .alert))
      rules.append(.sfWatchAlert)
    }
    guard state.watch == .stack else { return rules }
    rules.append(.sfWatchDefaultView)
    for card in cards where surfaces.watch.held[card.activity.position] != .notStarted {
      let isSmall = apps[card.app].hasSmallFamily && RuleID.sfWatchDefaultView.isInForce
      picture.items.append(watchItem(card.activity, isSmall ? .small : .compact))
    }
    return rules
  }

  private func watchItem(_ activity: ActivityIndex, _ view: SurfaceView) -> SurfaceItem {
    var item = SurfaceItem(activity, view)
    item.isBehind = surfaces.watch.held[activity.position] != nil
    return item
  }

  /// A start opens the Smart Stack over the watch face (rule `sf-watch-autolaunch`).
  mutating func startOnWatch(_ place: Int, _ effects: inout PhoneEffects) {
    guard hasWatch else { return }
    effects.changesSurfaces = true
    let activity = activities[place].activity
    effects.note(.watch(activity, isSent: state.watchLink != .none), .sfWatchAuto)
    if state.watchLink == .none {
      surfaces.watch.held[activity.position] = .notStarted
    } else {
      openStack()
    }
  }

  /// A start that reaches the watch opens the Smart Stack over the face, if the person lets it.
  mutating func openStack() {
    guard state.watch == .face, settings.watchAutoLaunch == .on, RuleID.sfWatchAutolaunch.isInForce
    else { return }
    state.watch = .stack
    surfaces.watch.isLaunched = true
  }

  /// Whether the watch shows anything: the wrist is up, or its display stays on.
  private var isWatchLit: Bool { state.wrist == .up || settings.watchDisplay == .alwaysOn }

  /// An alert is first in the Smart Stack, which opens over the watch face, or a banner over an app
  /// (rules `sf-watch-alert`, `al-no-banner-text`).
  mutating func alertWatch(
    _ place: Int, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    let isSilenced = settings.focusAlerts == .silenced && isSilenced(activities[place].app)
    guard hasWatch, state.watchLink != .none, !isSilenced, RuleID.sfWatchAlert.isInForce,
      RuleID.alNoBannerText.isInForce
    else { return }
    if let alert = surfaces.watch.alert { timers.cancel(alert.timer) }
    let timer = schedule(.surfaceHold(.watch), at: now + settings.watchAlertHold)
    surfaces.watch.alert = (activities[place].activity, timer)
    surfaces.watch.opened = nil
    if state.watch == .face { state.watch = .stack }
    effects.changesSurfaces = true
  }

  /// A tap opens the watch app where the app opts in, else the activity alone (rule
  /// `sf-watch-tap`).
  mutating func touchWatch(
    _ touch: Touch, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard hasWatch, isWatchLit, RuleID.sfWatchTap.isInForce else { return }
    switch (touch.gesture, touch.target) {
    case (.tap, .activity(let activity)?):
      guard let place = activities.find(activity),
        surfaces.watch.held[activity.position] != .notStarted,
        state.watch == .stack || surfaces.watch.alert?.activity == activity
      else { return }
      closeWatch()
      if apps[activities[place].app].hasWatchApp {
        state.watch = .app
      } else {
        state.watch = .stack
        surfaces.watch.opened = activity
        surfaces.watch.isLaunched = false
      }
    case (.outside, _): closeWatch()
    case (.button(.open), let target):
      guard let opened = surfaces.watch.opened, let place = activities.find(opened),
        !state.isLocked, target == nil || target == .activity(opened)
      else { return }
      app(.open, activities[place].app, at: now, &effects)
    default: return
    }
    effects.changesSurfaces = true
  }

  /// What covered the Smart Stack goes.
  mutating func closeWatch() {
    surfaces.watch.opened = nil
    if let alert = surfaces.watch.alert { timers.cancel(alert.timer) }
    surfaces.watch.alert = nil
  }
}
