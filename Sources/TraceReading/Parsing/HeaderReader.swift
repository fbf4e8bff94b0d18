internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// Reads the headers of a push as APNs does; without any they are taken as right.
struct HeaderReader {
  let times: TimeParser
  private static let topicEnding = ".push-type.liveactivity"
  /// The longest collapse identifier in bytes (rule `ps-collapse`).
  private static let collapseLimit = 64

  func read(
    _ document: borrowing JSONDocument, _ headers: JSONNode, into push: inout Push,
    _ context: inout TraceContext
  ) throws(FieldError) {
    var faults: Set<Push.HeaderFault> = [.pushType, .topic]
    if case .channel = push.target { faults.insert(.channelID) }
    var member = document.first(in: headers)
    while let current = member {
      let value = document.headerText(current)
      switch document.nameText(current).lowercased() {
      case "apns-push-type": if value == "liveactivity" { faults.remove(.pushType) }
      case "apns-topic": if isTopic(value, of: push, context) { faults.remove(.topic) }
      case "apns-channel-id": if isChannel(value, of: push, context) { faults.remove(.channelID) }
      case "apns-priority":
        if value != "5" && value != "10" { faults.insert(.priority) }
        push.priority = value == "5" ? 5 : 10
      case "apns-expiration":
        if let expiration = try expiration(document, current, value) {
          push.expiration = expiration
        } else {
          faults.insert(.expiration)
        }
      case "apns-collapse-id":
        if value.utf8.count > Self.collapseLimit { faults.insert(.collapseID) }
        push.collapseID = NameIndex(context.names.others.intern(value))
      default: break
      }
      member = document.next(after: current, in: headers)
    }
    push.headerFault = Push.HeaderFault.allCases.first(where: faults.contains)
  }

  private func isTopic(_ topic: String, of push: Push, _ context: TraceContext) -> Bool {
    guard topic.hasSuffix(Self.topicEnding) else { return false }
    let bundle = topic.dropLast(Self.topicEnding.count)
    let app: AppIndex
    switch push.target {
    case .app(let target): app = target
    case .activity(let activity): app = context.names.activityApps[activity.position]
    // A channel belongs to an app, but no event says to which.
    case .channel: return context.names.apps.find(Array(bundle.utf8).span) != nil
    }
    return context.names.apps[app.position] == bundle
  }

  private func isChannel(_ id: String, of push: Push, _ context: TraceContext) -> Bool {
    guard case .channel(let channel) = push.target else { return true }
    return context.names.others[channel.position] == id
  }

  private func expiration(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ text: String
  ) throws(FieldError) -> Push.Expiration? {
    guard let seconds = Int64(text), seconds >= 0 else { return nil }
    if seconds == 0 { return .once }
    guard let start = times.start else {
      throw FieldError(.startNeeded(key: "apns-expiration"), at: document.offset(node))
    }
    return .until(.unix(seconds: seconds, start))
  }
}

extension JSONDocument {
  /// The value of a header, which may be written as a number.
  fileprivate func headerText(_ node: JSONNode) -> String {
    if kind(node) == .string { return text(node) }
    return integer(node).map(String.init) ?? "\(double(node))"
  }
}

extension SimulationTime {
  /// An instant in microseconds since 1970, kept within bounds in which sums cannot overflow.
  static func unix(microseconds: Int64, _ start: Int64) -> SimulationTime {
    let bound = Int64.max / 4
    let (difference, isOver) = microseconds.subtractingReportingOverflow(start)
    if isOver { return SimulationTime(microseconds: microseconds < 0 ? -bound : bound) }
    return SimulationTime(microseconds: min(max(difference, -bound), bound))
  }

  static func unix(seconds: Int64, _ start: Int64) -> SimulationTime {
    let (microseconds, isOver) = seconds.multipliedReportingOverflow(by: 1_000_000)
    return unix(microseconds: isOver ? (seconds < 0 ? .min : .max) : microseconds, start)
  }
}
