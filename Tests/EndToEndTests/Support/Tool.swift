import Foundation
import TestSupport

/// The built binary, run as a stranger would: by its name, with words, bytes and an environment.
struct Tool {
  /// What the process reads from its standard input.
  var input: [UInt8] = []
  /// Variables besides the few that every run has.
  var environment: [String: String] = [:]
  /// The working folder, or nil for the test's own.
  var folder: String?
  /// The columns of a terminal at standard output and standard error, or nil for pipes.
  var terminal: Int?
  /// After how many seconds an interrupt is sent; standard input stays open until it is.
  var interruptAfter: Double?
  /// After how many seconds a run counts as hung.
  var patience = 20.0

  /// Whether the system has terminals to offer, as a few tests need them.
  static let hasTerminals = ChildProcess.hasTerminals

  /// Why a run gave no result.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs the binary with some words.
  func run(_ words: String...) throws -> ToolResult { try run(words) }

  /// Runs the binary with some words.
  func run(_ words: [String]) throws -> ToolResult {
    try start(Self.binary.get(), [Self.binary.get()] + words)
  }

  /// Runs a script of the shell, in which `$ISLANDSIM` is the binary.
  func shell(_ script: String) throws -> ToolResult {
    var tool = self
    tool.environment["ISLANDSIM"] = try Self.binary.get()
    return try tool.start("/bin/sh", ["sh", "-c", script])
  }

  /// Where the binary is: as the environment says, or where a debug build puts it.
  private static let binary = Result<String, any Error> {
    let given = ProcessInfo.processInfo.environment["ISLANDSIM"] ?? ""
    let path = URL(
      fileURLWithPath: given.isEmpty ? PackageRoot.file(".build/debug/islandsim") : given
    )
    .standardizedFileURL.path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw Failure(description: "no binary at \(path): run make test, or set ISLANDSIM")
    }
    return path
  }

  private func start(_ program: String, _ words: [String]) throws -> ToolResult {
    var (program, words) = (program, words)
    if let folder {
      words = ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder, program] + words.dropFirst()
      program = "/bin/sh"
    }
    var child = try ChildProcess(program, words, environment: variables, terminal: terminal)
    return try child.finish(input, interruptAfter: interruptAfter, patience: patience)
  }

  private var variables: [String] {
    var all = ["LANG": "C.UTF-8", "COLUMNS": "100", "SWIFT_BACKTRACE": "enable=no"]
    for name in ["PATH", "LD_LIBRARY_PATH"] {
      all[name] = ProcessInfo.processInfo.environment[name]
    }
    return all.merging(environment) { $1 }.map { "\($0)=\($1)" }
  }
}

/// How a process ended, and what it left.
struct ToolResult {
  /// The exit code, or nil when a signal ended the process.
  let code: Int32?
  /// The signal that ended the process, or nil.
  let signal: Int32?
  let outputBytes: [UInt8]
  let errorBytes: [UInt8]
  /// How long it took, in seconds.
  let seconds: Double

  /// Standard output, or the terminal.
  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  /// Standard error.
  var errors: String { String(decoding: errorBytes, as: UTF8.self) }

  /// The lines of standard error, of which each must be ended.
  var errorLines: [String] {
    var lines = errors.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// Whether the process ended as a program that has not failed within itself.
  var isOrderly: Bool {
    code != nil && !errors.contains("Fatal error") && !errors.contains("Backtrace")
  }
}
