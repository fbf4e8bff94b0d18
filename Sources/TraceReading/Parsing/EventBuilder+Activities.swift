internal import Catalogue
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

extension EventBuilder {
  func start(
    _ document: borrowing JSONDocument, _ bytes: Span<UInt8>, _ context: inout TraceContext
  ) throws(FieldError) -> TraceAction {
    let app = try context.app(document, member(.app))
    let activity = try context.newActivity(document, member(.activity), app: app, at: place)
    var start = ActivityStart(activity: activity, app: app)
    if let via = fields[.via] {
      start.via = ActivityStart.Via.allCases[try document.checkedWord(via, "via", Words.startVia)]
    }
    if let style = fields[.style] {
      let number = try document.checkedWord(style, "style", Words.styles)
      start.style = ActivityStart.Style.allCases[number]
    }
    start.startsAt = try instant(document, .startsAt)
    if (start.via == .scheduled) != (start.startsAt != nil) {
      throw FieldError(
        .contradiction("'startsAt' goes with \"via\": \"scheduled\", and each needs the other"),
        at: document.offset(node))
    }
    start.relevance = try relevance(document)
    start.staleAt = try instant(document, .staleAt)
    start.content = try content(document, bytes, &context)
    if let attributes = fields[.attributes] {
      let range = document.range(try document.checkedObject(attributes, "attributes"))
      start.attributesSize = ContentSize.of(bytes, range)
    }
    start.alert = try alert(document)
    start.layout = try layout(of: start.activity, .activityStart, document, &context)
    if let value = fields[.kind] {
      start.kind = ActivityKind(word: try document.checkedIdentifier(value, "kind"))
    }
    if let channel = fields[.channel] { start.channel = try name(document, channel, &context) }
    start.sessions = try sessions(document, activity, &context)
    guard start.via == .push else { return .activityStart(start) }
    var push = Push(.activityStart, to: .app(start.app), .start)
    push.activity = activity
    push.attributes.size = start.attributesSize
    push.undecodableTypes = try undecodable(document, bytes, start.app, context)
    push.content = start.content
    push.relevance = start.relevance
    push.staleAt = start.staleAt
    push.alert = start.alert
    push.style = start.style
    push.channel = start.channel
    push.sessions = start.sessions
    push.layout = start.layout
    push.kind = start.kind
    return .push(push)
  }

  func update(
    _ document: borrowing JSONDocument, _ bytes: Span<UInt8>, _ context: inout TraceContext
  ) throws(FieldError) -> TraceAction {
    var update = ActivityUpdate(activity: try context.activity(document, member(.activity)))
    if let via = fields[.via] {
      let number = try document.checkedWord(via, "via", Words.updateVia)
      update.via = ActivityUpdate.Via.allCases[number]
    }
    update.relevance = try relevance(document)
    update.staleAt = try instant(document, .staleAt)
    update.content = try content(document, bytes, &context)
    update.alert = try alert(document)
    update.layout = try layout(of: update.activity, .activityUpdate, document, &context)
    update.timestamp = try instant(document, .timestamp)
    var priority: UInt8?
    if let node = fields[.priority] {
      try ShapeChecker(times: times).check(document, node, "priority", .oneOf([5, 10]))
      priority = document.integer(node) == 5 ? 5 : 10
    }
    guard update.via == .push else { return .activityUpdate(update) }
    var push = Push(.activityUpdate, to: .activity(update.activity), .update)
    if let priority { push.priority = priority }
    push.timestamp = update.timestamp
    push.content = update.content
    push.undecodableTypes = try undecodable(
      document, bytes, context.names.activityApps[update.activity.position], context)
    push.relevance = update.relevance
    push.staleAt = update.staleAt
    push.alert = update.alert
    push.layout = update.layout
    return .push(push)
  }

