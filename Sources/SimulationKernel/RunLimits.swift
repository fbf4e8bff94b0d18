/// How much one run may take before it is stopped with an error.
///
/// All of it is under the control of the input, so all of it has a bound.
public struct RunLimits: Sendable, Equatable {
  /// Timers, events and deadlines that may happen.
  public var steps: Int
  /// Timers that may be set at once.
  public var timers: Int
  /// Live activities at once.
  public var activities: Int
  /// Notifications on the Lock Screen at once.
  public var notifications: Int
  /// Pushes that wait at once.
  public var pushes: Int

  /// Creates limits; the defaults are far above what a phone can hold.
  public init(
    steps: Int = 10_000_000_000, timers: Int = 1_000_000, activities: Int = 10_000,
    notifications: Int = 100_000, pushes: Int = 100_000
  ) {
    self.steps = steps
    self.timers = timers
    self.activities = activities
    self.notifications = notifications
    self.pushes = pushes
  }
}

/// A limit that a run would have passed.
public struct LimitExceeded: Error, Equatable {
  /// Which one.
  public enum Limit: String, Sendable {
    case steps, timers, activities, notifications, pushes
  }

  /// Which one.
  public let limit: Limit
  /// Its value.
  public let value: Int
  /// When it was reached.
  public let time: SimulationTime

  /// Creates the error.
  public init(_ limit: Limit, value: Int, at time: SimulationTime) {
    self.limit = limit
    self.value = value
    self.time = time
  }
}
