extension SettingID {
  /// The settings that are choices of the phone or its policy, and not of how it is measured or drawn.
  public static let uncertain: [SettingID] = {
    let others = Set((SettingDefinition.measures + SettingDefinition.motion).map(\.id))
    // A seed is drawn from and has no right value.
    return allCases.filter { !others.contains($0) && $0 != .pushLatencySeed }
  }()
}
