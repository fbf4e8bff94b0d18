internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension PolicyRegistry {
  private static let iosParameters = SettingID.allCases.filter {
    SettingDefinition.of($0).scope == .ios
  }

  private static let iosLayers: [PolicyDefinition.Layer] = [
    .init(layer: "slots", choice: "app order, highest score within an app"),
    .init(layer: "alerts", choice: "expansion for a hold"),
    .init(layer: "modifiers", choice: "own app in front, swipes"),
    .init(layer: "lockScreen", choice: "score within an app, starts across apps"),
  ]

  static let ios = PolicyDefinition(
    name: "ios", family: "ios",
    summary: """
      The documented rules of iOS: one activity alone is compact, two owners are both minimal, the \
      highest score stands for its app, and an alert expands for a hold. What the maker does not \
      document is a parameter with a stated default.
      """,
    source: "Apple's ActivityKit guides, Human Interface Guidelines and WWDC sessions",
    layers: iosLayers, parameters: iosParameters, fixed: [],
    make: { settings, _ in IOSPolicy(settings) })

  static let iosPrimary = PolicyDefinition(
    name: "ios-primary", family: "ios",
    summary: """
      As ios, but the first of two owners keeps the compact pill. One developer's report describes \
      the island so; the maker's own pages say that both are minimal.
      """,
    source: "getdictus/dictus-ios issue 46",
    layers: iosLayers, parameters: iosParameters.filter { $0 != .primaryMode },
    fixed: [(.primaryMode, "compact")], make: { settings, _ in IOSPolicy(settings) })

  static let iosAlternating = PolicyDefinition(
    name: "ios-alternating", family: "ios",
    summary: """
      As ios, but two owners take turns as one compact pill. A blog's claim without a source; the \
      maker's own pages say that both are minimal.
      """,
    source: "unsourced: a blog post, against the maker's own pages",
    layers: iosLayers, parameters: iosParameters.filter { $0 != .primaryMode },
    fixed: [(.primaryMode, "compact")],
    own: [.time("period", milliseconds: 5000, "For how long each has the pill.")],
    make: { settings, values in
      IOSAlternating(
        IOSPolicy(settings), period: SimulationDuration(microseconds: values["period"]))
    })
}
