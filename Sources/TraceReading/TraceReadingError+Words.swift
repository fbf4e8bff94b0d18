internal import ByteStreams
internal import JSONReading

extension TraceReadingError {
  /// The error as one line for a person: what is wrong, the text in question, what is near it.
  public var description: String { words(code) + (related.map { relation($0) } ?? "") }

  private func relation(_ place: SourcePlace) -> String {
    let at = place.file + ":\(place.line):\(place.column)"
    switch code {
    case .outOfOrder: return "; the event before it is at \(at)"
    case .beforeStart: return "; it starts at \(at)"
    default: return "; the first is at \(at)"
    }
  }

  private func words(_ code: Code) -> String {
    switch code {
    case .stream(let error): error.detail.isEmpty ? "\(error.code)" : error.detail
    case .json(let code): Self.words(code)
    case .wrongKind(let key, let expected, let found): "'\(key)' must be \(expected), not \(found)"
    case .unknownKey(let key, let object, let nearest):
      "unknown key '\(key)' in \(object)" + suggestion(nearest)
    case .missingKey(let key, let object): "\(object) needs the key '\(key)'"
    case .unknownValue(let value, let key, let nearest, let allowed):
      "unknown \(key) '\(value)'" + (nearest == nil ? "; allowed: \(allowed)" : suggestion(nearest))
    case .outOfRange(let key, let allowed): "'\(key)' is out of range; allowed: \(allowed)"
    case .tooPrecise(let key): "'\(key)' has more than six decimals; a microsecond is the least"
    case .contradiction(let text): text
    case .malformedText(let text, let key, let expected):
      "'\(text)' in '\(key)' is no \(expected)"
    case .startNeeded(let key):
      "'\(key)' is a date, but the header has no 'start' to count seconds from"
    case .outOfOrder: "the event is before the one in front of it; --sort puts them in order"
    case .unknownIdentifier(let name, let kind, let nearest):
      "unknown \(kind) '\(name)'" + suggestion(nearest)
    case .beforeStart(let name, let kind): "the \(kind) '\(name)' is used before it starts"
    case .usedTwice(let name, let kind): "the \(kind) id '\(name)' is used twice"
    case .afterUntil: "the assertion is about an instant after 'until'"
    }
  }

  private func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }

  private static func words(_ code: JSONError.Code) -> String {
    switch code {
    case .empty: "the input is empty"
    case .truncated: "the text ends inside a value"
    case .unclosedString: "the string is not closed"
    case .unexpected(let expected): "expected \(expected)"
    case .trailingComma: "a comma before a closing bracket; JSON has no trailing commas"
    case .comment: "JSON has no comments"
    case .singleQuote: "a single quote; JSON has double quotes only"
    case .notANumber: "JSON has no NaN and no infinity"
    case .malformedNumber: "the number is not as JSON writes numbers"
    case .numberOutOfRange: "the number is too large for 64 bits, or for a double"
    case .controlCharacter: "a raw control character in a string; write it as an escape"
    case .badEscape: "the escape is none that JSON has"
    case .loneSurrogate: "the escape is half of a surrogate pair"
    case .nulInName: "a NUL in a member name"
    case .invalidUTF8: "the bytes are not UTF-8"
    case .secondValue: "a second value behind the first"
    case .duplicateName(let name): "the key '\(name)' stands twice in one object"
    case .tooDeep(let limit): "more than \(limit) open brackets"
    case .tooLarge(let limit): "more than \(limit) bytes in one piece"
    case .refusedByLibrary(let words): "json-c refuses the text: \(words)"
    }
  }
}
