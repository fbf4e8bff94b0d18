#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A folder for one test, removed with all that is in it when the test is over.
public final class TemporaryFolder: Sendable {
  /// The folder's path, without a slash at its end.
  public let path: String

  /// Makes a folder with a name of its own.
  public init() {
    var template = Array("/tmp/islandsim-test-XXXXXX".utf8CString)
    let made: String? = unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let made = unsafe mkdtemp(base) else { return nil }
      return unsafe String(cString: made)
    }
    guard let made else { preconditionFailure("no temporary folder") }
    path = made
  }

  deinit { remove(path) }

  /// Writes a file in the folder and returns its path.
  public func write(_ text: String, _ name: String) -> String { write(Array(text.utf8), name) }

  /// Writes a file in the folder and returns its path.
  public func write(_ bytes: [UInt8], _ name: String) -> String {
    let file = path + "/" + name
    guard let stream = unsafe fopen(file, "w") else { preconditionFailure("cannot write \(file)") }
    _ = unsafe bytes.withUnsafeBytes { unsafe fwrite($0.baseAddress, 1, $0.count, stream) }
    unsafe fclose(stream)
    return file
  }

  private func remove(_ path: String) {
    guard let folder = unsafe opendir(path) else {
      unsafe unlink(path)
      return
    }
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        unsafe tuple.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != "." && name != ".." { remove(path + "/" + name) }
    }
    unsafe closedir(folder)
    unsafe rmdir(path)
  }
}
