internal import PhoneModel
internal import Simulation
internal import SimulationKernel
internal import TraceModel

/// The lives of activities: their states, their removals, and where the Lock Screen lists them.
struct LifeWatch {
  private struct Life {
    let app: AppIndex
    let startedAt: SimulationTime
    var state: ActivityStateName?
    var activeAt: SimulationTime?
    var removals = 0
    var isStartedAnew = false
  }

  private var lives: [ActivityIndex: Life] = [:]
  private var listed: [ActivityIndex] = []
  private var problems: [(Invariant, String)] = []

  func app(of activity: ActivityIndex) -> AppIndex? { lives[activity]?.app }

  func state(of activity: ActivityIndex) -> ActivityStateName? { lives[activity]?.state }

  mutating func receive(_ entry: JournalEntry) {
    switch entry.fact {
    case .phone(.started(let activity, let app)):
      lives[activity] = Life(app: app, startedAt: entry.time)
    case .phone(.state(let activity, let state)): enter(activity, state, at: entry.time)
    case .phone(.removed(let activity, _)): lives[activity]?.removals += 1
    case .lockScreen, .lockScreenGone: listed.removeAll(keepingCapacity: true)
    case .lockScreenItem(_, let slot):
      if case .activity(let activity) = slot.content { listed.append(activity) }
    default: break
    }
  }

  private mutating func enter(
    _ activity: ActivityIndex, _ state: ActivityStateName, at time: SimulationTime
  ) {
    guard var life = lives[activity] else {
      return problems.append((.oneRemoval, "an activity has a state and never started"))
    }
    if state == .active || state == .stale {
      if life.state == .dismissed {
        // Its sender started it anew after a person removed it.
        life.isStartedAnew = true
        life.removals = 0
        life.activeAt = nil
      }
      life.activeAt = life.activeAt ?? time
    }
    if state == .ended, let activeAt = life.activeAt, time > activeAt + PhoneLimits.active {
      problems.append((.withinLimits, "an activity was active for over eight hours"))
    }
    if state == .dismissed, let activeAt = life.activeAt,
      time > activeAt + PhoneLimits.active + PhoneLimits.linger
    {
      problems.append((.withinLimits, "an activity was there for over twelve hours"))
    }
    life.state = state
    lives[activity] = life
  }

  /// What does not hold now.
  mutating func findings(at now: SimulationTime) -> [(Invariant, String)] {
    var findings = problems
    problems.removeAll(keepingCapacity: true)
    for activity in listed {
      let state = lives[activity]?.state
      if state == nil || state == .pending || state == .dismissed {
        findings.append(
          (.onlyPresentOnLockScreen, "the Lock Screen lists an activity that is not there"))
      }
    }
    return findings
  }

  /// What does not hold of an activity's measures.
  func sums(of tally: ActivityTally, at end: SimulationTime) -> [(Invariant, String)] {
    guard let life = lives[tally.activity] else {
      return [(.statesFillLife, "an activity was measured and never started")]
    }
    var findings: [(Invariant, String)] = []
    if life.removals != (life.state == .dismissed ? 1 : 0) {
      findings.append((.oneRemoval, "an activity has \(life.removals) causes of removal"))
    }
    let states = ActivityStateName.allCases.filter { $0 != .dismissed }
    let sum = states.reduce(0) { $0 + tally.states[$1.ordinal] }
    let last = life.state == .dismissed ? tally.removal?.at ?? end : end
    if !life.isStartedAnew && sum != (last - life.startedAt).microseconds {
      findings.append((.statesFillLife, "the states of an activity last \(sum) microseconds"))
    }
    let live =
      tally.states[ActivityStateName.active.ordinal] + tally.states[ActivityStateName.stale.ordinal]
    if !life.isStartedAnew && live > PhoneLimits.active.microseconds {
      findings.append((.withinLimits, "an activity lived for over eight hours"))
    }
    let hidden = HiddenReason.allCases.reduce(0) { $0 + tally.island.hidden[$1.ordinal] }
    // One that has ended may be expanded once more, for its alert.
    if tally.island.shown + hidden < live
      || tally.island.shown + hidden > live + tally.states[ActivityStateName.ended.ordinal]
    {
      findings.append(
        (.formsFillLife, "an activity is shown or hidden for another time than it lives"))
    }
    return findings
  }
}
