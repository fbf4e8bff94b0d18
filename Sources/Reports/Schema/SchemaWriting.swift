internal import JSONReading

extension SchemaDefinition {
  /// Writes the definition as a member of `$defs`.
  func write(_ writer: inout JSONWriter) {
    writer.name(name)
    writer.object { writer in
      writer.text("description", note)
      shape.members(&writer)
    }
  }
}

extension SchemaShape {
  /// Writes the shape as a schema.
  func write(_ writer: inout JSONWriter, note: String = "") {
    writer.object { writer in
      if !note.isEmpty { writer.text("description", note) }
      members(&writer)
    }
  }

  /// Writes the members of the shape's schema.
  func members(_ writer: inout JSONWriter) {
    switch self {
    case .definition(let name): writer.text("$ref", "#/$defs/" + name)
    case .constant(let word): writer.text("const", word)
    case .null: writer.text("type", "null")
    case .word(let words): writer.texts("enum", words)
    case .text: writer.text("type", "string")
    case .boolean: writer.text("type", "boolean")
    case .pattern(let pattern):
      writer.text("type", "string")
      writer.text("pattern", pattern)
    case .whole(let range):
      writer.text("type", "integer")
      writer.number("minimum", range.lowerBound)
      if range.upperBound < .max { writer.number("maximum", range.upperBound) }
    case .decimal(let least, let most):
      writer.text("type", "number")
      writer.seconds("minimum", least)
      if let most { writer.seconds("maximum", most) }
    case .list(let element):
      writer.text("type", "array")
      writer.name("items")
      element.write(&writer)
    case .map(let value):
      writer.text("type", "object")
      writer.name("additionalProperties")
      value.write(&writer)
    case .record(let members): Self.record(members, &writer)
    case .choice(let name, let cases): Self.choice(name, cases, &writer)
    case .either(let shapes):
      writer.name("anyOf")
      writer.array(shapes) { $1.write(&$0) }
    }
  }

  private static func record(_ members: [SchemaMember], _ writer: inout JSONWriter) {
    writer.text("type", "object")
    writer.name("properties")
    writer.object { writer in
      for member in members {
        writer.name(member.name)
        member.shape.write(&writer, note: member.note)
      }
    }
    let required = members.filter(\.isRequired).map(\.name)
    if !required.isEmpty { writer.texts("required", required) }
    writer.name("additionalProperties")
    writer.boolean(false)
  }

  /// A chain of conditions instead of `oneOf`: a validator then tells the chosen one's faults only.
  private static func choice(
    _ name: String, _ cases: [(value: String, definition: String)], _ writer: inout JSONWriter
  ) {
    func condition(_ shape: SchemaShape, _ writer: inout JSONWriter) {
      writer.name("properties")
      writer.object { writer in
        writer.name(name)
        shape.write(&writer)
      }
      writer.texts("required", [name])
    }
    writer.text("type", "object")
    condition(.word(cases.map(\.value)), &writer)
    writer.name("allOf")
    writer.array(cases) { writer, choice in
      writer.object { writer in
        writer.name("if")
        writer.object { condition(.constant(choice.value), &$0) }
        writer.name("then")
        SchemaShape.definition(choice.definition).write(&writer)
      }
    }
  }
}

extension JSONWriter {
  /// A member that is an array of strings.
  mutating func texts(_ name: String, _ values: [String]) {
    self.name(name)
    array(values) { $0.string($1) }
  }
}
