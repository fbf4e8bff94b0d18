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
    if let value = fields[.foreground] {
      let isHome = document.kind(value) == .null
      change.foreground = isHome ? .home : .app(try context.app(document, value, "foreground"))
    }
    return change
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
