/// A length of simulated time, in whole microseconds.
///
/// A type of its own, so that an instant is never added to an instant.
public struct SimulationDuration: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// The length in microseconds.
  public var microseconds: Int64

  /// Creates a length of a number of microseconds.
  @inlinable
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// Creates a length of whole seconds.
  @inlinable
  public static func seconds(_ seconds: Int64) -> Self { Self(microseconds: seconds * 1_000_000) }

  /// Creates a length of whole hours.
  @inlinable
  public static func hours(_ hours: Int64) -> Self { seconds(hours * 3600) }

  /// No time at all.
  public static let zero = Self(microseconds: 0)

  /// Whether one length is shorter than another.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }

  /// Whether two lengths are equal.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.microseconds == right.microseconds
  }

  /// The sum of two lengths.
  @inlinable
  public static func + (left: Self, right: Self) -> Self {
    Self(microseconds: left.microseconds + right.microseconds)
  }

  /// The difference of two lengths.
  @inlinable
  public static func - (left: Self, right: Self) -> Self {
    Self(microseconds: left.microseconds - right.microseconds)
  }

  /// Adds a length to this one.
  @inlinable
  public static func += (left: inout Self, right: Self) { left.microseconds += right.microseconds }
}
