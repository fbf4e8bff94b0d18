import JSONReading
import TestSupport
import Testing

/// Numbers in millionths, exactly as they are written.
@Suite struct DecimalTests {
  @Test(
    arguments: [
      ("0", .exact(0)), ("-0", .exact(0)), ("0.0", .exact(0)), ("-0.000", .exact(0)),
      ("1", .exact(1_000_000)), ("-1", .exact(-1_000_000)), ("0.1", .exact(100_000)),
      ("1.5", .exact(1_500_000)), ("-2.25", .exact(-2_250_000)), ("0.000001", .exact(1)),
      ("-0.000001", .exact(-1)), ("12.345678", .exact(12_345_678)), ("0.3", .exact(300_000)),
      ("1.5000000000000000000000000000000", .exact(1_500_000)),
      ("0.000000000000000000000000000000", .exact(0)),
    ] as [(String, Decimal.Millionths)])
  func `a decimal is exact, with any number of zeros at its end`(
    text: String, expected: Decimal.Millionths
  ) {
    #expect(Decimal.millionths(Array(text.utf8).span) == expected)
  }

  @Test(
    arguments: [
      ("1e0", .exact(1_000_000)), ("1e1", .exact(10_000_000)), ("1E+2", .exact(100_000_000)),
      ("1e-6", .exact(1)), ("1e-7", .tooPrecise), ("10e-7", .exact(1)),
      ("1.5e3", .exact(1_500_000_000)),
      ("0.00000015e2", .exact(15)), ("0.00000015e1", .tooPrecise), ("1.25e-4", .exact(125)),
      ("1.25e-5", .tooPrecise), ("-1.5e-6", .tooPrecise),
      ("1e12", .exact(1_000_000_000_000_000_000)),
      ("1e13", .outOfRange), ("-1e13", .outOfRange), ("1e300", .outOfRange),
      ("1e99999999999", .outOfRange),
      ("1e-99999999999", .tooPrecise), ("0e99999999999", .exact(0)),
      ("0.0e-99999999999", .exact(0)),
      ("100000000000000000000e-20", .exact(1_000_000)),
      ("123000000000000000000000000.0e-24", .exact(123_000_000)),
    ] as [(String, Decimal.Millionths)])
  func `an exponent moves the point`(text: String, expected: Decimal.Millionths) {
    #expect(Decimal.millionths(Array(text.utf8).span) == expected)
  }

  @Test(
    arguments: [
      ("9223372036854.775807", .exact(.max)), ("9223372036854.775808", .outOfRange),
      ("-9223372036854.775808", .exact(.min)), ("-9223372036854.775809", .outOfRange),
      ("9223372036854.7758070", .exact(.max)), ("9223372036855", .outOfRange),
      ("18446744073709.551616", .outOfRange), ("99999999999999999999", .outOfRange),
      ("100000000000000000000000000.5", .outOfRange),
    ] as [(String, Decimal.Millionths)])
  func `what 64 bits do not hold is out of range`(text: String, expected: Decimal.Millionths) {
    #expect(Decimal.millionths(Array(text.utf8).span) == expected)
  }

  @Test(
    arguments: [
      ("0.0000001", .tooPrecise), ("1.0000001", .tooPrecise), ("1.00000010", .tooPrecise),
      ("1.0000000", .exact(1_000_000)), ("-0.1234567", .tooPrecise),
      ("0.12345600", .exact(123_456)),
      ("1.500000000000000000000000000001", .tooPrecise),
      ("0.123456789012345678901234567890", .tooPrecise),
    ] as [(String, Decimal.Millionths)])
  func `a seventh decimal is too precise unless it is zero`(
    text: String, expected: Decimal.Millionths
  ) {
    #expect(Decimal.millionths(Array(text.utf8).span) == expected)
  }

