internal import ByteStreams

/// A trace to be checked, and what is asked of it.
struct CheckTarget {
  var path: String
  /// Whether an accepted report must be there: for a trace directly in a folder.
  var needsReport: Bool
  /// Whether it must have expectations: for a trace in a sub-folder.
  var needsExpectations: Bool
}

/// The traces that a check is about, and the reports that go with them.
struct CheckTargets {
  private(set) var traces: [CheckTarget] = []
  /// The folder of the accepted reports.
  let reports: String
  /// Whether whole folders are checked, so that a report without a trace is obsolete.
  private var coversFolder = false

  private static let endings = [".json", ".jsonl", ".ndjson"]

  /// Finds the traces.
  ///
  /// - Throws: code 66 for a path that leads nowhere.
  init(_ operands: [String], reports: String?) throws(ToolError) {
    self.reports = reports ?? "reports"
    let operands = operands.isEmpty ? ["traces"] : operands
    for operand in operands {
      if Folder.exists(operand) {
        coversFolder = true
        try addFolder(Self.trimmed(operand), isTop: true)
      } else {
        traces.append(CheckTarget(path: operand, needsReport: false, needsExpectations: false))
      }
    }
    if traces.isEmpty {
      throw ToolError("no traces in '\(operands.joined(separator: "', '"))'", .noInput)
    }
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private mutating func addFolder(_ folder: String, isTop: Bool) throws(ToolError) {
    let names: [String]
    do throws(StreamError) { names = try Folder.names(in: folder) } catch {
      throw ToolError(error)
    }
    for name in names {
      let path = folder + "/" + name
      if Folder.exists(path) {
        try addFolder(path, isTop: false)
      } else if Self.isTrace(name) {
        traces.append(
          CheckTarget(path: path, needsReport: isTop, needsExpectations: !isTop))
      }
    }
  }

  /// Whether a name is that of a trace; a JSON Schema that lies beside traces is none.
  private static func isTrace(_ name: String) -> Bool {
    var name = Substring(name)
    for packing in [".gz", ".zst"] where name.hasSuffix(packing) {
      name.removeLast(packing.count)
    }
    return endings.contains { name.hasSuffix($0) } && !name.contains("schema")
  }

  /// The accepted report of a trace.
  static func report(of trace: String, in reports: String) -> String {
    reports + "/" + ReportOutput.name(trace) + ".json"
  }

  /// The checks that reports without traces fail; they are removed if asked.
  func obsoleteReports(remove: Bool) throws(ToolError) -> [TraceCheck] {
    guard coversFolder, Folder.exists(reports) else { return [] }
    let known = Set(traces.map { ReportOutput.name($0.path) + ".json" })
    let names: [String]
    do throws(StreamError) { names = try Folder.names(in: reports) } catch {
      throw ToolError(error)
    }
    var checks: [TraceCheck] = []
    for name in names where name.hasSuffix(".json") && !name.contains("schema") {
      if known.contains(name) { continue }
      var check = TraceCheck(trace: reports + "/" + name)
      if remove {
        do throws(StreamError) { try OutputFile.remove(check.trace) } catch {
          throw ToolError(error)
        }
      }
      check.report = remove ? .removed : .obsolete
      checks.append(check)
    }
    return checks
  }
}
