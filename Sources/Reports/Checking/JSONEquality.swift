internal import JSONReading

/// Whether two JSON texts mean the same: the order of members is free, and 1 equals 1.0.
enum JSONEquality {
  static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    var first = JSONDocument()
    var second = JSONDocument()
    do throws(JSONError) {
      try first.load(left, [0..<left.count])
      try second.load(right, [0..<right.count])
    } catch {
      return false
    }
    return isEqual(first, first.root, second, second.root)
  }

  static func isEqual(
    _ left: borrowing JSONDocument, _ leftNode: JSONNode, _ right: borrowing JSONDocument,
    _ rightNode: JSONNode
  ) -> Bool {
    let kinds = (left.kind(leftNode), right.kind(rightNode))
    switch kinds {
    case (.null, .null): return true
    case (.boolean, .boolean): return left.boolean(leftNode) == right.boolean(rightNode)
    case (.string, .string): return left.text(leftNode) == right.text(rightNode)
    case (.array, .array): return isEqualArray(left, leftNode, right, rightNode)
    case (.object, .object): return isEqualObject(left, leftNode, right, rightNode)
    default:
      guard isNumber(kinds.0), isNumber(kinds.1) else { return false }
      if let first = left.integer(leftNode), let second = right.integer(rightNode) {
        return first == second
      }
      return left.double(leftNode) == right.double(rightNode)
    }
  }

  private static func isNumber(_ kind: JSONKind) -> Bool { kind == .integer || kind == .double }

  private static func isEqualArray(
    _ left: borrowing JSONDocument, _ leftNode: JSONNode, _ right: borrowing JSONDocument,
    _ rightNode: JSONNode
  ) -> Bool {
    guard left.count(leftNode) == right.count(rightNode) else { return false }
    var first = left.first(in: leftNode)
    var second = right.first(in: rightNode)
    while let one = first, let two = second {
      guard isEqual(left, one, right, two) else { return false }
      first = left.next(after: one, in: leftNode)
      second = right.next(after: two, in: rightNode)
    }
    return true
  }

  private static func isEqualObject(
    _ left: borrowing JSONDocument, _ leftNode: JSONNode, _ right: borrowing JSONDocument,
    _ rightNode: JSONNode
  ) -> Bool {
    guard left.count(leftNode) == right.count(rightNode) else { return false }
    var first = left.first(in: leftNode)
    while let one = first {
      guard let two = right.member(left.nameText(one), of: rightNode),
        isEqual(left, one, right, two)
      else { return false }
      first = left.next(after: one, in: leftNode)
    }
    return true
  }
}

extension JSONDocument {
  /// The member of an object by its name, or nil.
  func member(_ name: String, of node: JSONNode) -> JSONNode? {
    guard kind(node) == .object else { return nil }
    var member = first(in: node)
    while let current = member {
      if nameText(current) == name { return current }
      member = next(after: current, in: node)
    }
    return nil
  }
}
