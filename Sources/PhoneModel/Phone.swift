public import Catalogue
public import SimulationKernel
public import TraceModel

/// The phone: its state, and what inputs and time do to it by its own rules.
///
/// It makes no choice between owners: it says who may be in the island and on the Lock Screen, and a
/// policy says who is. Each input appends to effects what became true and why.
public struct Phone: Sendable {
  let settings: PhoneSettings
  let limits: RunLimits
  /// The model of the device.
  public let device: DeviceModel
  let system: SystemVersion

  /// The state of the device.
  public internal(set) var state: DeviceState
  var activities = ActivityList()
  var apps = AppTable()
  var notifications = NotificationList()
  var clients = ClientTable()
  var delivery = Delivery()
  var surfaces = SurfaceStates()
  /// What the phone does by itself, in order.
  public internal(set) var timers = TimerQueue<PhoneTimer>()
  /// The apps of activities that a person removed: their senders may start them anew.
  var formerApps: [Int: AppIndex] = [:]
  var startCount: Int64 = 0
  var alertCount: Int64 = 0
  var banner: (activity: ActivityIndex, timer: TimerQueue<PhoneTimer>.Handle)?
  var litTimer: TimerQueue<PhoneTimer>.Handle?

  /// Makes a phone in the state that a trace's header gives.
  public init(_ header: TraceHeader, _ values: SettingValues, limits: RunLimits = RunLimits()) {
    settings = PhoneSettings(values)
    self.limits = limits
    device = header.device
    system = header.system
    state = header.state
    surfaces.isStandByRefused = isStandByRefused
    for app in header.apps {
      apps[app.app].allowsLiveActivities = app.allowsLiveActivities
      apps[app.app].hasFrequentUpdates = app.hasFrequentUpdates
      apps[app.app].attributesTypes = app.attributesTypes.count
      apps[app.app].hasSmallFamily = app.hasSmallFamily
      apps[app.app].hasMediumFamily = app.hasMediumFamily
      apps[app.app].hasWatchApp = app.hasWatchApp
    }
  }

  /// The activities that are somewhere on the phone, in the order in which they were asked for.
  public var live: [LiveActivity] { activities.live }

  /// Whether nothing more will happen by itself: nobody is on a surface and no push is on its way.
  public var isQuiet: Bool { activities.live.isEmpty && delivery.isQuiet }

  /// How many pushes wait.
  public var waitingPushes: Int { delivery.held.count + delivery.stored.count }

  /// Whether a person can see the screen: awake, or lit by an alert.
  public var isScreenOn: Bool { !state.isAsleep || litTimer != nil }

  /// Whether the Lock Screen can be seen: locked, not behind StandBy, and awake or Always-On.
  public var isLockScreenVisible: Bool {
    state.isLocked && !isInStandBy
      && (isScreenOn || (state.isAlwaysOn && device.hasAlwaysOnDisplay))
  }

  /// Lets the next timer fire.
  ///
  /// - Precondition: there is one.
  public mutating func fireTimer(_ effects: inout PhoneEffects) {
    guard let (time, timer) = timers.popNext() else { preconditionFailure("no timer is set") }
    switch timer {
    case .activeCap(let activity): reachLimit(activity, at: time, &effects)
    case .removal(let activity): removeOnTime(activity, &effects)
    case .stale(let activity): turnStale(activity, at: time, &effects)
    case .scheduledStart(let activity): beginScheduled(activity, at: time, &effects)
    case .delivery(let slot): release(slot, at: time, &effects)
    case .draw(let activity): draw(activity, at: time, &effects)
    case .bannerEnd: endBanner(.sfBanner, &effects)
    case .surfaceHold(let surface): endSurfaceHold(surface, &effects)
    case .screenOff:
      litTimer = nil
      effects.note(.lockScreenVisible(isLockScreenVisible), .alEffect)
      effects.changesLockScreen = true
      effects.changesSurfaces = true
    }
  }

  /// Lets an event of the trace happen.
  ///
  /// - Throws: `LimitExceeded` if too much would be alive at once.
  public mutating func apply(
    _ event: TraceEvent, _ effects: inout PhoneEffects
  ) throws(LimitExceeded) {
    let now = event.time
    switch event.action {
    case .activityUpdate(let update):
      updateLocally(update, ChangeOrigin(event.number, .activityUpdate, at: now), at: now, &effects)
    case .activityStart(let start):
      _ = self.start(start, ChangeOrigin(event.number, .activityStart, at: now), at: now, &effects)
    case .activityEnd(let end):
      endLocally(end, ChangeOrigin(event.number, .activityEnd, at: now), at: now, &effects)
    case .push(let push):
      send(push, ChangeOrigin(event.number, push.type, at: now), at: now, &effects)
    case .rotateToken(let activity, let epoch): rotate(activity, to: epoch, at: now)
    case .channel(let change): self.change(change, &effects)
    case .rendering(let activity, let works):
      setRendering(activity, works: works, at: now, &effects)
    case .notificationPost(let post): try self.post(post, at: now, &effects)
    case .notificationClear(let notification), .dismissNotification(let notification):
      clear(notification, &effects)
    case .media(let action, let app): media(action, app, at: now, &effects)
    case .systemBegin(let client): beginClient(.system(client), at: now, &effects)
    case .systemEnd(let client): endClient(.system(client), &effects)
    case .app(let action, let app): self.app(action, app, at: now, &effects)
    case .device(let change): self.change(change, at: now, &effects)
    case .permission(let change): permit(change, at: now, &effects)
    case .dismissActivity(let activity): dismiss(activity, &effects)
    case .touch, .notSimulated: break
    }
  }
}
