internal import Catalogue
internal import JSONReading

/// Writes the schema of the settings: one key each, with what it allows.
enum SettingsSchema {
  static func definition(_ writer: inout JSONWriter) {
    writer.object("settings") { writer in
      writer.string("title", "Settings")
      writer.string("description", "Values for what no vendor documents.")
      writer.string("type", "object")
      writer.object("properties") { writer in
        for definition in SettingDefinition.all { setting(definition, &writer) }
      }
      writer.boolean("additionalProperties", false)
    }
  }

  private static func setting(_ definition: SettingDefinition, _ writer: inout JSONWriter) {
    writer.object(definition.id.rawValue) { writer in
      writer.string("description", description(definition))
      switch definition.kind {
      case .choice(let words): writer.strings("enum", words)
      case .seconds(let range, let word):
        number("number", range, SchemaPattern.lengthOfTime, word, isScaled: true, &writer)
      case .count(let range, let word):
        number("integer", range, SchemaPattern.wholeNumber, word, isScaled: false, &writer)
      case .points(let range), .ratio(let range):
        number("number", range, SchemaPattern.decimal, nil, isScaled: true, &writer)
      }
      initial(definition, &writer)
    }
  }

  private static func description(_ definition: SettingDefinition) -> String {
    if case .choice = definition.kind { return definition.meaning }
    return definition.meaning + " Allowed: \(definition.allowed)."
  }

  private static func number(
    _ type: String, _ range: ClosedRange<Int64>, _ pattern: String, _ word: String?, isScaled: Bool,
    _ writer: inout JSONWriter
  ) {
    writer.strings("type", [type, "string"])
    if isScaled {
      writer.millionths("minimum", range.lowerBound)
      writer.millionths("maximum", range.upperBound)
    } else {
      ShapeSchema.limits(range, &writer)
    }
    writer.string("pattern", SchemaPattern.setting(pattern, orWord: word))
  }

  private static func initial(_ definition: SettingDefinition, _ writer: inout JSONWriter) {
    let value = definition.defaultValue
    switch definition.kind {
    case .choice: writer.string("default", definition.text(value))
    case .seconds, .count:
      if value == SettingKind.unlimited {
        writer.string("default", definition.text(value))
      } else if case .count = definition.kind {
        writer.integer("default", value)
      } else {
        writer.millionths("default", value)
      }
    case .points, .ratio: writer.millionths("default", value)
    }
  }
}
