extension SettingDefinition {
  /// How the island moves from form to form.
  static let motion: [SettingDefinition] = [
    .milliseconds(
      .prepareDuration, 190, range: 0...2000,
      "For how many seconds the compact form contracts and clears its content before it opens.",
      claims: [SettingClaim("0.19", study)]),
    .milliseconds(
      .blurDelay, 35, range: 0...2000,
      "How many seconds into the opening its content begins to resolve from a blur.",
      claims: [SettingClaim("0.035", study)]),
    .milliseconds(
      .blurDuration, 300, range: 0...2000,
      "For how many seconds the content resolves until it can be read.",
      claims: [SettingClaim("0.3", study)]),
    .milliseconds(
      .springResponse, 400, range: 10...10_000,
      "How many seconds the spring of the island's shell would take for an undamped swing.",
      claims: []),
    .ratio(
      .springDamping, percent: 80, range: 1...1000, scope: .phone,
      "How much the spring is damped: below 1 it swings over, at 1 it does not, above it creeps.",
      claims: []),
    .points(
      .springTolerance, 1, range: 1...50, scope: .phone,
      "How near the shell has to be to its width to count as settled.",
      claims: []),
  ]

  private static let study = """
    an independent motion study of the change from compact to expanded; its author's own adaptation, \
    expressly not the system's values
    """
}
