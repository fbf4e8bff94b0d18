import Catalogue
import Testing

/// Values as people write them: stored exactly or refused.
@Suite struct SettingTextTests {
  private let hold = SettingDefinition.of(.alertHold)  // seconds
  private let budget = SettingDefinition.of(.pushBudget)  // a count, or unlimited
  private let spacing = SettingDefinition.of(.cardSpacing)  // points
  private let factor = SettingDefinition.of(.frequentUpdatesFactor)  // a factor
  private let collision = SettingDefinition.of(.alertCollision)  // words

  @Test(
    arguments: [
      ("4", 4_000_000), ("0.5", 500_000), ("5s", 5_000_000), ("500ms", 500_000), ("250us", 250),
      ("3m", 180_000_000), ("3min", 180_000_000), ("1.5s", 1_500_000), ("0.5min", 30_000_000),
      ("0.001ms", 1), ("007", 7_000_000), ("1.50", 1_500_000), ("2.000000000000000", 2_000_000),
      ("0.0000005", nil), ("0.5us", nil), ("-1", nil), ("+1", nil), ("1e1", nil), (".5", nil),
      ("5.", nil), ("5 s", nil), ("s", nil), ("1,5", nil), ("5sec", nil), ("1.2.3", nil), ("", nil),
      ("99999999999999999999", nil), ("99999999999999999999h", nil), ("٣", nil),
    ] as [(String, Int64?)])
  func `a time is a decimal with a unit or in seconds`(text: String, microseconds: Int64?) {
    #expect(hold.parse(text) == microseconds)
    #expect(DurationText.microseconds(text) == microseconds)
  }

  @Test(
    arguments: [
      ("1h", 3_600_000_000), ("2h", 7_200_000_000), ("1d", 86_400_000_000),
      ("0.5d", 43_200_000_000), ("106751991d", 9_223_372_022_400_000_000), ("106751992d", nil),
      ("9223372036854.775807", .max), ("9223372036854.775808", nil),
    ] as [(String, Int64?)])
  func `a length of time may be long, up to 64 bits`(text: String, microseconds: Int64?) {
    #expect(DurationText.microseconds(text) == microseconds)
  }

  @Test(
    arguments: [
      ("15", 15), ("0", 0), ("unlimited", SettingKind.unlimited), ("15.0", 15), ("1.5", nil),
      ("-1", nil), ("Unlimited", nil), ("15s", nil), ("1000000", 1_000_000), ("1000001", nil),
      ("9223372036854775807", nil),
    ] as [(String, Int64?)])
  func `a count is whole, or the word for no limit`(text: String, count: Int64?) {
    #expect(budget.parse(text) == count)
  }

  @Test func `lengths and factors are kept in millionths`() {
    #expect(spacing.parse("8") == 8_000_000)
    #expect(spacing.parse("8.25") == 8_250_000)
    #expect(spacing.parse("8pt") == nil)
    #expect(factor.parse("1.5") == 1_500_000)
    #expect(factor.parse("0.5") == nil)
    #expect(factor.text(1_500_000) == "1.5")
    #expect(factor.text(1_000_000) == "1")
    #expect(hold.text(1) == "0.000001")
    #expect(hold.text(10_050_000) == "10.05")
  }

  @Test func `a JSON number is told in millionths, and is no word`() {
    #expect(hold.parse(millionths: 4_500_000) == 4_500_000)
    #expect(hold.parse(millionths: -1) == nil)
    #expect(budget.parse(millionths: 15_000_000) == 15)
    #expect(budget.parse(millionths: 15_500_000) == nil)
    #expect(budget.parse(millionths: .max) == nil)
    #expect(collision.parse(millionths: 0) == nil)
    #expect(spacing.parse(millionths: 8_000_000) == 8_000_000)
  }

  @Test(arguments: [0, 1, 10, 999_999, 1_000_000, 1_000_001, 3_599_999_999, 3_600_000_000])
  func `what is written reads back`(microseconds: Int64) {
    #expect(hold.parse(hold.text(microseconds)) == microseconds)
  }

  @Test func `what is allowed is told in words`() {
    #expect(collision.allowed == "replace or queue")
    #expect(budget.allowed == "a whole number from 0 to 1000000, such as 4, 15, or unlimited")
    #expect(hold.allowed.hasPrefix("seconds from 0 to 3600, such as "))
  }
}
