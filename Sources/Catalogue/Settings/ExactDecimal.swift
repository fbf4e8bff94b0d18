/// A decimal number as it is written, without rounding: `12`, `0.5`, `007`, `1.50`.
///
/// There is no sign, exponent or grouping, and a digit stands on each side of the point.
struct ExactDecimal {
  /// The digits without the point and without zeros at the fraction's end.
  let digits: UInt64
  /// How many of the digits are behind the point.
  let places: Int

  /// Reads the number; `nil` if the text is no such number or needs more than 64 bits.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  init?(_ text: Substring.UTF8View) {
    var digits: UInt64 = 0
    var places = 0
    var zerosAtEnd = 0  // Zeros of the fraction that count only if another digit follows.
    var isFraction = false
    var previousIsDigit = false

    for byte in text {
      if byte == UInt8(ascii: "."), previousIsDigit, !isFraction {
        isFraction = true
        previousIsDigit = false
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      let digit = UInt64(byte - UInt8(ascii: "0"))
      previousIsDigit = true
      if isFraction, digit == 0 {
        zerosAtEnd += 1
        continue
      }
      let shift = zerosAtEnd + 1
      guard let shifted = Self.shift(digits, by: shift) else { return nil }
      let (sum, overflow) = shifted.addingReportingOverflow(digit)
      guard !overflow else { return nil }
      digits = sum
      places += isFraction ? shift : 0
      zerosAtEnd = 0
    }
    guard previousIsDigit else { return nil }  // Empty, or the point is the last character.
    self.digits = digits
    self.places = places
  }

  /// The number times a whole factor; `nil` if that is not a whole number of at most 63 bits.
  func times(_ factor: UInt64) -> Int64? {
    guard let divisor = Self.shift(1, by: places) else { return nil }
    let product = digits.multipliedFullWidth(by: factor)
    guard product.high < divisor else { return nil }
    let (quotient, remainder) = divisor.dividingFullWidth(product)
    return remainder == 0 ? Int64(exactly: quotient) : nil
  }

  /// `number` times ten to the `places`; `nil` on overflow.
  private static func shift(_ number: UInt64, by places: Int) -> UInt64? {
    guard number != 0 else { return 0 }
    var result = number
    for _ in 0..<places {
      let (product, overflow) = result.multipliedReportingOverflow(by: 10)
      guard !overflow else { return nil }
      result = product
    }
    return result
  }
}
