import Testing
import TraceReading

/// What is read and changes nothing is noted, once for each type or key.
@Suite struct NotSimulatedTests {
  /// The notes as "subject/key: count from event", in their order.
  private func notes(_ trace: ReadTrace) -> [String] {
    trace.unusedParts.map { part in
      let key = part.key.map { "/\($0)" } ?? ""
      let first = part.firstEvent.map { " from \($0)" } ?? ""
      return "\(part.subject)\(key): \(part.count)\(first)"
    }
  }

  @Test func `types and keys with their counts and first events`() throws {
    let trace = try ReadTrace(
      events: """
        {"at": 0, "type": "device.lock"},
        {"at": 0, "type": "activity.start", "activity": "a", "app": "x", "identity": "K"},
        {"at": 1, "type": "touch.hoverBegin", "target": "attached"},
        {"at": 2, "type": "touch.hoverBegin"},
        {"at": 3, "type": "media.play", "app": "x", "track": "A"},
        {"at": 4, "type": "media.play", "app": "x", "track": "B"},
        {"at": 5, "type": "device.set", "locked": false, "lowPower": true}
        """)
    #expect(
      notes(trace) == [
        "activity.start/identity: 1 from 1", "touch.hoverBegin: 2 from 2",
        "media.play/track: 2 from 4",
        "device.set/lowPower: 1 from 6",
      ])
  }

  @Test func `keys of the header`() throws {
    let header = """
      "device": {"locked": true, "hdrDim": true, "lowPower": false},
      "apps": [{"id": "x", "families": []}, {"id": "y", "watchApp": true, "name": "Y"}],
      """
    let trace = try ReadTrace(ReadTrace.document("", header: header))
    #expect(
      notes(trace) == [
        "device/hdrDim: 1", "device/lowPower: 1",
      ])
  }

  @Test func `of a layout the height of expanded and its buttons are not simulated`() throws {
    let start = #"{"at": 0, "type": "activity.start", "activity": "a", "app": "x", "layout": "#
    #expect(try ReadTrace(events: start + #"{"lockScreenHeight": 100}}"#).unusedParts.isEmpty)
    let trace = try ReadTrace(events: start + #"{"lockScreenHeight": 100, "expandedHeight": 144}}"#)
    #expect(notes(trace) == ["activity.start/layout: 1 from 0"])
  }

  @Test func `a layout counts once, however much of it is not simulated`() throws {
    let trace = try ReadTrace(
      events: """
        {"at": 0, "type": "activity.start", "activity": "a", "app": "x",
         "layout": {"buttons": ["stop"], "rows": [], "expandedHeight": 144}}
        """)
    #expect(notes(trace) == ["activity.start/layout: 1 from 0"])
  }

  @Test func `a trace of what is simulated notes nothing`() throws {
    let trace = try ReadTrace(
      events: """
        {"at": 0, "type": "activity.start", "activity": "a", "app": "x", "relevance": 1,
         "staleAt": 5, "content": {}, "attributes": {}, "alert": {"title": "T"}},
        {"at": 1, "type": "notification.post", "notification": "n", "app": "x", "level": "active"},
        {"at": 2, "type": "touch.swipe", "direction": "left", "target": "attached"},
        {"at": 3, "type": "activity.end", "activity": "a", "dismissal": {"after": "1h"}}
        """)
    #expect(notes(trace).isEmpty)
  }
}
