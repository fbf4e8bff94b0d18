public import Catalogue
internal import PhoneModel
public import SimulationKernel
public import Simulation
public import TraceModel

/// Turns the journal of a run into measures.
public final class MetricCollector: JournalSink {
  private var subjects: SubjectCollector
  private var islandCollector: IslandCollector
  private var lockScreenCollector = LockScreenCollector()
  private var alertCollector = AlertCollector()
  private var eventCollector: EventCollector
  private(set) public var end = SimulationTime.zero

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - values: the settings in force.
  ///   - keepsAllEvents: whether events that simply took effect are listed too.
  public init(_ values: SettingValues, keepsAllEvents: Bool = false) {
    subjects = SubjectCollector(glance: values[.glance])
    islandCollector = IslandCollector(flipFlopWindow: values[.flipFlopWindow])
    eventCollector = EventCollector(keepsAll: keepsAllEvents)
  }

  /// Takes in some entries, in order.
  public func receive(_ entries: [JournalEntry]) {
    for entry in entries {
      subjects.receive(entry)
      switch entry.fact {
      case .phone(.outcome(_, _, _, _, _)): eventCollector.receive(entry)
      case .phone(.content(_, _)): break
      default:
        islandCollector.receive(entry)
        lockScreenCollector.receive(entry)
        alertCollector.receive(entry)
      }
    }
  }

  /// The run is over.
  public func finish(at end: SimulationTime) {
    self.end = end
    subjects.finish(at: end)
    islandCollector.finish(at: end)
    lockScreenCollector.accrue(to: end)
    alertCollector.finish(at: end)
  }

  /// The measures of each activity that came to be, in the order of their starts.
  public var activities: [ActivityTally] { subjects.activities }
  /// The measures of the player and the system clients, in the order of their first appearance.
  public var clients: [ClientTally] { subjects.clients }
  /// The measures of each notification, in the order of their first posts.
  public var notifications: [NotificationTally] { subjects.notifications }
  /// Time for which somebody could have been in the island. Microseconds.
  public var contested: Int64 { subjects.contest.time }
  /// The measures of the island as a whole.
  public var island: IslandTally { islandCollector.tally }
  /// The measures of the Lock Screen as a whole.
  public var lockScreen: LockScreenTally { lockScreenCollector.tally }
  /// What became of each alert, as far as they are listed.
  public var alerts: [AlertRecord] { alertCollector.records }
  /// How many alerts there were.
  public var alertCount: Int64 { alertCollector.count }
  /// How many alerts were shown somewhere.
  public var alertsPresented: Int64 { alertCollector.presented }
  /// From an alert's coming to its being shown.
  public var alertWaits: Distribution { alertCollector.waited }
  /// How long alerts were shown.
  public var alertHolds: Distribution { alertCollector.held }
  /// The events that are listed.
  public var events: [EventRecord] { eventCollector.records }
  /// How many events would have been listed besides.
  public var eventsBeyondLimit: Int64 { eventCollector.beyondLimit }

  /// How many events of a type had an outcome.
  public func count(_ type: TraceEventType, _ outcome: Outcome) -> Int64 {
    eventCollector.count(type, outcome)
  }
}
