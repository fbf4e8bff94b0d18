import JSONReading
import Testing

/// A text and what becomes of it: the first error and its byte, or nothing.
struct TextCase: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let error: JSONError?
  private let note: String

  static func taken(_ text: String) -> TextCase { taken(Array(text.utf8), text) }

  static func taken(_ bytes: [UInt8], _ note: String) -> TextCase {
    TextCase(bytes: bytes, error: nil, note: note)
  }

  static func refused(_ text: String, _ code: JSONError.Code, at offset: Int) -> TextCase {
    refused(Array(text.utf8), code, at: offset, text)
  }

  static func refused(
    _ bytes: [UInt8], _ code: JSONError.Code, at offset: Int, _ note: String
  ) -> TextCase {
    TextCase(bytes: bytes, error: JSONError(code, at: offset), note: note)
  }

  /// A byte that cannot stand there.
  static func unexpected(_ text: String, at offset: Int) -> TextCase {
    refused(text, .unexpected(expected: ""), at: offset)
  }

  var testDescription: String {
    let text = String(reflecting: note.count > 60 ? note.prefix(60) + "..." : note)
    guard let error else { return "\(text) is taken" }
    return "\(text) is \(error.code) at \(error.offset)"
  }

  /// Loads the text and compares.
  func check(
    deferring names: [StaticString] = [], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = failure(bytes, deferring: names).map(Self.wordless)
    #expect(found == error, sourceLocation: sourceLocation)
    let oracle = StrictParser.parse(bytes)
    #expect((oracle == nil) == (error != nil), "the oracle", sourceLocation: sourceLocation)
  }

  /// The error without the words for what was expected, which may change.
  private static func wordless(_ error: JSONError) -> JSONError {
    guard case .unexpected = error.code else { return error }
    return JSONError(.unexpected(expected: ""), at: error.offset)
  }
}
