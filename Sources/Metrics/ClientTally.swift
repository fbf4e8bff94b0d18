internal import SimulationKernel
internal import Simulation
public import TraceModel

/// What is counted of the player or of a system client.
///
/// Microseconds.
public struct ClientTally: Sendable {
  /// Whose measures these are.
  public let client: IslandClient
  /// Time for which it was on.
  public private(set) var on: Int64 = 0
  /// How it stood in the island.
  public private(set) var island = PresenceTimes()
  private var isOn = false
  private(set) var presence = IslandPresence.none
  private var since: SimulationTime

  init(_ client: IslandClient, at time: SimulationTime) {
    self.client = client
    since = time
  }

  mutating func accrue(to time: SimulationTime) {
    let length = (time - since).microseconds
    since = time
    if isOn { on += length }
    if length > 0 { island.add(presence, length, endingAt: time) }
  }

  mutating func turn(isOn: Bool, at time: SimulationTime) {
    accrue(to: time)
    self.isOn = isOn
  }

  mutating func enter(_ presence: IslandPresence, at time: SimulationTime) {
    accrue(to: time)
    self.presence = presence
  }
}

/// What is counted of a notification.
///
/// Microseconds.
public struct NotificationTally: Sendable {
  /// Whose measures these are.
  public let notification: NotificationIndex
  /// The app that posted it.
  public let app: AppIndex
  /// How long it was on the Lock Screen.
  public private(set) var lockScreen = ListTimes()
  private var since: SimulationTime

  init(_ notification: NotificationIndex, _ app: AppIndex, at time: SimulationTime) {
    self.notification = notification
    self.app = app
    since = time
  }

  mutating func accrue(to time: SimulationTime, _ sight: LockScreenSight) {
    if sight.isVisible { lockScreen.add((time - since).microseconds) }
    since = time
  }

  mutating func list(position: Int32?, isAboveFold: Bool) {
    lockScreen.list(position: position, isAboveFold: isAboveFold)
  }
}
