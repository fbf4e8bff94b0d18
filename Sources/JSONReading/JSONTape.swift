/// The kind of a JSON value.
public enum JSONKind: UInt8, Sendable {
  case null, boolean, integer, double, string, array, object
}

/// A value of the document that was read last: an index into it, and no pointer.
///
/// A node that is kept longer than its document is memory-safe: it then names some value of the
/// newer document, or traps on its bound.
public struct JSONNode: Sendable, Equatable {
  @usableFromInline let index: Int32

  @inlinable
  init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }
}

/// What the scanner notes of one value: json-c keeps no positions.
struct TapeEntry {
  var kind: JSONKind
  /// Whether the member's name is written with escapes.
  var nameHasEscapes = false
  /// Where the value begins and ends, in bytes.
  var start: UInt32
  var end: UInt32 = 0
  /// Where the member's name begins (its opening quote) and how long it is between the quotes.
  var nameStart: UInt32 = 0
  var nameLength: UInt32 = 0
  /// How many members or elements a container has.
  var count: UInt32 = 0
  /// The index of the first entry behind this value and all inside it.
  var next: UInt32 = 0
}

/// The values of a document in the order of their text, outer before inner.
typealias JSONTape = [TapeEntry]
