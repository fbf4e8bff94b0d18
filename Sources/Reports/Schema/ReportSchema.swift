internal import Catalogue
internal import JSONReading

/// The JSON Schema of reports.
public enum ReportSchema {
  /// The schema (draft 2020-12) as the file in `reports` holds it: the same bytes at every call.
  public static func bytes() -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.text("$schema", "https://json-schema.org/draft/2020-12/schema")
      writer.text("title", "Report of islandsim")
      writer.text("description", note)
      writer.texts("type", ["object", "array"])
      writer.name("if")
      writer.object { $0.text("type", "array") }
      writer.name("then")
      SchemaShape.list(.definition("report")).write(&writer)
      writer.name("else")
      SchemaShape.definition("report").write(&writer)
      writer.name("$defs")
      writer.object { writer in
        for definition in definitions { definition.write(&writer) }
      }
    }
    writer.end()
    return writer.take()
  }

  private static let note = """
    What one run showed, or an array of reports of several runs. Documentation/Metrics.md defines \
    each measure. Members stand in the order of this schema. Numbers are decimal and have at most \
    six decimals, which a schema cannot say without binary fractions.
    """

  private static var definitions: [SchemaDefinition] {
    [report] + run + subjects + events + surfaces + timeline + values
  }

  private static let report = SchemaDefinition(
    "report", "The report of one run.",
    .record([
      SchemaMember("format", .constant(JSONReport.format)),
      SchemaMember("run", .definition("run")),
      SchemaMember("activities", .list(.definition("activity")), "In the order of their starts."),
      SchemaMember("clients", .list(.definition("client")), "In the order of appearance."),
      SchemaMember("notifications", .list(.definition("notification")), "By their first posts."),
      SchemaMember("events", .definition("events")),
      SchemaMember("alerts", .list(.definition("alert")), "By number; the first 10,000 of them."),
      SchemaMember("alertTotals", .definition("alertTotals")),
      SchemaMember("island", .definition("island")),
      SchemaMember("lockScreen", .definition("lockScreen")),
      SchemaMember("surfaces", .definition("surfaces")),
      SchemaMember("transitions", .definition("transitions")),
      SchemaMember("layouts", .list(.definition("layout")), "Of activities that state one."),
      SchemaMember("fairness", .definition("fairness")),
      SchemaMember("findings", .list(.definition("finding"))),
      SchemaMember(
        "timeline", .definition("timeline"), "Only if it was asked for.", isRequired: false),
    ]))

  /// What the other definitions are made of.
  private static let values = [
    SchemaDefinition("count", "A number of things.", .whole(0 ... .max)),
    SchemaDefinition(
      "seconds", "An instant from the start, or a length of time: seconds, at most six decimals.",
      .decimal(from: 0, to: nil)),
    SchemaDefinition(
      "share", "A part of a whole, at most six decimals.", .decimal(from: 0, to: 1_000_000)),
    SchemaDefinition(
      "number", "Any other measure: not negative, at most six decimals.",
      .decimal(from: 0, to: nil)),
    SchemaDefinition(
      "distribution",
      "How lengths of time are spread; exact, unless there is a sketch. Null if there are none.",
      .record(
        [SchemaMember("count", .count)]
          + ["min", "mean", "p50", "p90", "p99", "max"].map {
            SchemaMember($0, .seconds.orNull)
          }
          + [
            SchemaMember(
              "sketch", .definition("sketch"), "Only above 65,536 distinct values.",
              isRequired: false)
          ])),
    SchemaDefinition(
      "sketch", "How percentiles are estimated.",
      .record([
        SchemaMember("kind", .constant("logarithmic buckets")),
        SchemaMember("relativeError", .share, "At most, for each percentile."),
      ])),
    SchemaDefinition("rule", "A rule by its id.", .word(RuleID.allCases.map(\.rawValue))),
  ]
}
