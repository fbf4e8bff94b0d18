import Testing
import TraceReading

/// Each fault of an event is told with its place, its pointer and the event's number.
@Suite struct EventErrorTests {
  private func expect(
    _ event: String, _ code: TraceReadingError.Code, pointer: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = """
      {
        "format": "islandsim-trace/1",
        "events": [
          {"at": 0, "type": "activity.start", "activity": "é", "app": "x"},
          \(event)
        ]
      }
      """
    expectFailure(
      marked, code, pointer: "/events/1" + pointer, event: 1, sourceLocation: sourceLocation)
  }

  @Test func `an event that is no object`() {
    expect("①5", .wrongKind(key: "event", expected: "an object", found: "a number"), pointer: "")
  }

  @Test func `a type that there is not, with the nearest one`() {
    let types = failure(events: #"{"at": 0, "type": "?"}"#)
    guard case .unknownValue(_, _, let nearest, let allowed) = types else {
      Issue.record("\(String(describing: types))")
      return
    }
    #expect(nearest == nil)
    #expect(allowed.split(separator: ", ").count == 37)
    expect(
      #"{"at": 1, "type": ①"activity.updat"}"#,
      .unknownValue(
        "activity.updat", key: "type", nearest: "activity.update", allowed: allowed),
      pointer: "/type")
  }

  @Test func `keys that are missing`() {
    expect(#"①{"at": 1}"#, .missingKey("type", object: "the event"), pointer: "")
    expect(
      #"①{"type": "device.lock"}"#, .missingKey("at", object: "'device.lock'"), pointer: "")
    expect(
      #"①{"at": 1, "type": "activity.update", "relevance": 1}"#,
      .missingKey("activity", object: "'activity.update'"), pointer: "")
  }

  @Test func `keys that are unknown or belong to another type`() {
    expect(
      #"{"at": 1, "type": "activity.update", "activity": "é", ①"relevanse": 1}"#,
      .unknownKey("relevanse", object: "'activity.update'", nearest: "relevance"),
      pointer: "/relevanse")
    expect(
      #"{"at": 1, "type": "activity.update", "activity": "é", ①"style": "standard"}"#,
      .unknownKey("style", object: "'activity.update'", nearest: nil), pointer: "/style")
  }

  @Test func `values of the wrong kind`() {
    expect(
      #"{"at": ①true, "type": "device.lock"}"#,
      .wrongKind(key: "at", expected: "seconds or an RFC 3339 time", found: "true"), pointer: "/at")
    expect(
      #"{"at": 1, "type": "activity.update", "activity": "é", "content": ①"text"}"#,
      .wrongKind(key: "content", expected: "an object", found: "a string"), pointer: "/content")
    expect(
      #"{"at": 1, "type": "device.set", "locked": ①null}"#,
      .wrongKind(key: "locked", expected: "true or false", found: "null"), pointer: "/locked")
  }

  @Test func `a word that its key does not have`() {
    expect(
      #"{"at": 1, "type": "activity.end", "activity": "é", "via": ①"sytem"}"#,
      .unknownValue(
        "sytem", key: "via", nearest: "system", allowed: "local, push, system"), pointer: "/via")
  }

  @Test func `a fault inside of a value`() {
    expect(
      #"{"at": 1, "type": "activity.update", "activity": "é", "alert": {"body": {①"loc": "K"}}}"#,
      .unknownKey("loc", object: "'body'", nearest: nil), pointer: "/alert/body/loc")
    expect(
      #"{"at": 1, "type": "activity.update", "activity": "é", "layout": {"rows": ["a", ①""]}}"#,
      .outOfRange(key: "rows", allowed: "a string that is not empty"), pointer: "/layout/rows/1")
  }

  @Test func `of several shapes the one that was meant is judged`() {
    expect(
      #"{"at": 1, "type": "activity.end", "activity": "é", "dismissal": {"at": ①true}}"#,
      .wrongKind(key: "at", expected: "seconds or an RFC 3339 time", found: "true"),
      pointer: "/dismissal/at")
    expect(
      #"{"at": 1, "type": "activity.end", "activity": "é", "dismissal": {"after": ①"5w"}}"#,
      .malformedText("5w", key: "after", expected: "duration as 5s, 500ms or 2h"),
      pointer: "/dismissal/after")
  }

  @Test func `keys that contradict each other`() {
    expect(
      #"①{"at": 1, "type": "touch.dismiss", "activity": "é", "notification": "n"}"#,
      .contradiction("'touch.dismiss' names either an 'activity' or a 'notification'"), pointer: "")
    expect(
      #"①{"at": 1, "type": "push", "payload": {}}"#,
      .contradiction("a push goes to an 'app', an 'activity' or a 'channel'"), pointer: "")
    expect(
      #"①{"at": 1, "type": "touch.swipe", "direction": "left"}"#,
      .contradiction("a swipe needs a 'target' unless its direction is \"up\""), pointer: "")
    expect(
      #"①{"at": 1, "type": "activity.start", "activity": "b", "app": "x", "startsAt": 5}"#,
      .contradiction("'startsAt' goes with \"via\": \"scheduled\", and each needs the other"),
      pointer: "")
  }

  @Test func `keys that nothing acts on are checked too`() {
    expect(
      #"{"at": 1, "type": "activity.update", "activity": "é", "priority": ①7}"#,
      .outOfRange(key: "priority", allowed: "5 or 10"), pointer: "/priority")
    expect(
      #"{"at": 1, "type": "token.rotate", "activity": "é", "token": ①-1}"#,
      .outOfRange(key: "token", allowed: "a whole number from 0 to 2147483647"), pointer: "/token")
  }

  @Test func `the words name what is wrong and what is near`() {
    let text = ReadTrace.document(#"{"at": 1, "type": "activity.updat"}"#)
    do throws(TraceReadingError) {
      _ = try ReadTrace(text)
      Issue.record("it was read")
    } catch {
      // With a near word the list of all the others would only hide it.
      #expect(error.description == "unknown type 'activity.updat'; did you mean 'activity.update'?")
    }
  }
}
