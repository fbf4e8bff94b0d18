#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

/// Standard output and standard error.
public enum StandardStream: Sendable {
  /// Carries data.
  case output
  /// Carries progress, warnings and errors.
  case error

  private var descriptor: Int32 { self == .output ? 1 : 2 }

  /// Whether a person's terminal is at the other end.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many columns the terminal has, or nil where there is none.
  public var columns: Int? {
    var size = winsize()
    guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return nil
    }
    return Int(size.ws_col)
  }

  /// Writes all bytes.
  ///
  /// - Throws: `closedPipe` or `writeFailed`.
  public func write(_ bytes: [UInt8]) throws(StreamError) {
    guard !SystemCalls.writeAll(descriptor, bytes) else { return }
    let code: StreamError.Code = errno == EPIPE ? .closedPipe : .writeFailed
    throw StreamError(code, path: "-", detail: SystemCalls.lastFailure)
  }

  /// Makes writing to a reader that has gone an error instead of a signal that ends the process.
  public static func ignoreBrokenPipes() {
    signal(SIGPIPE, SIG_IGN)
  }
}

/// The value of an environment variable, or nil.
public func environmentValue(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}
