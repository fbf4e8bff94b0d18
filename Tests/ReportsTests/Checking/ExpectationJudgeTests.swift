import Catalogue
import Reports
import Testing
import TraceModel

/// Each form of assertion, once as it holds and once as it does not.
@Suite struct ExpectationJudgeTests {
  private static let events = """
    {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent",
     "content": {"eta": 9, "car": {"b": 1, "a": [1.0]}}},
    {"at": 10, "type": "system.begin", "client": "call"},
    {"at": 20, "type": "activity.update", "activity": "ride", "content": {"eta": 5},
     "alert": {"title": "Near"}},
    {"at": 30, "type": "media.play", "app": "music"},
    {"at": 40, "type": "device.lock"},
    {"at": 41, "type": "notification.post", "notification": "mail", "app": "post"},
    {"at": 60, "type": "activity.end", "activity": "ride", "dismissal": {"after": 20}},
    {"at": 70, "type": "activity.update", "activity": "ride"}
    """

  /// An assertion, whether it holds, and what is found if not.
  struct Example: Sendable, CustomTestStringConvertible {
    let claim: String
    let found: String?
    var testDescription: String { claim }

    init(_ claim: String, fails found: String? = nil) {
      self.claim = claim
      self.found = found
    }
  }

  private static let places: [Example] = [
    .init(
      """
      {"at": 0,
       "island": {"attached": {"activity": "ride", "mode": "compact"}, "detached": null}}
      """
    ),
    .init(#"{"at": 10, "island": {"attached": {"client": "call", "mode": "minimal"}}}"#),
    .init(#"{"at": 10, "island": {"detached": {"activity": "ride", "mode": "minimal"}}}"#),
    .init(
      #"{"at": 9.999999, "island": {"attached": {"client": "call", "mode": "minimal"}}}"#,
      fails: "attached ride compact, detached empty"),
    .init(#"{"at": 20, "island": {"attached": {"activity": "ride", "mode": "expanded"}}}"#),
    .init(
      #"{"at": 20, "island": {"attached": {"activity": "ride", "mode": "compact"}}}"#,
      fails: "attached ride expanded, detached empty"),
    .init(#"{"at": 35, "island": {"detached": {"client": "media", "mode": "minimal"}}}"#),
    .init(#"{"at": 40, "island": {"attached": null, "detached": null}}"#),
    .init(#"{"at": 9000, "island": {"attached": null}}"#),
  ]

  private static let stretches: [Example] = [
    .init(
      #"{"between": [20, 24], "island": {"attached": {"activity": "ride", "mode": "expanded"}}}"#),
    .init(
      """
      {"between": [20, 24.000001],
       "island": {"attached": {"activity": "ride", "mode": "expanded"}}}
      """,
      fails: "attached call minimal, detached ride minimal at 24"),
    .init(
      #"{"between": [5, 15], "island": {"detached": null}}"#,
      fails: "attached call minimal, detached ride minimal at 10"),
    .init(#"{"between": [41, 80], "lockScreen": ["ride", "mail"]}"#),
    .init(#"{"between": [40, 42], "lockScreen": ["ride", "mail"]}"#, fails: "[ride] at 40"),
    .init(#"{"between": [0, 60], "activity": "ride", "state": "active"}"#),
    .init(#"{"between": [0, 61], "activity": "ride", "state": "active"}"#, fails: "ended at 60"),
    .init(#"{"between": [80, 90000], "activity": "ride", "state": "dismissed"}"#),
    .init(#"{"between": [20, 80], "activity": "ride", "content": {"eta": 5.0}}"#),
    .init(
      #"{"between": [19, 21], "activity": "ride", "content": {"eta": 5}}"#,
      fails: #"{"eta":9,"car":{"b":1,"a":[1.0]}} at 19"#),
  ]

  private static let others: [Example] = [
    .init(#"{"at": 40, "lockScreen": ["ride"]}"#),
    .init(#"{"at": 80, "lockScreen": ["mail"]}"#),
    .init(#"{"at": 41, "lockScreen": ["mail", "ride"]}"#, fails: "[ride, mail]"),
    .init(#"{"at": 39, "lockScreen": []}"#, fails: "the phone is unlocked"),
    .init(#"{"at": 40, "lockScreenMedia": "music"}"#),
    .init(#"{"at": 40, "lockScreenMedia": null}"#, fails: "music"),
    .init(#"{"at": 20, "banner": null}"#),
    .init(#"{"at": 20, "banner": {"activity": "ride"}}"#, fails: "none"),
    .init(#"{"activity": "ride", "state": "ended", "at": 60}"#),
    .init(#"{"activity": "ride", "state": "stale", "at": 59}"#, fails: "active"),
    .init(#"{"activity": "ride", "at": 0, "content": {"car": {"a": [1], "b": 1.0}, "eta": 9}}"#),
    .init(
      #"{"activity": "ride", "at": 0, "content": {"eta": 9}}"#,
      fails: #"{"eta":9,"car":{"b":1,"a":[1.0]}}"#),
    .init(#"{"activity": "ride", "removal": {"at": 80, "cause": "date"}}"#),
    .init(#"{"activity": "ride", "removal": {"cause": "date"}}"#),
    .init(
      #"{"activity": "ride", "removal": {"at": 80, "cause": "person"}}"#,
      fails: "removed at 80 (date)"),
    .init(#"{"event": 7, "outcome": "ignored", "reason": "ended"}"#),
    .init(#"{"event": 7, "outcome": "ignored"}"#),
    .init(#"{"event": 7, "outcome": "applied"}"#, fails: "ignored (ended)"),
    .init(#"{"event": 7, "outcome": "ignored", "reason": "dismissed"}"#, fails: "ignored (ended)"),
    .init(#"{"event": 4, "outcome": "applied"}"#, fails: "the event has no outcome"),
    .init(#"{"at": 20, "carplay": []}"#),
    .init(#"{"at": 20, "carplay": ["ride"]}"#, fails: "[]"),
  ]

  private static let metrics: [Example] = [
    .init(#"{"metric": "activities.ride.island.compact", "equals": 10}"#),
    .init(#"{"metric": "activities.ride.island.compact", "equals": 10.000001}"#, fails: "10"),
    .init(#"{"metric": "activities.ride.states.ended", "atLeast": 20}"#),
    .init(#"{"metric": "activities.ride.states.ended", "atLeast": 20.5}"#, fails: "20"),
    .init(#"{"metric": "island.switches", "atMost": 2}"#),
    .init(#"{"metric": "island.switches", "atMost": 1.999}"#, fails: "2"),
    .init(#"{"metric": "activities.ride.removal.cause", "equals": "date"}"#),
    .init(#"{"metric": "activities.ride.removal.cause", "equals": "person"}"#, fails: #""date""#),
    .init(#"{"metric": "activities.ride.removal.cause", "atMost": 3}"#, fails: #""date""#),
    .init(#"{"metric": "alerts.0.interruptedBy", "equals": 0}"#, fails: "null"),
  ]

  @Test(arguments: places + stretches + others + metrics)
  func `it holds or it does not`(example: Example) throws {
    let verdicts = try PlayedTrace("", Self.events, expect: example.claim).verdicts
    let verdict = try #require(verdicts.first)
    #expect(verdict.holds == (example.found == nil), "\(verdict.found)")
    if let found = example.found { #expect(verdict.found == found) }
  }

  @Test func `a verdict tells what the assertion states itself`() throws {
    let verdicts = try PlayedTrace(
      "", Self.events,
      expect: """
        {"at": 5, "island": {"attached": {"activity": "ride", "mode": "compact"}},
         "policy": "ios-primary", "settings": {"glance": 2}, "rule": "di-single-compact"},
        {"between": [0, 5], "activity": "ride", "state": "active"},
        {"metric": "island.flipFlops", "atMost": 1.5}
        """
    ).verdicts
    #expect(verdicts.map(\.index) == [0, 1, 2])
    #expect(
      verdicts.map(\.expected) == [
        "island attached ride compact at 5", "ride active between 0 and 5",
        "island.flipFlops at most 1.5",
      ])
    #expect(verdicts[0].policy == "ios-primary")
    #expect(verdicts[0].settings.map(\.setting) == [.glance])
    #expect(verdicts[0].rule == .diSingleCompact)
  }

  @Test func `the banner of a phone without an island is judged`() throws {
    let verdicts = try PlayedTrace(
      #""device": {"model": "iPhone 13"},"#, Self.events,
      expect: """
        {"between": [20, 25], "banner": {"activity": "ride"}},
        {"between": [20, 25.5], "banner": {"activity": "ride"}},
        {"at": 20, "island": {"attached": null, "detached": null}}
        """
    ).verdicts
    #expect(verdicts.map(\.holds) == [true, false, true])
    #expect(verdicts[1].found == "none at 25")
  }
}
