/// A text in which a rule was read.
public struct Source: Sendable, Equatable {
  /// The short name by which reports refer to the text.
  public let key: String
  /// What the text is.
  public let title: String
  /// Where the text is; nil where it has no public address of its own.
  public let address: String?

  /// Creates an entry of the table.
  init(_ key: String, _ title: String, at address: String? = nil) {
    self.key = key
    self.title = title
    self.address = address
  }
}
