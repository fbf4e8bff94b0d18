internal import Catalogue
internal import JSONReading

/// Lists the settings.
enum SettingsCommand: Command {
  static let specification = CommandSpecification(
    "settings", "Lists the choices that no vendor documents, with the claims about each.",
    operands: "[NAME]", 0...1, options: [Listing.format])

  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode {
    var settings = SettingDefinition.all
    if let name = arguments.operands.first {
      settings = settings.filter { $0.id.rawValue == name }
      guard !settings.isEmpty else {
        let nearest = NearestName.of(name, among: SettingID.allCases.map(\.rawValue))
        throw .usage(
          "unknown setting '\(name)'" + ToolError.suggestion(nearest), command: "settings")
      }
    }
    let width = console.width
    return try Listing.write(
      arguments, console, command: "settings",
      text: { settings.map { text($0, width) }.joined(separator: "\n") },
      json: { writer in
        writer.object { writer in
          writer.name("settings")
          writer.array(settings) { json($1, &$0) }
        }
      })
  }

  private static func text(_ setting: SettingDefinition, _ width: Int) -> String {
    let claims = setting.claims.map { "    - \($0.value): \($0.source)\n" }.joined()
    return "\(setting.id.rawValue) = \(setting.text(setting.defaultValue)) "
      + "(\(setting.scope.rawValue); \(setting.allowed))\n"
      + Listing.indented(setting.meaning, width)
      + (claims.isEmpty ? "    - no source: the default is ours\n" : claims)
  }

  private static func json(_ setting: SettingDefinition, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("name")
      writer.string(setting.id.rawValue)
      writer.name("scope")
      writer.string(setting.scope.rawValue)
      writer.name("default")
      writer.string(setting.text(setting.defaultValue))
      writer.name("values")
      writer.array(setting.named) { $0.string($1) }
      writer.name("allowed")
      writer.string(setting.allowed)
      writer.name("meaning")
      writer.string(setting.meaning)
      writer.name("claims")
      writer.array(setting.claims) { writer, claim in
        writer.object { writer in
          writer.name("value")
          writer.string(claim.value)
          writer.name("source")
          writer.string(claim.source)
        }
      }
    }
  }
}
