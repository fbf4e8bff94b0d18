internal import Catalogue
internal import JSONReading
internal import TraceModel

extension TraceContext {
  /// An app that the header lists; any app where it lists none.
  mutating func app(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String = "app"
  ) throws(FieldError) -> AppIndex {
    guard document.kind(node) == .string else { throw document.wrongKind(node, key, "a string") }
    if let index = names.apps.find(document.string(node)) { return AppIndex(index) }
    let name = try document.checkedIdentifier(node, key)
    guard !hasAppList else {
      throw unknown(document, node, name, "app", among: names.apps.names)
    }
    return AppIndex(names.apps.intern(name))
  }

  /// An activity that an earlier event started.
  func activity(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String = "activity"
  ) throws(FieldError) -> ActivityIndex {
    guard document.kind(node) == .string else { throw document.wrongKind(node, key, "a string") }
    if let index = names.activities.find(document.string(node)) { return ActivityIndex(index) }
    let name = try document.checkedIdentifier(node, key)
    throw unknown(document, node, name, "activity", among: names.activities.names)
  }

  /// An activity that this event starts.
  mutating func newActivity(
    _ document: borrowing JSONDocument, _ node: JSONNode, app: AppIndex, at place: EventPlace
  ) throws(FieldError) -> ActivityIndex {
    guard document.kind(node) == .string, document.string(node).count > 0 else {
      _ = try document.checkedIdentifier(node, "activity")
      preconditionFailure("an identifier that is none was taken for one")
    }
    let (index, isNew) = names.activities.intern(document.string(node))
    guard isNew else {
      throw FieldError(
        .usedTwice(document.text(node), kind: "activity"), at: document.offset(node),
        related: activityStarts[Int(index)])
    }
    names.activityApps.append(app)
    activityStarts.append(place)
    return ActivityIndex(index)
  }

  /// A notification that an earlier event posted.
  func notification(
    _ document: borrowing JSONDocument, _ node: JSONNode
  ) throws(FieldError) -> NotificationIndex {
    let name = try document.checkedIdentifier(node, "notification")
    if let index = names.notifications.find(document.string(node)) {
      return NotificationIndex(index)
    }
    throw unknown(document, node, name, "notification", among: names.notifications.names)
  }

  private func unknown(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ name: String, _ kind: String,
    among names: [String]
  ) -> FieldError {
    let nearest = NearestName.of(name, among: Array(names.prefix(10_000)))
    return FieldError(
      .unknownIdentifier(name, kind: kind, nearest: nearest), at: document.offset(node))
  }
}
