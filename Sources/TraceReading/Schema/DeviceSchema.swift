internal import Catalogue
internal import JSONReading
internal import TraceModel

/// Writes the schema of the device: its model, its system and its states at the start.
enum DeviceSchema {
  static func definition(_ writer: inout JSONWriter) {
    writer.object("device") { writer in
      writer.string("title", "Device")
      writer.string("description", "The device and its states at second 0.")
      writer.string("type", "object")
      writer.object("properties") { writer in
        writer.object("model") { writer in
          writer.string("description", "The name that its maker gives it.")
          writer.strings("enum", DeviceModel.all.map(\.name))
          writer.string("default", DeviceModel.standard.name)
        }
        writer.object("os") { writer in
          writer.string("description", "The version of the system, as 18.2.")
          writer.string("type", "string")
          writer.string("pattern", SchemaPattern.system)
          writer.string("default", TraceHeader().system.text)
        }
        for key in TraceKey.deviceStates { state(key, &writer) }
      }
      writer.boolean("additionalProperties", false)
    }
  }

  private static func state(_ key: TraceKey, _ writer: inout JSONWriter) {
    writer.name(key.rawValue)
    ShapeSchema.write(ValueShape.deviceState(key), &writer) { writer in
      let isSimulated = TraceKey.simulatedStates.contains(key)
      writer.string("description", KeyNotes.text(of: key, isSimulated: isSimulated))
      initial(key, &writer)
    }
  }

  /// Writes the state that holds at the start unless the header says otherwise.
  private static func initial(_ key: TraceKey, _ writer: inout JSONWriter) {
    let state = DeviceState()
    switch key {
    case .locked: writer.boolean("default", state.isLocked)
    case .asleep: writer.boolean("default", state.isAsleep)
    case .alwaysOn: writer.boolean("default", state.isAlwaysOn)
    case .allowWhenLocked: writer.boolean("default", state.allowsWhenLocked)
    case .orientation: writer.string("default", state.orientation.rawValue)
    case .network: writer.string("default", "online")
    case .foreground:
      writer.name("default")
      writer.null()
    default: break
    }
  }
}