  func end(
    _ document: borrowing JSONDocument, _ bytes: Span<UInt8>, _ context: inout TraceContext
  ) throws(FieldError) -> TraceAction {
    var end = ActivityEnd(activity: try context.activity(document, member(.activity)))
    if let via = fields[.via] {
      end.via = ActivityEnd.Via.allCases[try document.checkedWord(via, "via", Words.endVia)]
    }
    end.content = try content(document, bytes, &context)
    end.dismissal = try dismissal(document)
    end.alert = try alert(document)
    end.timestamp = try instant(document, .timestamp)
    guard end.via == .push else { return .activityEnd(end) }
    var push = Push(.activityEnd, to: .activity(end.activity), .end)
    push.timestamp = end.timestamp
    push.content = end.content
    push.dismissal = end.dismissal
    push.alert = end.alert
    return .push(push)
  }

  /// What an activity shows in turn.
  private func sessions(
    _ document: borrowing JSONDocument, _ activity: ActivityIndex, _ context: inout TraceContext
  ) throws(FieldError) -> SessionPlan {
    guard let value = fields[.sessions] else { return SessionPlan() }
    try ShapeChecker(times: times).check(document, value, "sessions", ValueShape.sessions)
    guard let items = document.member("items", of: value),
      let period = document.member("period", of: value)
    else { return SessionPlan() }
    let names = document.texts(items)
    guard names.count <= 255 else {
      throw FieldError(
        .outOfRange(key: "items", allowed: "at most 255 sessions"), at: document.offset(items))
    }
    let length = try TimeParser.duration(document, period, "period").microseconds
    guard (1000...86_400_000_000).contains(length), length % 1000 == 0 else {
      throw FieldError(
        .outOfRange(key: "period", allowed: "whole milliseconds from 0.001 to 86400 seconds"),
        at: document.offset(period))
    }
    if names.isEmpty { return SessionPlan() }
    context.names.sessions[activity] = names
    return SessionPlan(
      count: UInt8(truncatingIfNeeded: names.count),
      milliseconds: UInt32(truncatingIfNeeded: length / 1000))
  }

  private func instant(
    _ document: borrowing JSONDocument, _ key: TraceKey
  ) throws(FieldError) -> SimulationTime? {
    guard let value = fields[key] else { return nil }
    return try times.time(document, value, key.rawValue, fromZero: false)
  }

  private func relevance(_ document: borrowing JSONDocument) throws(FieldError) -> Double? {
    guard let value = fields[.relevance] else { return nil }
    guard document.isNumber(value) else { throw document.wrongKind(value, "relevance", "a number") }
    return document.double(value)
  }

  private func content(
    _ document: borrowing JSONDocument, _ bytes: Span<UInt8>, _ context: inout TraceContext
  ) throws(FieldError) -> Content {
    guard let value = fields[.content] else { return .none }
    return Self.content(document, try document.checkedObject(value, "content"), bytes, &context)
  }

  static func content(
    _ document: borrowing JSONDocument, _ value: JSONNode, _ bytes: Span<UInt8>,
    _ context: inout TraceContext
  ) -> Content {
    let range = document.range(value)
    var index = ContentIndex(-1)
    if context.keepsContents {
      index = context.keep(bytes.extracting(range))
    }
    return Content(size: ContentSize.of(bytes, range), index: index)
  }

  private func dismissal(_ document: borrowing JSONDocument) throws(FieldError) -> Dismissal {
    guard let value = fields[.dismissal] else { return .default }
    if document.kind(value) == .string {
      let number = try document.checkedWord(value, "dismissal", Words.dismissals)
      return number == 0 ? .default : .immediate
    }
    try ShapeChecker(times: times).check(document, value, "dismissal", ValueShape.dismissal)
    guard let member = document.first(in: value) else { return .default }
    if document.nameText(member) == "at" {
      return .at(try times.time(document, member, "at", fromZero: false))
    }
    return .after(try TimeParser.duration(document, member, "after"))
  }
}
