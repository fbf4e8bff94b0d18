import Testing
import TraceModel
import TraceReading

/// Faults between two records name both places.
@Suite struct CrossFieldErrorTests {
  private static let header = #"{"format": "islandsim-trace/1"}"#

  @Test func `an activity id that is used twice, in a document`() {
    expectFailure(
      """
      {"format": "islandsim-trace/1", "events": [
        ②{"at": 0, "type": "activity.start", "activity": "a", "app": "x"},
        {"at": 1, "type": "activity.end", "activity": "a"},
        {"at": 2, "type": "activity.start", "activity": ①"a", "app": "y"}
      ]}
      """,
      .usedTwice("a", kind: "activity"), pointer: "/events/2/activity", event: 2,
      relatedPointer: "/events/0")
  }

  @Test func `an activity id that is used twice, in JSON Lines`() {
    expectFailure(
      """
      \(Self.header)

      ②{"at": 0, "type": "activity.start", "activity": "a", "app": "x"}
      {"at": 1, "type": "device.lock"}
      {"at": 2, "type": "push", "app": "y", "activity": ①"a", "payload": {"aps": {"event": "start"}}}
      """, as: "t.jsonl", .usedTwice("a", kind: "activity"), pointer: "/activity", event: 2)
  }

  @Test func `an activity that is used before its start, in a document`() {
    expectFailure(
      """
      {"format": "islandsim-trace/1", "events": [
        {"at": 0, "type": "activity.update", "activity": ①"a"},
        {"at": 1, "type": "device.lock"},
        ②{"at": 2, "type": "activity.start", "activity": "a", "app": "x"}
      ]}
      """,
      .beforeStart("a", kind: "activity"), pointer: "/events/0/activity", event: 0,
      relatedPointer: "/events/2")
  }

  @Test func `an activity that is used before its start, groups of lines apart`() {
    let between = (0..<200).map { #"{"at": \#($0), "type": "device.lock"}"# }
      .joined(separator: "\n")
    expectFailure(
      """
      \(Self.header)
      {"at": 0, "type": "touch.tap", "target": {"activity": ①"a"}}
      \(between)
      ②{"at": 200, "type": "activity.start", "activity": "a", "app": "x"}
      """, as: "t.jsonl", .beforeStart("a", kind: "activity"), pointer: "/target/activity",
      event: 0)
  }

  @Test func `a notification that is used before it is posted`() {
    expectFailure(
      """
      \(Self.header)
      {"at": 0, "type": "notification.clear", "notification": ①"n"}
      ②{"at": 1, "type": "notification.post", "notification": "n", "app": "x"}
      """, as: "t.jsonl", .beforeStart("n", kind: "notification"), pointer: "/notification",
      event: 0)
  }

  @Test func `a push that starts an activity counts as its start`() {
    expectFailure(
      """
      {"format": "islandsim-trace/1", "events": [
        {"at": 0, "type": "activity.update", "activity": ①"a"},
        ②{"at": 2, "type": "push", "activity": "a", "app": "x", "payload": {"aps": {"event": "start"}}}
      ]}
      """,
      .beforeStart("a", kind: "activity"), pointer: "/events/0/activity", event: 0,
      relatedPointer: "/events/1")
  }

  @Test func `an event before the one in front of it, in a document`() {
    expectFailure(
      """
      {"format": "islandsim-trace/1", "events": [
        ②{"at": 2, "type": "device.lock"},
        ①{"at": 1.999999, "type": "device.unlock"}
      ]}
      """, .outOfOrder, pointer: "/events/1", event: 1, relatedPointer: "/events/0")
  }

  @Test func `an event before the one in front of it, in JSON Lines`() {
    expectFailure(
      """
      \(Self.header)
      ②{"at": 2, "type": "device.lock"}
      ①{"at": 1, "type": "device.unlock"}
      """, as: "t.jsonl", .outOfOrder, pointer: "", event: 1)
  }

  @Test func `the words name the other place`() {
    do throws(TraceReadingError) {
      _ = try ReadTrace(
        events: """
          {"at": 2, "type": "device.lock"},
          {"at": 1, "type": "device.unlock"}
          """)
      Issue.record("it was read")
    } catch {
      #expect(error.description.contains("; the event before it is at "))
      #expect(error.description.hasSuffix("/trace.json:1:44"))
    }
  }

  @Test func `an app that the header does not list, with the nearest one`() {
    expectFailure(
      """
      {"format": "islandsim-trace/1", "apps": [{"id": "com.example.rides"}], "events": [
        {"at": 0, "type": "app.open", "app": ①"com.exmaple.rides"}
      ]}
      """,
      .unknownIdentifier("com.exmaple.rides", kind: "app", nearest: "com.example.rides"),
      pointer: "/events/0/app", event: 0)
  }

  @Test func `an activity that nothing starts, with the nearest one`() {
    expectFailure(
      """
      {"format": "islandsim-trace/1", "events": [
        {"at": 0, "type": "activity.start", "activity": "ride", "app": "x"},
        {"at": 0, "type": "touch.hoverBegin", "target": {"activity": ①"rides"}}
      ]}
      """,
      .unknownIdentifier("rides", kind: "activity", nearest: "ride"),
      pointer: "/events/1/target/activity", event: 1)
  }

  @Test func `without a list any app may be named`() throws {
    let trace = try ReadTrace(events: #"{"at": 0, "type": "app.open", "app": "whatever"}"#)
    #expect(trace.names.apps.names == ["whatever"])
  }
}
