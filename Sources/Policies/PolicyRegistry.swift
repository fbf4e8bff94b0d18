public import Catalogue
public import PhoneModel
internal import Synchronization
public import TraceModel

/// What is known of a policy before it is made.
public struct PolicyDefinition: Sendable {
  /// The policy's one public name.
  public let name: String
  /// The family it belongs to.
  public let family: String
  /// What it does, in two sentences.
  public let summary: String
  /// Where it comes from.
  public let source: String
  /// Its choice in each layer.
  public let layers: [Layer]
  /// The settings that are its parameters.
  public let parameters: [SettingID]
  /// Parameters that the policy fixes, with their values as they are written.
  public let fixed: [(SettingID, String)]
  /// Parameters of its own, with the values in force.
  public internal(set) var own: [PolicyParameter] = []
  let make: @Sendable (SettingValues, PolicyValues) -> any ArbitrationPolicy

  /// Describes a policy of a program's own, without parameters.
  ///
  /// - Parameters:
  ///   - name: its one name.
  ///   - family: what it belongs to.
  ///   - summary: what it does, in two sentences.
  ///   - source: where it comes from.
  ///   - layers: its choice in each layer.
  ///   - make: makes a new one for each run.
  public init(
    name: String, family: String, summary: String, source: String, layers: [Layer] = [],
    make: @escaping @Sendable () -> any ArbitrationPolicy
  ) {
    self.init(
      name: name, family: family, summary: summary, source: source, layers: layers,
      parameters: [], fixed: [], make: { _, _ in make() })
  }

  init(
    name: String, family: String, summary: String, source: String, layers: [Layer],
    parameters: [SettingID], fixed: [(SettingID, String)], own: [PolicyParameter] = [],
    make: @escaping @Sendable (SettingValues, PolicyValues) -> any ArbitrationPolicy
  ) {
    self.name = name
    self.family = family
    self.summary = summary
    self.source = source
    self.layers = layers
    self.parameters = parameters
    self.fixed = fixed
    self.own = own
    self.make = make
  }

  /// A layer and the choice made in it.
  public struct Layer: Sendable {
    /// The layer: slots, alerts, modifiers or lockScreen.
    public let layer: String
    /// What is chosen in it, in words.
    public let choice: String

    /// Describes a choice.
    public init(layer: String, choice: String) {
      self.layer = layer
      self.choice = choice
    }
  }
}

extension PolicyDefinition {
  /// Gives a parameter of the policy's own a value; false if it has none of the name.
  mutating func setOwn(_ parameter: PolicyReference.Parameter) throws(PolicyError) -> Bool {
    guard let place = own.firstIndex(where: { $0.name == parameter.name }) else { return false }
    guard let value = own[place].parse(parameter.value) else {
      throw .wrongValue(
        parameter.value, parameter: parameter.name, allowed: own[place].allowed)
    }
    own[place].value = value
    return true
  }
}

/// Why a policy cannot be made.
public enum PolicyError: Error, Equatable {
  case unknownPolicy(String, nearest: String?)
  case unknownParameter(String, policy: String, nearest: String?)
  case fixedParameter(String, policy: String, value: String)
  case wrongValue(String, parameter: String, allowed: String)
}

/// The policies there are.
public enum PolicyRegistry {
  private static let builtIn: [PolicyDefinition] =
    [ios, iosPrimary, iosAlternating] + classic + systems + alertRules
  private static let added = Mutex<[PolicyDefinition]>([])

  /// All policies, in the order in which they are listed: those of a program's own come last.
  public static var all: [PolicyDefinition] { builtIn + added.withLock { $0 } }

  /// Adds a policy of a program's own, under a name that no other has.
  ///
  /// - Precondition: the name is new.
  public static func add(_ policy: PolicyDefinition) {
    precondition(!all.contains { $0.name == policy.name }, "'\(policy.name)' is taken")
    added.withLock { $0.append(policy) }
  }

  /// The policy that a trace is played under unless it says otherwise.
  public static let standard = PolicyReference(name: "ios")

  /// The policy of a name.
  public static func named(_ name: String) throws(PolicyError) -> PolicyDefinition {
    if let definition = all.first(where: { $0.name == name }) { return definition }
    throw .unknownPolicy(name, nearest: NearestName.of(name, among: all.map(\.name)))
  }

  /// Lays a policy's parameters over values for the settings.
  ///
  /// - Returns: the policy's definition.
  public static func apply(
    _ reference: PolicyReference, to values: inout SettingValues
  ) throws(PolicyError) -> PolicyDefinition {
    var definition = try named(reference.name)
    for parameter in reference.parameters {
      let names = definition.parameters.map(\.rawValue) + definition.own.map(\.name)
      if try definition.setOwn(parameter) { continue }
      guard names.contains(parameter.name), let setting = SettingID(rawValue: parameter.name) else {
        if let fixed = definition.fixed.first(where: { $0.0.rawValue == parameter.name }) {
          throw .fixedParameter(parameter.name, policy: definition.name, value: fixed.1)
        }
        throw .unknownParameter(
          parameter.name, policy: definition.name,
          nearest: NearestName.of(parameter.name, among: names))
      }
      let setDefinition = SettingDefinition.of(setting)
      guard let value = setDefinition.parse(parameter.value) else {
        throw .wrongValue(
          parameter.value, parameter: parameter.name, allowed: setDefinition.allowed)
      }
      values[setting] = value
    }
    return definition
  }

  /// Makes a policy.
  public static func make(
    _ definition: PolicyDefinition, _ values: SettingValues
  ) -> any ArbitrationPolicy {
    var values = values
    for (setting, word) in definition.fixed {
      if let value = SettingDefinition.of(setting).parse(word) { values[setting] = value }
    }
    return definition.make(values, PolicyValues(definition.own))
  }
}
