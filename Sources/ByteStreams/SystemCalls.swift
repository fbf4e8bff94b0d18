#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// The system calls of this room: each is made here once, retried when interrupted.
enum SystemCalls {
  /// The words of the last failed call.
  static var lastFailure: String { failureText(errno) }

  /// The number of the last failed call.
  static var lastError: Int32 { errno }

  /// What the system calls an error number.
  static func failureText(_ number: Int32) -> String {
    guard let text = unsafe strerror(number) else { return "error \(number)" }
    return unsafe String(cString: text)
  }

  /// Opens a file for reading; a negative number on failure.
  static func openForReading(_ path: String) -> Int32 {
    unsafe open(path, O_RDONLY | O_CLOEXEC)
  }

  /// Creates a file that must not exist yet; a negative number on failure.
  static func create(_ path: String, mode: mode_t) -> Int32 {
    unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
  }

  /// Reads at most the buffer's size; 0 at the end, negative on failure.
  static func readBytes(_ descriptor: Int32, into buffer: inout [UInt8], from start: Int) -> Int {
    unsafe buffer.withUnsafeMutableBytes { bytes in
      let target = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[start...])
      while true {
        let count = unsafe read(descriptor, target.baseAddress, target.count)
        if count >= 0 || errno != EINTR { return count }
      }
    }
  }

  /// Writes all bytes; false on failure.
  static func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Bool {
    unsafe bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let rest = unsafe UnsafeRawBufferPointer(rebasing: buffer[done...])
        let count = unsafe write(descriptor, rest.baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return false
        }
        done += count
      }
      return true
    }
  }

  /// The kind, size and permissions of an open file, or nil.
  static func status(_ descriptor: Int32) -> (isDirectory: Bool, isFile: Bool, size: Int)? {
    var information = stat()
    guard unsafe fstat(descriptor, &information) == 0 else { return nil }
    let kind = information.st_mode & S_IFMT
    return (kind == S_IFDIR, kind == S_IFREG, Int(information.st_size))
  }

  /// Whether a path leads to something that cannot be replaced by a file: a device, a pipe.
  static func isStream(_ path: String) -> Bool {
    var information = stat()
    guard unsafe stat(path, &information) == 0 else { return false }
    let kind = information.st_mode & S_IFMT
    return kind != S_IFREG && kind != S_IFDIR
  }

  /// Where the links of a path lead, or nil where nothing is.
  static func linkTarget(_ path: String) -> String? {
    guard let target = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(target) }
    return unsafe String(cString: target)
  }

  /// Opens what is there for writing; a negative number on failure.
  static func openForWriting(_ path: String) -> Int32 {
    unsafe open(path, O_WRONLY | O_CLOEXEC)
  }

  /// Closes a descriptor; false when the last bytes could not be kept.
  @discardableResult
  static func closeDescriptor(_ descriptor: Int32) -> Bool { close(descriptor) == 0 }
}
