public import SimulationKernel

/// A Live Activity is asked for.
public struct ActivityStart: Sendable, BitwiseCopyable {
  /// How a start is asked for.
  public enum Via: String, CaseIterable, Sendable, BitwiseCopyable {
    case request, intent, push, scheduled
  }

  /// How long an activity means to stay.
  public enum Style: String, CaseIterable, Sendable, BitwiseCopyable {
    case standard, transient
  }

  /// Which activity it is about.
  public var activity: ActivityIndex
  /// The app that asks.
  public var app: AppIndex
  /// How it comes.
  public var via = Via.request
  /// How long the activity means to stay.
  public var style = Style.standard
  /// When a scheduled start is to happen.
  public var startsAt: SimulationTime?
  /// The relevance score, or nil for the default.
  public var relevance: Double?
  /// When the content goes out of date, or nil.
  public var staleAt: SimulationTime?
  /// The content, if one is given.
  public var content = Content.none
  /// The size of the attributes in bytes without white space.
  public var attributesSize: Int32 = 0
  /// The broadcast channel that it subscribes to, or -1.
  public var channel = NameIndex(-1)
  /// What it shows.
  public var kind = ActivityKind.other
  /// What it shows in turn.
  public var sessions = SessionPlan()
  /// What it asks a person's attention for, or nil.
  public var alert: Alert? {
    get { Alert(bits: alertBits) }
    set { alertBits = newValue?.bits ?? 0 }
  }
  private var alertBits: UInt8 = 0
  /// What it says of its views.
  public var layout = Layout()

  /// Creates a start with the defaults of everything else.
  public init(activity: ActivityIndex, app: AppIndex) {
    self.activity = activity
    self.app = app
  }
}

/// A Live Activity gets new content, a new score or a new stale date.
///
/// One that comes by push is a ``Push``.
public struct ActivityUpdate: Sendable, BitwiseCopyable {
  /// Where an update comes from.
  public enum Via: String, CaseIterable, Sendable, BitwiseCopyable {
    case local, push, `extension`
  }

  /// Which activity it is about.
  public var activity: ActivityIndex
  /// How it comes.
  public var via = Via.local
  /// The content, if one is given.
  public var content = Content.none
  /// The relevance score, or nil if none is given.
  public var relevance: Double?
  /// When the content goes out of date, or nil.
  public var staleAt: SimulationTime?
  /// The instant that its data are from, or nil.
  public var timestamp: SimulationTime?
  /// What it asks a person's attention for, or nil.
  public var alert: Alert? {
    get { Alert(bits: alertBits) }
    set { alertBits = newValue?.bits ?? 0 }
  }
  private var alertBits: UInt8 = 0
  /// What it says of its views.
  public var layout = Layout()

  /// Creates an update with the defaults of everything else.
  public init(activity: ActivityIndex) { self.activity = activity }
}

/// A Live Activity is ended.
///
/// One that comes by push is a ``Push``.
public struct ActivityEnd: Sendable, BitwiseCopyable {
  /// Who ends it.
  public enum Via: String, CaseIterable, Sendable, BitwiseCopyable {
    case local, push, system
  }

  /// Which activity it is about.
  public var activity: ActivityIndex
  /// How it comes.
  public var via = Via.local
  /// The content, if one is given.
  public var content = Content.none
  /// When the ended activity leaves the Lock Screen.
  public var dismissal = Dismissal.default
  /// The instant that its data are from, or nil.
  public var timestamp: SimulationTime?
  /// What it asks a person's attention for, or nil.
  public var alert: Alert? {
    get { Alert(bits: alertBits) }
    set { alertBits = newValue?.bits ?? 0 }
  }
  private var alertBits: UInt8 = 0

  /// Creates an end with the defaults of everything else.
  public init(activity: ActivityIndex) { self.activity = activity }
}

/// When an ended activity leaves the Lock Screen.
public enum Dismissal: Sendable, BitwiseCopyable, Equatable {
  /// After the system's limit.
  case `default`
  /// At once.
  case immediate
  /// At an instant, if the system's limit is not before it.
  case at(SimulationTime)
  /// A time after the end, if the system's limit is not before it.
  case after(SimulationDuration)
}

/// The content of an activity: how large it is, and its value if something asks for it.
public struct Content: Sendable, BitwiseCopyable {
  /// Bytes of UTF-8 without white space outside strings; -1 if there is no content.
  public var size: Int32
  /// The value, or -1 if it was not kept.
  public var index: ContentIndex

  /// Creates a content.
  public init(size: Int32, index: ContentIndex) {
    self.size = size
    self.index = index
  }

  /// No content was given.
  public static let none = Content(size: -1, index: ContentIndex(-1))

  /// Whether a content was given.
  @inlinable public var isGiven: Bool { size >= 0 }
}
