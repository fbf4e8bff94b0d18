internal import Catalogue
internal import Policies
internal import Reports
internal import SimulationKernel
internal import TraceModel

/// The range of a trace's measures over the choices that no vendor documents.
struct Envelope {
  /// A measure over all runs.
  struct Range {
    var name: String
    var isCount: Bool
    var least: Int64?
    var `default`: Int64?
    var greatest: Int64?
    /// The single change that moves it furthest, or nil.
    var driver: String?
  }

  /// The most combinations that are played.
  static let mostCombinations = 256

  /// The settings that the trace can feel, with the values that change something.
  private(set) var settings: [(setting: SettingID, values: [Int64])] = []
  /// How many settings change nothing.
  private(set) var unfelt = 0
  /// How many combinations were played.
  private(set) var combinations = 0
  /// How many there are; more than were played if they were drawn.
  private(set) var possible = 0
  private(set) var ranges: [Range] = []
  /// What holds under all of them, as sentences.
  private(set) var holds: [String] = []

  /// Plays the combinations.
  ///
  /// - Parameters:
  ///   - input: the trace, read once.
  ///   - chosen: the settings that are looked at, or nil for all.
  ///   - most: how many combinations are played at the most.
  ///   - seed: what they are drawn by if there are more.
  /// - Throws: what a run throws.
  init(
    _ input: CheckInput, _ chosen: [SettingID]?, most: Int, seed: UInt64
  ) throws(ToolError) {
    let plan = try input.plan()
    let expectations = input.expectations.filter { $0.policy == nil && $0.settings.isEmpty }
    func play(_ changes: [SettingChange]) throws(ToolError) -> EnvelopeMeasures {
      let result = try input.run(plan.changed(changes), keepsOutcomes: true)
      return EnvelopeMeasures(result, expectations)
    }
    let base = try play([])
    var single: [(change: SettingChange, measures: EnvelopeMeasures)] = []
    let candidates = (chosen ?? SettingID.uncertain).filter { plan.feels($0) }
    for setting in candidates {
      var values: [Int64] = []
      for value in Self.alternatives(setting, plan.settings) {
        let measures = try play([SettingChange(setting, value)])
        guard measures != base else { continue }
        values.append(value)
        single.append((SettingChange(setting, value), measures))
      }
      if values.isEmpty {
        unfelt += 1
      } else {
        settings.append((setting, [plan.settings[setting]] + values))
      }
    }
    var all = [base] + single.map(\.measures)
    for combination in choose(most: most, seed: seed) {
      all.append(try play(combination))
    }
    summarise(base, single, all)
    conclude(all, input, expectations)
  }

  private static func alternatives(_ setting: SettingID, _ values: SettingValues) -> [Int64] {
    let definition = SettingDefinition.of(setting)
    return definition.named.compactMap(definition.parse).filter { $0 != values[setting] }
  }

  /// All combinations, or some drawn by a seed; the default is one of them.
  private mutating func choose(most: Int, seed: UInt64) -> [[SettingChange]] {
    let counts = settings.map(\.values.count)
    possible = counts.reduce(1) {
      min($0.multipliedReportingOverflow(by: $1).partialValue, 1 << 40)
    }
    guard possible > most else {
      combinations = possible
      return (0..<possible).map { number in
        var rest = number
        return settings.map { entry in
          defer { rest /= entry.values.count }
          return SettingChange(entry.setting, entry.values[rest % entry.values.count])
        }
      }
    }
    combinations = most
    var random = CounterRandom(seed: seed, stream: 0)
    return (0..<most).map { number in
      settings.map { entry in
        let drawn = Int(random.next() % UInt64(entry.values.count))
        return SettingChange(entry.setting, entry.values[number == 0 ? 0 : drawn])
      }
    }
  }

  private mutating func summarise(
    _ base: EnvelopeMeasures, _ single: [(change: SettingChange, measures: EnvelopeMeasures)],
    _ all: [EnvelopeMeasures]
  ) {
    for place in base.names.indices {
      let values = all.compactMap { $0.values[place] }
      let standard = base.values[place]
      var furthest: (distance: Int64, driver: String?) = (0, nil)
      for (change, measures) in single {
        let distance = abs((measures.values[place] ?? 0) - (standard ?? 0))
        guard distance > furthest.distance else { continue }
        let definition = SettingDefinition.of(change.setting)
        furthest = (distance, "\(change.setting.rawValue)=\(definition.text(change.value))")
      }
      ranges.append(
        Range(
          name: base.names[place], isCount: base.areCounts[place], least: values.min(),
          default: standard, greatest: values.max(), driver: furthest.driver))
    }
  }

  /// What every run agrees on.
  private mutating func conclude(
    _ all: [EnvelopeMeasures], _ input: CheckInput, _ expectations: [Expectation]
  ) {
    let kept = expectations.indices.count { place in all.allSatisfy { $0.expectations[place] } }
    if !expectations.isEmpty {
      holds.append("\(kept) of \(expectations.count) of the trace's assertions hold in every run")
    }
    let names = input.names.activities
    let activities = (0..<names.count).map { ActivityIndex(Int32(truncatingIfNeeded: $0)) }
    for first in activities {
      for second in activities where second != first {
        let isAlways = all.allSatisfy { ($0.shown[first] ?? 0) > ($0.shown[second] ?? 0) }
        if isAlways {
          holds.append(
            "\(names[first.position]) is in the island for longer than \(names[second.position])")
        }
      }
    }
    let keys = Set(all.flatMap { $0.alerts.keys })
    let always = keys.count { key in all.allSatisfy { $0.alerts[key] == true } }
    let never = keys.count { key in all.allSatisfy { $0.alerts[key] != true } }
    if !keys.isEmpty {
      holds.append(
        "of \(keys.count) alerts \(always) are always shown and \(never) never")
    }
  }
}

extension RunPlan {
  /// Whether a setting can change a run of this plan: it is the phone's, or a parameter of its policy.
  func feels(_ setting: SettingID) -> Bool {
    SettingDefinition.of(setting).scope == .phone || policy.parameters.contains(setting)
  }
}
