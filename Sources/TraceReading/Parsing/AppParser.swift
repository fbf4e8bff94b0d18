internal import JSONReading
internal import TraceModel

/// Reads the list of apps.
struct AppParser {
  static let members: [ValueShape.Member] = [
    .init("id", .identifier), .init("name", .text), .init("frequentUpdates", .boolean),
    .init("liveActivities", .boolean), .init("families", .list(.word(["small", "medium"]))),
    .init("attributesTypes", .list(.identifier)), .init("contentKeys", .object),
  ]

  func apps(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ context: inout TraceContext
  ) throws(FieldError) -> [AppDeclaration] {
    context.hasAppList = true
    var apps: [AppDeclaration] = []
    var element = document.first(in: try document.checkedArray(node, "apps"))
    while let current = element {
      apps.append(try app(document, current, &context))
      element = document.next(after: current, in: node)
    }
    return apps
  }

  private func app(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ context: inout TraceContext
  ) throws(FieldError) -> AppDeclaration {
    let shape = ValueShape.record(Self.members, required: ["id"])
    try ShapeChecker(times: TimeParser(start: context.start)).check(document, node, "apps", shape)
    var declaration = AppDeclaration(app: AppIndex(-1), name: "")
    var member = document.first(in: node)
    while let current = member {
      switch document.nameText(current) {
      case "id":
        let (index, isNew) = context.names.apps.intern(document.string(current))
        guard isNew else {
          throw FieldError(
            .usedTwice(document.text(current), kind: "app"), at: document.offset(current),
            related: EventPlace(number: 0, line: 0, offset: context.appOffsets[Int(index)]))
        }
        context.appOffsets.append(document.offset(current))
        declaration.app = AppIndex(index)
      case "name": declaration.name = document.text(current)
      case "liveActivities": declaration.allowsLiveActivities = document.boolean(current)
      case let other: context.notSimulated.note(header: "apps", other)
      }
      member = document.next(after: current, in: node)
    }
    return declaration
  }
}
