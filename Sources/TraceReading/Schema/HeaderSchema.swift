internal import JSONReading
internal import TraceModel

/// Writes the schema of what stands before the events.
enum HeaderSchema {
  /// Writes the keys of a header but for `events` and `expect`.
  static func properties(_ writer: inout JSONWriter) {
    writer.object("format") { $0.string("const", TraceHeader.format) }
    text("name", "A name for reports.", &writer)
    text("notes", "Notes for reports.", &writer)
    writer.object("start") { writer in
      writer.string(
        "description", "Second 0 as an RFC 3339 time; needed if another time is written so.")
      writer.string("type", "string")
      writer.string("pattern", SchemaPattern.time)
    }
    writer.name("until")
    ShapeSchema.write(.time(fromZero: true), &writer) { writer in
      writer.string(
        "description",
        "Where the run stops; else when all events are over and no activity is left to be seen."
      )
    }
    for definition in ["device", "settings", "policy"] {
      writer.object(definition) { $0.reference(definition) }
    }
    writer.object("apps") { writer in
      writer.string("description", "All apps of the trace; without it any app may be named.")
      writer.string("type", "array")
      writer.object("items") { $0.reference("app") }
    }
  }

  /// Writes the definitions that headers need.
  static func definitions(_ writer: inout JSONWriter) {
    writer.object("header") { writer in
      writer.string("title", "First record of JSON Lines")
      writer.string("type", "object")
      writer.object("properties", properties)
      writer.strings("required", ["format"])
      writer.boolean("additionalProperties", false)
    }
    DeviceSchema.definition(&writer)
    SettingsSchema.definition(&writer)
    policy(&writer)
    writer.object("app") { writer in
      writer.string("title", "App")
      writer.string(
        "description", "An app and what it declares; 'liveActivities' is a person's switch.")
      ShapeSchema.members(of: .record(AppParser.members, required: ["id"]), &writer)
    }
  }

  private static func text(_ key: String, _ description: String, _ writer: inout JSONWriter) {
    writer.object(key) { writer in
      writer.string("description", description)
      writer.string("type", "string")
    }
  }

  private static func policy(_ writer: inout JSONWriter) {
    writer.object("policy") { writer in
      writer.string("title", "Policy")
      writer.string(
        "description",
        "A name, a name with parameters as ios:thirdApp=wait,alertHold=2, or both apart.")
      writer.strings("type", ["string", "object"])
      writer.string("pattern", SchemaPattern.policy)
      writer.object("properties") { writer in
        for member in PolicyParser.members {
          writer.name(member.name)
          ShapeSchema.write(member.shape, &writer)
        }
      }
      writer.strings("required", ["name"])
      writer.boolean("additionalProperties", false)
    }
  }
}
