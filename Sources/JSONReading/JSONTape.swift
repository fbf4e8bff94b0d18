/// The kind of a JSON value.
@frozen public enum JSONKind: UInt8, Sendable {
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

/// What is kept of one value: its place, which json-c does not tell, and json-c's own pointers.
@safe @usableFromInline struct TapeEntry {
  @usableFromInline var kind: JSONKind
  /// Whether the member's name is written with escapes.
  @usableFromInline var nameHasEscapes = false
  /// Whether a number is written so that its double may be infinite.
  @usableFromInline var mayBeInfinite = false
  /// Whether json-c was not given the member.
  @usableFromInline var isDeferred = false
  /// How many members of an object json-c was not given.
  @usableFromInline var deferredCount: UInt8 = 0
  /// Where the value begins and ends, in bytes.
  @usableFromInline var start: UInt32 = 0
  @usableFromInline var end: UInt32 = 0
  /// Where the member's name begins (its opening quote) and how long it is between the quotes.
  @usableFromInline var nameStart: UInt32 = 0
  @usableFromInline var nameLength: UInt32 = 0
  /// How many members or elements a container has.
  @usableFromInline var count: UInt32 = 0
  /// The index of the first entry behind this value and all inside it; 0 while it is open.
  @usableFromInline var next: UInt32 = 0
  /// json-c's value, once it is built; nil for null.
  @usableFromInline var value: OpaquePointer?
  /// json-c's copy of the member's name, once it is built.
  @usableFromInline var name: UnsafePointer<CChar>?

  init(kind: JSONKind) {
    self.kind = kind
    unsafe value = nil
    unsafe name = nil
  }
}

/// The values of a document in the order of their text, outer before inner.
@usableFromInline typealias JSONTape = [TapeEntry]
