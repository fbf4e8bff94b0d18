internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// Reads the `aps` dictionary of a Live Activity push, as a phone decodes it.
///
/// A key of the wrong kind makes the payload malformed and is no error of the trace: it is what the
/// server sent.
struct PayloadReader {
  let times: TimeParser

  func read(
    _ document: borrowing JSONDocument, _ aps: JSONNode, _ bytes: Span<UInt8>,
    into push: inout Push, _ context: inout TraceContext
  ) throws(FieldError) {
    guard document.kind(aps) == .object else { return push.isMalformed = true }
    if push.event == .start { push.attributes.areNeeded = true }
    var member = document.first(in: aps)
    while let current = member {
      try readMember(document, current, bytes, into: &push, &context)
      member = document.next(after: current, in: aps)
    }
    // Only an end may come without content (rule `lc-end-content-optional`).
    if push.event != .end && !push.content.isGiven { push.isMalformed = true }
  }

  private func readMember(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ bytes: Span<UInt8>,
    into push: inout Push, _ context: inout TraceContext
  ) throws(FieldError) {
    switch document.nameText(node) {
    case "timestamp": push.timestamp = try date(document, node, into: &push)
    case "stale-date": push.staleAt = try date(document, node, into: &push)
    case "dismissal-date":
      if let date = try date(document, node, into: &push) { push.dismissal = .at(date) }
    case "relevance-score":
      guard document.isNumber(node) else { return push.isMalformed = true }
      push.relevance = document.double(node)
    case "content-state":
      guard document.kind(node) == .object else { return push.isMalformed = true }
      push.content = EventBuilder.content(document, node, bytes, &context)
      if let types = types(of: push, context) {
        push.undecodableTypes = document.undecodable(node, types)
      }
    case "attributes":
      guard document.kind(node) == .object else { return push.isMalformed = true }
      push.attributes.size = ContentSize.of(bytes, document.range(node))
    case "attributes-type":
      guard document.kind(node) == .string else { return push.isMalformed = true }
      push.attributes.type = type(document.text(node), of: push, context)
    case "alert":
      if document.kind(node) == .object {
        push.alert = EventBuilder.alert(document, node)
      } else if document.kind(node) == .string {
        push.alert = Alert(isEmpty: document.string(node).isEmpty)
      } else {
        push.isMalformed = true
      }
    case "input-push-channel":
      guard document.kind(node) == .string else { return push.isMalformed = true }
      push.channel = NameIndex(context.names.others.intern(document.text(node)))
    default: break
    }
  }

  /// UNIX seconds as an instant of the trace.
  private func date(
    _ document: borrowing JSONDocument, _ node: JSONNode, into push: inout Push
  ) throws(FieldError) -> SimulationTime? {
    guard document.isNumber(node) else {
      push.isMalformed = true
      return nil
    }
    guard let start = times.start else {
      throw FieldError(.startNeeded(key: document.nameText(node)), at: document.offset(node))
    }
    switch document.millionths(node) {
    case .exact(let microseconds): return .unix(microseconds: microseconds, start)
    // Beyond the sixth decimal a phone's clock does not look.
    case .tooPrecise:
      let value = (document.double(node) * 1_000_000).rounded()
      return .unix(microseconds: Int64(exactly: value) ?? (value < 0 ? .min : .max), start)
    case .outOfRange:
      return .unix(microseconds: document.double(node) < 0 ? .min : .max, start)
    }
  }

  /// The types of the app whose push it is, if the app declares some.
  private func types(of push: Push, _ context: TraceContext) -> [AttributesDeclaration]? {
    let app: AppIndex
    switch push.target {
    case .app(let target): app = target
    case .activity(let activity): app = context.names.activityApps[activity.position]
    case .channel: return nil
    }
    return app.position < context.attributesTypes.count
      ? context.attributesTypes[app.position] : nil
  }

  private func type(_ name: String, of push: Push, _ context: TraceContext) -> AttributesType {
    guard let types = types(of: push, context), !types.isEmpty else { return .unchecked }
    guard let number = types.firstIndex(where: { $0.name == name }) else { return .undeclared }
    return .declared(UInt8(truncatingIfNeeded: number))
  }
}
