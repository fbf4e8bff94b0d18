import Testing

/// A small trace, and who finds a fault in it.
struct SchemaCase: Sendable, CustomTestStringConvertible {
  /// Who finds a fault.
  enum Fault: Sendable {
    /// There is none.
    case none
    /// Schema and reader.
    case seen
    /// The reader only: the schema's description lists what it cannot see.
    case unseen
  }

  let name: String
  let text: String
  let fault: Fault

  var testDescription: String { name }

  init(_ name: String, _ fault: Fault, _ text: String) {
    self.name = name
    self.text = text
    self.fault = fault
  }

  /// A trace of one event, after a start of activity "a" and a post of notification "n".
  static func event(_ fault: Fault, _ event: String, header: String = "", name: String? = nil)
    -> Self
  {
    let text = ReadTrace.document(setting + ",\n" + event, header: header)
    return SchemaCase(name ?? event, fault, text)
  }

  /// A trace without events whose header has some members more.
  static func header(_ fault: Fault, _ members: String) -> Self {
    SchemaCase(members, fault, ReadTrace.document("", header: members + ", "))
  }

  /// A trace of the two events and one assertion.
  static func expect(_ fault: Fault, _ item: String, header: String = "") -> Self {
    let text = ReadTrace.document(setting, header: header + "\"expect\": [\(item)], ")
    return SchemaCase(item, fault, text)
  }

  private static let setting = """
    {"at": 0, "type": "activity.start", "activity": "a", "app": "x"},
    {"at": 0, "type": "notification.post", "notification": "n", "app": "x"}
    """
}
