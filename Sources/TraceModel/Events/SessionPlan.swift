/// What one activity shows in turn: its app alternates between sessions (rule
/// `di-alternation-is-app`).
///
/// The names are in ``TraceNames``.
public struct SessionPlan: Sendable, BitwiseCopyable, Equatable {
  /// For how long each is shown, in milliseconds.
  public var milliseconds: UInt32 = 0
  /// How many sessions there are, at most 255; 0 for an activity without any.
  public var count: UInt8 = 0

  /// An activity without sessions.
  public init() {}

  /// Creates a plan.
  public init(count: UInt8, milliseconds: UInt32) {
    self.count = count
    self.milliseconds = milliseconds
  }

  /// For how long each is shown, in microseconds.
  public var period: Int64 { Int64(milliseconds) * 1000 }

  /// The session that is shown some microseconds after the first one began: floor(t / period) mod n.
  ///
  /// - Precondition: there are sessions, and the time is not negative.
  public func item(after microseconds: Int64) -> Int {
    Int(microseconds / period % Int64(count))
  }
}
