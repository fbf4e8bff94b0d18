/// The first reason why bytes are not JSON that this program takes, and where it stands.
public struct JSONError: Error, Equatable {
  /// What stands at the place.
  public enum Code: Sendable, Equatable {
    /// Nothing but white space.
    case empty
    /// The text ends inside a value.
    case truncated
    /// A string that the text ends in; the place is its opening quote.
    case unclosedString
    /// A byte that cannot stand there; the payload says what could.
    case unexpected(expected: String)
    /// A closing bracket after a comma.
    case trailingComma
    /// A comment, which JSON has not.
    case comment
    /// A single quote where a double quote belongs.
    case singleQuote
    /// `NaN` or an infinity.
    case notANumber
    /// A number that breaks the grammar, as `01`, `.5`, `5.` or `+1`.
    case malformedNumber
    /// An integer outside 64 bits, or a number whose double is infinite.
    case numberOutOfRange
    /// A raw control character in a string.
    case controlCharacter
    /// A backslash with a letter that is no escape.
    case badEscape
    /// Half of a surrogate pair.
    case loneSurrogate
    /// A member name with a NUL in it, which a C library cuts there.
    case nulInName
    /// Bytes that are not UTF-8: stray, cut, overlong or encoded surrogates.
    case invalidUTF8
    /// A second value behind the first.
    case secondValue
    /// A member name for the second time in its object.
    case duplicateName(String)
    /// More brackets open than the limit.
    case tooDeep(limit: Int)
    /// The input is larger than the library can take in one piece.
    case tooLarge(limit: Int)
    /// json-c refuses what the scanner took; its own words.
    case refusedByLibrary(String)
  }

  /// What stands at the place.
  public let code: Code
  /// The place, as an offset in bytes from the start of what was read.
  public let offset: Int

  /// Creates an error.
  public init(_ code: Code, at offset: Int) {
    self.code = code
    self.offset = offset
  }
}
