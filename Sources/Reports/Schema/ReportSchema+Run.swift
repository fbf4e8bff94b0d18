internal import Catalogue
internal import Policies

extension ReportSchema {
  /// What was run, and how.
  static var run: [SchemaDefinition] {
    [
      SchemaDefinition(
        "run", "What was run, and how.",
        .record([
          SchemaMember("tool", .definition("tool")),
          SchemaMember("trace", .definition("trace")),
          SchemaMember("device", .definition("device")),
          SchemaMember("policy", .definition("policy")),
          SchemaMember("settings", .definition("settings")),
        ])),
      tool, trace, device, policy,
    ] + PolicyRegistry.all.map(definition) + [settings] + SettingID.allCases.map(definition)
      + [finding]
  }

  private static let tool = SchemaDefinition(
    "tool", "The program.",
    .record([SchemaMember("name", .constant(Tool.name)), SchemaMember("version", .text)]))

  private static let trace = SchemaDefinition(
    "trace", "The trace, unpacked.",
    .record([
      SchemaMember("name", .text),
      SchemaMember("notes", .text),
      SchemaMember("events", .count),
      SchemaMember("bytes", .count),
      SchemaMember("crc32", .pattern("^[0-9a-f]{8}$")),
      SchemaMember("span", .seconds, "From second 0 to the instant at which measures stop."),
    ]))

  private static let device = SchemaDefinition(
    "device", "The device.",
    .record([
      SchemaMember("model", .word(DeviceModel.all.map(\.name))),
      SchemaMember("os", .pattern("^[0-9]+\\.[0-9]+$")),
      SchemaMember("dynamicIsland", .boolean),
      SchemaMember(
        "screen",
        .record([SchemaMember("width", .count), SchemaMember("height", .count)]),
        "In points, held upright."),
      SchemaMember("islandWidth", .decimal(lengths).orNull, "Points; null if not published."),
      SchemaMember("expandedWidth", .decimal(lengths).orNull, "Points; null if not published."),
      SchemaMember("lockScreenWidth", .decimal(lengths).orNull, "Points; null if not published."),
      SchemaMember("margin", .decimal(lengths), "Standard margin of a presentation, in points."),
    ]))

  /// Lengths on a screen, in millionths of a point.
  private static let lengths: ClosedRange<Int64> = 0...10_000_000_000

  private static let policy = SchemaDefinition(
    "policy", "Who decided.",
    .choice(
      by: "name", PolicyRegistry.all.map { (value: $0.name, definition: "policy." + $0.name) }))

  private static func definition(of policy: PolicyDefinition) -> SchemaDefinition {
    let fixed = policy.fixed.map { SchemaMember($0.0.rawValue, .constant($0.1)) }
    let parameters = policy.parameters.map { SchemaMember($0.rawValue, value(of: $0)) }
    let own = policy.own.map { SchemaMember($0.name, shape(of: $0.kind), $0.meaning) }
    let layers = policy.layers.map { SchemaMember($0.layer, .text) }
    return SchemaDefinition(
      "policy." + policy.name, policy.summary,
      .record([
        SchemaMember("name", .constant(policy.name)),
        SchemaMember("layers", .record(layers), "What is chosen in each layer, in words."),
        SchemaMember("parameters", .record(fixed + parameters + own)),
      ]))
  }

  private static let settings = SchemaDefinition(
    "settings", "The settings of the phone; those of a policy are its parameters.",
    .record(
      SettingID.allCases.filter { SettingDefinition.of($0).scope == .phone }.map { setting in
        SchemaMember(
          setting.rawValue,
          .record([
            SchemaMember("value", value(of: setting)), SchemaMember("default", value(of: setting)),
          ]))
      }))

  private static func value(of setting: SettingID) -> SchemaShape {
    .definition("setting." + setting.rawValue)
  }

  private static func definition(of setting: SettingID) -> SchemaDefinition {
    let definition = SettingDefinition.of(setting)
    return SchemaDefinition(
      "setting." + setting.rawValue, definition.meaning, shape(of: definition.kind))
  }

  private static func shape(of kind: SettingKind) -> SchemaShape {
    switch kind {
    case .choice(let words): .word(words)
    case .seconds(let range, let word): .decimal(range).or(word)
    case .count(let range, let word): .whole(range).or(word)
    case .points(let range), .ratio(let range): .decimal(range)
    }
  }

  private static let finding = SchemaDefinition(
    "finding", "What a reader of the report should know.",
    .record([
      SchemaMember("id", .text),
      SchemaMember("severity", .word(Finding.Severity.allCases.map(\.rawValue))),
      SchemaMember("event", .count.orNull, "The number of the first event it is about."),
      SchemaMember("message", .text),
      SchemaMember("hint", .text),
    ]))
}

extension SchemaShape {
  fileprivate static func decimal(_ range: ClosedRange<Int64>) -> SchemaShape {
    .decimal(from: range.lowerBound, to: range.upperBound)
  }

  /// The shape, or a word.
  fileprivate func or(_ word: String?) -> SchemaShape {
    word.map { .either([self, .constant($0)]) } ?? self
  }
}
