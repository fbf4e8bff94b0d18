/// Times as RFC 3339 writes them, to microseconds since 1970; leap seconds are refused, since no
/// clock of the phone shows them.
enum RFC3339 {
  /// The instant of a text as `2026-03-02T08:00:00Z` or `2026-03-02T08:00:00.5+01:00`, or nil.
  static func microseconds(_ text: String) -> Int64? {
    var reader = DigitReader(Array(text.utf8))
    guard let year = reader.number(4), reader.skip("-"), let month = reader.number(2),
      reader.skip("-"), let day = reader.number(2), reader.skip("Tt "),
      let hour = reader.number(2), reader.skip(":"), let minute = reader.number(2),
      reader.skip(":"), let second = reader.number(2),
      let fraction = reader.fraction(), let zone = reader.zoneMinutes(), reader.isAtEnd
    else { return nil }
    guard (1...12).contains(month), (1...daysInMonth(year, month)).contains(day), hour < 24,
      minute < 60, second < 60
    else { return nil }
    let minutes = (days(year, month, day) * 24 + hour) * 60 + minute - zone
    return (minutes * 60 + second) * 1_000_000 + fraction
  }

  private static func daysInMonth(_ year: Int64, _ month: Int64) -> Int64 {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days from 1970-01-01 in the proleptic Gregorian calendar.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    // Counting years from March puts the leap day at the end of a year.
    let marchYear = month <= 2 ? year - 1 : year
    let marchMonth = (month + 9) % 12
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    return 365 * marchYear + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
  }
}

/// Reads digits and signs from the front of a text.
private struct DigitReader {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func number(_ digits: Int) -> Int64? {
    guard position + digits <= bytes.count else { return nil }
    var value: Int64 = 0
    for byte in bytes[position..<position + digits] {
      guard byte &- 0x30 < 10 else { return nil }
      value = value * 10 + Int64(byte - 0x30)
    }
    position += digits
    return value
  }

  mutating func skip(_ any: String) -> Bool {
    guard position < bytes.count, any.utf8.contains(bytes[position]) else { return false }
    position += 1
    return true
  }

  /// Microseconds; at most six digits, more only if they are zeros.
  mutating func fraction() -> Int64? {
    guard skip(".") else { return 0 }
    var value: Int64 = 0
    var unit: Int64 = 100_000
    let start = position
    while position < bytes.count, bytes[position] &- 0x30 < 10 {
      let digit = Int64(bytes[position] - 0x30)
      if unit == 0 && digit != 0 { return nil }
      value += digit * unit
      unit /= 10
      position += 1
    }
    return position > start ? value : nil
  }

  /// The zone's distance from UTC in minutes.
  mutating func zoneMinutes() -> Int64? {
    if skip("Zz") { return 0 }
    let sign: Int64 = position < bytes.count && bytes[position] == UInt8(ascii: "-") ? -1 : 1
    guard skip("+-"), let hours = number(2), skip(":"), let minutes = number(2), hours < 24,
      minutes < 60
    else { return nil }
    return sign * (hours * 60 + minutes)
  }
}
