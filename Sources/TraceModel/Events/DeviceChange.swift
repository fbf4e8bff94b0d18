/// The states of the device that this phone acts on.
public struct DeviceState: Sendable, BitwiseCopyable, Equatable {
  /// How the phone is held.
  public enum Orientation: String, CaseIterable, Sendable, BitwiseCopyable {
    case portrait, landscape
  }

  /// Whether the phone is locked.
  public var isLocked = false
  /// Whether the screen is off.
  public var isAsleep = false
  /// Whether the Always-On display is switched on.
  public var isAlwaysOn = false
  /// Whether Live Activities may be seen while locked.
  public var allowsWhenLocked = true
  /// How the phone is held.
  public var orientation = Orientation.portrait
  /// The app in front, or nil for the Home Screen.
  public var foreground: AppIndex?

  /// The state at the start unless the trace says otherwise: unlocked, Home Screen, awake, portrait.
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
  /// How the phone is held.
  public var orientation: DeviceState.Orientation?
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
    if let orientation { state.orientation = orientation }
    switch foreground {
    case .unchanged: break
    case .home: state.foreground = nil
    case .app(let app): state.foreground = app
    }
  }
}
