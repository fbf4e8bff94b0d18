/// A length on the screen, kept in whole hundredths of a point.
///
/// Apple's Human Interface Guidelines give lengths with at most two decimals, so hundredths hold
/// them exactly and no length passes through floating point.
public struct Points: Sendable, Equatable, Comparable {
  /// The length in hundredths of a point: 6233 is 62.33 pt.
  public let hundredths: Int

  /// Creates a length from hundredths of a point.
  public init(hundredths: Int) {
    self.hundredths = hundredths
  }

  /// Creates a length from whole points.
  public init(whole points: Int) {
    self.init(hundredths: points * 100)
  }

  /// Whether the first length is the shorter one.
  public static func < (lhs: Points, rhs: Points) -> Bool {
    lhs.hundredths < rhs.hundredths
  }
}
