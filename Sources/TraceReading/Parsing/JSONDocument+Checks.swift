internal import Catalogue
internal import JSONReading

extension JSONDocument {
  /// The byte where a value begins.
  func offset(_ node: JSONNode) -> Int { range(node).lowerBound }

  /// What a value is, in words.
  func kindWords(_ node: JSONNode) -> String {
    switch kind(node) {
    case .null: "null"
    case .boolean: boolean(node) ? "true" : "false"
    case .integer, .double: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// The error that a value is of the wrong kind.
  func wrongKind(_ node: JSONNode, _ key: String, _ expected: String) -> FieldError {
    FieldError(.wrongKind(key: key, expected: expected, found: kindWords(node)), at: offset(node))
  }

  func isNumber(_ node: JSONNode) -> Bool { kind(node) == .integer || kind(node) == .double }

  func checkedObject(_ node: JSONNode, _ key: String) throws(FieldError) -> JSONNode {
    guard kind(node) == .object else { throw wrongKind(node, key, "an object") }
    return node
  }

  func checkedArray(_ node: JSONNode, _ key: String) throws(FieldError) -> JSONNode {
    guard kind(node) == .array else { throw wrongKind(node, key, "an array") }
    return node
  }

  func checkedText(_ node: JSONNode, _ key: String) throws(FieldError) -> String {
    guard kind(node) == .string else { throw wrongKind(node, key, "a string") }
    return text(node)
  }

  /// A string that is an identifier: not empty.
  func checkedIdentifier(_ node: JSONNode, _ key: String) throws(FieldError) -> String {
    let text = try checkedText(node, key)
    guard !text.isEmpty else {
      throw FieldError(
        .outOfRange(key: key, allowed: "a string that is not empty"), at: offset(node))
    }
    return text
  }

  func checkedBoolean(_ node: JSONNode, _ key: String) throws(FieldError) -> Bool {
    guard kind(node) == .boolean else { throw wrongKind(node, key, "true or false") }
    return boolean(node)
  }

  /// A number in millionths within a range, also in millionths.
  func checkedMillionths(
    _ node: JSONNode, _ key: String, _ range: ClosedRange<Int64>, _ allowed: String
  ) throws(FieldError) -> Int64 {
    guard isNumber(node) else { throw wrongKind(node, key, "a number") }
    switch millionths(node) {
    case .exact(let value) where range.contains(value): return value
    case .tooPrecise: throw FieldError(.tooPrecise(key: key), at: offset(node))
    default: throw FieldError(.outOfRange(key: key, allowed: allowed), at: offset(node))
    }
  }

  /// The words of a list, as long as a person would read them.
  static func list(_ words: [String]) -> String {
    words.count <= 40 ? words.joined(separator: ", ") : "\(words.count) names in the JSON Schema"
  }

  /// One of the words of a list; its number.
  func checkedWord(
    _ node: JSONNode, _ key: String, _ table: KeywordTable
  ) throws(FieldError) -> Int {
    guard kind(node) == .string else { throw wrongKind(node, key, "a string") }
    if let number = table.find(string(node)) { return number }
    let word = text(node)
    throw FieldError(
      .unknownValue(
        word, key: key, nearest: NearestName.of(word, among: table.words),
        allowed: Self.list(table.words)), at: offset(node))
  }

  /// The error that an object has a key it may not have.
  func unknownKey(_ member: JSONNode, among keys: [String], object: String) -> FieldError {
    let key = nameText(member)
    return FieldError(
      .unknownKey(key, object: object, nearest: NearestName.of(key, among: keys)),
      at: nameOffset(member))
  }
}
