internal import Metrics
internal import SimulationKernel

extension ReportSchema {
  /// The island and the Lock Screen as wholes, and how the island was shared.
  static var surfaces: [SchemaDefinition] {
    [island, lockScreen, otherSurfaces, surface, transitions, content, layout, fairness]
  }

  private static let island = SchemaDefinition(
    "island", "The island as a whole.",
    .record([
      SchemaMember(
        "occupancy",
        .record([
          SchemaMember("empty", .seconds), SchemaMember("one", .seconds),
          SchemaMember("two", .seconds),
        ]), "Time with no, one and two places held."),
      SchemaMember("expanded", .seconds, "Time with an owner expanded."),
      SchemaMember("contested", .seconds, "Time with at least one candidate."),
      SchemaMember("overflow", .seconds, "Time for which a wider island would have shown more."),
      SchemaMember("switches", .count, "A place passed from one owner to another."),
      SchemaMember("switchesPerMinute", .number.orNull, "Null if the run has no length."),
      SchemaMember("flipFlops", .count, "Switches back within the setting flipFlopWindow."),
      SchemaMember("dwell", .distribution, "Stretches of one owner in one place."),
    ]))

  private static let lockScreen = SchemaDefinition(
    "lockScreen", "The Lock Screen as a whole.",
    .record([
      SchemaMember("visible", .seconds),
      SchemaMember("orderChanges", .count),
      SchemaMember("mostItems", .count),
      SchemaMember(
        "height",
        .record([
          SchemaMember("mean", .number.orNull), SchemaMember("max", .number),
        ]), "The heights of all items together, in points."),
      SchemaMember("belowFold", .seconds, "Time with an item not fully inside the list."),
    ]))

  private static let transitions = SchemaDefinition(
    "transitions", "How the shell of the island moved, by kinds of transitions.",
    .record(
      TransitionKind.allCases.map { kind in
        SchemaMember(
          kind.rawValue,
          .record([
            SchemaMember("count", .count),
            SchemaMember("interrupted", .count, "Cut off by the next one while it moved."),
            SchemaMember("retargeted", .count, "Took over a shell that still moved."),
            SchemaMember("inMotion", .seconds),
            SchemaMember("duration", .distribution, "Up to settling, at most two seconds."),
          ]))
      } + [SchemaMember("content", .definition("content"))]))

  private static let fairness = SchemaDefinition(
    "fairness", "How evenly the island was shared.",
    .record([
      SchemaMember("jainIndex", .share.orNull, "Null if no candidate was shown."),
      SchemaMember(
        "longestStarvation",
        .record([
          SchemaMember("time", .seconds), SchemaMember("activity", .text.orNull),
          SchemaMember("client", .definition("clientName").orNull),
        ]), "Whose it was is told by one of the two; both are null if nobody starved."),
    ]))
}
