internal import SimulationKernel

extension SettingDefinition {
  /// Every setting, in the order of `SettingID.allCases`.
  public static let all: [SettingDefinition] = inOrder(
    alerts + island + lifecycle + budgets + delivery + lockScreen + motion + measures + surfaces)

  /// The definition of a setting.
  ///
  /// - Complexity: O(1).
  public static func of(_ id: SettingID) -> SettingDefinition {
    all[id.ordinal]
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
