import Testing
import TraceReading

/// Each fault of an assertion is told with its place.
@Suite struct ExpectationErrorTests {
  private func expect(
    _ item: String, _ code: TraceReadingError.Code, pointer: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let marked = """
      {
        "expect": [
          {"at": 1, "carplay": []},
          \(item)
        ],
        "events": [{"at": 0, "type": "activity.start", "activity": "ride", "app": "x"}],
        "format": "islandsim-trace/1", "until": 9
      }
      """
    expectFailure(marked, code, pointer: "/expect/1" + pointer, sourceLocation: sourceLocation)
  }

  @Test func `an activity that nothing starts, with the nearest one`() {
    expect(
      #"{"at": 1, "activity": ①"rides", "state": "active"}"#,
      .unknownIdentifier("rides", kind: "activity", nearest: "ride"), pointer: "/activity")
    expect(
      #"{"at": 1, "island": {"attached": {"activity": ①"rid", "mode": "compact"}}}"#,
      .unknownIdentifier("rid", kind: "activity", nearest: "ride"),
      pointer: "/island/attached/activity")
  }

  @Test func `words that there are not, with the nearest one`() {
    expect(
      #"{"at": 1, "island": {"attached": {"activity": "ride", "mode": ①"compat"}}}"#,
      .unknownValue(
        "compat", key: "mode", nearest: "compact", allowed: "compact, minimal, expanded"),
      pointer: "/island/attached/mode")
  }

  @Test func `an assertion after the end of the run`() {
    expect(#"{"at": ①9.000001, "carplay": []}"#, .afterUntil, pointer: "/at")
    expect(#"{"between": [1, ①10], "carplay": []}"#, .afterUntil, pointer: "/between/1")
  }

  @Test func `a subject with the nearest one`() {
    expect(
      #"{"at": 1, ①"lockscreen": []}"#,
      .unknownKey("lockscreen", object: "'expect'", nearest: "lockScreen"), pointer: "/lockscreen")
  }

  @Test func `an instant or a stretch, not both`() {
    expect(
      #"①{"at": 1, "between": [1, 2], "carplay": []}"#,
      .contradiction("an assertion is about either an instant, 'at', or a stretch, 'between'"),
      pointer: "")
  }
}
