extension SettingDefinition {
  /// What the measures count; the phone behaves the same under all values.
  static let measures: [SettingDefinition] = [
    .seconds(
      .glance, 1, range: 0...3600, scope: .phone,
      "How many seconds a content must be on screen before it counts as seen.",
      claims: []),
    .seconds(
      .flipFlopWindow, 10, range: 0...3600, scope: .phone,
      """
      How many seconds a place may take to go from one owner to a second and back for this to \
      count as a flip-flop.
      """,
      claims: []),
  ]
}
