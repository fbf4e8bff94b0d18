// How the entries of the catalogue are written down: in whole seconds, points and numbers, as a
// person would say them. The definitions store millionths; the factor is here and nowhere else.

extension SettingDefinition {
  /// A setting that is one of a type's words.
  static func choice<Choice: SettingChoice>(
    _ type: Choice.Type, _ value: Choice, scope: SettingScope, _ meaning: String,
    claims: [SettingClaim]
  ) -> SettingDefinition {
    let words: [String] = type.allCases.map(\.rawValue)
    guard let index = words.firstIndex(of: value.rawValue) else {
      preconditionFailure("\(value) is not among the cases of its own type.")
    }
    return SettingDefinition(
      id: type.setting, scope: scope, kind: .choice(words), defaultValue: Int64(index),
      named: words, meaning: meaning, claims: claims)
  }

  /// A setting that is a time; `value` and `range` are in seconds, and `nil` means the word.
  static func seconds(
    _ id: SettingID, _ value: Int64?, range: ClosedRange<Int64>, word: String? = nil,
    named: [String] = [], scope: SettingScope, _ meaning: String, claims: [SettingClaim]
  ) -> SettingDefinition {
    SettingDefinition(
      id: id, scope: scope, kind: .seconds(millionths(of: range), word: word),
      defaultValue: value.map { $0 * millionthsPerUnit } ?? SettingKind.unlimited,
      named: named, meaning: meaning, claims: claims)
  }

  /// A setting that is a short time of the phone; `value` and `range` are in milliseconds.
  static func milliseconds(
    _ id: SettingID, _ value: Int64, range: ClosedRange<Int64>, _ meaning: String,
    claims: [SettingClaim]
  ) -> SettingDefinition {
    let microseconds = millionthsPerUnit / 1000
    return SettingDefinition(
      id: id, scope: .phone,
      kind: .seconds(
        range.lowerBound * microseconds...range.upperBound * microseconds, word: nil),
      defaultValue: value * microseconds, named: claims.map(\.value), meaning: meaning,
      claims: claims)
  }

  /// A setting that is a whole number; `nil` means the word.
  static func count(
    _ id: SettingID, _ value: Int64?, range: ClosedRange<Int64>, word: String? = nil,
    named: [String] = [], scope: SettingScope, _ meaning: String, claims: [SettingClaim]
  ) -> SettingDefinition {
    SettingDefinition(
      id: id, scope: scope, kind: .count(range, word: word),
      defaultValue: value ?? SettingKind.unlimited,
      named: named, meaning: meaning, claims: claims)
  }

  /// A setting that is a length; `value` and `range` are in points.
  static func points(
    _ id: SettingID, _ value: Int64, range: ClosedRange<Int64>, named: [String] = [],
    scope: SettingScope, _ meaning: String, claims: [SettingClaim]
  ) -> SettingDefinition {
    SettingDefinition(
      id: id, scope: scope, kind: .points(millionths(of: range)),
      defaultValue: value * millionthsPerUnit, named: named, meaning: meaning, claims: claims)
  }

  /// A setting that is a share or factor; `value` and `range` are in hundredths.
  static func ratio(
    _ id: SettingID, percent value: Int64, range: ClosedRange<Int64>, named: [String] = [],
    scope: SettingScope, _ meaning: String, claims: [SettingClaim]
  ) -> SettingDefinition {
    let millionthsPerPercent = millionthsPerUnit / 100
    return SettingDefinition(
      id: id, scope: scope,
      kind: .ratio(
        range.lowerBound * millionthsPerPercent...range.upperBound * millionthsPerPercent),
      defaultValue: value * millionthsPerPercent, named: named, meaning: meaning, claims: claims)
  }

  /// How many stored units a second, a point or a factor of 1 has.
  static let millionthsPerUnit: Int64 = 1_000_000

  private static func millionths(of range: ClosedRange<Int64>) -> ClosedRange<Int64> {
    range.lowerBound * millionthsPerUnit...range.upperBound * millionthsPerUnit
  }
}
