internal import JSONReading

/// The one text of all JSON texts that mean the same: members by name, numbers by value, no space.
enum CanonicalJSON {
  /// The canonical text of a checked one.
  static func text(_ bytes: Span<UInt8>) -> [UInt8] {
    var document = JSONDocument()
    // The text was checked with its record.
    do throws(JSONError) { try document.load(bytes) } catch { return [] }
    var text: [UInt8] = []
    append(document, document.root, to: &text)
    return text
  }

  private static func append(
    _ document: borrowing JSONDocument, _ node: JSONNode, to text: inout [UInt8]
  ) {
    switch document.kind(node) {
    case .null: text += "null".utf8
    case .boolean: text += (document.boolean(node) ? "true" : "false").utf8
    case .integer, .double: text += number(document, node).utf8
    case .string: appendString(document.string(node), to: &text)
    case .array:
      text.append(UInt8(ascii: "["))
      var element = document.first(in: node)
      while let current = element {
        append(document, current, to: &text)
        text.append(UInt8(ascii: ","))
        element = document.next(after: current, in: node)
      }
      text.append(UInt8(ascii: "]"))
    case .object: appendObject(document, node, to: &text)
    }
  }

  private static func appendObject(
    _ document: borrowing JSONDocument, _ node: JSONNode, to text: inout [UInt8]
  ) {
    var members: [(name: String, node: JSONNode)] = []
    var member = document.first(in: node)
    while let current = member {
      members.append((document.nameText(current), current))
      member = document.next(after: current, in: node)
    }
    // By their bytes: Swift calls some different names equal.
    members.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    text.append(UInt8(ascii: "{"))
    for member in members {
      appendString(document.name(member.node), to: &text)
      append(document, member.node, to: &text)
    }
    text.append(UInt8(ascii: "}"))
  }

  /// A string by its length, so that none can be taken for something else.
  private static func appendString(_ string: Span<UInt8>, to text: inout [UInt8]) {
    text += "\(string.count)\"".utf8
    for index in string.indices { text.append(string[index]) }
  }

  /// 1 and 1.0 are one number; so are two texts of one double.
  private static func number(_ document: borrowing JSONDocument, _ node: JSONNode) -> String {
    if let whole = document.integer(node) { return String(whole) }
    let value = document.double(node)
    return Int64(exactly: value).map(String.init) ?? value.description
  }
}
