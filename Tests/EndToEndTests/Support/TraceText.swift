/// Small traces as text.
enum TraceText {
  /// A ride of fifty seconds: alone in the island, compact, and gone at once.
  static let ride = """
    {
      "format": "islandsim-trace/1",
      "name": "A ride",
      "until": 100,
      "apps": [{"id": "com.example.rides", "name": "Rides"}],
      "events": [
        {"at": 0, "type": "activity.start", "activity": "ride", "app": "com.example.rides",
         "via": "intent", "content": {"eta": 12.5, "driver": "J\\u00f6rg ⌘"}},
        {"at": 50, "type": "activity.end", "activity": "ride", "dismissal": "immediate"}
      ]
    }

    """

  /// The same ride in JSON Lines.
  static let rideLines = """
    {"format": "islandsim-trace/1", "name": "A ride", "until": 100}
    {"at": 0, "type": "activity.start", "activity": "ride", "app": "com.example.rides", "via": "intent"}
    {"at": 50, "type": "activity.end", "activity": "ride", "dismissal": "immediate"}

    """

  /// A trace with some events, and with members for the header before them and after them.
  static func document(_ events: String..., header: String = "", after: String = "") -> String {
    """
    {"format": "islandsim-trace/1", \(header)
    "events": [
    \(events.joined(separator: ",\n"))
    ]\(after)}

    """
  }

  /// The start of an activity, as an event.
  static func start(_ activity: String, at: String = "0", more: String = "") -> String {
    """
    {"at": \(at), "type": "activity.start", "activity": "\(activity)", \
    "app": "com.example.\(activity)", "via": "intent"\(more)}
    """
  }

  /// The end of an activity, as an event.
  static func end(_ activity: String, at: String) -> String {
    """
    {"at": \(at), "type": "activity.end", "activity": "\(activity)", "dismissal": "immediate"}
    """
  }
}

/// A text with the mark ① where an error must point.
struct MarkedTrace {
  let text: String
  /// Line and column of the mark, the column in Unicode scalars; nil without one.
  let place: String?

  init(_ marked: String) {
    let parts = marked.split(separator: "①", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.joined()
    guard parts.count == 2 else {
      place = nil
      return
    }
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    place = "\(lines.count):\((lines.last ?? "").unicodeScalars.count + 1)"
  }
}
