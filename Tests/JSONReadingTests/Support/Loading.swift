import JSONReading

/// The error of loading a text alone, or nil.
func failure(_ bytes: [UInt8], deferring names: [StaticString] = []) -> JSONError? {
  var document = JSONDocument(deferring: DeferredNames(names))
  do throws(JSONError) { try document.load(bytes.span) } catch { return error }
  return nil
}

/// The error of loading a text alone, or nil.
func failure(_ text: String, deferring names: [StaticString] = []) -> JSONError? {
  failure(Array(text.utf8), deferring: names)
}

extension JSONDocument {
  /// The error of loading a group of texts, or nil.
  mutating func failure(_ bytes: [UInt8], _ ranges: [Range<Int>]) -> JSONError? {
    do throws(JSONError) { try load(bytes, ranges) } catch { return error }
    return nil
  }
}

/// What a document says about one of its values.
struct Visit: Equatable {
  /// The JSON pointer, put together on the way down.
  let pointer: String
  let range: Range<Int>
  /// Nil for what is no member.
  let nameOffset: Int?
}

/// All that a document says about one of its texts.
struct Reading: Equatable {
  var value: PlainValue
  var visits: [Visit] = []

  /// Reads a value and all in it by the public interface alone.
  init(_ document: borrowing JSONDocument, _ root: JSONNode, of bytes: [UInt8]) {
    value = .null
    value = read(document, root, at: "", nameOffset: nil, bytes)
  }

  private mutating func read(
    _ document: borrowing JSONDocument, _ node: JSONNode, at pointer: String, nameOffset: Int?,
    _ bytes: [UInt8]
  ) -> PlainValue {
    let range = document.range(node)
    visits.append(Visit(pointer: pointer, range: range, nameOffset: nameOffset))
    if document.isDeferred(node) { return .unread(Array(bytes[range])) }
    switch document.kind(node) {
    case .null: return .null
    case .boolean: return .boolean(document.boolean(node))
    case .integer, .double:
      return .number(
        PlainNumber(
          text: String(decoding: bytes[range], as: UTF8.self),
          isInteger: document.kind(node) == .integer, integer: document.integer(node),
          double: document.double(node)))
    case .string: return .string(Array(document.text(node).utf8))
    case .array: return .array(children(document, node, at: pointer, bytes).map(\.value))
    case .object: return .object(children(document, node, at: pointer, bytes))
    }
  }

  private mutating func children(
    _ document: borrowing JSONDocument, _ parent: JSONNode, at pointer: String, _ bytes: [UInt8]
  ) -> [PlainMember] {
    let isObject = document.kind(parent) == .object
    var members: [PlainMember] = []
    var child = document.first(in: parent)
    while let current = child {
      let name = isObject ? document.nameText(current) : String(members.count)
      let value = read(
        document, current, at: pointer + "/" + Self.step(name),
        nameOffset: isObject ? document.nameOffset(current) : nil, bytes)
      members.append(PlainMember(name: Array(name.utf8), value: value))
      child = document.next(after: current, in: parent)
    }
    precondition(members.count == document.count(parent), "the count is not that of the walk")
    return members
  }

  /// RFC 6901, section 3.
  private static func step(_ name: String) -> String {
    var step = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": step += "~0"
      case "/": step += "~1"
      default: step.unicodeScalars.append(scalar)
      }
    }
    return step
  }
}

/// Reads a text that must be good.
func reading(_ bytes: [UInt8], deferring names: [StaticString] = []) throws(JSONError) -> Reading {
  var document = JSONDocument(deferring: DeferredNames(names))
  try document.load(bytes.span)
  return Reading(document, document.root, of: bytes)
}
