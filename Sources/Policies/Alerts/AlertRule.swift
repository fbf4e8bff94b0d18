internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// An alert as an alerts rule sees it.
struct AlertItem: Sendable {
  /// The same for alerts of one activity.
  var owner: IslandOwner
  /// The number of the alert.
  var number: Int64
  var priority = Alert.Priority.normal
  /// How long its sender wants it to be shown, for rules in which the sender decides.
  var duration = SimulationDuration(microseconds: 5_000_000)
  /// Whether it stays until it is taken away.
  var isSticky = false
}

/// What becomes of an alert that comes.
enum AlertArrival: Sendable, Equatable {
  /// It is on screen, or will be when a gap is over.
  case shown
  /// It is more of what is on screen.
  case joins
  case waits
  case refused
}

/// The alerts layer of a policy as a state machine: one alert is on screen, others wait or are lost.
///
/// Time is handed in: nothing is decided between deadlines.
protocol AlertRule: Sendable {
  /// An alert comes.
  mutating func arrive(_ item: AlertItem, at now: SimulationTime) -> AlertArrival

  /// Lets everything happen that is due.
  mutating func pass(to now: SimulationTime)

  /// What is on screen, or nil.
  var shown: AlertItem? { get }

  /// When something is due, or nil.
  var nextDeadline: SimulationTime? { get }

  /// Takes away what an owner has on screen or waiting.
  mutating func leave(_ owner: IslandOwner, at now: SimulationTime)
}

extension SimulationDuration {
  static func milliseconds(_ count: Int64) -> SimulationDuration {
    SimulationDuration(microseconds: count * 1000)
  }
}
