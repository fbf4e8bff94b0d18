internal import JSONReading

/// Writes the schemas of the assertions: one for each subject, and one that chooses among them.
enum ExpectationSchema {
  /// The definition that any assertion fits.
  static let name = "expectation"

  static func definitions(_ writer: inout JSONWriter) {
    writer.object(name, choice)
    for shape in ExpectationShape.allCases {
      writer.object(definition(of: shape)) { expectation(shape, &$0) }
    }
  }

  private static func definition(of shape: ExpectationShape) -> String {
    "expect." + shape.rawValue
  }

  private static func choice(_ writer: inout JSONWriter) {
    writer.string("title", "Assertion")
    writer.string("description", "It has exactly one subject; the other keys depend on it.")
    writer.string("type", "object")
    require("oneOf", ExpectationShape.allCases.map(\.rawValue), &writer)
    writer.name("allOf")
    writer.array(ExpectationShape.allCases) { writer, shape in
      writer.object { writer in
        writer.object("if") { $0.strings("required", [shape.rawValue]) }
        writer.object("then") { $0.reference(definition(of: shape)) }
      }
    }
  }

  private static func expectation(_ shape: ExpectationShape, _ writer: inout JSONWriter) {
    let note = ExpectationNotes.note(of: shape)
    writer.string("title", note.title)
    writer.string("description", note.text)
    writer.string("type", "object")
    writer.object("properties") { writer in
      for member in shape.members + ExpectationShape.common { property(member, &writer) }
    }
    writer.strings("required", shape.required)
    writer.boolean("additionalProperties", false)
    if shape.needsMoment { require("oneOf", ["at", "between"], &writer) }
    if shape == .metric { require("oneOf", ["equals", "atLeast", "atMost"], &writer) }
  }

  private static func property(_ member: ValueShape.Member, _ writer: inout JSONWriter) {
    writer.name(member.name)
    switch member.name {
    case "policy", "settings": writer.object { $0.reference(member.name) }
    case "between":
      ShapeSchema.write(member.shape, &writer) { writer in
        writer.integer("minItems", 2)
        writer.integer("maxItems", 2)
      }
    default: ShapeSchema.write(member.shape, &writer)
    }
  }

  private static func require(_ rule: String, _ keys: [String], _ writer: inout JSONWriter) {
    writer.name(rule)
    writer.array(keys) { writer, key in
      writer.object { $0.strings("required", [key]) }
    }
  }
}
