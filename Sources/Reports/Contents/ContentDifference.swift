internal import Catalogue
internal import JSONReading

/// What moves when one content takes the place of another (rules `tr-digit-roll`, `tr-builtin`).
///
/// Contents are compared value by value, by the paths of their members.
struct ContentDifference: Sendable {
  /// Digits that roll to others.
  private(set) var rolled: Int64 = 0
  /// Digits beside them that stand still.
  private(set) var stood: Int64 = 0
  /// Values that change in another way than by their digits, and are replaced.
  private(set) var replaced: Int64 = 0
  /// Values that come or go, and fade.
  private(set) var faded: Int64 = 0

  /// Compares two JSON texts.
  init(_ old: [UInt8], _ new: [UInt8]) {
    var first = JSONDocument()
    var second = JSONDocument()
    // Both were checked with their records.
    do throws(JSONError) {
      try first.load(old, [0..<old.count])
      try second.load(new, [0..<new.count])
    } catch {
      return
    }
    compare(first, first.root, old, second, second.root, new)
  }

  private mutating func compare(
    _ old: borrowing JSONDocument, _ first: JSONNode, _ oldBytes: [UInt8],
    _ new: borrowing JSONDocument, _ second: JSONNode, _ newBytes: [UInt8]
  ) {
    guard old.kind(first) == .object, new.kind(second) == .object else {
      return compareValues(
        Array(oldBytes[old.range(first)]), Array(newBytes[new.range(second)]))
    }
    var member = old.first(in: first)
    while let current = member {
      if let other = new.member(old.nameText(current), of: second) {
        compare(old, current, oldBytes, new, other, newBytes)
      } else {
        fade()
      }
      member = old.next(after: current, in: first)
    }
    member = new.first(in: second)
    while let current = member {
      if old.member(new.nameText(current), of: first) == nil { fade() }
      member = new.next(after: current, in: second)
    }
  }

  private mutating func fade() { if RuleID.trBuiltin.isInForce { faded += 1 } }

  /// Two texts that differ in digits only, as `12:09` and `12:10`: each digit that changed rolls.
  private mutating func compareValues(_ old: [UInt8], _ new: [UInt8]) {
    guard old != new else { return }
    let isDigit = { (byte: UInt8) in byte &- 0x30 < 10 }
    guard old.count == new.count,
      zip(old, new).allSatisfy({ $0 == $1 || (isDigit($0) && isDigit($1)) })
    else {
      replaced += 1
      return
    }
    for (before, after) in zip(old, new) where isDigit(before) {
      if before != after || !RuleID.trDigitRoll.isInForce { rolled += 1 } else { stood += 1 }
    }
  }
}

/// What moves when one list of rows takes the place of another (rule `tr-keep-elements`).
struct RowDifference: Sendable {
  /// Rows that move to another place among the others.
  private(set) var moved = 0
  /// Rows that fade: those that come or go, and the others beside one that moves.
  private(set) var faded = 0

  /// Compares two lists of different rows, from top to bottom.
  ///
  /// As few rows move as can be.
  init(_ old: [String], _ new: [String]) {
    let places = Dictionary(
      old.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = new.compactMap { places[$0] }
    let outside = old.count + new.count - 2 * kept.count
    guard RuleID.trKeepElements.isInForce else {
      faded = old.count + new.count
      return
    }
    moved = kept.count - Self.longestRise(kept)
    faded = outside + (moved > 0 ? kept.count - moved : 0)
  }

  /// The length of the longest rising subsequence.
  private static func longestRise(_ values: [Int]) -> Int {
    var lasts: [Int] = []
    for value in values {
      let place = lasts.firstIndex { $0 >= value } ?? lasts.count
      if place == lasts.count { lasts.append(value) } else { lasts[place] = value }
    }
    return lasts.count
  }
}
