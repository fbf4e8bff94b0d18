internal import Catalogue
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// Reads what an item of `expect` asserts, once its shape was checked.
struct ClaimReader {
  let members: [String: JSONNode]
  let node: JSONNode
  let times: TimeParser

  func claim(
    _ shape: ExpectationShape, _ document: borrowing JSONDocument, _ bytes: [UInt8],
    _ context: inout TraceContext
  ) throws(FieldError) -> Expectation.Claim {
    let subject = member(shape.rawValue)
    switch shape {
    case .island: return try island(document, subject, context)
    case .lockScreen: return .lockScreen(try items(document, subject, context))
    case .lockScreenMedia:
      if document.kind(subject) == .null { return .lockScreenMedia(nil) }
      return .lockScreenMedia(try context.app(document, subject, "lockScreenMedia"))
    case .banner:
      guard document.kind(subject) == .object, let activity = document.first(in: subject) else {
        return .banner(nil)
      }
      return .banner(try context.activity(document, activity))
    case .carplay: return .carplay(try activities(document, subject, context))
    case .surface: return try surface(document, subject, context)
    case .state:
      let state = ActivityStateName(rawValue: document.text(subject)) ?? .active
      return .state(try activity(document, context), state)
    case .content:
      return .content(try activity(document, context), Array(bytes[document.range(subject)]))
    case .removal: return try removal(document, subject, context)
    case .outcome:
      let outcome = Outcome(rawValue: document.text(subject)) ?? .applied
      let reason = members["reason"].flatMap { Reason(rawValue: document.text($0)) }
      return .outcome(event: try event(document, context), outcome, reason)
    case .metric: return .metric(path: document.text(subject), try comparison(document))
    }
  }

  private func member(_ name: String) -> JSONNode {
    guard let member = members[name] else { preconditionFailure("'\(name)' was checked") }
    return member
  }

  /// The number of an event that the trace has.
  private func event(
    _ document: borrowing JSONDocument, _ context: TraceContext
  ) throws(FieldError) -> Int64 {
    let count = context.typeCounts.reduce(0, +)
    let node = member("event")
    guard let number = document.integer(node), number < count else {
      throw FieldError(
        .outOfRange(key: "event", allowed: "the number of an event, from 0 to \(count - 1)"),
        at: document.offset(node))
    }
    return number
  }

  private func activity(
    _ document: borrowing JSONDocument, _ context: TraceContext
  ) throws(FieldError) -> ActivityIndex {
    try context.activity(document, member("activity"))
  }

  private func activities(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ context: TraceContext
  ) throws(FieldError) -> [ActivityIndex] {
    var activities: [ActivityIndex] = []
    var element = document.first(in: node)
    while let current = element {
      activities.append(try context.activity(document, current))
      element = document.next(after: current, in: node)
    }
    return activities
  }

  private func surface(
    _ document: borrowing JSONDocument, _ subject: JSONNode, _ context: TraceContext
  ) throws(FieldError) -> Expectation.Claim {
    var items: [Expectation.SurfaceItem] = []
    let shows = member("shows")
    var element = document.first(in: shows)
    while let current = element {
      items.append(try surfaceItem(document, current, context))
      element = document.next(after: current, in: shows)
    }
    let look = members["look"].map { SurfaceLook(names: document.texts($0)) }
    let surface = Surface(rawValue: document.text(subject)) ?? .watch
    return .surface(surface, items, look: look)
  }

  private func surfaceItem(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ context: TraceContext
  ) throws(FieldError) -> Expectation.SurfaceItem {
    var item = Expectation.SurfaceItem(ActivityIndex(-1), .compact, isBehind: nil)
    var member = document.first(in: node)
    while let current = member {
      switch document.nameText(current) {
      case "activity": item.activity = try context.activity(document, current)
      case "view": item.view = SurfaceView(rawValue: document.text(current)) ?? .compact
      default: item.isBehind = document.boolean(current)
      }
      member = document.next(after: current, in: node)
    }
    return item
  }

  private func items(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ context: TraceContext
  ) throws(FieldError) -> [Expectation.LockScreenItem] {
    var items: [Expectation.LockScreenItem] = []
    var element = document.first(in: node)
    while let current = element {
      let notification = context.names.notifications.find(document.string(current))
      if let index = context.names.activities.find(document.string(current)) {
        guard notification == nil else {
          let name = document.text(current)
          throw FieldError(
            .contradiction("'\(name)' names both an activity and a notification"),
            at: document.offset(current))
        }
        items.append(.activity(ActivityIndex(index)))
      } else if let index = notification {
        items.append(.notification(NotificationIndex(index)))
      } else {
        _ = try context.activity(document, current)
      }
      element = document.next(after: current, in: node)
    }
    return items
  }

  private func island(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ context: TraceContext
  ) throws(FieldError) -> Expectation.Claim {
    var attached: Expectation.Place?
    var detached: Expectation.Place?
    var member = document.first(in: node)
    while let current = member {
      let place = try place(document, current, context)
      if document.nameText(current) == "attached" { attached = place } else { detached = place }
      member = document.next(after: current, in: node)
    }
    return .island(attached: attached, detached: detached)
  }

  private func place(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ context: TraceContext
  ) throws(FieldError) -> Expectation.Place {
    guard document.kind(node) == .object else { return .empty }
    var activity: ActivityIndex?
    var client: IslandClient?
    var mode = IslandMode.compact
    var member = document.first(in: node)
    while let current = member {
      switch document.nameText(current) {
      case "activity": activity = try context.activity(document, current)
      case "client": client = IslandClient(document.text(current))
      default: mode = IslandMode(rawValue: document.text(current)) ?? .compact
      }
      member = document.next(after: current, in: node)
    }
    if let activity { return .activity(activity, mode) }
    return client.map { .client($0, mode) } ?? .empty
  }

  private func removal(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ context: TraceContext
  ) throws(FieldError) -> Expectation.Claim {
    var at: SimulationTime?
    var cause: RemovalCause?
    var member = document.first(in: node)
    while let current = member {
      if document.nameText(current) == "at" {
        at = try times.time(document, current, "at", fromZero: true)
      } else {
        cause = RemovalCause(rawValue: document.text(current))
      }
      member = document.next(after: current, in: node)
    }
    return .removal(try activity(document, context), at: at, cause: cause)
  }

  private func comparison(
    _ document: borrowing JSONDocument
  ) throws(FieldError) -> Expectation.Comparison {
    let given = ["equals", "atLeast", "atMost"].filter { members[$0] != nil }
    guard given.count == 1 else {
      throw FieldError(
        .contradiction("a metric is compared by one of 'equals', 'atLeast' and 'atMost'"),
        at: document.offset(node))
    }
    let value = member(given[0])
    if document.kind(value) == .null { return .equalsNull }
    if document.kind(value) == .string { return .equalsText(document.text(value)) }
    let number = try document.checkedMillionths(
      value, given[0], .min ... .max, "a number that fits in 64 bits")
    switch given[0] {
    case "atLeast": return .atLeast(number)
    case "atMost": return .atMost(number)
    default: return .equals(number)
    }
  }
}
