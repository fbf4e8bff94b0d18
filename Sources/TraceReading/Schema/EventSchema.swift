internal import JSONReading
internal import TraceModel

/// Writes the schemas of the events: one for each type, and one that chooses by `type`.
enum EventSchema {
  /// The definition that any event fits.
  static let name = "event"

  static func definitions(_ writer: inout JSONWriter) {
    writer.object(name, choice)
    for shape in EventShape.all {
      writer.object(definition(of: shape.type)) { event(shape, &$0) }
    }
  }

  private static func definition(of type: TraceEventType) -> String { "event." + type.rawValue }

  /// A chain of conditions instead of `oneOf`, so that only the type's own faults are told.
  private static func choice(_ writer: inout JSONWriter) {
    writer.string("title", "Event")
    writer.string("type", "object")
    writer.object("properties") { writer in
      writer.object("type") { $0.strings("enum", TraceEventType.allCases.map(\.rawValue)) }
    }
    writer.strings("required", ["at", "type"])
    writer.name("allOf")
    writer.array(TraceEventType.allCases) { writer, type in
      writer.object { writer in
        writer.object("if") { EventConditions.has(.type, type.rawValue, &$0) }
        writer.object("then") { $0.reference(definition(of: type)) }
      }
    }
  }

  private static func event(_ shape: EventShape, _ writer: inout JSONWriter) {
    let note = EventNotes.note(of: shape.type)
    writer.string("title", note.title)
    writer.string("description", note.text + (shape.isSimulated ? "" : KeyNotes.notSimulated))
    writer.string("type", "object")
    writer.object("properties") { writer in
      for key in shape.required.keys + shape.optional.keys { property(key, shape, &writer) }
    }
    writer.strings("required", shape.required.keys.map(\.rawValue))
    writer.boolean("additionalProperties", false)
    EventConditions.write(shape.type, &writer)
  }

  private static func property(
    _ key: TraceKey, _ shape: EventShape, _ writer: inout JSONWriter
  ) {
    writer.name(key.rawValue)
    if key == .type {
      return writer.object { $0.string("const", shape.type.rawValue) }
    }
    ShapeSchema.write(ValueShape.of(key, in: shape.type), &writer) { writer in
      let isSimulated = !shape.isSimulated || !shape.notSimulated.contains(key)
      writer.string("description", KeyNotes.text(of: key, isSimulated: isSimulated))
      if let value = initial(key, shape.type) { writer.string("default", value) }
    }
  }

  /// The word that holds if the key is left out.
  private static func initial(_ key: TraceKey, _ type: TraceEventType) -> String? {
    switch (key, type) {
    case (.via, .activityStart): ActivityStart.Via.request.rawValue
    case (.via, .activityUpdate): ActivityUpdate.Via.local.rawValue
    case (.via, .activityEnd): ActivityEnd.Via.local.rawValue
    case (.style, _): ActivityStart.Style.standard.rawValue
    case (.level, _): NotificationPost.Level.active.rawValue
    case (.dismissal, _): "default"
    default: nil
    }
  }
}
