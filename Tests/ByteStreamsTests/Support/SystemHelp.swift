#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// What the tests need of the system and the room under test does not offer.
enum SystemHelp {
  /// All names in a folder, hidden ones too, sorted.
  static func names(in path: String) -> [String] {
    guard let folder = unsafe opendir(path) else { return [] }
    defer { unsafe closedir(folder) }
    var names: [String] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a symbolic link and returns its path.
  static func link(_ path: String, to target: String) -> String {
    let isMade = unsafe symlink(target, path) == 0
    precondition(isMade, "cannot link \(path)")
    return path
  }

  /// Makes a named pipe and lets a shell write to it while `read` runs; the commands run in the
  /// pipe's folder.
  static func withPipe<Result>(
    in folder: String, _ commands: String, _ read: (String) throws -> Result
  ) rethrows -> Result {
    let path = folder + "/pipe"
    let isMade = unsafe mkfifo(path, 0o600) == 0
    precondition(isMade, "cannot make \(path)")
    guard let shell = unsafe popen("cd '\(folder)' && { \(commands); } > pipe", "w") else {
      preconditionFailure("no shell")
    }
    defer { unsafe pclose(shell) }
    return try read(path)
  }
}
