internal import JSONReading
internal import TraceModel

/// Reads the states of the device that this phone acts on.
struct DeviceParser {
  let fields: RecordFields

  func change(
    _ document: borrowing JSONDocument, _ context: inout TraceContext
  ) throws(FieldError) -> DeviceChange {
    var change = DeviceChange()
    change.isLocked = try boolean(document, .locked)
    change.isAsleep = try boolean(document, .asleep)
    change.isAlwaysOn = try boolean(document, .alwaysOn)
    change.allowsWhenLocked = try boolean(document, .allowWhenLocked)
    change.reducesMotion = try boolean(document, .reduceMotion)
    if let value = fields[.orientation] {
      let number = try document.checkedWord(value, "orientation", Words.orientations)
      change.orientation = DeviceState.Orientation.allCases[number]
    }
    if let value = fields[.network] {
      let number = try document.checkedWord(value, "network", Words.networks)
      change.network = DeviceState.Network.allCases[number]
    }
    if let value = fields[.carplay] {
      let isGone = document.kind(value) == .null
      change.carPlay = isGone ? .some(nil) : try carPlay(document, value)
    }
    try readSurfaces(document, &change)
    if let value = fields[.focus] { change.focus = try focus(document, value, &context) }
    if let value = fields[.foreground] {
      let isHome = document.kind(value) == .null
      change.foreground = isHome ? .home : .app(try context.app(document, value, "foreground"))
    }
    return change
  }

  /// The states that other surfaces than the phone's own depend on.
  private func readSurfaces(
    _ document: borrowing JSONDocument, _ change: inout DeviceChange
  ) throws(FieldError) {
    change.isCharging = try boolean(document, .charging)
    change.isNightMode = try boolean(document, .nightMode)
    if let value = fields[.appearance] {
      change.isDark = try document.checkedWord(value, "appearance", Words.appearances) == 1
    }
    if let value = fields[.standby] {
      let number = try document.checkedWord(value, "standby", Words.standby)
      change.standby = DeviceState.StandBy.allCases[number]
    }
    if let value = fields[.watch] {
      change.watch =
        document.kind(value) == .null
        ? .some(nil)
        : DeviceState.Watch.allCases[try document.checkedWord(value, "watch", Words.watches)]
    }
    if let value = fields[.wrist] {
      let number = try document.checkedWord(value, "wrist", Words.wrists)
      change.wrist = DeviceState.Wrist.allCases[number]
    }
    if let value = fields[.watchLink] {
      let number = try document.checkedWord(value, "watchLink", Words.watchLinks)
      change.watchLink = DeviceState.WatchLink.allCases[number]
    }
    if let value = fields[.mac] {
      change.hasMac = document.kind(value) != .null
      if change.hasMac == true { _ = try document.checkedWord(value, "mac", Words.macs) }
    }
  }

  /// A Focus, or null for none.
  private func focus(
    _ document: borrowing JSONDocument, _ value: JSONNode, _ context: inout TraceContext
  ) throws(FieldError) -> Focus?? {
    if document.kind(value) == .null { return .some(nil) }
    try ShapeChecker(times: TimeParser(start: context.start))
      .check(document, value, "focus", ValueShape.deviceState(.focus))
    var focus = Focus()
    guard let apps = document.member("allowedApps", of: value) else { return focus }
    var element = document.first(in: apps)
    while let current = element {
      let app = try context.app(document, current, "allowedApps")
      guard app.position < Focus.limit else {
        throw FieldError(
          .outOfRange(
            key: "allowedApps", allowed: "one of the first \(Focus.limit) apps of the trace"),
          at: document.offset(current))
      }
      focus.allow(app)
      element = document.next(after: current, in: apps)
    }
    return focus
  }

  private func carPlay(
    _ document: borrowing JSONDocument, _ value: JSONNode
  ) throws(FieldError) -> DeviceState.CarPlay {
    DeviceState.CarPlay.allCases[try document.checkedWord(value, "carplay", Words.carPlay)]
  }

  private func boolean(
    _ document: borrowing JSONDocument, _ key: TraceKey
  ) throws(FieldError) -> Bool? {
    guard let value = fields[key] else { return nil }
    return try document.checkedBoolean(value, key.rawValue)
  }
}
