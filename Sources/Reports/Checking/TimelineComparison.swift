internal import JSONReading

/// Finds the first instant at which the courses of two runs part.
struct TimelineComparison {
  let oldBytes: [UInt8]
  let newBytes: [UInt8]

  func first(
    _ old: borrowing JSONDocument, _ new: borrowing JSONDocument
  ) -> BaselineDifference.Divergence? {
    guard let oldTimeline = old.member("timeline", of: old.root),
      let newTimeline = new.member("timeline", of: new.root)
    else { return nil }
    var found: [(time: Int64, divergence: BaselineDifference.Divergence)] = []
    for part in ["island", "lockScreen", "banner"] {
      if let one = old.member(part, of: oldTimeline), let two = new.member(part, of: newTimeline),
        let divergence = compare(old, one, new, two, part: part)
      {
        found.append(divergence)
      }
    }
    for part in ["surfaces", "activities"] {
      guard let one = old.member(part, of: oldTimeline), let two = new.member(part, of: newTimeline)
      else { continue }
      for name in Self.names(old, one).union(Self.names(new, two)).sorted() {
        let courses = (old.member(name, of: one), new.member(name, of: two))
        if let divergence = compare(old, courses.0, new, courses.1, part: "\(part).\(name)") {
          found.append(divergence)
        }
      }
    }
    return found.min { $0.time < $1.time }?.divergence
  }

  private static func names(_ document: borrowing JSONDocument, _ object: JSONNode) -> Set<String> {
    var names: Set<String> = []
    var member = document.first(in: object)
    while let current = member {
      names.insert(document.nameText(current))
      member = document.next(after: current, in: object)
    }
    return names
  }

  /// The first stretch that differs; the rules behind it count too.
  ///
  /// A course that is missing has no stretches.
  private func compare(
    _ old: borrowing JSONDocument, _ oldList: JSONNode?, _ new: borrowing JSONDocument,
    _ newList: JSONNode?, part: String
  ) -> (time: Int64, divergence: BaselineDifference.Divergence)? {
    var first = oldList.flatMap { old.first(in: $0) }
    var second = newList.flatMap { new.first(in: $0) }
    while first != nil || second != nil {
      if let one = first, let two = second, JSONEquality.isEqual(old, one, new, two) {
        first = oldList.flatMap { old.next(after: one, in: $0) }
        second = newList.flatMap { new.next(after: two, in: $0) }
        continue
      }
      let times = [
        first.map { start(old, $0, isSame: second.map { isSame(old, first, new, $0) } ?? false) },
        second.map { start(new, $0, isSame: first.map { isSame(old, $0, new, second) } ?? false) },
      ].compactMap { $0 }
      let time = times.min() ?? 0
      return (
        time,
        BaselineDifference.Divergence(
          time: time, part: part,
          old: first.map { words(old, $0, oldBytes) } ?? "nothing",
          new: second.map { words(new, $0, newBytes) } ?? "nothing")
      )
    }
    return nil
  }

  /// Where a stretch begins to differ: at its start, or at its end if only that differs.
  private func start(_ document: borrowing JSONDocument, _ node: JSONNode, isSame: Bool) -> Int64 {
    guard let member = document.member(isSame ? "to" : "from", of: node),
      case .exact(let time) = document.millionths(member)
    else { return 0 }
    return time
  }

  /// Whether two stretches differ in nothing but their ends.
  private func isSame(
    _ old: borrowing JSONDocument, _ oldNode: JSONNode?, _ new: borrowing JSONDocument,
    _ newNode: JSONNode?
  ) -> Bool {
    guard let oldNode, let newNode else { return false }
    var member = old.first(in: oldNode)
    while let current = member {
      let name = old.nameText(current)
      if name != "to" {
        guard let other = new.member(name, of: newNode),
          JSONEquality.isEqual(old, current, new, other)
        else { return false }
      }
      member = old.next(after: current, in: oldNode)
    }
    return true
  }

  private func words(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ bytes: [UInt8]
  ) -> String {
    JSONText.oneLine(String(decoding: bytes[document.range(node)], as: UTF8.self))
  }
}
