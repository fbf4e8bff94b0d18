import Foundation

/// JSON as another reader than the project's own sees it.
enum JSONValue: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(_ bytes: [UInt8]) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .boolean(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// A member of an object, or nil.
  subscript(_ name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[name]
  }

  /// An item of a list, or nil.
  subscript(_ index: Int) -> JSONValue? {
    guard case .array(let items) = self, items.indices.contains(index) else { return nil }
    return items[index]
  }

  /// The items of a list; none for anything else.
  var items: [JSONValue] {
    guard case .array(let items) = self else { return [] }
    return items
  }

  /// The names of an object's members; none for anything else.
  var names: Set<String> {
    guard case .object(let members) = self else { return [] }
    return Set(members.keys)
  }

  /// The text of a string, or nil.
  var text: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }
}
