internal import Catalogue
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// An alerts rule of a public system, played on the phone: what it has on screen is expanded.
///
/// A lock clears it. What a person opens covers it and stays until it is closed; the rule's clock runs on.
struct RuledAlerts<Rule: AlertRule>: AlertLayer {
  private let fresh: Rule
  private var rule: Rule
  private var pressed: IslandOwner?

  init(_ rule: Rule) {
    fresh = rule
    self.rule = rule
  }

  var nextDeadline: SimulationTime? { rule.nextDeadline }

  var expanded: (owner: IslandOwner, alert: Int64?)? {
    if let pressed { return (pressed, nil) }
    return rule.shown.map { ($0.owner, $0.number) }
  }

  mutating func heed(_ view: IslandView, _ answer: inout IslandAssignment) {
    rule.pass(to: view.now)
    // Who may not be shown any more leaves the screen, and the next one may be no better.
    while let shown = rule.shown?.owner, view.candidate(shown)?.isAllowed != true {
      rule.leave(shown, at: view.now)
    }
    if let owner = pressed, view.candidate(owner)?.isAllowed != true { pressed = nil }
    switch view.signal {
    case .alert(let alert): answer.alert = take(alert, view)
    case .press(let owner): pressed = owner
    case .collapse:
      if pressed == nil, let shown = rule.shown?.owner { rule.leave(shown, at: view.now) }
      pressed = nil
    case .swipedOut(let owner):
      if pressed == owner { pressed = nil }
      rule.leave(owner, at: view.now)
    case .locked:
      rule = fresh
      pressed = nil
    default: break
    }
  }

  private mutating func take(
    _ alert: IslandAlert, _ view: IslandView
  ) -> IslandAssignment.AlertFate {
    if let rule = silence(alert, view) { return .notShown(rule) }
    let item = AlertItem(
      owner: .activity(alert.activity), number: alert.number, priority: alert.priority,
      isSticky: alert.isSticky)
    switch rule.arrive(item, at: view.now) {
    case .shown: return .none
    case .joins: return .joins
    case .waits: return .waits
    case .refused: return .notShown(.alCollision)
    }
  }
}
