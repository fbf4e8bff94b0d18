internal import JSONReading
internal import SimulationKernel

/// Writes shapes of values as schemas.
///
/// Alternatives by kind, as a number or a string, are one schema with several types: limits of
/// numbers do not touch strings, and a validator's message then names the one that failed.
enum ShapeSchema {
  /// Writes the schema of a shape as an object of its own; a shared shape as a reference.
  static func write(
    _ shape: ValueShape, _ writer: inout JSONWriter,
    adding extra: (inout JSONWriter) -> Void = { _ in }
  ) {
    writer.object { writer in
      if let shared = SharedShape.all.first(where: { $0.shape == shape }) {
        writer.reference(shared.name)
      } else {
        members(of: shape, &writer)
      }
      extra(&writer)
    }
  }

  /// Writes the members of a shape's schema, even if the shape is shared.
  static func members(of shape: ValueShape, _ writer: inout JSONWriter) {
    switch shape {
    case .identifier:
      writer.string("type", "string")
      writer.integer("minLength", 1)
    case .text: writer.string("type", "string")
    case .boolean: writer.string("type", "boolean")
    case .number: writer.string("type", "number")
    case .time(let fromZero):
      seconds(from: fromZero ? 0 : -latest, &writer)
      writer.string("pattern", SchemaPattern.time)
    case .duration:
      seconds(from: 0, &writer)
      writer.string("pattern", SchemaPattern.duration)
    case .points(let range):
      writer.string("type", "number")
      limits(range, &writer)
    case .integer(let range):
      writer.string("type", "integer")
      limits(range, &writer)
    case .oneOf(let numbers):
      writer.name("enum")
      writer.array(numbers) { $0.integer($1) }
    case .word(let words): writer.strings("enum", words)
    case .object: writer.string("type", "object")
    case .headers:
      writer.string("type", "object")
      writer.object("additionalProperties") { $0.strings("type", ["string", "number"]) }
    case .lists:
      writer.string("type", "object")
      writer.name("additionalProperties")
      write(.list(.identifier), &writer)
    case .list(let element):
      writer.string("type", "array")
      writer.name("items")
      write(element, &writer)
    case .record(let members, let required): record(members, required, &writer)
    case .orNull(let inner): either([inner], orNull: true, &writer)
    case .either(let shapes): either(shapes, orNull: false, &writer)
    }
  }

  /// Writes the lower and the upper limit of a number.
  static func limits(_ range: ClosedRange<Int64>, _ writer: inout JSONWriter) {
    writer.integer("minimum", range.lowerBound)
    writer.integer("maximum", range.upperBound)
  }

  private static let latest = SimulationTime.latest.microseconds / 1_000_000

  private static func seconds(from first: Int64, _ writer: inout JSONWriter) {
    writer.strings("type", ["number", "string"])
    limits(first...latest, &writer)
  }

  private static func record(
    _ members: [ValueShape.Member], _ required: [String], _ writer: inout JSONWriter
  ) {
    writer.string("type", "object")
    writer.object("properties") { writer in
      for member in members {
        writer.name(member.name)
        write(member.shape, &writer)
      }
    }
    if !required.isEmpty { writer.strings("required", required) }
    writer.boolean("additionalProperties", false)
  }

  private static func either(
    _ shapes: [ValueShape], orNull isNullable: Bool, _ writer: inout JSONWriter
  ) {
    writer.name("anyOf")
    writer.array { writer in
      for shape in shapes { write(shape, &writer) }
      if isNullable { writer.object { $0.string("type", "null") } }
    }
  }
}
