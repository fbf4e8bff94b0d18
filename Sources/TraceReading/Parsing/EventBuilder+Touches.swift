internal import JSONReading
internal import TraceModel

extension EventBuilder {
  func touch(
    _ type: TraceEventType, _ document: borrowing JSONDocument, _ context: TraceContext
  ) throws(FieldError) -> Touch {
    switch type {
    case .touchLongPress: return Touch(.longPress, target: try target(document, context))
    case .touchTap: return try on(Touch(.tap, target: try target(document, context)), document)
    case .touchOutside: return try on(Touch(.outside), document)
    default:
      let number = try document.checkedWord(member(.direction), "direction", Words.directions)
      let direction = Touch.Direction.allCases[number]
      let target = try target(document, context)
      if target == nil && direction != .up {
        throw FieldError(
          .contradiction("a swipe needs a 'target' unless its direction is \"up\""),
          at: document.offset(node))
      }
      return Touch(.swipe, target: target, direction: direction)
    }
  }

  private func target(
    _ document: borrowing JSONDocument, _ context: TraceContext
  ) throws(FieldError) -> Touch.Target? {
    guard let value = fields[.target] else { return nil }
    if document.kind(value) == .string {
      return try document.checkedWord(value, "target", Words.places) == 0 ? .attached : .detached
    }
    try ShapeChecker(times: times).check(document, value, "target", ValueShape.target)
    guard let activity = document.first(in: value) else { return nil }
    return .activity(try context.activity(document, activity))
  }

  /// A button of a card: the answer to the first question, or one of the app's own.
  func button(
    _ document: borrowing JSONDocument, _ context: TraceContext
  ) throws(FieldError) -> Touch {
    let name = try document.checkedIdentifier(member(.button), "button")
    let button: Touch.Button =
      switch name {
      case "allow": .allow
      case "deny": .deny
      case "open": .open
      default: .intent
      }
    return try on(Touch(.button(button), target: try target(document, context)), document)
  }

  /// A touch on the surface that is named, if one is; there only activities can be touched.
  private func on(
    _ touch: Touch, _ document: borrowing JSONDocument
  ) throws(FieldError) -> Touch {
    guard let value = fields[.surface] else { return touch }
    var touch = touch
    touch.surface = Surface.touchable[try document.checkedWord(value, "surface", Words.surfaces)]
    switch touch.target {
    case .attached, .detached:
      throw FieldError(
        .contradiction("places are on the island; elsewhere the 'target' is an activity"),
        at: document.offset(value))
    default: return touch
    }
  }

  /// Any other event that nothing acts on: its identifiers must be known all the same.
  func notSimulated(
    _ type: TraceEventType, _ document: borrowing JSONDocument, _ context: inout TraceContext
  ) throws(FieldError) -> TraceAction {
    if let app = fields[.app] { _ = try context.app(document, app) }
    if let activity = fields[.activity] { _ = try context.activity(document, activity) }
    _ = try target(document, context)
    return .notSimulated(type)
  }
}
