internal import Catalogue
internal import SimulationKernel
internal import TraceModel

/// The event of the trace that a change comes from, and that is told what became of it.
struct ChangeOrigin: Sendable, BitwiseCopyable {
  /// Its number in the trace.
  let event: Int64
  /// Its type.
  let type: TraceEventType
  /// When it happened; a push that arrives later was sent then.
  let at: SimulationTime
  /// When it reached the phone, if not at once.
  var arrivedAt: SimulationTime?
  /// Whether it is one of several copies that a channel sends out, which share one outcome.
  var isCopy = false
  /// Whether its outcome is known already, as that of a stored message which a late subscriber gets.
  var isConcluded = false

  init(_ event: Int64, _ type: TraceEventType, at time: SimulationTime) {
    self.event = event
    self.type = type
    at = time
  }
}

/// What became of an event.
struct Conclusion: Sendable, BitwiseCopyable {
  let outcome: Outcome
  let reason: Reason?
  let rule: RuleID

  init(_ outcome: Outcome, _ reason: Reason? = nil, _ rule: RuleID) {
    self.outcome = outcome
    self.reason = reason
    self.rule = rule
  }

  init(_ outcome: Outcome, _ rule: RuleID) { self.init(outcome, nil, rule) }
}

/// What became of the copies of a broadcast so far.
struct BroadcastTally: Sendable, BitwiseCopyable {
  /// Copies whose fate is open.
  var open: Int
  /// The activity and fate of the first copy that took effect, or of the first of all.
  var first: (activity: ActivityIndex, conclusion: Conclusion)?
}

extension Phone {
  /// Says what became of an event; a broadcast is told of once, when all its copies have arrived.
  mutating func conclude(
    _ origin: ChangeOrigin, _ activity: ActivityIndex, _ conclusion: Conclusion,
    _ effects: inout PhoneEffects
  ) {
    if origin.isConcluded { return }
    guard origin.isCopy else {
      effects.note(
        .outcome(
          event: origin.event, origin.type, activity, conclusion.outcome, conclusion.reason),
        conclusion.rule)
      return
    }
    guard var tally = delivery.broadcasts[origin.event] else { return }
    tally.open -= 1
    if tally.first == nil
      || (conclusion.outcome == .applied && tally.first?.conclusion.outcome != .applied)
    {
      tally.first = (activity, conclusion)
    }
    delivery.broadcasts[origin.event] = tally
    closeBroadcast(origin, &effects)
  }

  /// Tells of a broadcast whose copies have all arrived.
  mutating func closeBroadcast(_ origin: ChangeOrigin, _ effects: inout PhoneEffects) {
    guard let tally = delivery.broadcasts[origin.event], tally.open == 0, let first = tally.first
    else { return }
    delivery.broadcasts[origin.event] = nil
    let conclusion = first.conclusion
    effects.note(
      .outcome(
        event: origin.event, origin.type, first.activity, conclusion.outcome, conclusion.reason),
      conclusion.rule)
  }
}

extension PhoneEffects {
  /// Notes that the content which comes next was sent before.
  mutating func noteLateness(
    of origin: ChangeOrigin, _ activity: ActivityIndex, at now: SimulationTime, _ rule: RuleID
  ) {
    guard origin.at < now else { return }
    note(.late(activity, sent: origin.at, arrived: origin.arrivedAt ?? origin.at), rule)
  }
}
