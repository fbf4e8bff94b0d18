internal import JSONReading
internal import ByteStreams
internal import Catalogue
internal import Policies
internal import SimulationKernel
internal import TraceReading

/// Why a command cannot go on: what to say, and how the process ends.
struct ToolError: Error {
  var message: String
  var code: ExitCode
  /// A line that follows the message.
  var hint: String?

  init(_ message: String, _ code: ExitCode, hint: String? = nil) {
    self.message = message
    self.code = code
    self.hint = hint
  }

  /// An error in what was typed.
  static func usage(_ message: String, command: String?) -> ToolError {
    let help = command.map { "islandsim \($0) --help" } ?? "islandsim --help"
    return ToolError(message, .usage, hint: "'\(help)' shows what there is")
  }

  init(_ error: TraceReadingError) {
    let place = error.place
    if case .stream(let stream) = error.code {
      self.init(stream, line: place.line > 1 ? place.line : nil)
      return
    }
    var at = "\(place.file):\(place.line):\(place.column)"
    var details: [String] = []
    if let event = error.event { details.append("event \(event)") }
    if !place.pointer.isEmpty { details.append("at \(place.pointer)") }
    details.append("byte \(place.offset)")
    at += ": "
    self.init(at + "error: \(error) (\(details.joined(separator: ", ")))", .badInput)
  }

  init(_ error: StreamError, line: Int? = nil) {
    let isOutput = error.path == "-" && error.code == .writeFailed
    let path = isOutput ? "standard output" : error.path.isEmpty ? "''" : error.path
    let at = path + (line.map { ":\($0)" } ?? "")
    switch error.code {
    case .missing: self.init("\(at): error: no such file", .noInput)
    case .isDirectory: self.init("\(at): error: is a folder, not a file", .noInput)
    case .unreadable: self.init("\(at): error: cannot be read: \(error.detail)", .noInput)
    case .corrupted: self.init("\(at): error: \(error.detail)", .badInput)
    case .tooLarge(let limit):
      self.init(
        "\(at): error: more than \(limit) bytes in one piece", .badInput,
        hint:
          "'--limit record=N' raises the limit of a line, '--limit document=N' that of a document")
    case .cannotCreate: self.init("\(at): error: cannot be created: \(error.detail)", .cannotCreate)
    case .writeFailed: self.init("\(at): error: cannot be written: \(error.detail)", .inputOutput)
    case .closedPipe: self.init("", .success)
    }
  }

  init(_ error: PolicyError, at place: String = "") {
    let words: String
    switch error {
    case .unknownPolicy(let name, let nearest):
      words = "unknown policy '\(name)'" + Self.suggestion(nearest)
    case .unknownParameter(let name, let policy, let nearest):
      words = "the policy '\(policy)' has no parameter '\(name)'" + Self.suggestion(nearest)
    case .fixedParameter(let name, let policy, let value):
      words = "the policy '\(policy)' fixes '\(name)' to '\(value)'"
    case .wrongValue(let value, let parameter, let allowed):
      words = "'\(value)' is no value of '\(parameter)'; allowed: \(allowed)"
    }
    if place.isEmpty {
      self.init(words, .usage, hint: "'islandsim policies' lists the policies and their parameters")
    } else {
      self.init(place + "error: " + words, .badInput)
    }
  }

  init(_ error: LimitExceeded, trace: String) {
    let seconds = error.time.microseconds / 1_000_000
    self.init(
      "\(trace): error: more than \(error.value) \(error.limit.rawValue) at second \(seconds); "
        + "--limit \(error.limit.rawValue)=N allows more", .badInput)
  }

  static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
