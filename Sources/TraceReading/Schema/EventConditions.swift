internal import JSONReading
internal import TraceModel

/// Writes what the keys of an event say about each other.
enum EventConditions {
  static func write(_ type: TraceEventType, _ writer: inout JSONWriter) {
    switch type {
    case .activityStart:
      writer.object("if") { has(.via, ActivityStart.Via.scheduled.rawValue, &$0) }
      writer.object("then") { $0.strings("required", [TraceKey.startsAt.rawValue]) }
      writer.object("else") { writer in
        writer.object("properties") { $0.boolean(TraceKey.startsAt.rawValue, false) }
      }
    case .touchSwipe:
      writer.object("if") { writer in
        writer.object("not") { has(.direction, Touch.Direction.up.rawValue, &$0) }
      }
      writer.object("then") { $0.strings("required", [TraceKey.target.rawValue]) }
    case .push: require("anyOf", [.app, .activity, .channel], &writer)
    case .touchDismiss: require("oneOf", [.activity, .notification], &writer)
    default: break
    }
  }

  /// The members of a schema that is met if a key has a value.
  static func has(_ key: TraceKey, _ value: String, _ writer: inout JSONWriter) {
    writer.object("properties") { writer in
      writer.object(key.rawValue) { $0.string("const", value) }
    }
    writer.strings("required", [key.rawValue])
  }

  private static func require(_ rule: String, _ keys: [TraceKey], _ writer: inout JSONWriter) {
    writer.name(rule)
    writer.array(keys) { writer, key in
      writer.object { $0.strings("required", [key.rawValue]) }
    }
  }
}
