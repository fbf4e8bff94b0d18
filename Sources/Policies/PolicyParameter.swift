public import Catalogue

/// A number or word of a policy's own that changes what it does.
public struct PolicyParameter: WrittenValue {
  /// Its name, as people write it behind the policy's.
  public let name: String
  /// What values it takes, and in which unit.
  public let kind: SettingKind
  /// The default, as it is stored.
  public let defaultValue: Int64
  /// Values to try, as they are written.
  public let named: [String]
  /// What it decides.
  public let meaning: String
  /// The value in force, as it is stored.
  public internal(set) var value: Int64

  private init(
    _ name: String, _ kind: SettingKind, _ value: Int64, named: [String], _ meaning: String
  ) {
    self.name = name
    self.kind = kind
    self.named = named
    self.meaning = meaning
    defaultValue = value
    self.value = value
  }

  /// A time, in milliseconds up to a day.
  static func time(_ name: String, milliseconds: Int64, _ meaning: String) -> PolicyParameter {
    PolicyParameter(
      name, .seconds(0...86_400_000_000), milliseconds * 1000, named: [], meaning)
  }

  /// A number with decimals, in thousandths.
  static func number(_ name: String, thousandths: Int64, _ meaning: String) -> PolicyParameter {
    PolicyParameter(name, .ratio(0...1_000_000_000_000), thousandths * 1000, named: [], meaning)
  }

  /// A whole number.
  static func count(
    _ name: String, _ value: Int64, _ range: ClosedRange<Int64>, _ meaning: String
  ) -> PolicyParameter {
    PolicyParameter(name, .count(range), value, named: [], meaning)
  }

  /// One of some words, the first being the default.
  static func word(_ name: String, _ words: [String], _ meaning: String) -> PolicyParameter {
    PolicyParameter(name, .choice(words), 0, named: words, meaning)
  }
}

/// The values of a policy's own parameters, by name.
struct PolicyValues: Sendable {
  private let values: [String: Int64]

  init(_ parameters: [PolicyParameter]) {
    values = Dictionary(uniqueKeysWithValues: parameters.map { ($0.name, $0.value) })
  }

  /// A value as it is stored.
  ///
  /// - Precondition: the policy's definition has the parameter.
  subscript(_ name: String) -> Int64 {
    guard let value = values[name] else { preconditionFailure("no parameter '\(name)'") }
    return value
  }
}
