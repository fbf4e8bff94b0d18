internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// The stale date of an activity comes: it stays where it is (rule `lc-stale-transition`).
  mutating func turnStale(
    _ activity: ActivityIndex, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard let place = activities.find(activity), activities[place].state == .active,
      RuleID.lcStaleTransition.isInForce
    else { return }
    activities[place].staleTimer = nil
    activities[place].state = .stale
    effects.note(.state(activity, .stale), .lcStaleTransition)
    effects.needsDecision = true
  }

  /// Every update moves the stale date, or takes it away (rules `lc-stale-advance`,
  /// `lc-stale-none`).
  mutating func applyStaleDate(
    _ staleAt: SimulationTime?, _ place: Int, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    let activity = activities[place].activity
    if !RuleID.lcStaleAdvance.isInForce && activities[place].staleAt != nil { return }
    if staleAt == nil && settings.omittedStaleDate == .keep { return }
    if staleAt == nil && activities[place].staleAt == nil { return }
    if let timer = activities[place].staleTimer { timers.cancel(timer) }
    activities[place].staleTimer = nil
    activities[place].staleAt = staleAt
    let isPast = staleAt.map { $0 <= now } ?? false
    let isStale = isPast && settings.pastStaleOnUpdate == .staleAtOnce
    let state: ActivityStateName = isStale ? .stale : .active
    if state != activities[place].state {
      activities[place].state = state
      effects.note(.state(activity, state), isStale ? .lcStaleTransition : .lcStaleAdvance)
      effects.needsDecision = true
    }
    if let staleAt, !isPast {
      activities[place].staleTimer = schedule(.stale(activity), at: staleAt)
    }
  }
}
