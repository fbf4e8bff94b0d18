public import SimulationKernel

/// A measure by which policies are compared.
public enum ComparedMetric: String, DenselyNumbered {
  /// Time with an owner in the island, over the time with a candidate.
  case occupied
  /// The mean time from an alert's coming to its being shown.
  case alertWait
  /// The mean time for which alerts were shown.
  case alertHold
  /// Alerts that were shown.
  case alertsShown
  /// Contents that nobody could see for a glance.
  case neverSeen
  /// The mean age of what could be seen.
  case ageMean
  /// The greatest age of what could be seen.
  case agePeak
  /// Switches a minute.
  case switchesPerMinute
  /// Switches back within the window.
  case flipFlops
  /// The shortest stretch of one owner in one place.
  case shortestDwell
  /// Time in stretches that are shorter than a glance.
  case underGlance
  /// The longest time for which a candidate had no place.
  case starvation
  /// How evenly the island was shared.
  case jainIndex
  /// What the answers are worth under the stated objective.
  case value
  /// How far that is below the bound.
  case regret
  /// The part of the regret that the price of switches makes.
  case regretBySwitching
  /// The rest: the wrong one was shown, or in the wrong form.
  case regretByChoice

  /// Which way is better, or nil where neither is.
  public var isHigherBetter: Bool? {
    switch self {
    case .occupied, .alertsShown, .shortestDwell, .jainIndex, .value: true
    case .alertWait, .neverSeen, .ageMean, .agePeak, .switchesPerMinute, .flipFlops, .underGlance,
      .starvation, .regret:
      false
    case .alertHold, .regretBySwitching, .regretByChoice: nil
    }
  }

  /// Whether it is a number of things; the others are in millionths of their unit.
  public var isCount: Bool {
    switch self {
    case .alertsShown, .neverSeen, .flipFlops: true
    default: false
    }
  }
}
