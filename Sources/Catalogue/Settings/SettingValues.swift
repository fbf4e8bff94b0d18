internal import SimulationKernel

/// What every setting is set to in one run.
///
/// Read the values once, before the run, into the types of the room that obeys them: a look-up
/// costs a hash, and decoding a choice a walk over its words.
public struct SettingValues: Sendable, Equatable {
  /// The stored values, in the order of `SettingID.allCases`.
  private var stored: [Int64]

  /// Every setting at its default.
  public init() {
    self.stored = SettingDefinition.all.map(\.defaultValue)
  }

  /// A setting's value as it is stored: a choice's index, microseconds, millionths of a point or of
  /// a factor, a whole number, or `SettingKind.unlimited`.
  ///
  /// A new value must be one that the setting's definition allows.
  ///
  /// - Complexity: O(1).
  public subscript(_ id: SettingID) -> Int64 {
    get {
      stored[id.ordinal]
    }
    set {
      precondition(
        SettingDefinition.of(id).allows(newValue), "\(newValue) is not a value of \(id).")
      stored[id.ordinal] = newValue
    }
  }

  /// The value of a setting with words, as one of them.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
  public func choice<Choice: SettingChoice>(_ type: Choice.Type = Choice.self) -> Choice {
    let words: [Choice] = Array(type.allCases)
    return words[Int(self[type.setting])]
  }

  /// Whether a setting has its default value, set or not.
  public func isDefault(_ id: SettingID) -> Bool {
    self[id] == SettingDefinition.of(id).defaultValue
  }
}
