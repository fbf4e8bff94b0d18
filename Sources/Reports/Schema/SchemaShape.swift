/// What a value of a report looks like.
indirect enum SchemaShape: Sendable {
  /// One that is defined once and referred to by its name.
  case definition(String)
  case constant(String)
  case null
  case word([String])
  case text
  case boolean
  /// A text of some form, as a regular expression.
  case pattern(String)
  /// A whole number.
  case whole(ClosedRange<Int64>)
  /// A decimal number, by its limits in millionths; nil for no upper limit.
  case decimal(from: Int64, to: Int64?)
  case list(SchemaShape)
  /// An object with any names.
  case map(SchemaShape)
  case record([SchemaMember])
  /// An object whose member of a name tells which definition it must fit.
  case choice(by: String, [(value: String, definition: String)])
  case either([SchemaShape])

  /// The shape or null.
  var orNull: SchemaShape { .either([self, .null]) }

  /// A number of things.
  static let count = SchemaShape.definition("count")
  /// An instant or a length of time.
  static let seconds = SchemaShape.definition("seconds")
  /// A part of a whole, from 0 to 1.
  static let share = SchemaShape.definition("share")
  /// Any other measure.
  static let number = SchemaShape.definition("number")
  /// How values are spread.
  static let distribution = SchemaShape.definition("distribution")
}

/// A member of an object.
struct SchemaMember: Sendable {
  let name: String
  let shape: SchemaShape
  let note: String
  let isRequired: Bool

  init(_ name: String, _ shape: SchemaShape, _ note: String = "", isRequired: Bool = true) {
    self.name = name
    self.shape = shape
    self.note = note
    self.isRequired = isRequired
  }
}

/// A shape with a name of its own.
struct SchemaDefinition: Sendable {
  let name: String
  let note: String
  let shape: SchemaShape

  init(_ name: String, _ note: String, _ shape: SchemaShape) {
    self.name = name
    self.note = note
    self.shape = shape
  }
}
