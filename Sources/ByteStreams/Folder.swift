#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Folders: what is in them, and making them.
public enum Folder {
  /// Whether there is a folder at a path.
  public static func exists(_ path: String) -> Bool {
    let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    close(descriptor)
    return true
  }

  /// The names in a folder, sorted by their bytes; without those that begin with a dot.
  ///
  /// - Throws: `missing` or `unreadable`.
  public static func names(in path: String) throws(StreamError) -> [String] {
    guard let folder = unsafe opendir(path) else {
      let code: StreamError.Code = errno == ENOENT ? .missing : .unreadable
      throw StreamError(code, path: path, detail: SystemCalls.lastFailure)
    }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { text in
          unsafe String(cString: text)
        }
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Makes a folder and those above it.
  ///
  /// - Throws: `cannotCreate`.
  public static func create(_ path: String) throws(StreamError) {
    var end = path.startIndex
    while end < path.endIndex {
      let start = path.index(after: end)
      end = path[start...].firstIndex(of: "/") ?? path.endIndex
      let part = String(path[..<end])
      if !exists(part) && (unsafe mkdir(part, 0o755)) != 0 {
        throw StreamError(.cannotCreate, path: part, detail: SystemCalls.lastFailure)
      }
    }
  }
}
