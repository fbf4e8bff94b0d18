public import Catalogue
internal import PhoneModel
public import SimulationKernel
public import Simulation
public import TraceModel

/// Turns the journal of a run into measures.
public final class MetricCollector: JournalSink {
  private var collectors: Collectors
  /// The instant at which measures stop.
  public private(set) var end = SimulationTime.zero

  /// Begins to count.
  ///
  /// - Parameters:
  ///   - values: the settings in force.
  ///   - device: the model whose island moves.
  ///   - keepsAllEvents: whether events that simply took effect are listed too.
  public init(
    _ values: SettingValues, device: DeviceModel = .standard, keepsAllEvents: Bool = false
  ) {
    collectors = Collectors(
      subjects: SubjectCollector(glance: values[.glance]),
      island: IslandCollector(flipFlopWindow: values[.flipFlopWindow]),
      alerts: AlertCollector(Choreography(values)),
      events: EventCollector(keepsAll: keepsAllEvents),
      transitions: TransitionCollector(values, device))
  }

  /// Takes in some entries, in order.
  public func receive(_ entries: [JournalEntry]) { collectors.receive(entries) }

  /// The run is over.
  public func finish(at end: SimulationTime) {
    self.end = end
    collectors.finish(at: end)
  }

  /// The measures of each activity that came to be, in the order of their starts.
  public var activities: [ActivityTally] { collectors.subjects.activities }
  /// The measures of the player and the system clients, in the order of their first appearance.
  public var clients: [ClientTally] { collectors.subjects.clients }
  /// The measures of each notification, in the order of their first posts.
  public var notifications: [NotificationTally] { collectors.subjects.notifications }
  /// Time for which somebody could have been in the island.
  ///
  /// Microseconds.
  public var contested: Int64 { collectors.subjects.contest.time }
  /// The measures of the island as a whole.
  public var island: IslandTally { collectors.island.tally }
  /// The measures of the Lock Screen as a whole.
  public var lockScreen: LockScreenTally { collectors.lockScreen.tally }
  /// What became of each alert, as far as they are listed.
  public var alerts: [AlertRecord] { collectors.alerts.records }
  /// How many alerts there were.
  public var alertCount: Int64 { collectors.alerts.count }
  /// How many alerts were shown somewhere.
  public var alertsPresented: Int64 { collectors.alerts.presented }
  /// From an alert's coming to its being shown.
  public var alertWaits: Distribution { collectors.alerts.waited }
  /// How long alerts were shown.
  public var alertHolds: Distribution { collectors.alerts.held }
  /// From an alert's coming to its content being sharp.
  public var alertReadables: Distribution { collectors.alerts.readable }
  /// How the island's shell moved, by the kinds' ordinals.
  public var transitions: [TransitionTally] { collectors.transitions.tallies }
  var adviceCounts: [RuleID: Int64] { collectors.advice.counts }
  /// What moved inside presentations.
  public var contentMotion: ContentMotion { collectors.subjects.motion }
  /// How often a player answered a finger, or a pause, without coming in anew.
  public var mediaFeedback: Int64 { collectors.subjects.mediaFeedback }
  /// What each surface besides the phone's own showed, by the surfaces' ordinals.
  public var surfaces: [SurfaceTally] { collectors.surfaces.tallies }
  /// The events that are listed.
  public var events: [EventRecord] { collectors.events.records }
  /// How many events would have been listed besides.
  public var eventsBeyondLimit: Int64 { collectors.events.beyondLimit }

  /// How many events had an outcome.
  public var eventsWithOutcome: Int64 { collectors.events.total }

  /// How many events stopped with a reason, and how many wait with it.
  public func count(_ reason: Reason) -> (lost: Int64, waiting: Int64) {
    collectors.events.count(reason)
  }

  /// How many events of a type had an outcome.
  public func count(_ type: TraceEventType, _ outcome: Outcome) -> Int64 {
    collectors.events.count(type, outcome)
  }
}

/// The collectors of one run, in one value: a member of a class is checked at each access, and there
/// are several for each entry.
private struct Collectors {
  var subjects: SubjectCollector
  var island: IslandCollector
  var lockScreen = LockScreenCollector()
  var alerts: AlertCollector
  var events: EventCollector
  var transitions: TransitionCollector
  var advice = AdviceCollector()
  var surfaces = SurfaceCollector()

  mutating func receive(_ entries: [JournalEntry]) {
    for entry in entries {
      subjects.receive(entry)
      // The commonest entries go only where they count.
      switch entry.fact {
      case .presence: break
      case .lockScreen, .lockScreenItem, .lockScreenGone: lockScreen.receive(entry)
      case .surface, .surfaceItem: surfaces.receive(entry)
      case .phone(let change): receive(change, entry)
      case .island, .alertFate: receiveElsewhere(entry)
      }
    }
  }

  private mutating func receive(_ change: PhoneFact.Change, _ entry: JournalEntry) {
    switch change {
    case .outcome(_, _, _, let outcome, _):
      events.receive(entry)
      if outcome != .applied { advice.receive(entry) }
    case .content: if !RuleID.trUpdateVsPresent.isInForce { transitions.receive(entry) }
    case .watch: surfaces.receive(entry)
    case .rows, .late: break
    default: receiveElsewhere(entry)
    }
  }

  private mutating func receiveElsewhere(_ entry: JournalEntry) {
    island.receive(entry)
    lockScreen.receive(entry)
    alerts.receive(entry)
    transitions.receive(entry)
    advice.receive(entry)
  }

  mutating func finish(at end: SimulationTime) {
    subjects.finish(at: end)
    island.finish(at: end)
    lockScreen.accrue(to: end)
    alerts.finish(at: end)
    transitions.finish(at: end)
    surfaces.finish(at: end)
    advice.finish(at: end)
  }
}
