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
  /// The app in front, or nil for the Home Screen.
  public var foreground: AppIndex?

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
  /// What the change does to the app in front.
  public var foreground = Foreground.unchanged

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
    if let carPlay { state.carPlay = carPlay }
    switch foreground {
    case .unchanged: break
    case .home: state.foreground = nil
    case .app(let app): state.foreground = app
    }
  }
}
