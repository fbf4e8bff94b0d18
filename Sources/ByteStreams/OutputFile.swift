#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// A file that is either written whole or not touched at all.
public enum OutputFile {
  /// Writes a file: first beside its place under another name, then by renaming.
  ///
  /// An interrupt that comes meanwhile is held back until the file is whole or gone again. A link
  /// stays, and what it leads to is replaced; a device or pipe is written to, never replaced.
  ///
  /// - Throws: `cannotCreate`, `writeFailed` or `closedPipe`; the file that was there before is then
  ///   untouched.
  public static func write(_ bytes: [UInt8], to path: String) throws(StreamError) {
    guard !SystemCalls.isStream(path) else { return try writeThrough(bytes, to: path) }
    var blocked = sigset_t()
    var previous = sigset_t()
    unsafe sigfillset(&blocked)
    unsafe pthread_sigmask(SIG_BLOCK, &blocked, &previous)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &previous, nil) }

    let place = SystemCalls.linkTarget(path) ?? path
    let temporary = temporaryPath(beside: place)
    let descriptor = SystemCalls.create(temporary, mode: 0o644)
    guard descriptor >= 0 else {
      throw StreamError(.cannotCreate, path: path, detail: SystemCalls.lastFailure)
    }
    let isWritten = SystemCalls.writeAll(descriptor, bytes) && fsync(descriptor) == 0
    let failure = SystemCalls.lastFailure
    guard SystemCalls.closeDescriptor(descriptor) && isWritten else {
      unsafe unlink(temporary)
      throw StreamError(.writeFailed, path: path, detail: failure)
    }
    guard (unsafe rename(temporary, place)) == 0 else {
      let failure = SystemCalls.lastFailure
      unsafe unlink(temporary)
      throw StreamError(.cannotCreate, path: path, detail: failure)
    }
  }

  /// Checks, before a long run, that a file could be created where it is to go.
  ///
  /// - Throws: `cannotCreate`.
  public static func checkWritable(_ path: String) throws(StreamError) {
    guard !path.isEmpty else {
      throw StreamError(.cannotCreate, path: path, detail: SystemCalls.failureText(ENOENT))
    }
    if SystemCalls.isStream(path) {
      guard unsafe access(path, W_OK) != 0 else { return }
      throw StreamError(.cannotCreate, path: path, detail: SystemCalls.lastFailure)
    }
    let temporary = temporaryPath(beside: SystemCalls.linkTarget(path) ?? path)
    let descriptor = SystemCalls.create(temporary, mode: 0o644)
    guard descriptor >= 0 else {
      throw StreamError(.cannotCreate, path: path, detail: SystemCalls.lastFailure)
    }
    SystemCalls.closeDescriptor(descriptor)
    unsafe unlink(temporary)
    if Folder.exists(path) { throw StreamError(.isDirectory, path: path) }
  }

  /// Takes a file away.
  ///
  /// - Throws: `writeFailed`.
  public static func remove(_ path: String) throws(StreamError) {
    guard unsafe unlink(path) != 0 else { return }
    throw StreamError(.writeFailed, path: path, detail: SystemCalls.lastFailure)
  }

  private static func writeThrough(_ bytes: [UInt8], to path: String) throws(StreamError) {
    let descriptor = SystemCalls.openForWriting(path)
    guard descriptor >= 0 else {
      throw StreamError(.cannotCreate, path: path, detail: SystemCalls.lastFailure)
    }
    let isWritten = SystemCalls.writeAll(descriptor, bytes)
    let (number, failure) = (SystemCalls.lastError, SystemCalls.lastFailure)
    guard SystemCalls.closeDescriptor(descriptor) && isWritten else {
      let code: StreamError.Code = number == EPIPE ? .closedPipe : .writeFailed
      throw StreamError(code, path: path, detail: failure)
    }
  }

  private static func temporaryPath(beside path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let name = path.dropFirst(folder.count)
    return "\(folder).\(name).\(getpid()).partial"
  }
}
