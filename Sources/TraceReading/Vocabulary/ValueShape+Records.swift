extension ValueShape {
  /// `alert`: title and body as strings, or as localization keys with arguments.
  static let alert = record(
    [
      Member("title", alertText), Member("body", alertText), Member("sound", .text),
      Member("priority", .number), Member("duration", .duration), Member("sticky", .boolean),
    ], required: [])

  private static let alertText = either([
    .text,
    record([Member("loc-key", .text), Member("loc-args", .list(.text))], required: ["loc-key"]),
  ])

  /// `layout`: what a presentation needs.
  static let layout = record(
    [
      Member("lockScreenHeight", .points(anyLength)), Member("expandedHeight", .points(anyLength)),
      Member("leading", .points(anyLength)), Member("trailing", .points(anyLength)),
      Member("minimal", .points(anyLength)), Member("contentMargins", .list(contentMargin)),
      Member("tint", .text), Member("tintOpacity", .number), Member("keylineTint", .text),
      Member("actionColor", .text), Member("edgeToEdge", .boolean),
      Member("buttons", .list(.identifier)), Member("imageSize", imageSize),
      Member("rows", .list(.identifier)), Member("animation", .duration),
    ], required: [])

  private static let contentMargin = record(
    [
      Member("edges", .either([edge, .list(edge)])), Member("value", .points(anyLength)),
      Member("for", .either([presentation, .list(presentation)])),
    ], required: ["value"])

  private static let edge = word([
    "top", "leading", "bottom", "trailing", "horizontal", "vertical", "all",
  ])

  private static let presentation = word([
    "expanded", "compactLeading", "compactTrailing", "minimal", "lockScreen",
  ])

  private static let imageSize = record(
    [Member("width", .points(anyLength)), Member("height", .points(anyLength))],
    required: ["width", "height"])

  /// `sessions`: what one activity shows in turn.
  static let sessions = record(
    [Member("items", .list(.identifier)), Member("period", .duration)],
    required: ["items", "period"])

  /// `dismissal`: when an ended activity leaves the Lock Screen.
  static let dismissal = either([
    word(["default", "immediate"]),
    record([Member("at", .time(fromZero: false))], required: ["at"]),
    record([Member("after", .duration)], required: ["after"]),
  ])

  /// `target`: a place of the island, or an activity.
  static let target = either([
    word(["attached", "detached"]),
    record([Member("activity", .identifier)], required: ["activity"]),
  ])

  /// `focus`: a Focus and the apps it lets through.
  static let focus = record(
    [Member("name", .text), Member("allowedApps", .list(.identifier))], required: ["name"])
}
