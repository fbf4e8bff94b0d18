/// Members whose values are kept as text only: json-c builds them when somebody loads that text.
public struct DeferredNames: Sendable {
  let names: [[UInt8]]

  /// Names members of the outermost object.
  public init(_ names: [String]) { self.names = names.map { Array($0.utf8) } }

  /// Nothing is deferred.
  public static let none = DeferredNames([])
}

extension JSONDocument {
  /// Whether a value was not built; it has a kind and a place, and nothing in it can be looked at.
  @inlinable
  public func isDeferred(_ node: JSONNode) -> Bool { tape[Int(node.index)].isDeferred }

  /// Marks the containers that json-c need not build, and says where they lie.
  ///
  /// A container is left alone if finding out whether json-c would lose or change something in it
  /// would take more than a look: then json-c builds it, and the usual checks run.
  mutating func deferContainers(
    _ deferred: DeferredNames, of root: Int, in bytes: Span<UInt8>
  ) {
    guard !deferred.names.isEmpty, tape[root].kind == .object else { return }
    var index = root + 1
    while index < tape.count {
      let entry = tape[index]
      if entry.kind == .object || entry.kind == .array, !entry.nameHasEscapes,
        deferred.names.contains(where: { isName(entry, $0, in: bytes) }), isPlain(index, in: bytes)
      {
        tape[index].isDeferred = true
        cuts.append(Int(entry.start)..<Int(entry.end))
      }
      index = Int(entry.next)
    }
  }

  private func isName(_ entry: TapeEntry, _ name: [UInt8], in bytes: Span<UInt8>) -> Bool {
    guard Int(entry.nameLength) == name.count else { return false }
    let start = Int(entry.nameStart) + 1
    for index in name.indices where bytes[start + index] != name[index] { return false }
    return true
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
