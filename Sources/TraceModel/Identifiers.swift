/// A dense index that stands for an identifier of the trace.
///
/// The phantom type keeps an app from being taken for an activity; the index is all that travels.
public struct EntityIndex<Entity>: Sendable, Hashable, BitwiseCopyable {
  /// The index, from 0 in the order of first appearance.
  public let rawValue: Int32

  /// Creates an index.
  @inlinable
  public init(_ rawValue: Int32) { self.rawValue = rawValue }

  /// The index as a position in an array.
  @inlinable public var position: Int { Int(rawValue) }

  /// Whether two indices stand for the same identifier.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool { left.rawValue == right.rawValue }
}

/// What an ``AppIndex`` stands for.
public enum AppEntity {}
/// What an ``ActivityIndex`` stands for.
public enum ActivityEntity {}
/// What a ``NotificationIndex`` stands for.
public enum NotificationEntity {}
/// What a ``NameIndex`` stands for: any other name.
public enum NameEntity {}
/// What a ``ContentIndex`` stands for.
public enum ContentEntity {}
/// What a ``RowListIndex`` stands for.
public enum RowListEntity {}

/// An app of the trace.
public typealias AppIndex = EntityIndex<AppEntity>
/// A Live Activity of the trace.
public typealias ActivityIndex = EntityIndex<ActivityEntity>
/// A notification of the trace.
public typealias NotificationIndex = EntityIndex<NotificationEntity>
/// A group, kind, track or channel of the trace.
public typealias NameIndex = EntityIndex<NameEntity>
/// A content that was kept because something asks for its value.
public typealias ContentIndex = EntityIndex<ContentEntity>
/// The rows of a list in a presentation, from top to bottom.
public typealias RowListIndex = EntityIndex<RowListEntity>
