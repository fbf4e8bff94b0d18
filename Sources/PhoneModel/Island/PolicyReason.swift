public import SimulationKernel

/// What a policy decided by that is no rule of the phone: the key or the memory that told owners
/// apart.
public enum PolicyReason: String, DenselyNumbered {
  /// Nobody else was there.
  case alone
  /// The time of the start.
  case startTime = "start-time"
  /// The time of the newest content.
  case updateTime = "update-time"
  /// The relevance score.
  case score
  /// The stale date.
  case staleDate = "stale-date"
  /// News that a person has not seen, by its age.
  case unseenAge = "unseen-age"
  /// Whose turn it is.
  case turn
  /// The time that each had so far, by weight.
  case fairShare = "fair-share"
  /// The holder stays: its least time, or too small a difference.
  case hysteresis
  /// The order of kinds.
  case kindOrder = "kind-order"
  /// The latest to come.
  case arrival
  /// Which place it may stand in.
  case placeAffinity = "place-affinity"
  /// An alert is on screen.
  case alert
}
