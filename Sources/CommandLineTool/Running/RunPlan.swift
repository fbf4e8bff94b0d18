internal import Catalogue
internal import Policies
internal import Reports
internal import TraceModel

/// What a run is to be: the policy and the settings in force, by their order of precedence.
///
/// An assertion's own settings come first, then the parameters of its own policy, `--set`, the
/// parameters of `--policy`, the trace's policy, the trace's settings, and the defaults.
struct RunPlan {
  let policy: PolicyDefinition
  private(set) var settings: SettingValues
  private let given: [SettingID]

  /// Resolves policy and settings.
  ///
  /// - Parameters:
  ///   - header: the trace's header.
  ///   - choice: what the command line says.
  ///   - expectation: an assertion that states a policy or settings of its own, or nil.
  /// - Throws: an error in a name, parameter or value of a policy.
  init(
    _ header: TraceHeader, _ choice: RunChoice, for expectation: Expectation? = nil
  ) throws(PolicyError) {
    var values = SettingValues()
    var given: [SettingID] = []
    func set(_ changes: [SettingChange]) {
      for change in changes {
        values[change.setting] = change.value
        given.append(change.setting)
      }
    }
    set(header.settings)
    let references = [header.policy, choice.policy, expectation?.policy].compactMap { $0 }
    let chosen = references.last ?? PolicyRegistry.standard
    var definition = try PolicyRegistry.named(chosen.name)
    // Parameters are of one policy: those of another name do not count.
    func apply(_ reference: PolicyReference?) throws(PolicyError) {
      guard let reference, reference.name == chosen.name else { return }
      definition = try PolicyRegistry.apply(reference, to: &values)
      given += reference.parameters.compactMap { SettingID(rawValue: $0.name) }
    }
    try apply(header.policy)
    try apply(choice.policy)
    set(choice.settings)
    try apply(expectation?.policy)
    set(expectation?.settings ?? [])
    policy = definition
    settings = values
    self.given = given
  }

  /// The same plan with other values for some settings.
  func changed(_ changes: [SettingChange]) -> RunPlan {
    var plan = self
    for change in changes { plan.settings[change.setting] = change.value }
    return plan
  }

  /// What a person should know of settings that change nothing.
  var findings: [Finding] {
    var findings: [Finding] = []
    for setting in SettingID.allCases where given.contains(setting) {
      let definition = SettingDefinition.of(setting)
      let name = setting.rawValue
      if definition.scope == .ios && !policy.parameters.contains(setting) {
        findings.append(
          Finding(
            "setting-unused", .warning, "the policy '\(policy.name)' has no parameter '\(name)'",
            hint: "leave it out, or choose a policy that has it"))
      }
    }
    return findings
  }
}

/// What the command line says about policy and settings.
struct RunChoice {
  var policy: PolicyReference?
  var settings: [SettingChange] = []
}
