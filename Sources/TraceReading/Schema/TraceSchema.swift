internal import JSONReading

/// The JSON Schema of the trace format, made from the tables that the reader checks by.
public enum TraceSchema {
  /// The schema (draft 2020-12) as the file in `traces` holds it: the same bytes at every call.
  public static func bytes() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.string("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.string("title", "Trace of islandsim")
      writer.string("description", SchemaLimits.description)
      writer.string("type", "object")
      writer.object("properties") { writer in
        HeaderSchema.properties(&writer)
        list("events", of: EventSchema.name, "What happens, in the order of time.", &writer)
        list("expect", of: ExpectationSchema.name, "What the run is to show.", &writer)
      }
      writer.strings("required", ["format", "events"])
      writer.boolean("additionalProperties", false)
      writer.object("$defs", definitions)
    }
    writer.end()
    return writer.take()
  }

  private static func list(
    _ key: String, of definition: String, _ description: String, _ writer: inout JSONWriter
  ) {
    writer.object(key) { writer in
      writer.string("description", description)
      writer.string("type", "array")
      writer.object("items") { $0.reference(definition) }
    }
  }

  private static func definitions(_ writer: inout JSONWriter) {
    HeaderSchema.definitions(&writer)
    EventSchema.definitions(&writer)
    ExpectationSchema.definitions(&writer)
    for shared in SharedShape.all {
      writer.object(shared.name) { writer in
        writer.string("title", shared.note.title)
        writer.string("description", shared.note.text)
        ShapeSchema.members(of: shared.shape, &writer)
      }
    }
  }
}
