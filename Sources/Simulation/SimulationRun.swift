public import Catalogue
public import PhoneModel
public import Policies
public import SimulationKernel
public import TraceModel

/// One run: a trace's events on one phone under one policy.
///
/// Events are handed in as they are read; the run merges them with the phone's timers and the
/// policy's deadlines and writes the journal, of which it is the only writer.
public struct SimulationRun {
  var phone: Phone
  var policy: any ArbitrationPolicy
  var journal: Journal
  let limits: RunLimits
  /// Where the trace says that the run stops, or nil.
  let until: SimulationTime?

  var effects = PhoneEffects()
  var view = IslandView()
  var lockScreen = LockScreenList()
  var presences = PresenceTable()
  var surfaces = SurfaceList()
  /// Who holds the island now.
  var assignment = IslandAssignment()
  var deadline: PolicyDeadline?
  var now = SimulationTime.zero
  var steps = 0
  var hasBegun = false
  /// How many events happened that get an outcome.
  public private(set) var eventsWithOutcome: Int64 = 0
  /// Whether the island was decided upon, so that the state at the start has its rule too.
  var hasDecided = false

  /// Whether new content alone is a reason to decide.
  private let heedsContents: Bool
  /// What the policy's answers are worth, if that is measured.
  public internal(set) var meter: ObjectiveMeter?

  /// Prepares a run.
  ///
  /// - Parameters:
  ///   - header: the trace's header.
  ///   - values: the settings in force.
  ///   - policy: who gets which place.
  ///   - sinks: who takes in the journal.
  ///   - limits: how much the run may take.
  ///   - measuresValue: whether the worth of the policy's answers is measured.
  public init(
    _ header: TraceHeader, _ values: SettingValues, policy: any ArbitrationPolicy,
    sinks: [any JournalSink], limits: RunLimits = RunLimits(), measuresValue: Bool = false
  ) {
    phone = Phone(header, values, limits: limits)
    self.policy = policy
    meter = measuresValue ? ObjectiveMeter() : nil
    heedsContents = measuresValue || policy.heedsContents
    self.limits = limits
    until = header.until
    journal = Journal(sinks)
  }

  /// Lets events happen, in the order of the trace.
  ///
  /// Those after the trace's `until` do not happen.
  ///
  /// - Throws: `LimitExceeded`.
  public mutating func process(_ events: [TraceEvent]) throws(LimitExceeded) {
    begin()
    // By index: a copy of each event would be as large as the largest kind of event.
    for index in events.indices {
      let time = events[index].time
      if let until, time > until { return }
      try advance(to: time)
      now = time
      if events[index].action.hasOutcome { eventsWithOutcome += 1 }
      if case .touch(let touch) = events[index].action {
        phone.touch(touch, assignment, at: now, &effects)
      } else {
        try phone.apply(events[index], &effects)
      }
      try settle()
    }
  }

  /// Hands over what the journal holds back, so that several runs can be looked at in step.
  public mutating func flush() { journal.flush() }

  /// Lets the rest happen that the lifecycle rules bring, and ends the run.
  ///
  /// - Returns: the instant at which measures stop.
  /// - Throws: `LimitExceeded`.
  @discardableResult
  public mutating func finish() throws(LimitExceeded) -> SimulationTime {
    begin()
    if let until {
      try advance(through: until)
      now = max(now, until)
    } else {
      // The last activity off every surface ends the run; what else is due then still happens.
      while !phone.isQuiet, let next = nextStep() { try fire(next) }
      try advance(through: now)
    }
    phone.concludeWaiting(at: now, &effects)
    carryOut()
    meter?.advance(to: now)
    journal.finish(at: now)
    return now
  }

  /// Shows what the device shows before the first event.
  private mutating func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    effects.note(begin: phone)
    effects.decideAgain()
    carryOut()
  }

  /// Counts an event, timer or deadline, and does what it left to do.
  mutating func settle() throws(LimitExceeded) {
    steps += 1
    if steps > limits.steps { throw LimitExceeded(.steps, value: limits.steps, at: now) }
    if phone.timers.count > limits.timers {
      throw LimitExceeded(.timers, value: limits.timers, at: now)
    }
    if phone.live.count > limits.activities {
      throw LimitExceeded(.activities, value: limits.activities, at: now)
    }
    if phone.waitingPushes > limits.pushes {
      throw LimitExceeded(.pushes, value: limits.pushes, at: now)
    }
    carryOut()
  }

  /// Does what is left to do: facts, places, Lock Screen.
  private mutating func carryOut() {
    for fact in effects.facts { journal.write(now, .phone(fact.change), RuleList(fact.rule)) }
    if effects.needsDecision || (effects.changesScores && view.blocked == nil)
      || (effects.changesContents && heedsContents)
    {
      decide()
    }
    if effects.changesLockScreen { listLockScreen() }
    if effects.changesSurfaces { drawSurfaces() }
    effects.clear()
  }
}
