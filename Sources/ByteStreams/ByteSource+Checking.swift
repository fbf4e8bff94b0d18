#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension ByteSource {
  /// Checks, before a long run, that a path could be opened.
  ///
  /// Nothing is: a pipe opens only once.
  ///
  /// - Throws: `missing`, `isDirectory` or `unreadable`.
  public static func checkReadable(_ path: String) throws(StreamError) {
    guard path != "-" else { return }
    guard unsafe access(path, R_OK) == 0 else {
      let code: StreamError.Code = errno == ENOENT ? .missing : .unreadable
      throw StreamError(code, path: path, detail: SystemCalls.lastFailure)
    }
    if Folder.exists(path) { throw StreamError(.isDirectory, path: path) }
  }

  /// Whether two paths lead to one file that is there, whatever they are called.
  public static func isSameFile(_ first: String, _ second: String) -> Bool {
    var one = stat()
    var two = stat()
    guard unsafe stat(first, &one) == 0, unsafe stat(second, &two) == 0 else { return false }
    return one.st_dev == two.st_dev && one.st_ino == two.st_ino
  }
}
