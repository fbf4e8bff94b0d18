public import SimulationKernel

/// What an activity's layouts say that changes how it looks, and not who is shown.
public struct LayoutFacts: Sendable, Equatable {
  /// A presentation that can have margins of its own.
  public enum Presentation: String, DenselyNumbered {
    case expanded, compactLeading, compactTrailing, minimal, lockScreen
  }

  /// An edge of a presentation.
  public enum Edge: String, DenselyNumbered {
    case top, leading, bottom, trailing
  }

  /// The margins that hold, in millionths of a point.
  public var margins: [Presentation: [Edge: Int64]] = [:]
  /// The background of the card, or nil for the system's.
  public var tint: String?
  /// How opaque it is, in millionths; nil for fully.
  public var tintOpacity: Int64?
  /// The key line of the island, or nil for the system's.
  public var keylineTint: String?
  /// The color of the button that dismisses the card, or nil for one that the system derives.
  public var actionColor: String?
  /// How long the app wants changes to take, in microseconds, or nil.
  public var animation: Int64?

  /// Facts of a layout that says nothing.
  public init() {}

  /// Takes over what a newer layout says.
  public mutating func apply(_ newer: LayoutFacts) {
    margins.merge(newer.margins) { _, new in new }
    tint = newer.tint ?? tint
    tintOpacity = newer.tintOpacity ?? tintOpacity
    keylineTint = newer.keylineTint ?? keylineTint
    actionColor = newer.actionColor ?? actionColor
    animation = newer.animation ?? animation
  }
}
