/// What a start or an update says of its views; nil where it says nothing.
public struct Layout: Sendable, BitwiseCopyable, Equatable {
  /// The height that the Lock Screen presentation wants, in millionths of a point.
  public var height: Int64?
  /// Whether the background has a color of its own.
  public var hasTint: Bool?
  /// Whether something reaches the edges.
  public var isEdgeToEdge: Bool?
  /// The rows of its list, or -1.
  public var rows = RowListIndex(-1)

  /// A layout that says nothing.
  public init() {}

  /// Takes over what another layout says.
  public mutating func apply(_ other: Layout) {
    if let height = other.height { self.height = height }
    if let hasTint = other.hasTint { self.hasTint = hasTint }
    if let isEdgeToEdge = other.isEdgeToEdge { self.isEdgeToEdge = isEdgeToEdge }
    if other.rows.rawValue >= 0 { rows = other.rows }
  }

  /// Whether it says nothing.
  @inlinable public var isEmpty: Bool {
    height == nil && hasTint == nil && isEdgeToEdge == nil && rows.rawValue < 0
  }
}
