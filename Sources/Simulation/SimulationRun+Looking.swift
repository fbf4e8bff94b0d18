public import PhoneModel
public import SimulationKernel

/// The island at an instant, as the policy saw it and answered.
public struct IslandLook {
  /// When.
  public var time: SimulationTime
  /// What the policy sees.
  public var view: IslandView
  /// Its last answer.
  public var assignment: IslandAssignment
  /// How each candidate stands.
  public var presences: [(candidate: IslandCandidate, presence: IslandPresence)]
  /// The policy with its memory.
  public var policy: any ArbitrationPolicy
}

extension SimulationRun {
  /// The island as it is now.
  public func look() -> IslandLook {
    var view = IslandView()
    phone.fill(&view, at: now, .none)
    return IslandLook(
      time: now, view: view, assignment: assignment,
      presences: view.candidates.map { ($0, presences.presence(of: $0.owner)) }, policy: policy)
  }
}
