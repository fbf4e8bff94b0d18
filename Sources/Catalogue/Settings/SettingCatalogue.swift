extension SettingDefinition {
  /// Every setting, in the order of `SettingID.allCases`.
  public static let all: [SettingDefinition] = inOrder(
    alerts + island + lifecycle + budgets + delivery + lockScreen + measures)

  /// The definition of a setting.
  ///
  /// - Complexity: O(1).
  public static func of(_ id: SettingID) -> SettingDefinition {
    all[id.position]
  }

  /// Sorts the entries and insists that each setting has exactly one.
  private static func inOrder(_ entries: [SettingDefinition]) -> [SettingDefinition] {
    let byID: [SettingID: SettingDefinition] = Dictionary(
      uniqueKeysWithValues: entries.map { ($0.id, $0) })
    return SettingID.allCases.map { id in
      guard let entry = byID[id] else {
        preconditionFailure("The setting \(id) has no definition.")
      }
      return entry
    }
  }
}

extension SettingID {
  /// The setting's index in `allCases`, from 0.
  ///
  /// - Complexity: O(1).
  var position: Int {
    guard let position = Self.positions[self] else {
      preconditionFailure("\(self) is not among the cases of its own type.")
    }
    return position
  }

  private static let positions: [SettingID: Int] = Dictionary(
    uniqueKeysWithValues: zip(allCases, 0...))
}
