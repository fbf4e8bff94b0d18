/// What a server sends.
struct Payload: Sendable, ExpressibleByStringLiteral {
  let text: String

  init(_ text: String) { self.text = text }
  init(stringLiteral text: String) { self.text = text }

  /// An update to the content `n`, with a timestamp in seconds from the start of the trace.
  static func update(_ n: Int?, stamp: Int? = nil, _ more: String = "") -> Self {
    aps("update", n, stamp: stamp, more)
  }

  static func end(_ n: Int? = nil, stamp: Int? = nil, _ more: String = "") -> Self {
    aps("end", n, stamp: stamp, more)
  }

  /// A start with all that one needs, and the content 0.
  static func start(stamp: Int? = nil, _ more: String = "") -> Self {
    bareStart(
      stamp: stamp,
      #""alert": {"title": "Hi", "body": "You"}, "attributes-type": "Ride", "attributes": {"a": 1}"#
        + (more.isEmpty ? "" : ", " + more))
  }

  /// A start with a content and nothing else.
  static func bareStart(stamp: Int? = nil, _ more: String = "") -> Self {
    aps("start", 0, stamp: stamp, more)
  }

  /// A payload of those members that are named.
  static func aps(
    _ event: String?, _ n: Int?, stamp: Int? = nil, _ more: String = ""
  ) -> Self {
    let members = [
      stamp.map { "\"timestamp\": \(DeliveryLine.epoch + $0)" },
      event.map { "\"event\": \"\($0)\"" },
      n.map { "\"content-state\": {\"n\": \($0)}" }, more.isEmpty ? nil : more,
    ]
    return .init("{\"aps\": {" + members.compactMap(\.self).joined(separator: ", ") + "}}")
  }

  /// An update without white space whose text has a number of bytes.
  static func update(bytes: Int, filler: String = "x") -> Self {
    let head = #"{"aps":{"event":"update","content-state":{"n":1,"s":""#
    let tail = #""}}}"#
    let rest = bytes - head.utf8.count - tail.utf8.count
    let count = rest / filler.utf8.count
    let pad = String(repeating: "y", count: rest - count * filler.utf8.count)
    return .init(head + pad + String(repeating: filler, count: count) + tail)
  }
}
