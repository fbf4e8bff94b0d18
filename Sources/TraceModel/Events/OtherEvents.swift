public import SimulationKernel

/// A notification is put into the list.
public struct NotificationPost: Sendable, BitwiseCopyable {
  /// How urgent a notification is, most urgent last.
  public enum Level: String, CaseIterable, Sendable, BitwiseCopyable, Comparable {
    case passive, active, timeSensitive, critical

    /// Whether one level is less urgent than another.
    public static func < (left: Self, right: Self) -> Bool { left.urgency < right.urgency }

    /// How urgent it is, from 0.
    public var urgency: Int {
      switch self {
      case .passive: 0
      case .active: 1
      case .timeSensitive: 2
      case .critical: 3
      }
    }
  }

  /// Which notification it is.
  public var notification: NotificationIndex
  /// The app it is about.
  public var app: AppIndex
  /// How urgent it is.
  public var level = Level.active
  /// In millionths of a point, or nil for the setting's.
  public var height: Int64?
  /// The group that it is put in, or -1.
  public var group = NameIndex(-1)

  /// Creates a notification with the defaults of everything else.
  public init(notification: NotificationIndex, app: AppIndex) {
    self.notification = notification
    self.app = app
  }
}

/// What a player does.
public enum MediaAction: Sendable, BitwiseCopyable {
  case play, pause, stop
  /// A finger takes the playback position, and lets it go.
  case scrubBegin, scrubEnd
}

/// What happens to an app's process and window.
public enum AppAction: Sendable, BitwiseCopyable {
  case open, leave, kill, suspend, resume
}

/// A part of the system that shares the island, by the names that traces write.
public enum SystemClient: String, DenselyNumbered {
  case call, navigation, timer, alarm, recording, share, cast, hotspot
  case faceID, applePay, airDrop, charging, silentMode
}

/// A person changes a switch in Settings.
public struct PermissionChange: Sendable, BitwiseCopyable {
  /// The app it is about.
  public var app: AppIndex
  /// Whether the app may start Live Activities; nil leaves the switch alone.
  public var liveActivities: Bool?
  /// Whether the app may update often; nil leaves the switch alone.
  public var frequentUpdates: Bool?

  /// Creates a change.
  public init(app: AppIndex) { self.app = app }
}

/// A person touches the island.
public struct Touch: Sendable, BitwiseCopyable {
  /// What a finger does.
  public enum Gesture: Sendable, BitwiseCopyable {
    case longPress, tap, swipe, outside
    case button(Button)
  }

  /// A button on a card.
  public enum Button: Sendable, BitwiseCopyable {
    /// The person allows the app's Live Activities, or does not (rule `lc-first-use-prompt`).
    case allow, deny
    /// A button of the app's own, which runs an app intent (rule `lc-intent-button`).
    case intent
    /// The button of a watch that opens the app on the phone (rule `sf-watch-tap`).
    case open
  }

  /// What is touched.
  public enum Target: Sendable, BitwiseCopyable, Equatable {
    case attached, detached
    case activity(ActivityIndex)
  }

  /// Where a swipe goes.
  public enum Direction: String, CaseIterable, Sendable, BitwiseCopyable {
    case left, right, outward, up
  }

  /// What the finger does.
  public var gesture: Gesture
  /// What it touches, or nil.
  public var target: Target?
  /// Where a swipe goes, or nil.
  public var direction: Direction?
  /// What is touched besides the phone's own island and cards, or nil.
  public var surface: Surface?

  /// Creates a touch.
  public init(_ gesture: Gesture, target: Target? = nil, direction: Direction? = nil) {
    self.gesture = gesture
    self.target = target
    self.direction = direction
  }
}
