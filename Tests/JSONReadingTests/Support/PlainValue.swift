/// A JSON value in the plainest Swift there is, for comparing.
indirect enum PlainValue: Equatable, Sendable {
  case null
  case boolean(Bool)
  case number(PlainNumber)
  case string([UInt8])
  case array([PlainValue])
  case object([PlainMember])
  /// A container that the document did not build: its text.
  case unread([UInt8])
}

/// A member of an object; the name has its escapes undone.
struct PlainMember: Equatable, Sendable {
  let name: [UInt8]
  let value: PlainValue
}

/// A number with all that the document says about it.
struct PlainNumber: Equatable, Sendable {
  let text: String
  let isInteger: Bool
  let integer: Int64?
  let double: Double
}

extension PlainNumber {
  /// What Swift's own conversions say about a number's text.
  init(text: String) {
    let isInteger = !text.utf8.contains { $0 == 0x2e || $0 | 0x20 == 0x65 }
    self.init(
      text: text, isInteger: isInteger, integer: isInteger ? Int64(text) : nil,
      double: Double(text) ?? .nan)
  }

  /// Whether the program can hold it: an integer in 64 bits, or a finite double.
  var isInRange: Bool {
    isInteger ? integer != nil || UInt64(text) != nil : double.isFinite
  }
}
