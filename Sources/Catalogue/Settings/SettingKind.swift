/// The values a setting takes, and how it stores them in an `Int64`.
///
/// Ranges bound the stored values: microseconds, millionths, or whole numbers.
public enum SettingKind: Sendable, Equatable {
  /// One of the words; stored as the word's index.
  case choice([String])
  /// A time in seconds, or the word that means "no limit"; stored in microseconds.
  case seconds(ClosedRange<Int64>, word: String? = nil)
  /// A whole number, or the word that means "no limit"; stored as it is.
  case count(ClosedRange<Int64>, word: String? = nil)
  /// A length in points; stored in millionths.
  case points(ClosedRange<Int64>)
  /// A share or factor; stored in millionths.
  case ratio(ClosedRange<Int64>)

  /// What the word of `seconds` and `count` is stored as.
  public static let unlimited = Int64.max
}

/// The words of a setting as a Swift type, so that a wrong word does not compile.
///
/// The order of the cases is the order in which the setting stores them.
public protocol SettingChoice: RawRepresentable<String>, CaseIterable, Sendable, Equatable {
  /// The setting whose words these are.
  static var setting: SettingID { get }
}
