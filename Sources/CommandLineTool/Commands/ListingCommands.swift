internal import Catalogue
internal import JSONReading
internal import Policies
internal import Reports
internal import TraceReading

/// The format of a command that lists what there is.
enum Listing {
  static let format = Option("--format", "F", "text or json (default: text).")

  static func write(
    _ arguments: Arguments, _ console: Console, command: String, text: () -> String,
    json: (inout JSONWriter) -> Void
  ) throws(ToolError) -> ExitCode {
    let format = try arguments.word(
      "--format", ["text", "json"], default: "text", command: command)
    guard format == "json" else {
      try console.write(text())
      return .success
    }
    var writer = JSONWriter()
    json(&writer)
    writer.end()
    try console.write(writer.take())
    return .success
  }

  /// Lines of a text, indented.
  static func indented(_ text: String, _ width: Int) -> String {
    TextWrapping.lines(text, width: max(30, width - 4)).map { "    " + $0 + "\n" }.joined()
  }
}

/// Prints the JSON Schemas.
enum SchemaCommand: Command {
  static let specification = CommandSpecification(
    "schema", "Prints the JSON Schema of traces or of reports.", operands: "trace|report", 1...1)

  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode {
    switch arguments.operands[0] {
    case "trace": try console.write(TraceSchema.bytes())
    case "report": try console.write(ReportSchema.bytes())
    case let name:
      throw .usage(
        "no schema '\(name)'"
          + ToolError.suggestion(NearestName.of(name, among: ["trace", "report"]))
          + "; there are trace and report", command: "schema")
    }
    return .success
  }
}

/// Lists the rules of the phone.
enum RulesCommand: Command {
  static let specification = CommandSpecification(
    "rules", "Lists the rules of the phone, with their sources.", operands: "[ID]", 0...1,
    options: [Listing.format])

  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode {
    var rules = Rule.all
    if let name = arguments.operands.first {
      rules = rules.filter { $0.id.rawValue == name }
      guard !rules.isEmpty else {
        let nearest = NearestName.of(name, among: RuleID.allCases.map(\.rawValue))
        throw .usage("unknown rule '\(name)'" + ToolError.suggestion(nearest), command: "rules")
      }
    }
    let width = console.width
    return try Listing.write(
      arguments, console, command: "rules",
      text: { rules.map { text($0, width) }.joined(separator: "\n") },
      json: { writer in
        writer.object { writer in
          writer.name("rules")
          writer.array(rules) { json($1, &$0) }
        }
      })
  }

  private static func text(_ rule: Rule, _ width: Int) -> String {
    let sources = rule.sources.map { source in
      "    - \(source.title)" + (source.address.map { " <\($0)>" } ?? "") + "\n"
    }.joined()
    return "\(rule.id.rawValue) (\(rule.status.rawValue), since \(rule.since), "
      + "\(rule.id.state.rawValue))\n" + Listing.indented(rule.statement, width)
      + (sources.isEmpty ? "    - deduced\n" : sources)
  }

  private static func json(_ rule: Rule, _ writer: inout JSONWriter) {
    writer.object { writer in
      for (name, value) in [
        ("id", rule.id.rawValue), ("status", rule.status.rawValue), ("since", rule.since),
        ("state", rule.id.state.rawValue),
      ] {
        writer.name(name)
        writer.string(value)
      }
      writer.name("traces")
      writer.array { _ in }
      writer.name("statement")
      writer.string(rule.statement)
      writer.name("sources")
      writer.array(rule.sources) { writer, source in
        writer.object { writer in
          writer.name("key")
          writer.string(source.key)
          writer.name("title")
          writer.string(source.title)
          writer.name("address")
          if let address = source.address { writer.string(address) } else { writer.null() }
        }
      }
      writer.name("reason")
      if rule.id.state == .planned {
        writer.string("not part of the simulation yet")
      } else {
        writer.null()
      }
    }
  }
}

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
    let effect = SimulatedSettings.contains(setting.id) ? "" : ", no effect yet"
    let claims = setting.claims.map { "    - \($0.value): \($0.source)\n" }.joined()
    return "\(setting.id.rawValue) = \(setting.text(setting.defaultValue)) "
      + "(\(setting.scope.rawValue); \(setting.allowed)\(effect))\n"
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
      writer.name("simulated")
      writer.boolean(SimulatedSettings.contains(setting.id))
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

/// Lists the policies.
enum PoliciesCommand: Command {
  static let specification = CommandSpecification(
    "policies", "Lists the policies, with their parameters.", operands: "[NAME]", 0...1,
    options: [Listing.format])

  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode {
    var policies = PolicyRegistry.all
    if let name = arguments.operands.first {
      do throws(PolicyError) { policies = [try PolicyRegistry.named(name)] } catch {
        throw ToolError(error)
      }
    }
    let (width, isLong) = (console.width, !arguments.operands.isEmpty)
    return try Listing.write(
      arguments, console, command: "policies",
      text: { policies.map { text($0, width, isLong) }.joined(separator: "\n") },
      json: { writer in
        writer.object { writer in
          writer.name("policies")
          writer.array(policies) { json($1, &$0) }
        }
      })
  }

  private static func text(_ policy: PolicyDefinition, _ width: Int, _ isLong: Bool) -> String {
    var text = "\(policy.name) (family \(policy.family))\n"
    text += Listing.indented(policy.summary, width)
    text += "    source: \(policy.source)\n"
    for layer in policy.layers { text += "    \(layer.layer): \(layer.choice)\n" }
    for (setting, value) in policy.fixed { text += "    \(setting.rawValue) is always \(value)\n" }
    guard isLong else { return text + "    \(policy.parameters.count) parameters\n" }
    text += "    parameters:\n"
    for setting in policy.parameters {
      let definition = SettingDefinition.of(setting)
      text += "      \(setting.rawValue) = \(definition.text(definition.defaultValue)) "
      text += "(\(definition.allowed))\n"
    }
    return text
  }

  private static func json(_ policy: PolicyDefinition, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("name")
      writer.string(policy.name)
      writer.name("family")
      writer.string(policy.family)
      writer.name("summary")
      writer.string(policy.summary)
      writer.name("layers")
      writer.object { writer in
        for layer in policy.layers {
          writer.name(layer.layer)
          writer.string(layer.choice)
        }
      }
      writer.name("parameters")
      writer.array(policy.parameters) { writer, setting in
        let definition = SettingDefinition.of(setting)
        writer.object { writer in
          writer.name("name")
          writer.string(setting.rawValue)
          writer.name("default")
          writer.string(definition.text(definition.defaultValue))
          writer.name("values")
          writer.array(definition.named) { $0.string($1) }
        }
      }
      writer.name("source")
      writer.string(policy.source)
    }
  }
}
