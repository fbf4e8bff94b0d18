/// An event or an assertion of a trace, as text.
///
/// Second 0 is UNIX second 1,000,000,000.
struct DeliveryLine: Sendable, ExpressibleByStringLiteral {
  /// UNIX seconds at second 0.
  static let epoch = 1_000_000_000

  let text: String

  init(_ text: String) { self.text = text }
  init(stringLiteral text: String) { self.text = text }

  private static func event(_ type: String, _ at: Double, _ more: String) -> Self {
    .init("{\"at\": \(at), \"type\": \"\(type)\"" + (more.isEmpty ? "" : ", " + more) + "}")
  }

  /// A start by the app itself, with the content 0.
  static func start(
    _ activity: String, _ at: Double, app: String = "cab", _ more: String = #""via": "intent""#
  ) -> Self {
    event(
      "activity.start", at,
      "\"activity\": \"\(activity)\", \"app\": \"\(app)\", \"content\": {\"n\": 0}, \(more)")
  }

  /// A start that subscribes to a channel.
  static func join(_ activity: String, _ at: Double, channel: String = "news") -> Self {
    start(activity, at, "\"via\": \"intent\", \"channel\": \"\(channel)\"")
  }

  /// An update by the app itself.
  static func local(_ activity: String, _ at: Double, _ n: Int, _ more: String = "") -> Self {
    event(
      "activity.update", at,
      "\"activity\": \"\(activity)\", \"content\": {\"n\": \(n)}"
        + (more.isEmpty ? "" : ", " + more)
    )
  }

  /// A push that updates, in the short form.
  static func update(_ activity: String, _ at: Double, _ n: Int, _ more: String = "") -> Self {
    local(activity, at, n, #""via": "push""# + (more.isEmpty ? "" : ", " + more))
  }

  /// A raw push to an activity, an app or a channel.
  static func push(
    _ target: String, _ at: Double, _ payload: Payload, headers: String? = nil, _ more: String = ""
  ) -> Self {
    event(
      "push", at,
      target + ", \"payload\": \(payload.text)" + (headers.map { ", \"headers\": {\($0)}" } ?? "")
        + (more.isEmpty ? "" : ", " + more))
  }

  static func end(_ activity: String, _ at: Double, _ more: String = #""via": "local""#) -> Self {
    event("activity.end", at, "\"activity\": \"\(activity)\", \(more)")
  }

  static func offline(_ at: Double) -> Self { event("device.set", at, #""network": "offline""#) }
  static func online(_ at: Double) -> Self { event("device.set", at, #""network": "online""#) }

  static func create(_ at: Double, storage: Int = 0, _ channel: String = "news") -> Self {
    event("channel.create", at, "\"channel\": \"\(channel)\", \"storage\": \(storage)")
  }

  static func close(_ at: Double, _ channel: String = "news") -> Self {
    event("channel.delete", at, "\"channel\": \"\(channel)\"")
  }

  /// The claim that a content is on screen.
  static func shows(_ n: Int, _ at: Double, _ activity: String = "ride") -> Self {
    .init("{\"activity\": \"\(activity)\", \"at\": \(at), \"content\": {\"n\": \(n)}}")
  }

  /// The claim that an activity is in a state.
  static func state(_ state: String, _ at: Double, _ activity: String = "ride") -> Self {
    .init("{\"activity\": \"\(activity)\", \"at\": \(at), \"state\": \"\(state)\"}")
  }

  /// The claim about the place to the left.
  static func attached(_ activity: String, _ mode: String, _ at: Double) -> Self {
    .init(
      """
      {"at": \(at), "island": {"attached": {"activity": "\(activity)", "mode": "\(mode)"}}}
      """)
  }
}
