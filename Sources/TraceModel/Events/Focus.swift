/// A Focus: which apps it lets through.
public struct Focus: Sendable, BitwiseCopyable, Equatable {
  /// How many apps of a trace a Focus can tell apart: a bit each.
  public static let limit = 128

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// A Focus that lets no app through.
  public init() {}

  /// Lets an app through.
  ///
  /// - Precondition: it is one of the first ``limit`` apps.
  public mutating func allow(_ app: AppIndex) {
    precondition((0..<Self.limit).contains(app.position), "checked by the reader")
    if app.position < 64 {
      low |= 1 << UInt64(app.position)
    } else {
      high |= 1 << UInt64(app.position - 64)
    }
  }

  /// Whether an app is let through.
  public func allows(_ app: AppIndex) -> Bool {
    guard (0..<Self.limit).contains(app.position) else { return false }
    return app.position < 64
      ? low >> UInt64(app.position) & 1 == 1 : high >> UInt64(app.position - 64) & 1 == 1
  }
}
