internal import Catalogue
public import SimulationKernel

/// A Live Activity push, as it was sent: raw, as APNs gets it, or told by an activity event.
///
/// Only what decides over its way is kept; that the server took it says nothing about the phone.
public struct Push: Sendable, BitwiseCopyable {
  /// Where a push is sent.
  public enum Target: Sendable, BitwiseCopyable, Equatable {
    /// To the update token of an activity.
    case activity(ActivityIndex)
    /// To the push-to-start token of an app.
    case app(AppIndex)
    /// To all subscribers of a broadcast channel.
    case channel(NameIndex)
  }

  /// What it asks for.
  public enum Event: String, CaseIterable, Sendable, BitwiseCopyable {
    case start, update, end
  }

  /// How long it may wait for a phone without network (rule `ps-expiration`).
  public enum Expiration: Sendable, BitwiseCopyable, Equatable {
    /// As long as APNs keeps it.
    case none
    /// It is tried once.
    case once
    /// Until an instant.
    case until(SimulationTime)
  }

  /// A header that APNs does not take, in the order in which they are looked at.
  public enum HeaderFault: String, CaseIterable, Sendable, BitwiseCopyable {
    case pushType, topic, priority, expiration, collapseID, channelID
  }

  // In an order that leaves few gaps, for every event of a trace is as large as the largest.

  /// Where it is sent.
  public var target: Target
  /// The type of the trace's event.
  public var type: TraceEventType
  /// What it asks for, or nil if it says nothing that a phone knows.
  public var event: Event?
  /// The first header that is wrong, or nil.
  public var headerFault: HeaderFault?
  /// How long it may wait.
  public var expiration = Expiration.none
  /// 5 or 10.
  public var priority: UInt8 = RuleID.psPriorityDefault.isInForce ? 10 : 5
  /// Whether a part of the payload is not of the kind that a phone decodes.
  public var isMalformed = false
  /// What it asks a person's attention for, or nil.
  public var alert: Alert? {
    get { Alert(bits: alertBits) }
    set { alertBits = newValue?.bits ?? 0 }
  }
  private var alertBits: UInt8 = 0
  /// The activity that a start is to make, or -1.
  public var activity = ActivityIndex(-1)
  /// What a started activity shows in turn.
  public var sessions = SessionPlan()
  /// How long a started activity means to stay.
  public var style = ActivityStart.Style.standard
  /// The instant that its data are from; nil stands for that of sending.
  public var timestamp: SimulationTime?
  /// The epoch of the token it is sent to; -1 for the present one.
  public var token: Int32 = -1
  /// The relevance score, or nil if none is given.
  public var relevance: Double?
  /// The collapse identifier, or -1.
  public var collapseID = NameIndex(-1)
  /// When the content goes out of date, or nil.
  public var staleAt: SimulationTime?
  /// The payload's bytes without white space; 0 where the trace gives none.
  public var size: Int32 = 0
  /// When the activity is to leave the Lock Screen.
  public var dismissal = Dismissal.default
  /// The channel that a started activity subscribes to, or -1.
  public var channel = NameIndex(-1)
  /// What it says of its views.
  public var layout = Layout()
  /// The attributes that it brings.
  public var attributes = Attributes()
  /// What a started activity shows.
  public var kind = ActivityKind.other
  /// The content, if one is given.
  public var content = Content.none
  /// For each attributes type of the app, by its number, whether the content lacks one of its keys.
  public var undecodableTypes: UInt64 = 0

  /// What a push says of attributes.
  public struct Attributes: Sendable, BitwiseCopyable {
    /// Bytes without white space; -1 if there are none.
    public var size: Int32 = -1
    /// The number of their type among the app's.
    public var type = AttributesType.unnamed
    /// Whether a push of this kind has to bring them.
    public var areNeeded = false

    /// Creates attributes that are not there.
    public init() {}
  }

  /// Creates a push with the defaults of everything else.
  public init(
    _ type: TraceEventType, to target: Target, _ event: Event?
  ) {
    self.type = type
    self.target = target
    self.event = event
  }
}

/// The type of an activity's attributes, as its app declares it.
public enum AttributesType: Sendable, BitwiseCopyable, Equatable {
  /// None is named.
  case unnamed
  /// One is named, and the app declares none to compare it with.
  case unchecked
  /// The app declares types, and this is none of them.
  case undeclared
  /// A type by its number in the app's declaration, below 64.
  case declared(UInt8)
}

/// A server opens or closes a broadcast channel.
public struct ChannelChange: Sendable, BitwiseCopyable {
  /// Which channel.
  public var channel: NameIndex
  /// Whether it keeps the newest message; nil closes the channel.
  public var stores: Bool?

  /// Creates a change.
  public init(channel: NameIndex, stores: Bool?) {
    self.channel = channel
    self.stores = stores
  }
}
