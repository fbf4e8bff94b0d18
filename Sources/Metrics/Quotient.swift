/// Division of whole numbers, rounded to the nearest one, halves up.
///
/// Every mean, share and rate of a report is made with it, so that none depends on floating point.
public enum Quotient {
  /// The quotient of two numbers, or nil if the divisor is zero.
  ///
  /// - Precondition: neither is negative, and the quotient fits in 64 bits.
  public static func of(_ dividend: Int128, by divisor: Int128) -> Int64? {
    divisor == 0 ? nil : Int64((dividend * 2 + divisor) / (divisor * 2))
  }

  /// The same in millionths.
  public static func millionths(_ dividend: Int64, of divisor: Int64) -> Int64? {
    of(Int128(dividend) * 1_000_000, by: Int128(divisor))
  }
}
