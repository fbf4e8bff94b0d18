internal import JSONReading

/// How a report differs from the accepted one.
public struct BaselineDifference: Sendable {
  /// A measure that changed.
  public struct Change: Sendable {
    /// The measure's path, as expectations write it.
    public var metric: String
    /// As the reports write it; nil where it is missing.
    public var old: String?
    /// As the new report writes it; nil where it is missing.
    public var new: String?
  }

  /// The first instant at which the courses of the runs part.
  public struct Divergence: Sendable {
    /// In microseconds.
    public var time: Int64
    /// Seconds, as the reports write them.
    public var at: String {
      var bytes: [UInt8] = []
      JSONWriter.appendMillionths(time, to: &bytes)
      return String(decoding: bytes, as: UTF8.self)
    }
    /// Which part of the timeline parts.
    public var part: String
    /// What was so from there on, with the rules behind it.
    public var old: String
    /// As the new report writes it; nil where it is missing.
    public var new: String
  }

  /// The measures that changed, in the order of the report.
  public var changes: [Change] = []
  /// Where the courses part, or nil.
  public var divergence: Divergence?

  /// Whether nothing that counts differs.
  public var isEmpty: Bool { changes.isEmpty && divergence == nil }

  /// Compares two reports.
  ///
  /// The tool's version, the trace's own facts and texts do not count; settings count by value.
  ///
  /// - Returns: nil if the accepted report is none that this program can read.
  public init?(accepted: [UInt8], report: [UInt8]) {
    var old = JSONDocument()
    var new = JSONDocument()
    do throws(JSONError) {
      try old.load(accepted, [0..<accepted.count])
      try new.load(report, [0..<report.count])
    } catch {
      return nil
    }
    guard let format = old.member("format", of: old.root), old.kind(format) == .string,
      old.text(format) == JSONReport.format
    else { return nil }
    var comparison = ReportComparison(oldBytes: accepted, newBytes: report)
    comparison.compare(old, old.root, new, new.root, path: "")
    changes = comparison.changes
    divergence = TimelineComparison(oldBytes: accepted, newBytes: report).first(old, new)
  }
}

/// Walks two reports side by side.
private struct ReportComparison {
  let oldBytes: [UInt8]
  let newBytes: [UInt8]
  var changes: [BaselineDifference.Change] = []

  /// The parts that do not count: facts of the tool and the trace, words, and the timeline, which is
  /// compared on its own.
  private static let ignored: Set<String> = [
    "run.tool", "run.trace", "findings", "timeline", "run.policy.layers",
  ]

  mutating func compare(
    _ old: borrowing JSONDocument, _ oldNode: JSONNode, _ new: borrowing JSONDocument,
    _ newNode: JSONNode, path: String
  ) {
    if Self.ignored.contains(path) { return }
    if path.hasPrefix("run.settings.") && path.hasSuffix(".default") { return }
    switch (old.kind(oldNode), new.kind(newNode)) {
    case (.object, .object): compareObjects(old, oldNode, new, newNode, path)
    case (.array, .array): compareArrays(old, oldNode, new, newNode, path)
    default:
      if !JSONEquality.isEqual(old, oldNode, new, newNode) {
        note(path, words(old, oldNode, oldBytes), words(new, newNode, newBytes))
      }
    }
  }

  private mutating func compareObjects(
    _ old: borrowing JSONDocument, _ oldNode: JSONNode, _ new: borrowing JSONDocument,
    _ newNode: JSONNode, _ path: String
  ) {
    var member = old.first(in: oldNode)
    while let current = member {
      let name = old.nameText(current)
      let inner = Self.path(path, name)
      if let other = new.member(name, of: newNode) {
        compare(old, current, new, other, path: inner)
      } else if !Self.ignored.contains(inner) {
        note(inner, words(old, current, oldBytes), nil)
      }
      member = old.next(after: current, in: oldNode)
    }
    member = new.first(in: newNode)
    while let current = member {
      let name = new.nameText(current)
      let inner = Self.path(path, name)
      if old.member(name, of: oldNode) == nil, !Self.ignored.contains(inner) {
        note(inner, nil, words(new, current, newBytes))
      }
      member = new.next(after: current, in: newNode)
    }
  }

  /// Elements with an `id` are compared with those of the same id, all others by their positions.
  private mutating func compareArrays(
    _ old: borrowing JSONDocument, _ oldNode: JSONNode, _ new: borrowing JSONDocument,
    _ newNode: JSONNode, _ path: String
  ) {
    var others = Self.elements(new, newNode)
    for (id, element) in Self.elements(old, oldNode).inOrder {
      if let other = others.take(id) {
        compare(old, element, new, other, path: Self.path(path, id))
      } else {
        note(Self.path(path, id), words(old, element, oldBytes), nil)
      }
    }
    for (id, element) in others.inOrder {
      note(Self.path(path, id), nil, words(new, element, newBytes))
    }
  }

  private static func elements(
    _ document: borrowing JSONDocument, _ array: JSONNode
  ) -> NamedElements {
    var elements = NamedElements()
    var element = document.first(in: array)
    while let current = element {
      elements.append(document.member("id", of: current).map { document.text($0) }, current)
      element = document.next(after: current, in: array)
    }
    return elements
  }

  private static func path(_ path: String, _ name: String) -> String {
    if name.contains(".") || name.contains("[") { return path + "[\"\(name)\"]" }
    return path.isEmpty ? name : path + "." + name
  }

  private mutating func note(_ path: String, _ old: String?, _ new: String?) {
    changes.append(BaselineDifference.Change(metric: path, old: old, new: new))
  }

  private func words(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ bytes: [UInt8]
  ) -> String {
    let text = String(decoding: bytes[document.range(node)], as: UTF8.self)
    return JSONText.oneLine(text)
  }
}

/// The elements of an array by their ids, or by their positions where they have none.
private struct NamedElements {
  private var nodes: [String: JSONNode] = [:]
  private var names: [String] = []

  /// Those that were not taken out, in their order.
  var inOrder: [(String, JSONNode)] { names.compactMap { name in nodes[name].map { (name, $0) } } }

  mutating func append(_ id: String?, _ node: JSONNode) {
    let name = id ?? String(names.count)
    names.append(name)
    nodes[name] = node
  }

  mutating func take(_ name: String) -> JSONNode? { nodes.removeValue(forKey: name) }
}

/// JSON on one line, for messages.
enum JSONText {
  /// A text without the white space outside its strings.
  static func compact(_ bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString || byte > 0x20 { result.append(byte) }
      if byte == 0x22 && !isEscaped { isInString.toggle() }
      isEscaped = byte == 0x5c && !isEscaped
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Takes line ends and indents out of a text that the writer made.
  static func oneLine(_ text: String) -> String {
    let lines = text.split(separator: "\n").map { line in line.drop { $0 == " " } }
    return lines.joined(separator: " ")
  }
}
