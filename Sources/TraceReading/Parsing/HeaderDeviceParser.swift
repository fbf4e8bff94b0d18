internal import Catalogue
internal import JSONReading
internal import TraceModel

/// Reads the device of a header: its model, its system and its states at the start.
struct HeaderDeviceParser {
  let times: TimeParser

  func parse(
    _ document: borrowing JSONDocument, _ node: JSONNode, into header: inout TraceHeader,
    _ context: inout TraceContext
  ) throws(FieldError) {
    var fields = RecordFields()
    var member = document.first(in: try document.checkedObject(node, "device"))
    while let current = member {
      switch document.nameText(current) {
      case "model": header.device = try model(document, current)
      case "os": header.system = try system(document, current)
      case let name:
        guard let key = TraceKey(rawValue: name), TraceKey.deviceStates.contains(key) else {
          let known = ["model", "os"] + TraceKey.deviceStates.map(\.rawValue)
          throw document.unknownKey(current, among: known, object: "'device'")
        }
        try ShapeChecker(times: times)
          .check(document, current, name, ValueShape.deviceState(key))
        if !TraceKey.simulatedStates.contains(key) {
          context.notSimulated.note(header: "device", name)
        }
        fields.set(key, current)
      }
      member = document.next(after: current, in: node)
    }
    try DeviceParser(fields: fields).change(document, &context).apply(to: &header.state)
  }

  private func model(
    _ document: borrowing JSONDocument, _ node: JSONNode
  ) throws(FieldError) -> DeviceModel {
    let name = try document.checkedText(node, "model")
    if let model = DeviceModel.named(name) { return model }
    let known = DeviceModel.all.map(\.name)
    throw FieldError(
      .unknownValue(
        name, key: "model", nearest: NearestName.of(name, among: known),
        allowed: "\(known.count) models, listed by 'islandsim schema trace'"),
      at: document.offset(node))
  }

  private func system(
    _ document: borrowing JSONDocument, _ node: JSONNode
  ) throws(FieldError) -> SystemVersion {
    let text = try document.checkedText(node, "os")
    if let version = SystemVersion(text) { return version }
    throw FieldError(
      .malformedText(text, key: "os", expected: "version as 18.2"), at: document.offset(node))
  }
}
