internal import JSONReading
internal import TraceModel

/// Reads the list of apps.
struct AppParser {
  static let members: [ValueShape.Member] = [
    .init("id", .identifier), .init("name", .text), .init("frequentUpdates", .boolean),
    .init("liveActivities", .boolean), .init("families", .list(.word(["small", "medium"]))),
    .init("watchApp", .boolean), .init("attributesTypes", .list(.identifier)),
    .init("contentKeys", .lists),
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
      case "frequentUpdates": declaration.hasFrequentUpdates = document.boolean(current)
      case "families":
        let families = document.texts(current)
        declaration.hasSmallFamily = families.contains("small")
        declaration.hasMediumFamily = families.contains("medium")
      case "watchApp": declaration.hasWatchApp = document.boolean(current)
      case "attributesTypes":
        for name in document.texts(current) { declaration.declare(name) }
      case "contentKeys": contentKeys(document, current, &declaration)
      case let other: context.notSimulated.note(header: "apps", other)
      }
      member = document.next(after: current, in: node)
    }
    guard declaration.attributesTypes.count <= AttributesDeclaration.limit else {
      throw FieldError(
        .outOfRange(
          key: "attributesTypes", allowed: "at most \(AttributesDeclaration.limit) types"),
        at: document.offset(node))
    }
    context.attributesTypes.append(declaration.attributesTypes)
    return declaration
  }

  private func contentKeys(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ declaration: inout AppDeclaration
  ) {
    var member = document.first(in: node)
    while let current = member {
      let place = declaration.declare(document.nameText(current))
      declaration.attributesTypes[place].contentKeys = document.texts(current)
      member = document.next(after: current, in: node)
    }
  }
}

extension AppDeclaration {
  /// The place of a type in the declaration, where it is put if it is new.
  @discardableResult
  fileprivate mutating func declare(_ name: String) -> Int {
    if let place = attributesTypes.firstIndex(where: { $0.name == name }) { return place }
    attributesTypes.append(AttributesDeclaration(name: name))
    return attributesTypes.count - 1
  }
}

extension JSONDocument {
  /// The strings of a list.
  func texts(_ list: JSONNode) -> [String] {
    var texts: [String] = []
    var element = first(in: list)
    while let current = element {
      texts.append(text(current))
      element = next(after: current, in: list)
    }
    return texts
  }
}
