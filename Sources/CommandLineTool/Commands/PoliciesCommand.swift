internal import Catalogue
internal import JSONReading
internal import Policies

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
    guard isLong else {
      return text + "    \(policy.parameters.count + policy.own.count) parameters\n"
    }
    text += "    parameters:\n"
    for setting in policy.parameters {
      let definition = SettingDefinition.of(setting)
      text += "      \(setting.rawValue) = \(definition.text(definition.defaultValue)) "
      text += "(\(definition.allowed))\n"
    }
    for parameter in policy.own {
      text += "      \(parameter.name) = \(parameter.text(parameter.defaultValue)) "
      text += "(\(parameter.allowed)): \(parameter.meaning)\n"
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
      let settings = policy.parameters.map { setting in
        let definition = SettingDefinition.of(setting)
        return (setting.rawValue, definition.text(definition.defaultValue), definition.named)
      }
      let own = policy.own.map { ($0.name, $0.text($0.defaultValue), $0.named) }
      writer.name("parameters")
      writer.array(settings + own) { writer, parameter in
        writer.object { writer in
          writer.name("name")
          writer.string(parameter.0)
          writer.name("default")
          writer.string(parameter.1)
          writer.name("values")
          writer.array(parameter.2) { $0.string($1) }
        }
      }
      writer.name("source")
      writer.string(policy.source)
    }
  }
}
