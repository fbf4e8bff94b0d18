public import Catalogue
public import SimulationKernel
public import TraceModel

// Short words for events: `a2` is an activity of the app `a`, `n1` a notification.

extension EntityIndex: ExpressibleByStringLiteral {
  /// The index that a letter, or a letter and a digit, stands for.
  public init(stringLiteral name: String) {
    let bytes = Array(name.utf8)
    let letter = Int32(bytes[0]) - 97
    self.init(bytes.count == 1 ? letter : letter * 8 + Int32(bytes[1]) - 49)
  }
}

extension ActivityIndex {
  /// The app that an activity is called after.
  public var app: AppIndex { AppIndex(rawValue / 8) }
}

extension SimulationTime {
  /// An instant in seconds, rounded to microseconds.
  public init(_ seconds: Double) { self.init(microseconds: Int64((seconds * 1_000_000).rounded())) }

  /// The instant in seconds, with no more decimals than it needs.
  public var text: String {
    let (whole, rest) = microseconds.quotientAndRemainder(dividingBy: 1_000_000)
    if rest == 0 { return "\(whole)" }
    var places = "\(1_000_000 + abs(rest))".dropFirst()
    while places.last == "0" { places.removeLast() }
    return "\(whole).\(places)"
  }
}

extension SettingValues {
  /// The defaults but for some settings, written as people write them.
  public init(_ texts: [SettingID: String]) {
    self.init()
    for (setting, text) in texts {
      guard let value = SettingDefinition.of(setting).parse(text) else {
        preconditionFailure("\(text) is no value of \(setting)")
      }
      self[setting] = value
    }
  }
}

extension Alert {
  /// An alert with words.
  public static let ring = Alert(isEmpty: false)
  /// An alert without any.
  public static let empty = Alert(isEmpty: true)
}

/// Something that happens at a second.
public struct At: Sendable {
  /// When it happens.
  public let time: SimulationTime
  /// What happens.
  public let action: TraceAction

  /// Creates a moment of a play.
  public init(_ seconds: Double, _ action: TraceAction) {
    time = SimulationTime(seconds)
    self.action = action
  }
}

extension TraceAction {
  /// A start that needs no app in front, unless another way is named.
  public static func start(
    _ activity: ActivityIndex, via: ActivityStart.Via = .intent,
    style: ActivityStart.Style = .standard, startsAt: Double? = nil, score: Double? = nil,
    staleAt: Double? = nil, alert: Alert? = nil, attributes: Int32 = 0, content: Int32? = nil,
    height: Int64? = nil
  ) -> Self {
    var start = ActivityStart(activity: activity, app: activity.app)
    start.via = via
    start.style = style
    start.startsAt = startsAt.map { SimulationTime($0) }
    start.relevance = score
    start.staleAt = staleAt.map { SimulationTime($0) }
    start.alert = alert
    start.attributesSize = attributes
    start.content = content.map { Content(size: $0, index: ContentIndex($0)) } ?? .none
    start.layout.height = height
    return .activityStart(start)
  }

  /// A scheduled start, with the alert that it needs.
  public static func schedule(
    _ activity: ActivityIndex, _ startsAt: Double, score: Double? = nil, staleAt: Double? = nil,
    alert: Alert = .ring
  ) -> Self {
    .start(
      activity, via: .scheduled, startsAt: startsAt, score: score, staleAt: staleAt, alert: alert)
  }

  /// An update whose content, if any, is told apart by its size.
  public static func update(
    _ activity: ActivityIndex, via: ActivityUpdate.Via = .local, score: Double? = nil,
    staleAt: Double? = nil, alert: Alert? = nil, content: Int32? = nil, height: Int64? = nil
  ) -> Self {
    var update = ActivityUpdate(activity: activity)
    update.via = via
    update.relevance = score
    update.staleAt = staleAt.map { SimulationTime($0) }
    update.alert = alert
    update.content = content.map { Content(size: $0, index: ContentIndex($0)) } ?? .none
    update.layout.height = height
    return .activityUpdate(update)
  }

  /// An end, whose last content, if any, is told apart by its size.
  public static func end(
    _ activity: ActivityIndex, _ dismissal: Dismissal = .default, alert: Alert? = nil,
    content: Int32? = nil
  ) -> Self {
    var end = ActivityEnd(activity: activity)
    end.dismissal = dismissal
    end.alert = alert
    end.content = content.map { Content(size: $0, index: ContentIndex($0)) } ?? .none
    return .activityEnd(end)
  }

  /// A person opens an app.
  public static func open(_ app: AppIndex) -> Self { .app(.open, app) }
  /// A person leaves an app.
  public static func leave(_ app: AppIndex) -> Self { .app(.leave, app) }
  /// A person stops an app.
  public static func kill(_ app: AppIndex) -> Self { .app(.kill, app) }

  /// A person locks the phone.
  public static let lock = set { $0.isLocked = true }
  /// Unlocking wakes the device too.
  public static let unlock = set {
    $0.isLocked = false
    $0.isAsleep = false
  }
  /// The screen goes dark.
  public static let sleep = set { $0.isAsleep = true }
  /// The screen lights.
  public static let wake = set { $0.isAsleep = false }

  /// The device changes.
  public static func set(_ make: (inout DeviceChange) -> Void) -> Self {
    var change = DeviceChange()
    make(&change)
    return .device(change)
  }

  /// A person turns an app's switch for Live Activities.
  public static func allow(_ app: AppIndex, _ allows: Bool?) -> Self {
    var change = PermissionChange(app: app)
    change.liveActivities = allows
    return .permission(change)
  }

  /// An app posts a notification.
  public static func post(
    _ notification: NotificationIndex, level: NotificationPost.Level = .active,
    height: Int64? = nil
  ) -> Self {
    var post = NotificationPost(notification: notification, app: "z")
    post.level = level
    post.height = height
    return .notificationPost(post)
  }

  /// A swipe.
  public static func swipe(_ direction: Touch.Direction, _ target: Touch.Target? = nil) -> Self {
    .touch(Touch(.swipe, target: target, direction: direction))
  }

  /// A tap.
  public static func tap(_ target: Touch.Target) -> Self { .touch(Touch(.tap, target: target)) }
  /// A long press.
  public static func press(_ target: Touch.Target) -> Self {
    .touch(Touch(.longPress, target: target))
  }
  /// A touch beside the island.
  public static let outside = TraceAction.touch(Touch(.outside))
}

extension Dismissal {
  /// A date in seconds of the trace.
  public static func date(_ seconds: Double) -> Self { .at(SimulationTime(seconds)) }
  /// A length in seconds from the end on.
  public static func later(_ seconds: Double) -> Self {
    .after(SimulationDuration(microseconds: SimulationTime(seconds).microseconds))
  }
}

extension EntityIndex {
  /// The letter and digit that the index stands for.
  public var name: String {
    "\(Character(Unicode.Scalar(UInt8(97 + rawValue / 8))))\(rawValue % 8 + 1)"
  }
}
