internal import PhoneModel
internal import TraceModel

extension ReportSchema {
  /// What activities, clients and notifications got.
  static var subjects: [SchemaDefinition] {
    [activity, client, notification, islandTimes, listTimes, states, outcomes, contents, removal]
  }

  private static let lateness = SchemaShape.record([
    SchemaMember("count", .count, "All contents."),
    SchemaMember("mean", .seconds.orNull), SchemaMember("max", .seconds),
  ])

  private static let activity = SchemaDefinition(
    "activity", "What one activity got.",
    .record([
      SchemaMember("id", .text),
      SchemaMember("app", .text.orNull),
      SchemaMember("startedAt", .seconds, "When it was asked for."),
      SchemaMember("endedAt", .seconds.orNull),
      SchemaMember("states", .definition("states")),
      SchemaMember("island", .definition("islandTimes")),
      SchemaMember("lockScreen", .definition("listTimes")),
      SchemaMember("firstShownAfter", .seconds.orNull, "From the start; null if never shown."),
      SchemaMember("updates", .definition("outcomes")),
      SchemaMember("contents", .definition("contents")),
      SchemaMember(
        "latency",
        .record([
          SchemaMember("arrived", lateness.orNull, "At the phone; null if all came at once."),
          SchemaMember("applied", lateness.orNull, "At its activity; null if all came at once."),
          SchemaMember(
            "visible",
            .record([
              SchemaMember("count", .count, "Contents that came to be visible."),
              SchemaMember("mean", .seconds.orNull), SchemaMember("max", .seconds.orNull),
            ])),
        ]), "From the sending of a content."),
      SchemaMember(
        "age",
        .record([
          SchemaMember("mean", .seconds.orNull), SchemaMember("peak", .seconds.orNull),
        ]), "Of the content on screen; null if it was never shown."),
      SchemaMember("staleShown", .seconds, "Time for which out-of-date content could be seen."),
      SchemaMember(
        "sessions",
        .list(.record([SchemaMember("id", .text), SchemaMember("shown", .seconds)])),
        "What it showed in turn; only if it shows something in turn.", isRequired: false),
      SchemaMember("removal", .definition("removal").orNull, "Null if it is still there."),
    ]))

  private static let client = SchemaDefinition(
    "client", "What the player or a system client got.",
    .record([
      SchemaMember("id", .definition("clientName")),
      SchemaMember("on", .seconds, "Time for which it was on."),
      SchemaMember("island", .definition("islandTimes")),
    ]))

  private static let notification = SchemaDefinition(
    "notification", "What one notification got.",
    .record([
      SchemaMember("id", .text),
      SchemaMember("app", .text),
      SchemaMember("lockScreen", .definition("listTimes")),
    ]))

  private static let islandTimes = SchemaDefinition(
    "islandTimes", "How long an owner stood in the island in each form, or why not.",
    .record([
      SchemaMember("compact", .seconds),
      SchemaMember("minimalAttached", .seconds),
      SchemaMember("minimalDetached", .seconds),
      SchemaMember("expanded", .seconds),
      SchemaMember("shown", .seconds, "The sum of the four."),
      SchemaMember("candidate", .seconds, "Shown, or kept out by other owners only."),
      SchemaMember("share", .share.orNull, "Shown, over the time with at least one candidate."),
      SchemaMember("starvation", .seconds, "The longest stretch as a candidate without a place."),
      SchemaMember(
        "hidden",
        .record(HiddenReason.allCases.map { SchemaMember($0.rawValue, .seconds) }),
        "Time out of the island, by the first reason that holds."),
    ]))

  private static let listTimes = SchemaDefinition(
    "listTimes", "How long something was on the visible Lock Screen.",
    .record([
      SchemaMember("visible", .seconds),
      SchemaMember("aboveFold", .seconds),
      SchemaMember("meanPosition", .number.orNull, "0 is the top; null if never visible."),
    ]))

  private static let states = SchemaDefinition(
    "states", "Time in each state.",
    .record(
      ActivityStateName.allCases.filter { $0 != .dismissed }
        .map { SchemaMember($0.rawValue, .seconds) }))

  private static let outcomes = SchemaDefinition(
    "outcomes", "How many updates had which outcome.",
    .record(Outcome.allCases.map { SchemaMember($0.rawValue, .count) }))

  private static let contents = SchemaDefinition(
    "contents", "How many contents there were, and how many of them a person could see.",
    .record([
      SchemaMember("count", .count), SchemaMember("seen", .count),
      SchemaMember("neverSeen", .count),
    ]))

  private static let removal = SchemaDefinition(
    "removal", "When and why an activity left its last surface.",
    .record([
      SchemaMember("at", .seconds),
      SchemaMember("cause", .word(RemovalCause.allCases.map(\.rawValue))),
    ]))
}
