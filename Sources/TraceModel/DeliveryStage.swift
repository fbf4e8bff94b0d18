public import SimulationKernel

/// The stages of a change on its way to the screen, in their order.
public enum DeliveryStage: String, DenselyNumbered {
  /// The servers took it.
  case accepted
  /// It reached the phone.
  case delivered
  /// There was budget for it.
  case budgeted
  /// Its activity took it.
  case applied
  /// It was there to be drawn.
  case rendered
}

extension Reason {
  /// The stage that an event with this reason did not come through.
  public var stage: DeliveryStage {
    switch self {
    case .payloadSize, .unknownChannel, .noStorageExpiration, .broadcastStart, .badPushType,
      .badTopic, .badPriority, .badExpiration, .badCollapseID, .badChannelID:
      .accepted
    case .offline, .offlineExpiration0, .channelNoStorage, .expired, .newerStored, .inFlight,
      .priority5, .tokenUnknown, .oldToken, .wrongTokenKind, .noSubscriber:
      .delivered
    case .pushBudget, .startBudget: .budgeted
    case .newerUpdate, .renderInterval, .identicalContent: .rendered
    default: .applied
    }
  }
}
