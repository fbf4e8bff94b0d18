internal import Catalogue
internal import JSONReading

/// Checks a value against a shape without taking anything from it.
struct ShapeChecker {
  let times: TimeParser

  func check(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String, _ shape: ValueShape
  ) throws(FieldError) {
    switch shape {
    case .identifier: _ = try document.checkedIdentifier(node, key)
    case .text: _ = try document.checkedText(node, key)
    case .boolean: _ = try document.checkedBoolean(node, key)
    case .number:
      guard document.isNumber(node) else { throw document.wrongKind(node, key, "a number") }
    case .time(let fromZero): _ = try times.time(document, node, key, fromZero: fromZero)
    case .duration: _ = try TimeParser.duration(document, node, key)
    case .points(let range):
      _ = try document.checkedMillionths(
        node, key, range.lowerBound * 1_000_000...range.upperBound * 1_000_000,
        "points from \(range.lowerBound) to \(range.upperBound)")
    case .integer(let range): try checkInteger(document, node, key, range)
    case .oneOf(let numbers):
      let allowed = numbers.map(String.init).joined(separator: " or ")
      guard document.isNumber(node) else { throw document.wrongKind(node, key, allowed) }
      guard let number = document.integer(node), numbers.contains(number) else {
        throw FieldError(.outOfRange(key: key, allowed: allowed), at: document.offset(node))
      }
    case .word(let words): _ = try document.checkedWord(node, key, KeywordTable(words))
    case .object: _ = try document.checkedObject(node, key)
    case .headers: try checkHeaders(document, node, key)
    case .lists: try checkLists(document, node, key)
    case .list(let element): try checkList(document, node, key, element)
    case .record(let members, let required):
      try checkRecord(document, node, key, members, required)
    case .orNull(let inner):
      if document.kind(node) != .null { try check(document, node, key, inner) }
    case .either(let shapes): try checkEither(document, node, key, shapes)
    }
  }

  private func checkInteger(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String, _ range: ClosedRange<Int64>
  ) throws(FieldError) {
    guard document.isNumber(node) else { throw document.wrongKind(node, key, "a whole number") }
    guard let number = document.integer(node), range.contains(number) else {
      throw FieldError(
        .outOfRange(
          key: key, allowed: "a whole number from \(range.lowerBound) to \(range.upperBound)"),
        at: document.offset(node))
    }
  }

  private func checkHeaders(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String
  ) throws(FieldError) {
    var member = document.first(in: try document.checkedObject(node, key))
    while let current = member {
      guard document.kind(current) == .string || document.isNumber(current) else {
        throw document.wrongKind(current, document.nameText(current), "a string")
      }
      member = document.next(after: current, in: node)
    }
  }

  private func checkLists(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String
  ) throws(FieldError) {
    var member = document.first(in: try document.checkedObject(node, key))
    while let current = member {
      try checkList(document, current, document.nameText(current), .identifier)
      member = document.next(after: current, in: node)
    }
  }

  private func checkList(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String, _ shape: ValueShape
  ) throws(FieldError) {
    var element = document.first(in: try document.checkedArray(node, key))
    while let current = element {
      try check(document, current, key, shape)
      element = document.next(after: current, in: node)
    }
  }

  private func checkRecord(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String,
    _ members: [ValueShape.Member], _ required: [String]
  ) throws(FieldError) {
    _ = try document.checkedObject(node, key)
    var found: UInt64 = 0
    var member = document.first(in: node)
    while let current = member {
      // A handful of names: a table of them would cost more than the walk.
      guard let number = members.firstIndex(where: { document.hasName(current, $0.name) }) else {
        throw document.unknownKey(current, among: members.map(\.name), object: "'\(key)'")
      }
      found |= 1 << UInt64(number)
      try check(document, current, members[number].name, members[number].shape)
      member = document.next(after: current, in: node)
    }
    let missing = required.first { name in
      !members.indices.contains { members[$0].name == name && found >> UInt64($0) & 1 == 1 }
    }
    if let missing {
      throw FieldError(.missingKey(missing, object: "'\(key)'"), at: document.offset(node))
    }
  }

  /// One of several shapes must fit; the error is that of the shape of the value's own kind, and
  /// among those of the one that fits furthest.
  private func checkEither(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String, _ shapes: [ValueShape]
  ) throws(FieldError) {
    var errors: [FieldError] = []
    for shape in shapes {
      do throws(FieldError) {
        return try check(document, node, key, shape)
      } catch {
        errors.append(error)
      }
    }
    let offset = document.offset(node)
    let isOfKind: (FieldError) -> Bool = { error in
      if case .wrongKind = error.code { return error.offset != offset }
      return true
    }
    throw errors.filter(isOfKind).max { $0.offset < $1.offset } ?? errors[0]
  }
}
