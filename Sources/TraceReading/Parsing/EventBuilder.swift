internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// Makes the action of an event from its members.
struct EventBuilder {
  let fields: RecordFields
  let times: TimeParser
  let node: JSONNode
  let place: EventPlace

  /// The action of an event whose keys were checked.
  func action(
    _ type: TraceEventType, _ document: borrowing JSONDocument, _ bytes: Span<UInt8>,
    _ context: inout TraceContext
  ) throws(FieldError) -> TraceAction {
    switch type {
    case .activityUpdate: try update(document, bytes, &context)
    case .activityStart: try start(document, bytes, &context)
    case .activityEnd: try end(document, bytes, &context)
    case .notificationPost: .notificationPost(try post(document, &context))
    case .notificationClear:
      .notificationClear(try context.notification(document, member(.notification)))
    case .mediaPlay: .media(.play, try app(document, &context))
    case .mediaPause: .media(.pause, try app(document, &context))
    case .mediaStop: .media(.stop, try app(document, &context))
    case .mediaScrubBegin: .media(.scrubBegin, try app(document, &context))
    case .mediaScrubEnd: .media(.scrubEnd, try app(document, &context))
    case .systemBegin: .systemBegin(try client(document))
    case .systemEnd: .systemEnd(try client(document))
    case .appOpen: .app(.open, try app(document, &context))
    case .appLeave: .app(.leave, try app(document, &context))
    case .appKill: .app(.kill, try app(document, &context))
    case .deviceLock: .device(change { $0.isLocked = true })
    case .deviceUnlock:
      .device(
        change {
          $0.isLocked = false
          $0.isAsleep = false
        })
    case .deviceSleep: .device(change { $0.isAsleep = true })
    case .deviceWake: .device(change { $0.isAsleep = false })
    case .deviceSet: .device(try DeviceParser(fields: fields).change(document, &context))
    case .permissionSet: .permission(try permission(document, &context))
    case .touchLongPress, .touchTap, .touchSwipe, .touchOutside:
      .touch(try touch(type, document, context))
    case .touchDismiss: try dismissal(document, context)
    case .touchButton: .touch(try button(document, context))
    case .push: .push(try rawPush(document, bytes, &context))
    case .tokenRotate:
      .rotateToken(
        try context.activity(document, member(.activity)),
        epoch: try tokenEpoch(document) ?? 0)
    case .channelCreate: .channel(try channelChange(document, isOpening: true, &context))
    case .channelDelete: .channel(try channelChange(document, isOpening: false, &context))
    case .renderFail: .rendering(try context.activity(document, member(.activity)), works: false)
    case .renderRecover: .rendering(try context.activity(document, member(.activity)), works: true)
    case .appSuspend: .app(.suspend, try app(document, &context))
    case .appResume: .app(.resume, try app(document, &context))
    default: try notSimulated(type, document, &context)
    }
  }

  /// A member that the shape requires.
  func member(_ key: TraceKey) -> JSONNode {
    guard let value = fields[key] else { preconditionFailure("'\(key)' was checked to be there") }
    return value
  }

  private func app(
    _ document: borrowing JSONDocument, _ context: inout TraceContext
  ) throws(FieldError) -> AppIndex {
    try context.app(document, member(.app))
  }

  private func client(_ document: borrowing JSONDocument) throws(FieldError) -> SystemClient {
    SystemClient.allCases[try document.checkedWord(member(.client), "client", Words.clients)]
  }

  private func change(_ make: (inout DeviceChange) -> Void) -> DeviceChange {
    var change = DeviceChange()
    make(&change)
    return change
  }

  private func permission(
    _ document: borrowing JSONDocument, _ context: inout TraceContext
  ) throws(FieldError) -> PermissionChange {
    var change = PermissionChange(app: try app(document, &context))
    if let value = fields[.liveActivities] {
      change.liveActivities = try document.checkedBoolean(value, "liveActivities")
    }
    if let value = fields[.frequentUpdates] {
      change.frequentUpdates = try document.checkedBoolean(value, "frequentUpdates")
    }
    return change
  }

  private func post(
    _ document: borrowing JSONDocument, _ context: inout TraceContext
  ) throws(FieldError) -> NotificationPost {
    let owner = try app(document, &context)
    let name = try document.checkedIdentifier(member(.notification), "notification")
    let index = context.names.notifications.intern(name)
    var post = NotificationPost(notification: NotificationIndex(index), app: owner)
    if let level = fields[.level] {
      let number = try document.checkedWord(level, "level", Words.levels)
      post.level = NotificationPost.Level.allCases[number]
    }
    if let height = fields[.height] {
      post.height = try document.checkedMillionths(
        height, "height", 0...10_000_000_000, "points from 0 to 10000")
    }
    if let group = fields[.group] {
      let name = try document.checkedIdentifier(group, "group")
      post.group = NameIndex(context.names.others.intern(name))
    }
    return post
  }

  private func dismissal(
    _ document: borrowing JSONDocument, _ context: TraceContext
  ) throws(FieldError) -> TraceAction {
    switch (fields[.activity], fields[.notification]) {
    case (let activity?, nil): return .dismissActivity(try context.activity(document, activity))
    case (nil, let notification?):
      return .dismissNotification(try context.notification(document, notification))
    default:
      throw FieldError(
        .contradiction("'touch.dismiss' names either an 'activity' or a 'notification'"),
        at: document.offset(node))
    }
  }
}

/// The closed lists of words as look-up tables, made once.
enum Words {
  static let clients = KeywordTable(SystemClient.allCases.map(\.rawValue))
  static let levels = KeywordTable(NotificationPost.Level.allCases.map(\.rawValue))
  static let startVia = KeywordTable(ActivityStart.Via.allCases.map(\.rawValue))
  static let updateVia = KeywordTable(ActivityUpdate.Via.allCases.map(\.rawValue))
  static let endVia = KeywordTable(ActivityEnd.Via.allCases.map(\.rawValue))
  static let styles = KeywordTable(ActivityStart.Style.allCases.map(\.rawValue))
  static let directions = KeywordTable(Touch.Direction.allCases.map(\.rawValue))
  static let orientations = KeywordTable(DeviceState.Orientation.allCases.map(\.rawValue))
  static let networks = KeywordTable(DeviceState.Network.allCases.map(\.rawValue))
  static let appearances = KeywordTable(["light", "dark"])
  static let standby = KeywordTable(DeviceState.StandBy.allCases.map(\.rawValue))
  static let watches = KeywordTable(DeviceState.Watch.allCases.map(\.rawValue))
  static let wrists = KeywordTable(DeviceState.Wrist.allCases.map(\.rawValue))
  static let watchLinks = KeywordTable(DeviceState.WatchLink.allCases.map(\.rawValue))
  static let macs = KeywordTable(["connected"])
  static let surfaces = KeywordTable(Surface.touchable.map(\.rawValue))
  static let carPlay = KeywordTable(DeviceState.CarPlay.allCases.map(\.rawValue))
  static let places = KeywordTable(["attached", "detached"])
  static let dismissals = KeywordTable(["default", "immediate"])
}
