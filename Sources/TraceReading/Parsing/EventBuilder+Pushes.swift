internal import JSONReading
internal import SimulationKernel
internal import TraceModel

extension EventBuilder {
  /// A raw push: what it says must be JSON and its identifiers the trace's own; all else that is wrong
  /// with it is what its sender did, and the phone's to judge.
  func rawPush(
    _ document: borrowing JSONDocument, _ bytes: Span<UInt8>, _ context: inout TraceContext
  ) throws(FieldError) -> Push {
    let payload = try document.checkedObject(member(.payload), "payload")
    let aps = document.member("aps", of: payload)
    let event = aps.flatMap { aps in
      document.member("event", of: aps).flatMap { Push.Event(document, $0) }
    }
    let (target, activity) = try target(document, event, &context)
    var push = Push(.push, to: target, event)
    push.activity = activity
    push.token = try tokenEpoch(document) ?? -1
    push.size = ContentSize.of(bytes, document.range(payload))
    if let headers = fields[.headers] {
      try ShapeChecker(times: times).check(document, headers, "headers", .headers)
      try HeaderReader(times: times).read(document, headers, into: &push, &context)
    }
    if let aps {
      try PayloadReader(times: times).read(document, aps, bytes, into: &push, &context)
    }
    return push
  }

  /// Where a push goes, and the activity that a start makes.
  private func target(
    _ document: borrowing JSONDocument, _ event: Push.Event?, _ context: inout TraceContext
  ) throws(FieldError) -> (Push.Target, ActivityIndex) {
    let app = try fields[.app].map { node throws(FieldError) in try context.app(document, node) }
    if let channel = fields[.channel] {
      return (.channel(try name(document, channel, &context)), ActivityIndex(-1))
    }
    if let app {
      guard event == .start else {
        if let node = fields[.activity] { _ = try context.activity(document, node) }
        return (.app(app), ActivityIndex(-1))
      }
      return (.app(app), try startedActivity(document, app, &context))
    }
    guard let node = fields[.activity] else {
      throw FieldError(
        .contradiction("a push goes to an 'app', an 'activity' or a 'channel'"),
        at: document.offset(self.node))
    }
    let activity = try context.activity(document, node)
    return (.activity(activity), activity)
  }

  /// The activity that a push start makes; without a name it is called after the event.
  private func startedActivity(
    _ document: borrowing JSONDocument, _ app: AppIndex, _ context: inout TraceContext
  ) throws(FieldError) -> ActivityIndex {
    if let node = fields[.activity] {
      return try context.newActivity(document, node, app: app, at: place)
    }
    return context.unnamedActivity(app: app, at: place)
  }

  /// The number of an update token.
  func tokenEpoch(_ document: borrowing JSONDocument) throws(FieldError) -> Int32? {
    guard let value = fields[.token] else { return nil }
    try ShapeChecker(times: times)
      .check(document, value, "token", .integer(0...Int64(Int32.max)))
    return document.integer(value).map { Int32(truncatingIfNeeded: $0) }
  }

  /// A channel by its name.
  func name(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ context: inout TraceContext
  ) throws(FieldError) -> NameIndex {
    NameIndex(context.names.others.intern(try document.checkedIdentifier(node, "channel")))
  }

  func channelChange(
    _ document: borrowing JSONDocument, isOpening: Bool, _ context: inout TraceContext
  ) throws(FieldError) -> ChannelChange {
    let channel = try name(document, member(.channel), &context)
    guard isOpening else { return ChannelChange(channel: channel, stores: nil) }
    var stores = false
    if let value = fields[.storage] {
      try ShapeChecker(times: times).check(document, value, "storage", .oneOf([0, 1]))
      stores = document.integer(value) == 1
    }
    return ChannelChange(channel: channel, stores: stores)
  }

  /// For each type of the app, as bits, whether the event's content lacks one of its keys.
  func undecodable(
    _ document: borrowing JSONDocument, _ bytes: Span<UInt8>, _ app: AppIndex,
    _ context: TraceContext
  ) throws(FieldError) -> UInt64 {
    guard let value = fields[.content], context.declaresContentKeys(app) else { return 0 }
    // The content was not built with the record; its text was checked.
    var content = JSONDocument()
    do throws(JSONError) { try content.load(bytes.extracting(document.range(value))) } catch {
      return .max
    }
    return content.undecodable(content.root, context.attributesTypes[app.position])
  }
}

extension Push.Event {
  fileprivate init?(_ document: borrowing JSONDocument, _ node: JSONNode) {
    guard document.kind(node) == .string else { return nil }
    self.init(rawValue: document.text(node))
  }
}

extension TraceContext {
  /// Whether an app says which keys its content must have.
  func declaresContentKeys(_ app: AppIndex) -> Bool {
    app.position < attributesTypes.count
      && attributesTypes[app.position].contains { !$0.contentKeys.isEmpty }
  }

  /// An activity that a push starts and no event names.
  mutating func unnamedActivity(app: AppIndex, at place: EventPlace) -> ActivityIndex {
    var name = "push-\(place.number)"
    while names.activities.find(Array(name.utf8).span) != nil { name += "'" }
    let index = names.activities.intern(name)
    names.activityApps.append(app)
    activityStarts.append(place)
    return ActivityIndex(index)
  }
}

extension JSONDocument {
  /// The member of an object by its name, or nil; nil for what is no object.
  func member(_ name: String, of object: JSONNode) -> JSONNode? {
    guard kind(object) == .object else { return nil }
    var member = first(in: object)
    while let current = member {
      if hasName(current, name) { return current }
      member = next(after: current, in: object)
    }
    return nil
  }

  /// For each type, as bits, whether a content lacks one of its keys.
  func undecodable(_ content: JSONNode, _ types: [AttributesDeclaration]) -> UInt64 {
    var bits: UInt64 = 0
    for (number, type) in types.enumerated()
    where type.contentKeys.contains(where: { member($0, of: content) == nil }) {
      bits |= 1 << UInt64(number)
    }
    return bits
  }
}
