import JSONReading
import Testing
import TraceReading

/// Each fault of a header is told with its place.
@Suite struct HeaderErrorTests {
  @Test func `another format is told before anything else`() {
    expectFailure(
      #"{"nmae": "n", "format": ①"islandsim-trace/2", "events": []}"#,
      .unknownValue(
        "islandsim-trace/2", key: "format", nearest: nil, allowed: "islandsim-trace/1"),
      pointer: "/format")
  }

  @Test func `a header without format`() {
    expectFailure(
      "\n  ①{\"events\": []}", .missingKey("format", object: "the header"), pointer: "")
  }

  @Test func `a document without events`() {
    expectFailure(
      "\n ①{\"format\": \"islandsim-trace/1\"}", .missingKey("events", object: "the trace"),
      pointer: "")
  }

  @Test func `an unknown key with the nearest one`() {
    expectFailure(
      """
      {
        "format": "islandsim-trace/1",
        "ünïcode": 1, "events": []
      }
      """.replacing("\"ünï", with: "①\"ünï"),
      .unknownKey("ünïcode", object: "the header", nearest: nil), pointer: "/ünïcode")
    expectFailure(
      #"{"format": "islandsim-trace/1", ①"devise": {}, "events": []}"#,
      .unknownKey("devise", object: "the header", nearest: "device"), pointer: "/devise")
  }

  @Test func `columns count Unicode scalars, offsets bytes`() {
    expectFailure(
      #"{"format": "islandsim-trace/1", "name": "🏝️é", "notes": ①5, "events": []}"#,
      .wrongKind(key: "notes", expected: "a string", found: "a number"), pointer: "/notes")
  }

  @Test func `a pointer escapes its steps`() {
    expectFailure(
      #"{"format": "islandsim-trace/1", ①"a/b~c": 1, "events": []}"#,
      .unknownKey("a/b~c", object: "the header", nearest: nil), pointer: "/a~1b~0c")
  }

  @Test func `a device that is not in the catalogue`() {
    expectFailure(
      #"{"format": "islandsim-trace/1", "device": {"model": ①"iPhone 16 Por"}, "events": []}"#,
      .unknownValue(
        "iPhone 16 Por", key: "model", nearest: "iPhone 16 Pro",
        allowed: "53 models, listed by 'islandsim schema trace'"), pointer: "/device/model")
  }

  @Test func `a state of the device that there is not`() {
    expectFailure(
      #"{"format": "islandsim-trace/1", "device": {①"lockd": true}, "events": []}"#,
      .unknownKey("lockd", object: "'device'", nearest: "locked"), pointer: "/device/lockd")
  }

  @Test func `a setting and its words`() {
    expectFailure(
      #"{"format": "islandsim-trace/1", "settings": {①"thirdapp": "wait"}, "events": []}"#,
      .unknownKey("thirdapp", object: "'settings'", nearest: "thirdApp"),
      pointer: "/settings/thirdapp")
    expectFailure(
      #"{"format": "islandsim-trace/1", "settings": {"thirdApp": ①"weit"}, "events": []}"#,
      .unknownValue(
        "weit", key: "thirdApp", nearest: "wait", allowed: "newestDetached or wait"),
      pointer: "/settings/thirdApp")
    expectFailure(
      #"{"format": "islandsim-trace/1", "settings": {"alertHold": ①0.1234567}, "events": []}"#,
      .tooPrecise(key: "alertHold"), pointer: "/settings/alertHold")
    expectFailure(
      #"{"format": "islandsim-trace/1", "settings": {"pushBudget": ①1.5}, "events": []}"#,
      .outOfRange(
        key: "pushBudget",
        allowed: "a whole number from 0 to 1000000, such as 4, 15, or unlimited"),
      pointer: "/settings/pushBudget")
  }

  @Test func `a policy that cannot be taken apart`() {
    expectFailure(
      #"{"format": "islandsim-trace/1", "policy": ①"ios:thirdApp", "events": []}"#,
      .malformedText(
        "ios:thirdApp", key: "policy", expected: "policy as name or name:parameter=value"),
      pointer: "/policy")
  }

  @Test func `an app that is listed twice`() {
    expectFailure(
      #"{"format": "islandsim-trace/1", "apps": [{"id": ②"x"}, {"id": ①"x"}], "events": []}"#,
      .usedTwice("x", kind: "app"), pointer: "/apps/1/id", relatedPointer: "/apps/0/id")
  }

  @Test func `a key that stands twice`() {
    expectFailure(
      #"{"format": "islandsim-trace/1", "events": [], ①"events": []}"#,
      .json(.duplicateName("events")), pointer: "/events")
  }
}
