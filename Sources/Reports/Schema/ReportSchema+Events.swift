internal import Metrics
internal import SimulationKernel
internal import TraceModel

extension ReportSchema {
  /// What became of events and alerts.
  static var events: [SchemaDefinition] { [eventCounts, outcomeCounts, event, alert, alertTotals] }

  private static let eventCounts = SchemaDefinition(
    "events", "What became of events.",
    .record([
      SchemaMember("total", .count),
      SchemaMember("types", byType(.count), "Events by type; a type without any is left out."),
      SchemaMember(
        "outcomes", byType(.definition("outcomeCounts")),
        "Outcomes by type; activity events and pushes alone have them."),
      SchemaMember(
        "stages",
        .list(
          .record([
            SchemaMember("stage", .word(DeliveryStage.allCases.map(\.rawValue))),
            SchemaMember("passed", .count, "Events that came through."),
            SchemaMember("lost", .count, "Those that stopped here."),
            SchemaMember("waiting", .count, "Those that waited here at the end."),
            SchemaMember(
              "reasons",
              .record(
                Reason.allCases.map { SchemaMember($0.rawValue, .count, isRequired: false) }),
              "Why, where there were some."),
          ])), "The way of all events with an outcome, in the order of the stages."),
      SchemaMember(
        "list", .list(.definition("event")),
        "Those that did not simply take effect, or all if asked for; else the first 10,000."),
      SchemaMember("beyondLimit", .count, "How many more there were."),
    ]))

  private static func byType(_ shape: SchemaShape) -> SchemaShape {
    .record(TraceEventType.allCases.map { SchemaMember($0.rawValue, shape, isRequired: false) })
  }

  private static let outcomeCounts = SchemaDefinition(
    "outcomeCounts", "Events by outcome; an outcome without any is left out.",
    .record(Outcome.allCases.map { SchemaMember($0.rawValue, .count, isRequired: false) }))

  private static let event = SchemaDefinition(
    "event", "What became of one event.",
    .record([
      SchemaMember("event", .count, "Its number in the trace, from 0."),
      SchemaMember("at", .seconds),
      SchemaMember("type", .word(TraceEventType.allCases.map(\.rawValue))),
      SchemaMember(
        "activity", SchemaShape.text.orNull, "Null where it is about none, as a push to a channel."),
      SchemaMember("outcome", .word(Outcome.allCases.map(\.rawValue))),
      SchemaMember("reason", SchemaShape.word(Reason.allCases.map(\.rawValue)).orNull),
      SchemaMember(
        "stage", SchemaShape.word(DeliveryStage.allCases.map(\.rawValue)).orNull,
        "The stage that it did not come through."),
      SchemaMember("rule", .definition("rule").orNull),
    ]))

  private static let alert = SchemaDefinition(
    "alert", "What became of one alert.",
    .record([
      SchemaMember("activity", .text),
      SchemaMember("at", .seconds),
      SchemaMember(
        "sound", SchemaShape.word(["default", "named"]).orNull, "Null where none is asked for."),
      SchemaMember(
        "surface", SchemaShape.word(AlertRecord.Surface.allCases.map(\.rawValue)).orNull,
        "Where it was shown; null if nowhere."),
      SchemaMember("presentedAt", .seconds.orNull),
      SchemaMember(
        "readableAt", .seconds.orNull,
        "When its content was sharp in the island; null if it never was, and on other surfaces."),
      SchemaMember("waited", .seconds.orNull),
      SchemaMember("held", .seconds.orNull, "Null on the Lock Screen, which it only lights."),
      SchemaMember("interruptedBy", .count.orNull, "The number of the alert that replaced it."),
      SchemaMember("rule", .definition("rule").orNull),
    ]))

  private static let alertTotals = SchemaDefinition(
    "alertTotals", "All alerts, the ones that are not listed included.",
    .record([
      SchemaMember("count", .count),
      SchemaMember("presented", .count),
      SchemaMember("notPresented", .count),
      SchemaMember("beyondLimit", .count, "How many are not listed."),
      SchemaMember("waited", .distribution),
      SchemaMember("held", .distribution),
      SchemaMember("readable", .distribution, "From its coming to its content being sharp."),
    ]))
}
