public import SimulationKernel

/// A place besides the island, the banner and the lit Lock Screen where an activity is shown.
public enum Surface: String, DenselyNumbered {
  /// The Lock Screen of a sleeping phone with an Always-On display (rule `sf-always-on`).
  case alwaysOn
  /// A charging phone that stands sideways (rule `sf-standby-minimal`).
  case standby
  /// The Smart Stack of a paired watch (rule `sf-watch-auto`).
  case watch
  /// A car's Dashboard (rule `sf-carplay-auto`).
  case carplay
  /// The menu bar of a paired Mac (rule `sf-mac-menubar`).
  case mac

  /// Those that a finger or a pointer reaches, by the names that traces write.
  public static let touchable: [Surface] = [.standby, .watch, .carplay, .mac]
}

/// Which of an activity's views a surface shows.
public enum SurfaceView: String, DenselyNumbered {
  /// Both sides of compact, side by side.
  case compact
  /// The minimal view.
  case minimal
  /// The view of the Lock Screen.
  case content
  /// The app's own view for the family `small`.
  case small
  /// The view of the Lock Screen, over the whole screen.
  case fullScreen
  /// The app's own view for the family `medium`, over the whole screen.
  case medium
  /// The title and body of an alert.
  case alert
  /// A compact banner at the lower edge of a watch.
  case banner
  /// A notification at the lower edge of a car's screen.
  case notification
  /// The app itself, by iPhone Mirroring.
  case mirroring
}

/// How a surface draws what it shows, and what its views are told of it.
public struct SurfaceLook: OptionSet, Sendable, BitwiseCopyable {
  /// The flags.
  public let rawValue: UInt8

  /// A look with some flags.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Dimmed and in dark colors (rules `sf-always-on`, `sf-watch-aod`).
  public static let isLuminanceReduced = SurfaceLook(rawValue: 1)
  /// The view fills the screen (rule `sf-standby-detect`).
  public static let isActivityFullscreen = SurfaceLook(rawValue: 2)
  /// The container draws its background (rule `sf-standby-detect`).
  public static let showsWidgetContainerBackground = SurfaceLook(rawValue: 4)
  /// Tinted red for the night (rule `sf-standby-night`).
  public static let redTint = SurfaceLook(rawValue: 8)
  /// Noted to be from the last connection (rule `sf-watch-link`).
  public static let lastConnected = SurfaceLook(rawValue: 16)

  /// The flags by the names that traces and reports write, in their order.
  public static let names = [
    "isLuminanceReduced", "isActivityFullscreen", "showsWidgetContainerBackground", "redTint",
    "lastConnected",
  ]

  /// The look of some names.
  public init(names: [String]) {
    rawValue = names.reduce(0) { bits, name in
      bits | (Self.names.firstIndex(of: name).map { 1 << UInt8($0) } ?? 0)
    }
  }

  /// The names of the flags that are set.
  public var names: [String] {
    Self.names.indices.filter { rawValue >> UInt8($0) & 1 == 1 }.map { Self.names[$0] }
  }
}
