internal import SimulationKernel
internal import TraceModel

/// The surfaces besides the phone's own, and what is drawn on them.
extension ReportSchema {
  static let otherSurfaces = SchemaDefinition(
    "surfaces", "The surfaces besides the phone's own that were used, by name.",
    .record(
      Surface.allCases.map {
        SchemaMember($0.rawValue, .definition("surface"), isRequired: false)
      }))

  static let surface = SchemaDefinition(
    "surface", "What a surface showed.",
    .record([
      SchemaMember("shown", .seconds, "Time with anything on it."),
      SchemaMember(
        "looks",
        .record(SurfaceLook.names.map { SchemaMember($0, .seconds, isRequired: false) }),
        "Time drawn so, where there was some."),
      SchemaMember("sent", .count, "Of a watch: contents sent to it.", isRequired: false),
      SchemaMember("held", .count, "Of a watch: contents held back.", isRequired: false),
      SchemaMember(
        "activities",
        .list(
          .record([
            SchemaMember("id", .text),
            SchemaMember(
              "views",
              .record(
                SurfaceView.allCases.map {
                  SchemaMember($0.rawValue, .seconds, isRequired: false)
                }), "Time in each view, where there was some."),
            SchemaMember(
              "behind", .seconds, "Of a watch: time with less than the newest content.",
              isRequired: false),
            SchemaMember(
              "scale", .number.orNull, "Of StandBy: how large the card was.", isRequired: false),
            SchemaMember(
              "width", .number.orNull, "Of StandBy: the card's width in points.",
              isRequired: false),
            SchemaMember(
              "background", .word(["default", "custom"]).orNull, "Of StandBy.", isRequired: false),
            SchemaMember(
              "clipped", .boolean, "Of StandBy: whether the sensors cut into it.",
              isRequired: false),
          ]))),
    ]))

  static let content = SchemaDefinition(
    "content", "What moved inside presentations that could be seen.",
    .record([
      SchemaMember("changed", .count, "Contents that took another's place."),
      SchemaMember("still", .count, "Those drawn without motion, dimmed or by Reduce Motion."),
      SchemaMember("feedback", .count, "A player answered a finger, a pause or a return."),
      SchemaMember("rolledDigits", .count.orNull, "Null where contents were not kept."),
      SchemaMember("stillDigits", .count.orNull, "Beside digits that rolled."),
      SchemaMember("replacedValues", .count.orNull),
      SchemaMember("fadedValues", .count.orNull, "Values that came or went."),
      SchemaMember("movedRows", .count),
      SchemaMember("fadedRows", .count),
    ]))

  static let layout = SchemaDefinition(
    "layout", "How an activity looks, by the newest of its layouts.",
    .record([
      SchemaMember("id", .text),
      SchemaMember("width", .number.orNull, "Of the card, in points; null if not published."),
      SchemaMember(
        "background",
        .record([
          SchemaMember("light", .text.orNull), SchemaMember("dark", .text.orNull),
          SchemaMember("opacity", .share),
        ]), "Of the card."),
      SchemaMember(
        "island",
        .record([SchemaMember("background", .text.orNull), SchemaMember("keyline", .text)])),
      SchemaMember("dismissButton", .text.orNull, "\"derived\": the system matches the card."),
      SchemaMember("animation", .seconds.orNull, "As the system follows it; null: its own."),
      SchemaMember(
        "margins",
        .record(
          LayoutFacts.Presentation.allCases.map { presentation in
            SchemaMember(
              presentation.rawValue,
              .record(
                LayoutFacts.Edge.allCases.map { SchemaMember($0.rawValue, .number.orNull) }),
              isRequired: false)
          }), "Those stated, in points."),
    ]))
}
