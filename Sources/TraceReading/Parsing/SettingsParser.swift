internal import Catalogue
internal import JSONReading
internal import TraceModel

/// Reads values for settings.
enum SettingsParser {
  static func settings(
    _ document: borrowing JSONDocument, _ node: JSONNode
  ) throws(FieldError) -> [SettingChange] {
    var changes: [SettingChange] = []
    var member = document.first(in: try document.checkedObject(node, "settings"))
    while let current = member {
      let name = document.nameText(current)
      guard let setting = SettingID(rawValue: name) else {
        throw document.unknownKey(
          current, among: SettingID.allCases.map(\.rawValue), object: "'settings'")
      }
      changes.append(SettingChange(setting, try value(document, current, setting)))
      member = document.next(after: current, in: node)
    }
    return changes
  }

  private static func value(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ setting: SettingID
  ) throws(FieldError) -> Int64 {
    let definition = SettingDefinition.of(setting)
    if document.kind(node) == .string {
      let word = document.text(node)
      if let value = definition.parse(word) { return value }
      var nearest: String?
      if case .choice(let words) = definition.kind {
        nearest = NearestName.of(word, among: words)
      }
      throw FieldError(
        .unknownValue(
          word, key: setting.rawValue, nearest: nearest, allowed: definition.allowed),
        at: document.offset(node))
    }
    guard document.isNumber(node) else {
      throw document.wrongKind(node, setting.rawValue, definition.allowed)
    }
    switch document.millionths(node) {
    case .exact(let number):
      if let value = definition.parse(millionths: number) { return value }
    case .tooPrecise:
      throw FieldError(.tooPrecise(key: setting.rawValue), at: document.offset(node))
    case .outOfRange: break
    }
    throw FieldError(
      .outOfRange(key: setting.rawValue, allowed: definition.allowed), at: document.offset(node))
  }
}

/// Reads a policy: a name with parameters as text, or an object.
enum PolicyParser {
  static let members: [ValueShape.Member] = [
    .init("name", .identifier), .init("parameters", .headers),
  ]

  static func policy(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ bytes: Span<UInt8>
  ) throws(FieldError) -> PolicyReference {
    if document.kind(node) == .string {
      let text = document.text(node)
      if let policy = PolicyReference(text) { return policy }
      throw FieldError(
        .malformedText(text, key: "policy", expected: "policy as name or name:parameter=value"),
        at: document.offset(node))
    }
    guard document.kind(node) == .object else {
      throw document.wrongKind(node, "policy", "a string or an object")
    }
    try ShapeChecker(times: TimeParser(start: nil))
      .check(document, node, "policy", .record(members, required: ["name"]))
    var policy = PolicyReference(name: "")
    var member = document.first(in: node)
    while let current = member {
      if document.nameText(current) == "name" {
        policy.name = document.text(current)
      } else {
        policy.parameters = parameters(document, current, bytes)
      }
      member = document.next(after: current, in: node)
    }
    return policy
  }

  private static func parameters(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ bytes: Span<UInt8>
  ) -> [PolicyReference.Parameter] {
    var parameters: [PolicyReference.Parameter] = []
    var member = document.first(in: node)
    while let current = member {
      let value =
        document.kind(current) == .string
        ? document.text(current)
        : String(decodingSpan: bytes.extracting(document.range(current)))
      parameters.append(.init(name: document.nameText(current), value: value))
      member = document.next(after: current, in: node)
    }
    return parameters
  }
}
