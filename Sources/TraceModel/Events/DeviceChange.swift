/// The states of the device that this phone acts on.
public struct DeviceState: Sendable, BitwiseCopyable, Equatable {
  /// How the phone is held.
  public enum Orientation: String, CaseIterable, Sendable, BitwiseCopyable {
    case portrait, landscape
  }

  /// How the phone reaches the servers.
  public enum Network: String, CaseIterable, Sendable, BitwiseCopyable {
    case online, offline, poor
  }

  /// What a car shows.
  public enum CarPlay: String, CaseIterable, Sendable, BitwiseCopyable {
    case dashboard, hidden
  }

  /// What StandBy shows of activities.
  public enum StandBy: String, CaseIterable, Sendable, BitwiseCopyable {
    case off, minimal, fullScreen
  }

  /// What a paired watch shows.
  public enum Watch: String, CaseIterable, Sendable, BitwiseCopyable {
    case face, app, stack
  }

  /// Where the wrist with the watch is.
  public enum Wrist: String, CaseIterable, Sendable, BitwiseCopyable {
    case up, down
  }

  /// How the phone reaches the watch.
  public enum WatchLink: String, CaseIterable, Sendable, BitwiseCopyable {
    case good, poor, none
  }

  /// Whether the phone is locked.
  public var isLocked = false
  /// Whether the screen is off.
  public var isAsleep = false
  /// Whether the Always-On display is switched on.
  public var isAlwaysOn = false
  /// Whether Live Activities may be seen while locked.
  public var allowsWhenLocked = true
  /// Whether Reduce Motion is on.
  public var reducesMotion = false
  /// How the phone is held.
  public var orientation = Orientation.portrait
  /// How the phone reaches the servers.
  public var network = Network.online
  /// What a car shows, or nil without a car.
  public var carPlay: CarPlay?
  /// Whether colors are dark.
  public var isDark = false
  /// The app in front, or nil for the Home Screen.
  public var foreground: AppIndex?
  /// Whether the phone is charging.
  public var isCharging = false
  /// What StandBy would show.
  public var standby = StandBy.off
  /// Whether StandBy is red for the night.
  public var isNightMode = false
  /// What a watch shows, or nil without a watch.
  public var watch: Watch?
  /// Where the wrist with the watch is.
  public var wrist = Wrist.up
  /// How the phone reaches the watch.
  public var watchLink = WatchLink.good
  /// Whether a Mac is near.
  public var hasMac = false
  /// The Focus that is on, or nil.
  public var focus: Focus?

  /// The state at the start unless the trace says otherwise: unlocked, Home Screen, awake, online,
  /// portrait.
  public init() {}
}

/// New values for some states of the device; nil leaves a state alone.
public struct DeviceChange: Sendable, BitwiseCopyable {
  /// What a change does to the app in front.
  public enum Foreground: Sendable, BitwiseCopyable {
    case unchanged
    case home
    case app(AppIndex)
  }

  /// Whether the phone is locked.
  public var isLocked: Bool?
  /// Whether the screen is off.
  public var isAsleep: Bool?
  /// Whether the Always-On display is switched on.
  public var isAlwaysOn: Bool?
  /// Whether Live Activities may be seen while locked.
  public var allowsWhenLocked: Bool?
  /// Whether Reduce Motion is on.
  public var reducesMotion: Bool?
  /// How the phone is held.
  public var orientation: DeviceState.Orientation?
  /// How the phone reaches the servers.
  public var network: DeviceState.Network?
  /// What a car shows from now on; the inner nil stands for no car.
  public var carPlay: DeviceState.CarPlay??
  /// Whether colors are dark.
  public var isDark: Bool?
  /// What the change does to the app in front.
  public var foreground = Foreground.unchanged
  /// Whether the phone is charging.
  public var isCharging: Bool?
  /// What StandBy would show.
  public var standby: DeviceState.StandBy?
  /// Whether StandBy is red for the night.
  public var isNightMode: Bool?
  /// What a watch shows from now on; the inner nil stands for no watch.
  public var watch: DeviceState.Watch??
  /// Where the wrist with the watch is.
  public var wrist: DeviceState.Wrist?
  /// How the phone reaches the watch.
  public var watchLink: DeviceState.WatchLink?
  /// Whether a Mac is near.
  public var hasMac: Bool?
  /// The Focus that is on from now on; the inner nil stands for none.
  public var focus: Focus??

  /// Creates a change of nothing.
  public init() {}

  /// Applies the change.
  public func apply(to state: inout DeviceState) {
    if let isLocked { state.isLocked = isLocked }
    if let isAsleep { state.isAsleep = isAsleep }
    if let isAlwaysOn { state.isAlwaysOn = isAlwaysOn }
    if let allowsWhenLocked { state.allowsWhenLocked = allowsWhenLocked }
    if let reducesMotion { state.reducesMotion = reducesMotion }
    if let orientation { state.orientation = orientation }
    if let network { state.network = network }
    if let isDark { state.isDark = isDark }
    if let carPlay { state.carPlay = carPlay }
    if let isCharging { state.isCharging = isCharging }
    if let standby { state.standby = standby }
    if let isNightMode { state.isNightMode = isNightMode }
    if let watch { state.watch = watch }
    if let wrist { state.wrist = wrist }
    if let watchLink { state.watchLink = watchLink }
    if let hasMac { state.hasMac = hasMac }
    if let focus { state.focus = focus }
    switch foreground {
    case .unchanged: break
    case .home: state.foreground = nil
    case .app(let app): state.foreground = app
    }
  }
}
