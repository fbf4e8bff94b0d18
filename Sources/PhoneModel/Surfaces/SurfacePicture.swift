public import TraceModel

/// What a surface shows at an instant.
public struct SurfacePicture: Sendable, Equatable {
  /// The views on it, from top to bottom.
  public var items: [SurfaceItem] = []
  /// How it draws them.
  public var look: SurfaceLook

  /// Makes an empty picture.
  public init(look: SurfaceLook = []) { self.look = look }
}

/// A view of an activity on a surface.
public struct SurfaceItem: Sendable, Equatable, BitwiseCopyable {
  /// Whose view it is.
  public var activity: ActivityIndex
  /// Which of its views.
  public var view: SurfaceView
  /// Whether it shows less than the newest content.
  public var isBehind = false
  /// Whether its background has a color of its own (rule `sf-standby-background`).
  public var hasTint = false
  /// Whether the sensors cut into what reaches its edges.
  public var isClipped = false

  /// Creates an item.
  public init(_ activity: ActivityIndex, _ view: SurfaceView) {
    self.activity = activity
    self.view = view
  }
}
