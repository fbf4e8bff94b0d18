internal import JSONReading

// Members with their names in one call: a schema is little else.

extension JSONWriter {
  mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
    self.name(name)
    object(members)
  }

  mutating func string(_ name: String, _ value: String) {
    self.name(name)
    string(value)
  }

  mutating func strings(_ name: String, _ values: [String]) {
    self.name(name)
    array(values) { $0.string($1) }
  }

  mutating func integer(_ name: String, _ value: Int64) {
    self.name(name)
    integer(value)
  }

  mutating func millionths(_ name: String, _ value: Int64) {
    self.name(name)
    millionths(value)
  }

  mutating func boolean(_ name: String, _ value: Bool) {
    self.name(name)
    boolean(value)
  }

  /// A `$ref` to one of the schema's own definitions.
  mutating func reference(_ definition: String) {
    string("$ref", "#/$defs/" + definition)
  }
}
