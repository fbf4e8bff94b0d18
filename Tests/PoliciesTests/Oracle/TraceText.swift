import Catalogue
import SimulationKernel
import TraceModel
import TraceWords

extension Play {
  /// The play as a trace: to be run with the tool, or pasted into the table of `OracleTests`.
  var text: String {
    let values = settings.sorted { $0.key.rawValue < $1.key.rawValue }.map { setting, value in
      "\"\(setting)\": \"\(SettingDefinition.of(setting).text(value))\""
    }
    let events = events.map { "{\"at\": \($0.time.number), \($0.action.members)}" }
    return """
      {"format": "islandsim-trace/1", "until": \(until.number), "device": {"os": "26.0"},
      "settings": {\(values.joined(separator: ", "))},
      "events": [
      \(events.joined(separator: ",\n"))
      ]}
      """
  }
}

extension SimulationTime {
  /// Seconds as JSON writes them.
  fileprivate var number: String {
    let (whole, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = microseconds < 0 ? "-" : ""
    return "\(sign)\(whole)" + (rest == 0 ? "" : ".\("\(1_000_000 + rest)".dropFirst())")
  }
}

extension AppIndex {
  fileprivate var letter: String { String(Character(Unicode.Scalar(UInt8(97 + rawValue)))) }
}

extension TraceAction {
  /// The members of the event but its time.
  fileprivate var members: String {
    switch self {
    case .activityStart(let start): start.members
    case .activityUpdate(let update): update.members
    case .activityEnd(let end): end.members
    case .dismissActivity(let activity): Self.event("touch.dismiss", ["activity": activity.name])
    case .dismissNotification(let index): Self.event("touch.dismiss", ["notification": index.name])
    case .notificationClear(let index):
      Self.event("notification.clear", ["notification": index.name])
    case .notificationPost(let post):
      Self.event(
        "notification.post",
        ["notification": post.notification.name, "app": post.app.letter, "level": "\(post.level)"])
    case .media(let action, let app): Self.event("media.\(action)", ["app": app.letter])
    case .systemBegin(let client): Self.event("system.begin", ["client": client.rawValue])
    case .systemEnd(let client): Self.event("system.end", ["client": client.rawValue])
    case .app(let action, let app): Self.event("app.\(action)", ["app": app.letter])
    case .device(let change): change.members
    case .touch(let touch): touch.members
    case .permission, .push, .rotateToken, .channel, .rendering, .notSimulated:
      preconditionFailure("no play has this")
    }
  }

  /// Members with texts as values.
  fileprivate static func event(_ type: String, _ texts: KeyValuePairs<String, String>) -> String {
    (["\"type\": \"\(type)\""] + texts.map { "\"\($0)\": \"\($1)\"" }).joined(separator: ", ")
  }
}

extension ActivityStart {
  fileprivate var members: String {
    TraceAction.event(
      "activity.start", ["activity": activity.name, "app": app.letter, "via": via.rawValue])
      + (startsAt.map { ", \"startsAt\": \($0.number)" } ?? "")
      + Self.shared(relevance, staleAt, alert)
  }

  fileprivate static func shared(
    _ relevance: Double?, _ staleAt: SimulationTime?, _ alert: Alert?
  ) -> String {
    (relevance.map { ", \"relevance\": \($0)" } ?? "")
      + (staleAt.map { ", \"staleAt\": \($0.number)" } ?? "")
      + (alert.map { ", \"alert\": {\"title\": \"\($0.isEmpty ? "" : "!")\"}" } ?? "")
  }
}

extension ActivityUpdate {
  fileprivate var members: String {
    TraceAction.event("activity.update", ["activity": activity.name, "via": via.rawValue])
      + ActivityStart.shared(relevance, staleAt, alert)
  }
}

extension ActivityEnd {
  fileprivate var members: String {
    let policy =
      switch dismissal {
      case .default: "\"default\""
      case .immediate: "\"immediate\""
      case .at(let date): "{\"at\": \(date.number)}"
      case .after(let length):
        "{\"after\": \(SimulationTime(microseconds: length.microseconds).number)}"
      }
    return TraceAction.event("activity.end", ["activity": activity.name])
      + ", \"dismissal\": \(policy)" + ActivityStart.shared(nil, nil, alert)
  }
}

extension DeviceChange {
  fileprivate var members: String {
    if let allowsWhenLocked {
      return "\"type\": \"device.set\", \"allowWhenLocked\": \(allowsWhenLocked)"
    }
    return TraceAction.event(isLocked == true ? "device.lock" : "device.unlock", [:])
  }
}

extension Touch {
  fileprivate var members: String {
    let type =
      switch gesture {
      case .longPress: "longPress"
      case .tap: "tap"
      case .swipe: "swipe"
      case .outside: "outside"
      case .button: "button"
      }
    let place =
      switch target {
      case .attached: ", \"target\": \"attached\""
      case .detached: ", \"target\": \"detached\""
      case .activity(let activity): ", \"target\": {\"activity\": \"\(activity.name)\"}"
      case nil: ""
      }
    return "\"type\": \"touch.\(type)\"" + place
      + (direction.map { ", \"direction\": \"\($0.rawValue)\"" } ?? "")
  }
}
