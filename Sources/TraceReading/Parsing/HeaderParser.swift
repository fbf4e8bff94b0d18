internal import Catalogue
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// Reads what a trace says before its events.
struct HeaderParser {
  static let keys = KeywordTable([
    "format", "name", "notes", "start", "until", "device", "settings", "policy", "apps", "events",
    "expect",
  ])

  /// The members of the header by their keys.
  let members: [String: JSONNode]
  private let root: JSONNode

  /// Collects the members.
  ///
  /// - Throws: an error for a root that is no object, an unknown key or another format.
  init(_ document: borrowing JSONDocument, _ root: JSONNode) throws(FieldError) {
    guard document.kind(root) == .object else {
      throw document.wrongKind(root, "trace", "an object")
    }
    var members: [String: JSONNode] = [:]
    var unknown: JSONNode?
    var member = document.first(in: root)
    while let current = member {
      if let number = Self.keys.find(document.name(current)) {
        members[Self.keys.words[number]] = current
      } else {
        unknown = unknown ?? current
      }
      member = document.next(after: current, in: root)
    }
    self.members = members
    self.root = root
    // Another format explains every other oddity, so it is told first.
    try checkFormat(document)
    if let unknown {
      throw document.unknownKey(unknown, among: Self.keys.words, object: "the header")
    }
  }

  private func checkFormat(_ document: borrowing JSONDocument) throws(FieldError) {
    guard let node = members["format"] else {
      throw FieldError(.missingKey("format", object: "the header"), at: document.offset(root))
    }
    let format = try document.checkedText(node, "format")
    guard format == TraceHeader.format else {
      throw FieldError(
        .unknownValue(
          format, key: "format", nearest: nil, allowed: TraceHeader.format),
        at: document.offset(node))
    }
  }

  /// Reads the header into a value and into what the reader knows of the trace.
  func parse(
    _ document: borrowing JSONDocument, _ bytes: Span<UInt8>, _ context: inout TraceContext
  ) throws(FieldError) -> TraceHeader {
    var header = TraceHeader()
    if let node = members["name"] { header.name = try document.checkedText(node, "name") }
    if let node = members["notes"] { header.notes = try document.checkedText(node, "notes") }
    if let node = members["start"] {
      let text = try document.checkedText(node, "start")
      guard let start = RFC3339.microseconds(text) else {
        throw FieldError(
          .malformedText(text, key: "start", expected: "RFC 3339 time"), at: document.offset(node))
      }
      header.start = start
      context.start = start
    }
    let times = TimeParser(start: context.start)
    if let node = members["until"] {
      header.until = try times.time(document, node, "until", fromZero: true)
    }
    if let node = members["apps"] {
      header.apps = try AppParser().apps(document, node, &context)
    }
    if let node = members["device"] {
      try HeaderDeviceParser(times: times).parse(document, node, into: &header, &context)
      context.device = header.device
    }
    if let node = members["settings"] {
      header.settings = try SettingsParser.settings(document, node)
    }
    if let node = members["policy"] {
      header.policy = try PolicyParser.policy(document, node, bytes)
    }
    return header
  }
}
