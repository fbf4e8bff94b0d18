public import SimulationKernel
public import TraceModel

/// A Live Activity that is on some surface, or scheduled.
public struct LiveActivity: Sendable, BitwiseCopyable {
  /// Which activity it is.
  public let activity: ActivityIndex
  /// The app it belongs to.
  public let app: AppIndex
  /// How long it means to stay.
  public let style: ActivityStart.Style
  /// The state it is in.
  public internal(set) var state: ActivityStateName
  /// When it became active, or is to; seconds on the phone count from here.
  public internal(set) var startedAt: SimulationTime
  /// Rises with each start, so that equal times have an order.
  public internal(set) var startOrder: Int64
  /// The relevance score; only its order among one app's scores counts.
  public internal(set) var relevance: Double
  /// Whether a person swiped it out of the island.
  public internal(set) var isSwiped = false
  /// Whether it is shown at all; see the setting `pastStaleAtStart`.
  public internal(set) var isPresented = true
  /// What its app said of its views.
  var layout = Layout()

  /// What it shows, as its start says.
  var kind = ActivityKind.other
  var attributesSize: Int32 = 0
  /// The type of its attributes, as its start names it.
  var attributesType = AttributesType.unnamed
  /// What it shows in turn.
  var sessions = SessionPlan()
  /// The broadcast channel that it subscribes to, or -1.
  var channel = NameIndex(-1)
  /// Whether it subscribed without network and is to get what the channel kept.
  var awaitsStored = false
  /// Which update token is the present one, from 0.
  var tokenEpoch: Int32 = 0
  /// From when on the sender knows the token; nil while it waits for the person's Allow.
  var tokenKnownAt: SimulationTime?
  /// The newest timestamp of a change that was taken.
  var newestTimestamp: SimulationTime?
  /// When its app updated it last, or started it.
  var updatedLocallyAt = SimulationTime.zero
  /// When its content was drawn last.
  var drawnAt = SimulationTime.zero
  /// Whether its views can be drawn.
  var isDrawable = true
  var content = Content.none
  var staleAt: SimulationTime?
  /// The alert of a scheduled start, until it starts.
  var startAlert: Alert?
  var staleTimer: TimerQueue<PhoneTimer>.Handle?
  /// The limit while active, the removal once ended, the start while pending.
  var stateTimer: TimerQueue<PhoneTimer>.Handle?
  /// A removal date that an update gave; see the setting `dismissalDateOnUpdate`.
  var dateTimer: TimerQueue<PhoneTimer>.Handle?
  /// When it leaves the Lock Screen, once it has ended.
  var removalAt: SimulationTime?
  var removalCause = RemovalCause.afterFourHours

  /// Whether it can be in the island: active or stale.
  @inlinable public var isLive: Bool { state == .active || state == .stale }

  /// Whether it can be on the Lock Screen.
  @inlinable public var isOnLockScreen: Bool { isPresented && state != .pending }
}
