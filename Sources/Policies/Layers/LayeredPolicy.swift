internal import Catalogue
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// A policy made of layers: a rule for the places, one for alerts, and the Lock Screen of iOS.
///
/// It is played on the phone's two places: the first of the order is attached, the second detached and
/// small, and what a wider island would show besides is overflow.
struct LayeredPolicy<Slots: SlotRule, Alerts: AlertLayer>: ArbitrationPolicy {
  private(set) var slots: Slots
  private var alerts: Alerts
  /// Orders the Lock Screen, which no other policy here has a rule of its own for.
  private var cards: IOSPolicy
  private var allowed: [IslandCandidate] = []
  private var answer = SlotAnswer()
  /// Whether nothing may be shown: turns are not taken then.
  private var isBlocked = false

  init(_ slots: Slots, _ alerts: Alerts, _ values: SettingValues) {
    self.slots = slots
    self.alerts = alerts
    cards = IOSPolicy(values)
  }

  var heedsContents: Bool { slots.heedsContents }

  var nextDeadline: PolicyDeadline? {
    let turn = isBlocked ? nil : slots.nextDeadline
    guard let hold = alerts.nextDeadline else {
      return turn.map { PolicyDeadline($0, .afterEvents) }
    }
    guard let turn, turn < hold else { return PolicyDeadline(hold, .timers) }
    return PolicyDeadline(turn, .afterEvents)
  }

  mutating func decide(_ view: IslandView) -> IslandAssignment {
    var assignment = IslandAssignment()
    alerts.heed(view, &assignment)
    isBlocked = view.blocked != nil
    if let blocked = view.blocked {
      assignment.rules.append(IOSPolicy.rule(of: blocked))
      return assignment
    }
    allowed.removeAll(keepingCapacity: true)
    for candidate in view.candidates where candidate.isAllowed && !candidate.isTransient {
      allowed.append(candidate)
    }
    answer.clear()
    slots.rank(allowed, view, into: &answer)
    place(&assignment)
    alerts.expand(view, &assignment)
    return assignment
  }

  private func place(_ assignment: inout IslandAssignment) {
    guard let first = answer.slots.first else { return }
    assignment.attached = .init(first.owner, first.isFull ? .compact : .minimal)
    if answer.slots.count > 1 { assignment.detached = .init(answer.slots[1].owner, .minimal) }
    let beyond = max(answer.slots.count - 2, 0) + answer.overflow
    assignment.overflow = Int32(truncatingIfNeeded: beyond)
    assignment.reason = answer.slots.count + answer.overflow > 1 ? answer.reason : .alone
  }

  mutating func arrange(_ view: LockScreenView, into order: inout [Int]) -> RuleList {
    cards.arrange(view, into: &order)
  }

  var mediaPlace: MediaPlace { cards.mediaPlace }
}
