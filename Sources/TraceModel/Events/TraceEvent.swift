public import SimulationKernel

/// One thing that apps, servers, the system or a person do, at one instant.
///
/// A value of fixed size without a string: identifiers are indices, contents are sizes.
public struct TraceEvent: Sendable, BitwiseCopyable {
  /// When it happens.
  public var time: SimulationTime
  /// Its number in the trace, from 0.
  public var number: Int64
  /// What happens.
  public var action: TraceAction

  /// Creates an event.
  @inlinable
  public init(time: SimulationTime, number: Int64, action: TraceAction) {
    self.time = time
    self.number = number
    self.action = action
  }
}

/// What happens in an event.
public enum TraceAction: Sendable, BitwiseCopyable {
  case activityStart(ActivityStart)
  case activityUpdate(ActivityUpdate)
  case activityEnd(ActivityEnd)
  case push(Push)
  /// An activity gets a new update token; epochs count from 0.
  case rotateToken(ActivityIndex, epoch: Int32)
  case channel(ChannelChange)
  /// The activity's views cannot be drawn, or can be again.
  case rendering(ActivityIndex, works: Bool)
  case notificationPost(NotificationPost)
  case notificationClear(NotificationIndex)
  case media(MediaAction, AppIndex)
  case systemBegin(SystemClient)
  case systemEnd(SystemClient)
  case app(AppAction, AppIndex)
  case device(DeviceChange)
  case permission(PermissionChange)
  case touch(Touch)
  case dismissActivity(ActivityIndex)
  case dismissNotification(NotificationIndex)
  /// Read and checked, and nothing that this phone acts on.
  case notSimulated(TraceEventType)

  /// Whether the event gets an outcome: what changes an activity, and every push.
  @inlinable public var hasOutcome: Bool {
    switch self {
    case .activityStart, .activityUpdate, .activityEnd, .push: true
    default: false
    }
  }
}
