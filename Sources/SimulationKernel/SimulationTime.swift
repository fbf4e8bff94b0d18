/// An instant of simulated time: whole microseconds since the trace's second 0.
///
/// Floating point would make the order of events depend on rounding, so none is used.
public struct SimulationTime: Sendable, Hashable, Comparable, BitwiseCopyable {
  /// Microseconds since the start; negative before it.
  public var microseconds: Int64

  /// Creates the instant a number of microseconds after the start.
  @inlinable
  public init(microseconds: Int64) { self.microseconds = microseconds }

  /// The start of the trace.
  public static let zero = Self(microseconds: 0)

  /// The last instant that a trace may name: ten years of 365 days and three leap days.
  public static let latest = Self(microseconds: (3650 + 3) * 86_400 * 1_000_000)

  /// Later than any instant that happens.
  public static let never = Self(microseconds: .max)

  /// Whether one instant is before another.
  @inlinable
  public static func < (left: Self, right: Self) -> Bool { left.microseconds < right.microseconds }

  /// Whether two instants are the same.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.microseconds == right.microseconds
  }

  /// The instant a length of time later; ``never`` if no integer holds it.
  @inlinable
  public static func + (left: Self, right: SimulationDuration) -> Self {
    let (sum, isOver) = left.microseconds.addingReportingOverflow(right.microseconds)
    return isOver ? .never : Self(microseconds: sum)
  }

  /// The time from one instant to another.
  @inlinable
  public static func - (left: Self, right: Self) -> SimulationDuration {
    SimulationDuration(microseconds: left.microseconds - right.microseconds)
  }
}