  @Test(
    arguments: [
      (Int64(0), .exact(0)), (1, .exact(1_000_000)), (-1, .exact(-1_000_000)),
      (9_223_372_036_854, .exact(9_223_372_036_854_000_000)), (9_223_372_036_855, .outOfRange),
      (-9_223_372_036_854, .exact(-9_223_372_036_854_000_000)), (-9_223_372_036_855, .outOfRange),
      (.max, .outOfRange), (.min, .outOfRange),
    ] as [(Int64, Decimal.Millionths)])
  func `a whole number is a million times as many millionths`(
    whole: Int64, expected: Decimal.Millionths
  ) {
    #expect(Decimal.millionths(of: whole) == expected)
    if case .exact(let value) = expected {
      #expect(Decimal.millionths(Array(String(whole).utf8).span) == .exact(value))
    }
  }

  @Test(
    arguments: [
      ("7", .exact(7_000_000)), ("-7", .exact(-7_000_000)), ("-0", .exact(0)),
      ("1.50", .exact(1_500_000)),
      ("2.5E-3", .exact(2_500)), ("0.1234567", .tooPrecise), ("1e300", .outOfRange),
      ("1e-400", .tooPrecise),
      ("9223372036854775807", .outOfRange), ("18446744073709551615", .outOfRange),
      ("9223372036854.775807", .exact(.max)),
    ] as [(String, Decimal.Millionths)])
  func `a document tells a number's millionths from its text`(
    text: String, expected: Decimal.Millionths
  ) throws {
    // Also in a group behind other texts, where the text that json-c keeps is not at the start.
    let bytes = Array("{\"a\": 0.5}\n[ \(text) ]".utf8)
    var document = JSONDocument()
    try document.load(bytes, [0..<10, 11..<bytes.count])
    let found = document.first(in: document.root(1)).map { document.millionths($0) }
    #expect(found == expected)
    try document.load(Array(text.utf8).span)
    let alone = document.millionths(document.root)
    #expect(alone == expected)
  }

  @Test(arguments: UInt64(0)..<100)
  func `random decimals are as exact as arithmetic on their digits`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<100 {
      let text = Self.number(using: &random)
      #expect(
        Decimal.millionths(Array(text.utf8).span).exactValue == Self.exactMillionths(text),
        "\(text)")
    }
  }

  /// A number by the grammar, with zeros and exponents more often than chance has them.
  private static func number(using random: inout SeededRandom) -> String {
    func digits(_ most: Int) -> String {
      let isZero = Bool.random(using: &random)
      let count = Int.random(in: 1...most, using: &random)
      let zeros = String(repeating: "0", count: Int.random(in: 0...count, using: &random))
      let other = (0..<count).map { _ in String(Int.random(in: 0...9, using: &random)) }.joined()
      return isZero ? other + zeros : other
    }
    let whole = digits(12).drop { $0 == "0" }
    var text = (Bool.random(using: &random) ? "-" : "") + (whole.isEmpty ? "0" : whole)
    if Bool.random(using: &random) { text += "." + digits(9) }
    if Bool.random(using: &random) { text += "e\(Int.random(in: -20...20, using: &random))" }
    return text
  }

  /// The millionths by moving the point of the digits as text; nil where there are none in 64 bits.
  private static func exactMillionths(_ text: String) -> Int64? {
    let parts = text.drop { $0 == "-" }.split(separator: "e")
    let mantissa = parts[0].split(separator: ".")
    var digits = String(mantissa.joined().drop { $0 == "0" })
    var point = 6 + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
    point -= mantissa.count > 1 ? mantissa[1].count : 0
    guard !digits.isEmpty else { return 0 }
    while point < 0, digits.last == "0" {
      digits.removeLast()
      point += 1
    }
    guard point >= 0 else { return nil }
    return Int64((text.hasPrefix("-") ? "-" : "") + digits + String(repeating: "0", count: point))
  }
}

extension Decimal.Millionths {
  fileprivate var exactValue: Int64? {
    guard case .exact(let value) = self else { return nil }
    return value
  }
}
