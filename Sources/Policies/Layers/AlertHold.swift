internal import Catalogue
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// The plain alerts layer: an alert, or a person's long press, expands its owner over the places.
///
/// An alert holds for a time; another one meanwhile replaces it, waits, or is refused, as the parameter
/// says. What a person opens stays until it is closed.
struct AlertHold: AlertLayer {
  /// What an alert does that comes while another is shown.
  enum Collision: Int64, Sendable {
    case replace, queue, refuse
  }

  private struct Shown: Sendable {
    var owner: IslandOwner
    var until: SimulationTime?
    var alert: Int64?
  }

  private let hold: SimulationDuration
  private let collision: Collision
  private var shown: Shown?
  private var waiting = AlertQueue()

  /// The parameters that every policy with this layer has.
  static let parameters: [PolicyParameter] = [
    .time("hold", milliseconds: 4000, "For how long an alert keeps its activity expanded."),
    .word(
      "collision", ["replace", "queue", "refuse"],
      "What an alert does that comes while another one is shown."),
  ]

  init(_ values: PolicyValues) {
    hold = SimulationDuration(microseconds: values["hold"])
    collision = Collision(rawValue: values["collision"]) ?? .replace
  }

  var nextDeadline: SimulationTime? { shown?.until }

  var expanded: (owner: IslandOwner, alert: Int64?)? { shown.map { ($0.owner, $0.alert) } }

  /// Takes in what made a decision necessary.
  mutating func heed(_ view: IslandView, _ answer: inout IslandAssignment) {
    if let current = shown, isOver(current, view) { shown = nil }
    switch view.signal {
    case .alert(let alert): answer.alert = consider(alert, view)
    case .press(let owner): shown = Shown(owner: owner)
    case .collapse: shown = nil
    case .swipedOut(let owner): if shown?.owner == owner { shown = nil }
    case .locked:
      shown = nil
      waiting.removeAll()
    default: break
    }
    while shown == nil, view.blocked == nil, let next = waiting.popFirst() { open(next, view) }
  }

  private func isOver(_ shown: Shown, _ view: IslandView) -> Bool {
    if let until = shown.until, until <= view.now { return true }
    return view.candidate(shown.owner)?.isAllowed != true
  }

  private mutating func consider(
    _ alert: IslandAlert, _ view: IslandView
  ) -> IslandAssignment.AlertFate {
    if let rule = silence(alert, view) { return .notShown(rule) }
    let owner = IslandOwner.activity(alert.activity)
    if let shown, shown.owner != owner, shown.alert != nil {
      switch collision {
      case .replace: break
      case .queue:
        waiting.append(alert)
        return .waits
      case .refuse: return .notShown(.alCollision)
      }
    }
    open(alert, view)
    return .none
  }

  private mutating func open(_ alert: IslandAlert, _ view: IslandView) {
    let owner = IslandOwner.activity(alert.activity)
    guard view.candidate(owner)?.isAllowed == true else { return }
    shown = Shown(owner: owner, until: view.now + hold, alert: alert.number)
  }
}
