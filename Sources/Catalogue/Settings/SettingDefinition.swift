/// A value that people write: a setting, or a parameter of a policy.
public protocol WrittenValue: Sendable {
  /// What values it takes, and in which unit.
  var kind: SettingKind { get }
  /// Values to try, as they are written: all words, and some of the numbers.
  var named: [String] { get }
}

/// A choice that no vendor documents, or that sources dispute.
public struct SettingDefinition: WrittenValue {
  /// The setting's stable name.
  public let id: SettingID
  /// Who obeys it.
  public let scope: SettingScope
  /// What values it takes, and in which unit.
  public let kind: SettingKind
  /// The default, as the setting stores it: see `SettingKind`.
  public let defaultValue: Int64
  /// Values to try, as they are written: all words, and some of the numbers; not always a claim's.
  public let named: [String]
  /// What it decides.
  public let meaning: String
  /// Who says what about it; empty where no source was found.
  public let claims: [SettingClaim]
}

/// Who obeys a setting.
public enum SettingScope: String, Sendable {
  /// A fact of the phone that holds under every policy.
  case phone
  /// A parameter of the ios family of policies.
  case ios
}

/// One source's word on a setting.
public struct SettingClaim: Sendable {
  /// The value it speaks for, as it is written.
  public let value: String
  /// Who says so, and what.
  public let source: String

  /// Creates a claim.
  init(_ value: String, _ source: String) {
    self.value = value
    self.source = source
  }
}
