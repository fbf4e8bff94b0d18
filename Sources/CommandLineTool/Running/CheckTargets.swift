internal import ByteStreams

/// A trace to be checked, and what is asked of it.
struct CheckTarget {
  var path: String
  /// Where its accepted report is, in the folder of the reports: as the trace is in its folder.
  var report: String
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
  /// Whether all traces of the reports are checked, so that a report without a trace is obsolete.
  private var coversReports = false

  private static let endings = [".json", ".jsonl", ".ndjson"]
  private static let standardFolder = "traces"

  /// Finds the traces.
  ///
  /// A folder is a project's own, unless it lies in the current folder's `traces`. Reports are taken
  /// for obsolete only where the folder they belong to is checked as a whole: that is `traces` for
  /// the standard one, and a folder of its own for one that is named.
  ///
  /// - Throws: code 66 for a path that leads nowhere.
  init(_ operands: [String], reports: String?) throws(ToolError) {
    self.reports = reports ?? "reports"
    let operands = operands.isEmpty ? [Self.standardFolder] : operands.map(Self.trimmed)
    for operand in operands {
      let below = Self.placeBelowTraces(operand)
      if Folder.exists(operand) {
        if below == nil && (reports != nil || operand == Self.standardFolder) {
          coversReports = true
        }
        try addFolder(operand, place: below.map { $0 + "/" } ?? "")
      } else {
        addFile(operand, place: below)
      }
    }
    if traces.isEmpty {
      throw ToolError("no traces in '\(operands.joined(separator: "', '"))'", .noInput)
    }
    try checkReportsAreDistinct()
  }

  /// Two traces whose names differ in their endings alone would overwrite each other's report.
  private func checkReportsAreDistinct() throws(ToolError) {
    var owners: [String: String] = [:]
    for trace in traces {
      if let other = owners[trace.report], other != trace.path {
        throw ToolError(
          "\(trace.path): error: would have the same report as \(other); rename one", .badInput)
      }
      owners[trace.report] = trace.path
    }
  }

  /// A path without what says nothing: `./` before it, slashes behind it.
  private static func trimmed(_ path: String) -> String {
    var path = Substring(path)
    while path.count > 2 && path.hasPrefix("./") { path = path.dropFirst(2) }
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }

  /// The rest of a path that leads into the current folder's `traces`, or nil.
  private static func placeBelowTraces(_ path: String) -> String? {
    path.hasPrefix(standardFolder + "/") ? String(path.dropFirst(standardFolder.count + 1)) : nil
  }

  private mutating func addFile(_ path: String, place: String?) {
    var folder = ""
    if let place, let end = place.lastIndex(of: "/") { folder = String(place[...end]) }
    traces.append(
      CheckTarget(
        path: path, report: folder + ReportOutput.name(path) + ".json",
        needsReport: place != nil && folder.isEmpty, needsExpectations: !folder.isEmpty))
  }

  /// Adds the traces of a folder and of its sub-folders, in the order of their names.
  private mutating func addFolder(_ folder: String, place: String) throws(ToolError) {
    let names: [String]
    do throws(StreamError) { names = try Folder.names(in: folder) } catch {
      throw ToolError(error)
    }
    for name in names {
      let path = folder + "/" + name
      if Folder.exists(path) {
        try addFolder(path, place: place + name + "/")
      } else if Self.isTrace(name) {
        traces.append(
          CheckTarget(
            path: path, report: place + ReportOutput.name(path) + ".json",
            needsReport: place.isEmpty, needsExpectations: !place.isEmpty))
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

  /// The checks that reports without traces fail; they are removed if asked.
  func obsoleteReports(remove: Bool) throws(ToolError) -> [TraceCheck] {
    guard coversReports, Folder.exists(reports) else { return [] }
    var checks: [TraceCheck] = []
    try addObsolete(in: "", known: Set(traces.map(\.report)), remove: remove, &checks)
    return checks
  }

  private func addObsolete(
    in place: String, known: Set<String>, remove: Bool, _ checks: inout [TraceCheck]
  ) throws(ToolError) {
    let names: [String]
    do throws(StreamError) { names = try Folder.names(in: reports + "/" + place) } catch {
      throw ToolError(error)
    }
    for name in names {
      var check = TraceCheck(trace: reports + "/" + place + name)
      if Folder.exists(check.trace) {
        try addObsolete(in: place + name + "/", known: known, remove: remove, &checks)
        continue
      }
      guard name.hasSuffix(".json"), !name.contains("schema"), !known.contains(place + name) else {
        continue
      }
      if remove {
        do throws(StreamError) { try OutputFile.remove(check.trace) } catch {
          throw ToolError(error)
        }
      }
      check.report = remove ? .removed : .obsolete
      checks.append(check)
    }
  }
}
