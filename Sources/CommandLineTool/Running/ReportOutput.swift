internal import ByteStreams

/// Where reports go; looked at before the run, so that a bad path fails first.
struct ReportOutput {
  private let path: String?
  /// Whether each trace gets a file of its own in a folder.
  let isFolder: Bool
  private let ending: String

  /// Checks that the output can be written.
  ///
  /// - Throws: an error with code 73, or a usage error if several traces would share a file or two
  ///   traces have one name.
  init(_ given: String?, traces: [String], format: String) throws(ToolError) {
    // As for traces, '-' is the standard stream.
    path = given == "-" ? nil : given
    ending = format == "json" ? ".json" : ".txt"
    guard let path else {
      isFolder = false
      return
    }
    isFolder = Folder.exists(path)
    do throws(StreamError) {
      if isFolder {
        try OutputFile.checkWritable(path + "/" + Self.name(traces[0]) + ending)
      } else {
        try OutputFile.checkWritable(path)
      }
    } catch {
      throw ToolError(error)
    }
    if traces.count > 1 && !isFolder {
      throw .usage("'--output' must be a folder that is there for several traces", command: "run")
    }
    for trace in traces {
      let target = isFolder ? path + "/" + Self.name(trace) + ending : path
      if ByteSource.isSameFile(trace, target) {
        throw .usage("'--output' would write a report over the trace '\(trace)'", command: "run")
      }
    }
    let names = traces.map(Self.name)
    if isFolder, let twice = names.first(where: { name in names.count { $0 == name } > 1 }) {
      throw .usage("two traces would be written to '\(twice)\(ending)'", command: "run")
    }
  }

  /// Whether everything goes to one file.
  var isFile: Bool { path != nil && !isFolder }

  /// Writes all reports to the one file, or to standard output.
  func write(_ bytes: [UInt8], _ console: Console) throws(ToolError) {
    guard let path else { return try console.write(bytes) }
    try write(bytes, to: path)
  }

  /// Writes one trace's report into the folder.
  func write(_ bytes: [UInt8], for trace: String) throws(ToolError) {
    try write(bytes, to: (path ?? ".") + "/" + Self.name(trace) + ending)
  }

  private func write(_ bytes: [UInt8], to path: String) throws(ToolError) {
    do throws(StreamError) { try OutputFile.write(bytes, to: path) } catch {
      throw ToolError(error)
    }
  }

  /// A trace's name without folder, packing and ending.
  static func name(_ trace: String) -> String {
    var name = trace.split(separator: "/").last.map(String.init) ?? trace
    for ending in [".gz", ".zst"] where name.hasSuffix(ending) { name.removeLast(ending.count) }
    for ending in [".jsonl", ".ndjson", ".json"] where name.hasSuffix(ending) {
      name.removeLast(ending.count)
    }
    return name == "-" || name.isEmpty ? "stdin" : name
  }
}
