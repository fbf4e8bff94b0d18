internal import JSONReading
internal import TraceModel

/// Finds a measure of a report by its path: `activities.ride.island.compact`.
///
/// An element of a list is named by its `id`, or by its position where it has none. A name with a dot
/// is quoted in brackets: `activities["a.b"].island.compact`.
///
/// The report is written and read at the first question, once for all.
final class MetricLookup {
  private let result: RunResult
  private var bytes: [UInt8] = []
  private var document = JSONDocument()

  init(_ result: RunResult) { self.result = result }

  /// Whether there is a report to look into.
  private func isLoaded() -> Bool {
    if !bytes.isEmpty { return true }
    bytes = JSONReport.bytes([result])
    do throws(JSONError) {
      try document.load(bytes, [0..<bytes.count])
      return true
    } catch {
      bytes = []
      return false
    }
  }

  func judge(
    _ path: String, _ comparison: Expectation.Comparison
  ) -> (holds: Bool, found: String) {
    guard let steps = Self.steps(path) else { return (false, "the path is malformed") }
    guard isLoaded() else { return (false, "the report is no JSON") }
    var node = document.root
    for step in steps {
      guard let next = Self.child(document, node, step) else {
        return (false, "the report has no '\(step)' there")
      }
      node = next
    }
    let found = String(decoding: bytes[document.range(node)], as: UTF8.self)
    return (Self.compare(document, node, comparison), found)
  }

  private static func compare(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ comparison: Expectation.Comparison
  ) -> Bool {
    if case .equalsText(let text) = comparison {
      return document.kind(node) == .string && document.text(node) == text
    }
    if case .equalsNull = comparison { return document.kind(node) == .null }
    guard document.kind(node) == .integer || document.kind(node) == .double,
      case .exact(let value) = document.millionths(node)
    else { return false }
    switch comparison {
    case .equals(let expected): return value == expected
    case .atLeast(let least): return value >= least
    case .atMost(let most): return value <= most
    case .equalsText, .equalsNull: return false
    }
  }

  private static func child(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ step: String
  ) -> JSONNode? {
    if document.kind(node) == .object { return document.member(step, of: node) }
    guard document.kind(node) == .array else { return nil }
    var element = document.first(in: node)
    var position = 0
    while let current = element {
      let id = document.member("id", of: current).map { document.text($0) }
      if id == step || (id == nil && String(position) == step) { return current }
      element = document.next(after: current, in: node)
      position += 1
    }
    return nil
  }

  /// The steps of a path, or nil if it is malformed: an empty step, or a bracket without quotes.
  static func steps(_ path: String) -> [String]? {
    var steps: [String] = []
    var rest = path[...]
    while !rest.isEmpty {
      if rest.hasPrefix("[\"") {
        rest = rest.dropFirst(2)
        guard let end = rest.range(of: "\"]") else { return nil }
        steps.append(String(rest[..<end.lowerBound]))
        rest = rest[end.upperBound...]
      } else {
        let end = rest.firstIndex { $0 == "." || $0 == "[" } ?? rest.endIndex
        guard end > rest.startIndex else { return nil }
        steps.append(String(rest[..<end]))
        rest = rest[end...]
      }
      guard let next = rest.first else { return steps }
      if next == "." {
        rest = rest.dropFirst()
        if rest.isEmpty || rest.hasPrefix("[") { return nil }
      } else if next != "[" {
        return nil
      }
    }
    return nil
  }
}

extension Substring {
  /// Where a text stands first, or nil.
  fileprivate func range(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) {
        return start..<index(start, offsetBy: text.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
