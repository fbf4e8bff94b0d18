/// Members whose values are kept as text only: json-c builds them when somebody loads that text.
public struct DeferredNames: Sendable {
  // Static, so that the name of a member that json-c never saw can be looked at all the same.
  let names: [StaticString]

  /// Names members of the outermost object.
  public init(_ names: [StaticString]) { self.names = names }

  /// Nothing is deferred.
  public static let none = DeferredNames([])
}

extension JSONDocument {
  /// Whether a value was not built; it has a kind and a place, and nothing in it can be looked at.
  @inlinable
  public func isDeferred(_ node: JSONNode) -> Bool { tape[Int(node.index)].isDeferred }

  /// Marks the members that json-c is not given, and says where they lie.
  ///
  /// A container is left alone if finding out whether json-c would lose or change something in it
  /// would take more than a look: then json-c builds it, and the usual checks run. So is the whole
  /// object if one of the names may stand in it twice.
  mutating func deferMembers(_ deferred: DeferredNames, of root: Int, in bytes: Span<UInt8>) {
    guard !deferred.names.isEmpty, tape[root].kind == .object else { return }
    let firstCut = cuts.count
    var seen: UInt64 = 0
    // Where the last member before ended that json-c gets.
    var keptEnd: Int?
    var index = root + 1
    while index < tape.count {
      let entry = tape[index]
      let next = Int(entry.next)
      let number = deferred.names.firstIndex { isName(entry, $0, in: bytes) }
      if entry.nameHasEscapes || number.map({ seen & (1 << $0) != 0 }) == true {
        return keepMembers(of: root, firstCut)
      }
      if let number {
        seen |= 1 << number
        if entry.kind == .object || entry.kind == .array, isPlain(index, in: bytes) {
          tape[index].isDeferred = true
          unsafe tape[index].name = UnsafeRawPointer(deferred.names[number].utf8Start)
            .assumingMemoryBound(to: CChar.self)
          tape[root].deferredCount += 1
          cut(entry, after: keptEnd, before: next)
          index = next
          continue
        }
      }
      keptEnd = Int(entry.end)
      index = next
    }
  }

  /// Cuts a member out of the text with one of the commas beside it.
  private mutating func cut(_ entry: TapeEntry, after keptEnd: Int?, before next: Int) {
    if let keptEnd {
      // Several in a row are one cut.
      if let last = cuts.last, last.lowerBound == keptEnd { cuts.removeLast() }
      cuts.append(keptEnd..<Int(entry.end))
    } else {
      let end = next < tape.count ? tape[next].nameStart : entry.end
      cuts.append(Int(entry.nameStart)..<Int(end))
    }
  }

  private mutating func keepMembers(of root: Int, _ firstCut: Int) {
    cuts.removeSubrange(firstCut...)
    tape[root].deferredCount = 0
    for index in root..<tape.count { tape[index].isDeferred = false }
  }

  private func isName(_ entry: TapeEntry, _ name: StaticString, in bytes: Span<UInt8>) -> Bool {
    guard Int(entry.nameLength) == name.utf8CodeUnitCount else { return false }
    let start = Int(entry.nameStart) + 1
    return name.withUTF8Buffer { name in
      for index in name.indices where unsafe bytes[start + index] != name[index] { return false }
      return true
    }
  }

  /// Whether no name stands twice in an object and no number can be infinite.
  private func isPlain(_ container: Int, in bytes: Span<UInt8>) -> Bool {
    for index in container..<Int(tape[container].next) {
      let entry = tape[index]
      if entry.mayBeInfinite || (index > container && entry.nameHasEscapes) { return false }
      if entry.kind == .object && !hasDistinctNames(index, in: bytes) { return false }
    }
    return true
  }

  private func hasDistinctNames(_ object: Int, in bytes: Span<UInt8>) -> Bool {
    guard tape[object].count <= 16 else { return false }
    var left = object + 1
    while left < Int(tape[object].next) {
      var right = Int(tape[left].next)
      while right < Int(tape[object].next) {
        if isSameName(tape[left], tape[right], in: bytes) { return false }
        right = Int(tape[right].next)
      }
      left = Int(tape[left].next)
    }
    return true
  }

  private func isSameName(_ left: TapeEntry, _ right: TapeEntry, in bytes: Span<UInt8>) -> Bool {
    guard left.nameLength == right.nameLength else { return false }
    for index in 1...Int(left.nameLength) + 1
    where bytes[Int(left.nameStart) + index] != bytes[Int(right.nameStart) + index] {
      return false
    }
    return true
  }
}
