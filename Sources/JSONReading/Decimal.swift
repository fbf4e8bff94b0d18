/// Decimal numbers as they are written, without a detour through binary floating point.
public enum Decimal {
  /// A number in millionths, or why it has none.
  public enum Millionths: Sendable, Equatable {
    /// The number times a million.
    case exact(Int64)
    /// It has digits beyond the sixth decimal.
    case tooPrecise
    /// It does not fit in 64 bits.
    case outOfRange
  }

  /// A whole number in millionths.
  @inlinable
  public static func millionths(of whole: Int64) -> Millionths {
    let (product, isTooLarge) = whole.multipliedReportingOverflow(by: 1_000_000)
    return isTooLarge ? .outOfRange : .exact(product)
  }

  /// A JSON number in millionths.
  ///
  /// - Parameter text: a number by the grammar of RFC 8259.
  /// - Returns: the number times a million, or why it has none.
  /// - Complexity: O(length).
  public static func millionths(_ text: Span<UInt8>) -> Millionths {
    if let short = shortMillionths(text) { return short }
    var value: UInt64 = 0
    var scale = 6
    var isOver = false
    var isNegative = false
    var index = 0
    var isFraction = false
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case 0x2d: isNegative = true
      case 0x2e: isFraction = true
      case 0x65, 0x45:
        scale += exponent(text, from: index)
        index = text.count
      default:
        if isFraction { scale -= 1 }
        let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
        let (sum, isTooLargeNow) = product.addingReportingOverflow(UInt64(byte & 0x0f))
        // Zeros at the end of many digits only move the point and may not overflow the sum.
        if isTooLarge || isTooLargeNow {
          if byte == 0x30 { scale += 1 } else { isOver = true }
        } else {
          value = sum
        }
      }
    }
    if value == 0 && !isOver { return .exact(0) }
    if isOver { return scale < 0 ? .tooPrecise : .outOfRange }
    return scaled(value, scale, isNegative: isNegative)
  }

  private static let powersOfTen: [Int64] = [1, 10, 100, 1000, 10_000, 100_000, 1_000_000]

  /// A number as nearly all are written: at most twelve digits in all, at most six of them behind
  /// the point, no exponent.
  ///
  /// Nothing can overflow; nil for any other number.
  private static func shortMillionths(_ text: Span<UInt8>) -> Millionths? {
    guard text.count <= 12 else { return nil }
    var value: Int64 = 0
    var point = text.count
    var index = text[0] == 0x2d ? 1 : 0
    while index < text.count {
      let byte = text[index]
      if byte == 0x2e {
        point = index + 1
      } else {
        let digit = byte &- 0x30
        guard digit < 10 else { return nil }
        value = value &* 10 &+ Int64(digit)
      }
      index += 1
    }
    let decimals = text.count - point
    guard decimals <= 6 else { return nil }
    let millionths = value * powersOfTen[6 - decimals]
    return .exact(text[0] == 0x2d ? -millionths : millionths)
  }

  private static func scaled(_ value: UInt64, _ scale: Int, isNegative: Bool) -> Millionths {
    var value = value
    var scale = scale
    while scale < 0 {
      guard value % 10 == 0 else { return .tooPrecise }
      value /= 10
      scale += 1
    }
    while scale > 0 {
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      if isTooLarge { return .outOfRange }
      value = product
      scale -= 1
    }
    guard value <= (isNegative ? Int64.min.magnitude : Int64.max.magnitude) else {
      return .outOfRange
    }
    return .exact(Int64(truncatingIfNeeded: isNegative ? 0 &- value : value))
  }

  /// An exponent, kept within bounds that cannot overflow a sum.
  private static func exponent(_ text: Span<UInt8>, from start: Int) -> Int {
    var value = 0
    var isNegative = false
    for index in start..<text.count {
      switch text[index] {
      case 0x2d: isNegative = true
      case 0x2b: break
      default: value = min(value * 10 + Int(text[index] & 0x0f), 100_000)
      }
    }
    return isNegative ? -value : value
  }
}
