internal import Catalogue
internal import JSONReading

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
        throw .usage(
          "unknown rule '\(name)'" + ToolError.suggestion(nearest)
            + "; 'islandsim rules' lists all of them", command: "rules")
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
      + "\(words(rule.id.state)))\n"
      + Listing.indented(rule.statement, width)
      + (rule.id.reason.map { Listing.indented("Not simulated: \($0).", width) } ?? "")
      + (sources.isEmpty ? "    - deduced\n" : sources)
  }

  private static func words(_ state: RuleState) -> String {
    switch state {
    case .simulated: "simulated"
    case .checked: "checked, with a finding of its name"
    case .outOfScope: "not simulated"
    }
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
      writer.array(rule.id.traces) { $0.string($1) }
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
      if let reason = rule.id.reason { writer.string(reason) } else { writer.null() }
    }
  }
}
