internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

extension ReportSchema {
  /// The course of a run.
  static var timeline: [SchemaDefinition] { [course, place, clientName] }

  private static let course = SchemaDefinition(
    "timeline", "The course of the run: half-open stretches, each with the rules that made it so.",
    .record([
      SchemaMember(
        "island",
        stretches(
          [
            SchemaMember("attached", .definition("place").orNull),
            SchemaMember("detached", .definition("place").orNull),
          ], by: .either([.definition("rule"), .word(PolicyReason.allCases.map(\.rawValue))])),
        "Without gaps; what a policy other than the phone's own decided by stands last in 'by'."),
      SchemaMember(
        "lockScreen",
        stretches([
          SchemaMember("items", .list(.text), "Activities and notifications, top to bottom."),
          SchemaMember("media", .text.orNull, "The app of the player."),
        ]), "While locked, whether it can be seen or not."),
      SchemaMember("banner", stretches([SchemaMember("activity", .text)])),
      SchemaMember(
        "surfaces",
        .record(
          Surface.allCases.map { SchemaMember($0.rawValue, pictures, isRequired: false) }),
        "While they show something."),
      SchemaMember(
        "activities",
        .map(
          stretches([
            SchemaMember(
              "state",
              .word(
                ActivityStateName.allCases.filter { $0 != .dismissed }.map(\.rawValue)))
          ])), "By id."),
    ]))

  private static let pictures = stretches([
    SchemaMember(
      "shows",
      .list(
        .record([
          SchemaMember("activity", .text),
          SchemaMember("view", .word(SurfaceView.allCases.map(\.rawValue))),
          SchemaMember("behind", .boolean),
        ]))),
    SchemaMember("look", .list(.word(SurfaceLook.names))),
  ])

  private static func stretches(
    _ members: [SchemaMember], by cause: SchemaShape = .definition("rule")
  ) -> SchemaShape {
    .list(
      .record(
        [SchemaMember("from", .seconds), SchemaMember("to", .seconds)] + members
          + [SchemaMember("by", .list(cause))]))
  }

  private static let place = SchemaDefinition(
    "place", "An activity or a client, and the form in which it holds a place.",
    .either([
      .record([SchemaMember("activity", .text), mode]),
      .record([SchemaMember("client", .definition("clientName")), mode]),
    ]))

  private static let mode = SchemaMember("mode", .word(IslandMode.allCases.map(\.rawValue)))

  private static let clientName = SchemaDefinition(
    "clientName", "The player, which is \"media\", or a system client.",
    .word(
      [IslandClient.media.name]
        + SystemClient.allCases.map { IslandClient.system($0).name }))
}
