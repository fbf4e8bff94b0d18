/// Lengths of time as people write them: `5` (seconds), `5s`, `500ms`, `250us`, `3min`, `2h`, `1d`.
public enum DurationText {
  /// A length in microseconds; nil if the text is none, or none that is a whole number of them.
  public static func microseconds(_ text: String) -> Int64? {
    let digits = text[...].utf8.prefix { byte in
      byte == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
    guard let factor = microsecondsPerUnit[text[digits.endIndex...]] else { return nil }
    return ExactDecimal(digits)?.times(factor)
  }

  private static let microsecondsPerUnit: [Substring: UInt64] = [
    "": 1_000_000,
    "us": 1,
    "ms": 1_000,
    "s": 1_000_000,
    "m": 60_000_000,
    "min": 60_000_000,
    "h": 3_600_000_000,
    "d": 86_400_000_000,
  ]
}
