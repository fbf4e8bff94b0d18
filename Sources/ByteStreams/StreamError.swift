/// A failure to read or write bytes, with the path it happened on.
public struct StreamError: Error, Equatable {
  /// What went wrong.
  public enum Code: Sendable, Equatable {
    /// There is nothing at the path.
    case missing
    /// The path is a folder.
    case isDirectory
    /// The path exists and could not be opened or read.
    case unreadable
    /// Compressed data is damaged or cut short.
    case corrupted
    /// The input holds more bytes than the limit allows.
    case tooLarge(limit: Int)
    /// An output could not be created.
    case cannotCreate
    /// Writing failed, as on a full disk.
    case writeFailed
    /// Whoever read the output has gone.
    case closedPipe
  }

  /// What went wrong.
  public let code: Code
  /// The path as it was given; `-` for a standard stream.
  public let path: String
  /// The system's own words, or what the decompressor said; empty where there are none.
  public let detail: String

  /// Creates an error.
  public init(_ code: Code, path: String, detail: String = "") {
    self.code = code
    self.path = path
    self.detail = detail
  }
}
