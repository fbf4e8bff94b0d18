internal import Catalogue
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

// The parts that starts, updates and ends have in common.

extension EventBuilder {
  func alert(_ document: borrowing JSONDocument) throws(FieldError) -> Alert? {
    guard let value = fields[.alert] else { return nil }
    try ShapeChecker(times: times).check(document, value, "alert", ValueShape.alert)
    return Self.alert(document, value)
  }

  /// An alert is empty if its title and body are.
  static func alert(_ document: borrowing JSONDocument, _ value: JSONNode) -> Alert {
    var isEmpty = true
    var sound = Alert.Sound.none
    var member = document.first(in: value)
    while let current = member {
      let isText = document.kind(current) == .string
      if document.hasName(current, "title") || document.hasName(current, "body") {
        // What is no text is a key that the phone looks up (rule `al-localised`).
        let hasText = isText ? !document.string(current).isEmpty : RuleID.alLocalised.isInForce
        if hasText { isEmpty = false }
      } else if document.hasName(current, "sound"), isText, RuleID.alSound.isInForce {
        sound = Self.sound(document.text(current))
      }
      member = document.next(after: current, in: value)
    }
    var alert = Alert(isEmpty: isEmpty, sound: sound)
    if let value = document.member("priority", of: value), document.isNumber(value) {
      let number = min(max(document.double(value).rounded(.down), 0), 3)
      alert.priority = Alert.Priority(rawValue: UInt8(number)) ?? .normal
    }
    if let value = document.member("sticky", of: value), document.kind(value) == .boolean {
      alert.isSticky = document.boolean(value)
    }
    return alert
  }

  /// The system's sound, or a file's name.
  private static func sound(_ name: String) -> Alert.Sound {
    if name.isEmpty { return .none }
    return name == "default" ? .default : .named
  }

  /// What the layout says that decides something; what is only looked at is kept beside it.
  func layout(
    of activity: ActivityIndex, _ type: TraceEventType, _ document: borrowing JSONDocument,
    _ context: inout TraceContext
  ) throws(FieldError) -> Layout {
    var layout = Layout()
    guard let value = fields[.layout] else { return layout }
    try ShapeChecker(times: times).check(document, value, "layout", ValueShape.layout)
    let facts = try LayoutFactsReader(document, value).facts
    for rule in LayoutAdvice(document, value, facts, context.device).rules {
      context.advice[rule, default: (0, place.number)].count += 1
    }
    if facts != LayoutFacts() {
      context.names.layouts[activity, default: LayoutFacts()].apply(facts)
    }
    var hasOther = false
    var member = document.first(in: value)
    while let current = member {
      switch document.nameText(current) {
      case "lockScreenHeight":
        layout.height = try document.checkedMillionths(
          current, "lockScreenHeight", 0...10_000_000_000, "points from 0 to 10000")
      case "tint": layout.hasTint = !document.string(current).isEmpty
      case "edgeToEdge": layout.isEdgeToEdge = document.boolean(current)
      case "rows": layout.rows = context.keep(rows: document.texts(current))
      case "expandedHeight", "buttons": hasOther = true
      default: break
      }
      member = document.next(after: current, in: value)
    }
    if hasOther { context.notSimulated.note(type, .layout, event: place.number) }
    return layout
  }
}
