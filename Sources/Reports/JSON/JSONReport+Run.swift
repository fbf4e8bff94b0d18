internal import Catalogue
internal import JSONReading
internal import Metrics
internal import Policies
internal import SimulationKernel
internal import TraceModel

extension JSONReportPart {
  /// What was run: tool, trace, device, policy, settings.
  func run(_ writer: inout JSONWriter) {
    writer.name("run")
    writer.object { writer in
      writer.name("tool")
      writer.object { writer in
        writer.text("name", Tool.name)
        writer.text("version", Tool.version)
      }
      writer.name("trace")
      trace(&writer)
      writer.name("device")
      device(&writer)
      writer.name("policy")
      policy(&writer)
      writer.name("settings")
      settings(&writer)
    }
  }

  private func trace(_ writer: inout JSONWriter) {
    writer.object { writer in
      writer.text("name", result.header.name)
      writer.text("notes", result.header.notes)
      writer.number("events", result.trace.events)
      writer.number("bytes", result.trace.bytes)
      writer.text("crc32", result.trace.checksum)
      writer.seconds("span", result.metrics.end.microseconds)
    }
  }

  private func device(_ writer: inout JSONWriter) {
    let device = result.header.device
    writer.object { writer in
      writer.text("model", device.name)
      writer.text("os", result.header.system.text)
      writer.name("dynamicIsland")
      writer.boolean(device.hasDynamicIsland)
      writer.name("screen")
      writer.object { writer in
        writer.number("width", device.screen.width)
        writer.number("height", device.screen.height)
      }
      writer.points("islandWidth", device.islandWidth)
      writer.points("expandedWidth", device.expandedWidth)
      writer.points("lockScreenWidth", device.lockScreenWidth)
      writer.points("margin", PresentationSize.standardMargin)
    }
  }

  private func policy(_ writer: inout JSONWriter) {
    let policy = result.policy
    writer.object { writer in
      writer.text("name", policy.name)
      writer.name("layers")
      writer.object { writer in
        for layer in policy.layers { writer.text(layer.layer, layer.choice) }
      }
      writer.name("parameters")
      writer.object { writer in
        for (setting, word) in policy.fixed { writer.text(setting.rawValue, word) }
        for setting in policy.parameters { value(of: setting, &writer) }
        for parameter in policy.own {
          writer.name(parameter.name)
          plainValue(of: parameter, parameter.value, &writer)
        }
      }
    }
  }

  /// The settings of the phone; those of a policy are its parameters.
  private func settings(_ writer: inout JSONWriter) {
    writer.object { writer in
      for setting in SettingID.allCases where SettingDefinition.of(setting).scope == .phone {
        writer.name(setting.rawValue)
        writer.object { writer in
          writer.name("value")
          plainValue(of: setting, result.settings[setting], &writer)
          writer.name("default")
          plainValue(of: setting, SettingDefinition.of(setting).defaultValue, &writer)
        }
      }
    }
  }

  private func value(of setting: SettingID, _ writer: inout JSONWriter) {
    writer.name(setting.rawValue)
    plainValue(of: setting, result.settings[setting], &writer)
  }

  private func plainValue(of setting: SettingID, _ value: Int64, _ writer: inout JSONWriter) {
    plainValue(of: SettingDefinition.of(setting), value, &writer)
  }

  private func plainValue(
    of definition: some WrittenValue, _ value: Int64, _ writer: inout JSONWriter
  ) {
    switch definition.kind {
    case .choice: writer.string(definition.text(value))
    case .seconds, .count:
      if value == SettingKind.unlimited {
        writer.string(definition.text(value))
      } else if case .count = definition.kind {
        writer.integer(value)
      } else {
        writer.millionths(value)
      }
    case .points, .ratio: writer.millionths(value)
    }
  }

  /// What a reader of the report should know besides.
  func findings(_ writer: inout JSONWriter) {
    writer.name("findings")
    writer.array(result.findings) { writer, finding in
      writer.object { writer in
        writer.text("id", finding.id)
        writer.text("severity", finding.severity.rawValue)
        writer.name("event")
        if let event = finding.event { writer.integer(event) } else { writer.null() }
        writer.text("message", finding.message)
        writer.text("hint", finding.hint)
      }
    }
  }
}
