public import ByteStreams
public import JSONReading

/// The first reason why an input is no trace, with its place.
///
/// The words of `description` are for people and are not stable; tests compare the code and place.
public struct TraceReadingError: Error, Equatable, CustomStringConvertible {
  /// What is wrong.
  public enum Code: Sendable, Equatable {
    /// The input could not be read as bytes.
    case stream(StreamError)
    /// The input is no JSON.
    case json(JSONError.Code)
    /// A value of another kind is needed.
    case wrongKind(key: String, expected: String, found: String)
    /// A key that the object may not have.
    case unknownKey(String, object: String, nearest: String?)
    /// A key that the object must have.
    case missingKey(String, object: String)
    /// A word that is not in the key's list.
    case unknownValue(String, key: String, nearest: String?, allowed: String)
    /// A number outside its range.
    case outOfRange(key: String, allowed: String)
    /// A number with more than six decimals.
    case tooPrecise(key: String)
    /// Two keys of which exactly one must be there, or that go together only in one way.
    case contradiction(String)
    /// A text that is no RFC 3339 time, duration or version.
    case malformedText(String, key: String, expected: String)
    /// An RFC 3339 time in a trace whose header has no `start`.
    case startNeeded(key: String)
    /// An event before the one in front of it.
    case outOfOrder
    /// An activity or notification that no event has started.
    case unknownIdentifier(String, kind: String, nearest: String?)
    /// An activity or notification that a later event starts.
    case beforeStart(String, kind: String)
    /// An identifier that was given to another before.
    case usedTwice(String, kind: String)
    /// An assertion about an instant after the end of the run.
    case afterUntil
  }

  /// What is wrong.
  public let code: Code
  /// Where.
  public let place: SourcePlace
  /// The number of the event, from 0, or nil outside the events.
  public var event: Int64?
  /// The other place that takes part, or nil.
  public var related: SourcePlace?

  /// Creates an error.
  public init(
    _ code: Code, at place: SourcePlace, event: Int64? = nil, related: SourcePlace? = nil
  ) {
    self.code = code
    self.place = place
    self.event = event
    self.related = related
  }
}

/// An error inside a record, before its place is known in full.
struct FieldError: Error {
  let code: TraceReadingError.Code
  /// In bytes from the start of the record.
  let offset: Int
  /// The event that takes part, if it is one that was read before.
  var related: EventPlace?

  init(_ code: TraceReadingError.Code, at offset: Int, related: EventPlace? = nil) {
    self.code = code
    self.offset = offset
    self.related = related
  }
}
