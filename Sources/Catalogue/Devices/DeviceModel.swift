/// The size of a screen held upright, in points at the standard zoom.
///
/// Source: Apple's Human Interface Guidelines, Layout, Specifications
/// (<https://developer.apple.com/design/human-interface-guidelines/layout>).
public struct ScreenSize: Sendable, Equatable {
  /// The shorter side, in points.
  public let width: Int
  /// The longer side, in points.
  public let height: Int

  /// Creates a size from the two sides in points, the shorter one first.
  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}

/// A model of iPhone or iPad, with what decides how it shows a Live Activity.
///
/// Sources: for the names, years and displays, Apple's technical specifications
/// (<https://support.apple.com/specs>); for the screens, the Human Interface Guidelines, Layout,
/// Specifications; for the widths, the Human Interface Guidelines, Live Activities, Specifications
/// (<https://developer.apple.com/design/human-interface-guidelines/live-activities>).
public struct DeviceModel: Sendable, Equatable {
  /// The two families of devices that show Live Activities of their own.
  public enum Family: String, Sendable, CaseIterable {
    /// A phone; with or without a Dynamic Island.
    case iPhone
    /// A tablet; never with a Dynamic Island.
    case iPad
  }

  /// The marketing name, as Apple writes it: "iPhone 16 Pro".
  ///
  /// Source: Apple's technical specifications.
  public let name: String
  /// Whether this is a phone or a tablet.
  ///
  /// Source: Apple's technical specifications.
  public let family: Family
  /// The size of the screen held upright, in points.
  ///
  /// Source: HIG, Layout, Specifications.
  public let screen: ScreenSize
  /// Whether the camera sits in a Dynamic Island.
  ///
  /// Source: Apple's technical specifications.
  public let hasDynamicIsland: Bool
  /// Whether the display can stay on, dimmed, while the device is locked.
  ///
  /// Source: Apple's technical specifications.
  public let hasAlwaysOnDisplay: Bool
  /// The year of release.
  ///
  /// Source: Apple's technical specifications.
  public let year: Int
  /// The width of each side of the compact island, in points; `nil` without an island.
  ///
  /// Source: HIG, Live Activities, iOS dimensions. Its table has the screens 430x932 and 393x852
  /// only; that other phones share the value of their width class is inferred.
  public let compactSideWidth: Points?
  /// The width of the compact or minimal Dynamic Island, in points; `nil` without an island.
  ///
  /// Source: HIG, Live Activities, iOS dimensions, Dynamic Island width by device.
  public let islandWidth: Points?
  /// The width of the expanded Dynamic Island, in points; `nil` without an island.
  ///
  /// Source: HIG, Live Activities, iOS dimensions, Dynamic Island width by device.
  public let expandedWidth: Points?
  /// The width of the Lock Screen presentation, in points; `nil` where nothing is published.
  ///
  /// Source: HIG, Live Activities, iOS dimensions and iPadOS dimensions. For phones its table has
  /// the screens 430x932 and 393x852 only; that other phones with an island share the value of
  /// their width class is inferred.
  public let lockScreenWidth: Points?
}

extension DeviceModel {
  /// The two groups that the Dynamic Island's published widths fall into.
  enum WidthClass {
    /// An island of 230 pt at rest and 371 pt expanded.
    case narrow
    /// An island of 250 pt at rest and 408 pt expanded.
    case wide

    /// The width of each side of the compact presentation.
    var compactSideWidth: Points {
      switch self {
      case .narrow: PresentationSize.narrowCompactSideWidth
      case .wide: PresentationSize.wideCompactSideWidth
      }
    }

    /// The width of the island at rest.
    var islandWidth: Points {
      switch self {
      case .narrow: PresentationSize.narrowIslandWidth
      case .wide: PresentationSize.wideIslandWidth
      }
    }

    /// The width of the expanded island, and of the Lock Screen presentation.
    var cardWidth: Points {
      switch self {
      case .narrow: PresentationSize.narrowCardWidth
      case .wide: PresentationSize.wideCardWidth
      }
    }
  }

  /// Creates a phone; one without an island has no published widths.
  init(
    iPhone name: String, _ width: Int, _ height: Int, year: Int, island: WidthClass? = nil,
    alwaysOn: Bool = false
  ) {
    self.init(
      name: name, family: .iPhone, screen: ScreenSize(width: width, height: height),
      hasDynamicIsland: island != nil, hasAlwaysOnDisplay: alwaysOn, year: year,
      compactSideWidth: island?.compactSideWidth, islandWidth: island?.islandWidth,
      expandedWidth: island?.cardWidth, lockScreenWidth: island?.cardWidth)
  }

  /// Creates a tablet; its Lock Screen width follows from its screen, where that is published.
  init(iPad name: String, _ width: Int, _ height: Int, year: Int) {
    let screen = ScreenSize(width: width, height: height)
    self.init(
      name: name, family: .iPad, screen: screen, hasDynamicIsland: false,
      hasAlwaysOnDisplay: false, year: year, compactSideWidth: nil, islandWidth: nil,
      expandedWidth: nil, lockScreenWidth: PresentationSize.iPadLockScreenWidth(on: screen))
  }
}
