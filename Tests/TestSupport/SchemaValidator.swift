internal import Foundation

/// A JSON Schema validator that others wrote: check-jsonschema, run as a process.
public struct SchemaValidator {
  /// Why there is no verdict.
  public struct Failure: Error, CustomStringConvertible {
    /// What is wrong, and what to do.
    public let description: String
  }

  private let program: String

  /// Finds the program where the environment or the package's virtual environment has it.
  public init() throws {
    let own = PackageRoot.file(".venv/bin/check-jsonschema")
    program = ProcessInfo.processInfo.environment["CHECK_JSONSCHEMA"] ?? own
    guard FileManager.default.isExecutableFile(atPath: program) else {
      throw Failure(
        description:
          """
          no validator at \(program): run make test, which installs check-jsonschema, or set \
          CHECK_JSONSCHEMA
          """)
    }
  }

  /// The first complaint about each file that does not fit a schema.
  public func complaints(_ files: [String], schema: String) throws -> [String: String] {
    let output = try run(["--schemafile", schema, "--no-cache", "-o", "json"] + files)
    guard let report = try? JSONDecoder().decode(Report.self, from: output) else {
      throw Failure(
        description: "check-jsonschema says: \(String(decoding: output, as: UTF8.self))")
    }
    var complaints: [String: String] = [:]
    for error in report.errors + (report.parseErrors ?? []) {
      complaints[error.filename] = (error.path ?? "") + ": " + error.message
    }
    return complaints
  }

  /// Whether a file is a schema as its own `$schema` demands.
  public func isSchema(_ file: String) throws -> Bool {
    let output = try run(["--check-metaschema", "-o", "json", file])
    return try JSONDecoder().decode(Report.self, from: output).status == "ok"
  }

  private struct Report: Decodable {
    struct Complaint: Decodable {
      let filename: String
      let path: String?
      let message: String
    }

    let status: String
    let errors: [Complaint]
    let parseErrors: [Complaint]?

    enum CodingKeys: String, CodingKey {
      case status, errors
      case parseErrors = "parse_errors"
    }
  }

  private func run(_ arguments: [String]) throws -> Data {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return bytes
  }
}
