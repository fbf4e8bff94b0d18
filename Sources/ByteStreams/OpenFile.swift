/// A file that is open for reading, closed when its last owner goes.
///
/// A class: the optimizer of Swift 6.3 stops at a non-copyable owner inside another.
final class OpenFile {
  let descriptor: Int32
  /// In bytes, or nil for a pipe.
  let size: Int?

  /// Opens a file, or standard input for `-`.
  ///
  /// - Throws: `missing`, `isDirectory` or `unreadable`.
  init(_ path: String) throws(StreamError) {
    descriptor = path == "-" ? 0 : SystemCalls.openForReading(path)
    let failure = SystemCalls.lastError
    let status = SystemCalls.status(descriptor)
    size = status.flatMap { $0.isFile ? $0.size : nil }
    if descriptor < 0 {
      let code: StreamError.Code = failure == noSuchFile ? .missing : .unreadable
      throw StreamError(code, path: path, detail: SystemCalls.failureText(failure))
    }
    if status?.isDirectory == true { throw StreamError(.isDirectory, path: path) }
  }

  deinit {
    if descriptor > 0 { SystemCalls.closeDescriptor(descriptor) }
  }
}
