public import Catalogue
internal import PhoneModel
public import SimulationKernel
internal import Simulation
public import TraceModel

/// One length for each state, without a heap allocation for each activity.
public typealias StateTimes = InlineArray<5, Int64>
/// One number for each outcome.
public typealias OutcomeCounts = InlineArray<7, Int32>

/// What is counted of one activity.
///
/// All times are microseconds.
public struct ActivityTally: Sendable {
  /// Whose measures these are.
  public let activity: ActivityIndex
  /// The app it belongs to.
  public let app: AppIndex
  /// Time in each state, by its ordinal.
  public private(set) var states = StateTimes(repeating: 0)
  /// How it stood in the island.
  public private(set) var island = PresenceTimes()
  /// How long it was on the Lock Screen.
  public private(set) var lockScreen = ListTimes()
  /// When it was asked for.
  public let startedAt: SimulationTime
  /// When it could first be seen, or nil.
  public private(set) var firstShownAt: SimulationTime?
  /// When it ended, or nil.
  public private(set) var endedAt: SimulationTime?
  /// The rule by which it ended, or nil.
  public private(set) var endRule: RuleID?
  /// When and why it left its last surface, or nil.
  public private(set) var removal: (at: SimulationTime, cause: RemovalCause)?
  /// Updates by outcome, by its ordinal.
  public private(set) var outcomes = OutcomeCounts(repeating: 0)
  /// How old its content was, and what was never seen.
  public private(set) var contents = ContentTimes()
  /// For how long each session was on screen, if it shows some in turn.
  public private(set) var sessions = SessionTimes()
  /// Time for which out-of-date content could be seen.
  public private(set) var staleShown: Int64 = 0

  private var sessionsBegan = SimulationTime.zero
  private var state: ActivityStateName?
  private(set) var presence = IslandPresence.none
  private var since: SimulationTime

  init(_ activity: ActivityIndex, _ app: AppIndex, at time: SimulationTime) {
    self.activity = activity
    self.app = app
    startedAt = time
    since = time
  }

  /// Whether a person can see it somewhere.
  func isVisible(_ isLockScreenVisible: Bool) -> Bool {
    presence.isShown || (lockScreen.isListed && isLockScreenVisible)
  }

  /// Accounts for the time since the last change.
  ///
  /// Every change calls this first.
  mutating func accrue(to time: SimulationTime, _ view: LockScreenSight) {
    let length = (time - since).microseconds
    guard length > 0 else { return }
    if let state { states[state.ordinal] += length }
    island.add(presence, length, endingAt: time)
    if view.isVisible { lockScreen.add(length) }
    if isVisible(view.isVisible) {
      if firstShownAt == nil { firstShownAt = since }
      if state == .stale { staleShown += length }
      sessions.add(
        from: (since - sessionsBegan).microseconds, to: (time - sessionsBegan).microseconds)
      let isSeen = presence.isShown || (view.isVisible && lockScreen.isAboveFold)
      contents.show(from: since, to: time, isSeen: isSeen, glance: view.glance)
    }
    since = time
  }

  mutating func enter(_ state: ActivityStateName, at time: SimulationTime, _ rule: RuleID?) {
    self.state = state
    switch state {
    case .pending, .active, .stale:
      // Its sender may start it anew after a person removed it.
      endedAt = nil
      removal = nil
    case .ended:
      endedAt = time
      endRule = rule
    case .dismissed: break
    }
  }

  mutating func begin(_ plan: SessionPlan, at time: SimulationTime) {
    sessionsBegan = time
    sessions.begin(plan)
  }

  mutating func enter(_ presence: IslandPresence) { self.presence = presence }

  mutating func list(position: Int32?, isAboveFold: Bool) {
    lockScreen.list(position: position, isAboveFold: isAboveFold)
  }

  mutating func note(_ outcome: Outcome) { outcomes[outcome.ordinal] += 1 }

  mutating func note(sent: SimulationTime, arrived: SimulationTime, applied: SimulationTime) {
    contents.note(sent: sent, arrived: arrived, applied: applied)
  }

  mutating func renew(at time: SimulationTime) { contents.renew(at: time) }

  mutating func remove(at time: SimulationTime, _ cause: RemovalCause) {
    removal = (time, cause)
  }

  mutating func finish() { contents.finish() }
}

/// What a person can see of the Lock Screen, and how long a look takes.
struct LockScreenSight: Sendable {
  var isVisible = false
  /// The setting `glance`, in microseconds.
  var glance: Int64
}
