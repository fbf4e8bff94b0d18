internal import TraceModel

/// What the value of a key may be: for the checks of keys that nothing acts on yet, and for the
/// JSON Schema of all of them.
indirect enum ValueShape: Sendable, Equatable {
  /// A string that is not empty.
  case identifier
  case text
  case boolean
  /// Any finite number.
  case number
  /// Seconds from the start, or an RFC 3339 time; from second 0 or from ten years before it.
  case time(fromZero: Bool)
  /// Seconds that are not negative, or a text as `500ms`.
  case duration
  /// A length in points within a range.
  case points(ClosedRange<Int64>)
  case integer(ClosedRange<Int64>)
  case oneOf([Int64])
  case word([String])
  /// Any object.
  case object
  /// An object whose members are strings or numbers.
  case headers
  /// An object whose members are lists of identifiers.
  case lists
  case list(ValueShape)
  /// An object of known members; those in the second list must be there.
  case record([Member], required: [String])
  case orNull(ValueShape)
  case either([ValueShape])

  /// A member of a known object.
  struct Member: Sendable, Equatable {
    let name: String
    let shape: ValueShape

    init(_ name: String, _ shape: ValueShape) {
      self.name = name
      self.shape = shape
    }
  }

  /// A card, a pill or a margin is at most this many points high or wide.
  static let anyLength: ClosedRange<Int64> = 0...10_000
}

extension ValueShape {
  /// The shape of a key in an event of a type.
  static func of(_ key: TraceKey, in type: TraceEventType) -> ValueShape {
    switch key {
    case .via: via(type)
    case .at: .time(fromZero: true)
    case .type: .word([type.rawValue])
    case .activity, .app, .kind, .notification, .channel, .group, .identity: .identifier
    case .startsAt, .staleAt, .timestamp: .time(fromZero: false)
    case .style: .word(ActivityStart.Style.allCases.map(\.rawValue))
    case .relevance: .number
    case .content, .attributes, .payload: .object
    case .alert: alert
    case .layout: layout
    case .sessions: sessions
    case .priority: .oneOf([5, 10])
    case .dismissal: dismissal
    case .token: .integer(0...Int64(Int32.max))
    case .headers: .headers
    case .title, .body, .track: .text
    case .level: .word(NotificationPost.Level.allCases.map(\.rawValue))
    case .height: .points(anyLength)
    case .promoted, .liveActivities, .frequentUpdates: .boolean
    case .client: .word(SystemClient.allCases.map(\.rawValue))
    case .target: target
    case .direction: .word(Touch.Direction.allCases.map(\.rawValue))
    case .button: .identifier
    case .surface: .word(Surface.touchable.map(\.rawValue))
    case .storage: .oneOf([0, 1])
    default: deviceState(key)
    }
  }

  /// The shape of a state of the device.
  static func deviceState(_ key: TraceKey) -> ValueShape {
    switch key {
    case .foreground: .orNull(.identifier)
    case .network: .word(DeviceState.Network.allCases.map(\.rawValue))
    case .orientation: .word(DeviceState.Orientation.allCases.map(\.rawValue))
    case .appearance: .word(["light", "dark"])
    case .standby: .word(DeviceState.StandBy.allCases.map(\.rawValue))
    case .focus: .orNull(focus)
    case .carplay: .orNull(.word(DeviceState.CarPlay.allCases.map(\.rawValue)))
    case .watch: .orNull(.word(DeviceState.Watch.allCases.map(\.rawValue)))
    case .wrist: .word(DeviceState.Wrist.allCases.map(\.rawValue))
    case .watchLink: .word(DeviceState.WatchLink.allCases.map(\.rawValue))
    case .mac: .orNull(.word(["connected"]))
    default: .boolean
    }
  }

  private static func via(_ type: TraceEventType) -> ValueShape {
    switch type {
    case .activityStart: .word(ActivityStart.Via.allCases.map(\.rawValue))
    case .activityUpdate: .word(ActivityUpdate.Via.allCases.map(\.rawValue))
    default: .word(ActivityEnd.Via.allCases.map(\.rawValue))
    }
  }
}
