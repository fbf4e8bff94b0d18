internal import Catalogue
internal import TraceModel

/// What an item of `expect` may be: the one list behind the reader and the JSON Schema.
///
/// Each item has exactly one subject; the other members depend on it.
enum ExpectationShape: String, CaseIterable {
  case island, lockScreen, lockScreenMedia, banner, carplay, surface, state, content, removal,
    outcome
  case metric

  /// The members that every item may have.
  static let common: [ValueShape.Member] = [
    .init("policy", .either([.identifier, .record(PolicyParser.members, required: ["name"])])),
    .init("settings", .headers), .init("rule", .word(RuleID.allCases.map(\.rawValue))),
  ]

  /// The members beside the common ones, the subject included.
  var members: [ValueShape.Member] {
    switch self {
    case .island: [.init("island", Self.places)] + Self.moments
    case .lockScreen: [.init("lockScreen", .list(.identifier))] + Self.moments
    case .lockScreenMedia: [.init("lockScreenMedia", .orNull(.identifier))] + Self.moments
    case .banner: [.init("banner", .orNull(Self.activity))] + Self.moments
    case .carplay: [.init("carplay", .list(.identifier))] + Self.moments
    case .surface:
      [
        .init("surface", .word(Surface.allCases.map(\.rawValue))), .init("shows", Self.shows),
        .init("look", .list(.word(SurfaceLook.names))),
      ] + Self.moments
    case .state:
      [
        .init("state", .word(ActivityStateName.allCases.map(\.rawValue))),
        .init("activity", .identifier),
      ] + Self.moments
    case .content: [.init("content", .object), .init("activity", .identifier)] + Self.moments
    case .removal: [.init("removal", Self.removalShape), .init("activity", .identifier)]
    case .outcome:
      [
        .init("outcome", .word(Outcome.allCases.map(\.rawValue))),
        .init("event", .integer(0...Int64(Int32.max))),
        .init("reason", .word(Reason.allCases.map(\.rawValue))),
      ]
    case .metric:
      [
        .init("metric", .identifier), .init("equals", .orNull(.either([.number, .text]))),
        .init("atLeast", .number), .init("atMost", .number),
      ]
    }
  }

  /// The members that must be there, besides one of `at` and `between` where these are allowed.
  var required: [String] {
    switch self {
    case .state, .content, .removal: [rawValue, "activity"]
    case .outcome: ["outcome", "event"]
    case .surface: ["surface", "shows"]
    default: [rawValue]
    }
  }

  /// Whether the item is about an instant or a stretch.
  var needsMoment: Bool {
    switch self {
    case .removal, .outcome, .metric: false
    default: true
    }
  }

  private static let moments: [ValueShape.Member] = [
    .init("at", .time(fromZero: true)), .init("between", .list(.time(fromZero: true))),
  ]

  private static let shows = ValueShape.list(
    .record(
      [
        .init("activity", .identifier), .init("view", .word(SurfaceView.allCases.map(\.rawValue))),
        .init("behind", .boolean),
      ], required: ["activity", "view"]))

  private static let activity = ValueShape.record(
    [.init("activity", .identifier)], required: ["activity"])

  private static let places = ValueShape.record(
    [.init("attached", .orNull(place)), .init("detached", .orNull(place))], required: [])

  private static let mode = ValueShape.Member("mode", .word(IslandMode.allCases.map(\.rawValue)))

  private static let place = ValueShape.either([
    .record([.init("activity", .identifier), mode], required: ["activity", "mode"]),
    .record(
      [
        .init("client", .word(["media"] + SystemClient.allCases.map(\.rawValue))), mode,
      ], required: ["client", "mode"]),
  ])

  private static let removalShape = ValueShape.record(
    [
      .init("at", .time(fromZero: true)),
      .init("cause", .word(RemovalCause.allCases.map(\.rawValue))),
    ], required: [])
}
