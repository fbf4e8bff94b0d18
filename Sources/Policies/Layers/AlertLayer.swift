internal import Catalogue
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// The alerts layer of a policy: what lies expanded over the places.
protocol AlertLayer: Sendable {
  /// Takes in what made a decision necessary, and says what became of an alert.
  mutating func heed(_ view: IslandView, _ answer: inout IslandAssignment)

  /// Who is expanded by an alert or a person, and by which alert.
  var expanded: (owner: IslandOwner, alert: Int64?)? { get }

  /// When the layer changes by itself, or nil.
  var nextDeadline: SimulationTime? { get }
}

extension AlertLayer {
  /// Lays what is expanded over the places.
  func expand(_ view: IslandView, _ answer: inout IslandAssignment) {
    if let transient = view.candidates.last(where: { candidate in
      candidate.isTransient && candidate.isOwnAppInFront && candidate.isPresented
        && !candidate.isSwiped
    }) {
      answer.attached = .init(transient.owner, .expanded)
      answer.expansion = .transient
      answer.detached = nil
      answer.rules = RuleList(.lcTransient)
    } else if let expanded {
      answer.attached = .init(expanded.owner, .expanded)
      answer.expansion = expanded.alert.map { .alert($0) } ?? .person
      answer.detached = nil
      answer.reason = .alert
      answer.rules = RuleList(expanded.alert == nil ? .diLongPress : .alEffect)
    }
  }

  /// The rule of the phone by which an alert shows nothing in the island, or nil.
  func silence(_ alert: IslandAlert, _ view: IslandView) -> RuleID? {
    if let blocked = view.blocked { return IOSPolicy.rule(of: blocked) }
    guard let candidate = view.candidate(.activity(alert.activity)) else { return .diEndedLeaves }
    if candidate.isOwnAppInFront { return .alForegroundOwn }
    if candidate.isSwiped { return .diSwipeHides }
    return candidate.isPresented ? nil : .lcStaleTransition
  }
}
