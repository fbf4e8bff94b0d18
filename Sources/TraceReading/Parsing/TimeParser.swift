internal import Catalogue
internal import JSONReading
internal import SimulationKernel

/// Instants and lengths of time as traces write them.
struct TimeParser {
  /// Second 0 in microseconds since 1970, or nil.
  let start: Int64?

  /// What an instant may be, in words.
  static let allowedFromZero = "seconds from 0 to ten years"
  static let allowedAround = "seconds within ten years of the start"

  /// An instant: seconds from the start or an RFC 3339 time.
  func time(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String, fromZero: Bool
  ) throws(FieldError) -> SimulationTime {
    let latest = SimulationTime.latest.microseconds
    let range = (fromZero ? 0 : -latest)...latest
    let allowed = fromZero ? Self.allowedFromZero : Self.allowedAround
    if document.kind(node) == .string {
      let microseconds = try date(document, node, key)
      guard range.contains(microseconds) else {
        throw FieldError(.outOfRange(key: key, allowed: allowed), at: document.offset(node))
      }
      return SimulationTime(microseconds: microseconds)
    }
    guard document.isNumber(node) else {
      throw document.wrongKind(node, key, "seconds or an RFC 3339 time")
    }
    let microseconds = try document.checkedMillionths(node, key, range, allowed)
    return SimulationTime(microseconds: microseconds)
  }

  private func date(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String
  ) throws(FieldError) -> Int64 {
    let text = document.text(node)
    guard let date = RFC3339.microseconds(text) else {
      throw FieldError(
        .malformedText(text, key: key, expected: "RFC 3339 time"), at: document.offset(node))
    }
    guard let start else { throw FieldError(.startNeeded(key: key), at: document.offset(node)) }
    return date - start
  }

  /// A length of time: seconds, or a text as `500ms`.
  static func duration(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ key: String
  ) throws(FieldError) -> SimulationDuration {
    let range = 0...SimulationTime.latest.microseconds
    if document.kind(node) == .string {
      let text = document.text(node)
      guard let microseconds = DurationText.microseconds(text), range.contains(microseconds) else {
        throw FieldError(
          .malformedText(text, key: key, expected: "duration as 5s, 500ms or 2h"),
          at: document.offset(node))
      }
      return SimulationDuration(microseconds: microseconds)
    }
    guard document.isNumber(node) else {
      throw document.wrongKind(node, key, "seconds or a duration as 500ms")
    }
    let microseconds = try document.checkedMillionths(node, key, range, allowedFromZero)
    return SimulationDuration(microseconds: microseconds)
  }
}
