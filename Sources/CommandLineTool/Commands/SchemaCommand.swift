internal import Catalogue
internal import Reports
internal import TraceReading

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
