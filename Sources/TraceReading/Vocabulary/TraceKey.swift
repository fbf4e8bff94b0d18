internal import SimulationKernel

/// The keys that events may have.
///
/// Their numbers are bits of a ``KeySet``.
enum TraceKey: String, DenselyNumbered {
  case at, type, activity, app, kind, via, startsAt, style, relevance, staleAt, content
  case attributes, alert, layout, sessions, identity, channel, priority, timestamp, dismissal
  case token, headers, payload, notification, title, body, group, level, height, promoted
  case track, client, liveActivities, frequentUpdates, target, direction, button, surface, storage
  case locked, asleep, reduceMotion, alwaysOn, lowPower, charging, allowWhenLocked, nightMode
  case hdrDim, foreground, network, orientation, appearance, standby, focus, carplay, watch
  case wrist, watchLink, mac

  static let table = KeywordTable(allCases.map(\.rawValue))

  /// The keys that are states of the device.
  static let deviceStates: [TraceKey] = [
    .locked, .asleep, .reduceMotion, .alwaysOn, .lowPower, .charging, .allowWhenLocked, .nightMode,
    .hdrDim, .foreground, .network, .orientation, .appearance, .standby, .focus, .carplay, .watch,
    .wrist, .watchLink, .mac,
  ]

  /// The states of the device that this phone acts on.
  static let simulatedStates: [TraceKey] = [
    .locked, .asleep, .alwaysOn, .allowWhenLocked, .foreground, .network, .orientation, .carplay,
    .reduceMotion, .charging, .nightMode, .standby, .focus, .watch, .wrist, .watchLink, .mac,
    .appearance,
  ]
}

/// A set of keys, as bits.
struct KeySet: Sendable, Equatable {
  var bits: UInt64

  init(bits: UInt64 = 0) { self.bits = bits }

  init(_ keys: [TraceKey]) {
    bits = 0
    for key in keys { insert(key) }
  }

  mutating func insert(_ key: TraceKey) { bits |= 1 << UInt64(key.ordinal) }

  func contains(_ key: TraceKey) -> Bool { bits >> UInt64(key.ordinal) & 1 == 1 }

  func subtracting(_ other: KeySet) -> KeySet {
    var result = self
    result.bits &= ~other.bits
    return result
  }

  func union(_ other: KeySet) -> KeySet {
    var result = self
    result.bits |= other.bits
    return result
  }

  var isEmpty: Bool { bits == 0 }

  /// The keys in the order of their declaration.
  var keys: [TraceKey] { TraceKey.allCases.filter(contains) }
}
