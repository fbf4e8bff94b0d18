/// Assertions of each subject, and one step on either side of what they may be.
enum ExpectationCases {
  static let all: [SchemaCase] = [
    whole, subjects, moments, places, lists, activities, outcomes, metrics, otherSurfaces,
    conditions,
  ].flatMap { $0 }

  private static let whole: [SchemaCase] = [
    .header(.none, #""expect": []"#), .header(.seen, #""expect": {}"#),
    .header(.seen, #""expect": null"#), .expect(.seen, "null"), .expect(.seen, "[]"),
    .expect(.seen, #""island""#), .expect(.seen, "{}"),
  ]

  private static let subjects: [SchemaCase] = [
    .expect(.seen, #"{"at": 1}"#), .expect(.seen, #"{"at": 1, "activity": "a"}"#),
    .expect(.seen, #"{"at": 1, "isle": {}}"#),
    .expect(.seen, #"{"at": 1, "island": {}, "carplay": []}"#),
    .expect(.seen, #"{"at": 1, "island": {}, "activity": "a"}"#),
    .expect(.seen, #"{"at": 1, "carplay": [], "reason": "ended"}"#),
  ]

  private static let start = #""start": "2026-03-02T08:00:00Z", "#

  private static let moments: [SchemaCase] = [
    .expect(.none, #"{"between": [0, 1], "island": {}}"#), .expect(.seen, #"{"island": {}}"#),
    .expect(.seen, #"{"at": 1, "between": [0, 1], "island": {}}"#),
    .expect(.seen, #"{"between": [0], "island": {}}"#),
    .expect(.seen, #"{"between": [0, 1, 2], "island": {}}"#),
    .expect(.seen, #"{"between": 5, "island": {}}"#),
    .expect(.seen, #"{"between": [-1, 1], "island": {}}"#),
    .expect(.unseen, #"{"between": [1, 1], "island": {}}"#),
    .expect(.unseen, #"{"between": [2, 1], "island": {}}"#),
    .expect(.seen, #"{"at": -0.5, "island": {}}"#), .expect(.seen, #"{"at": null, "island": {}}"#),
    .expect(.unseen, #"{"at": 0.0000001, "island": {}}"#),
    .expect(.none, #"{"at": "2026-03-02T08:00:01Z", "island": {}}"#, header: start),
    .expect(.unseen, #"{"at": "2026-03-02T08:00:01Z", "island": {}}"#),
    .expect(.none, #"{"at": 9, "island": {}}"#, header: #""until": 9, "#),
    .expect(.unseen, #"{"at": 9.5, "island": {}}"#, header: #""until": 9, "#),
    .expect(.unseen, #"{"between": [8, 10], "island": {}}"#, header: #""until": 9, "#),
  ]

  private static func island(_ place: String) -> String {
    #"{"at": 1, "island": {"attached": \#(place), "detached": null}}"#
  }

  private static let places: [SchemaCase] = [
    .expect(.none, island("null")),
    .expect(.none, island(#"{"activity": "a", "mode": "compact"}"#)),
    .expect(.none, island(#"{"client": "media", "mode": "minimal"}"#)),
    .expect(.none, island(#"{"client": "airDrop", "mode": "expanded"}"#)),
    .expect(.unseen, island(#"{"activity": "b", "mode": "compact"}"#)),
    .expect(.seen, island(#"{"activity": "a"}"#)), .expect(.seen, island(#"{"mode": "compact"}"#)),
    .expect(.seen, island(#"{"activity": "a", "mode": "hidden"}"#)),
    .expect(.seen, island(#"{"client": "radio", "mode": "minimal"}"#)),
    .expect(.seen, island(#"{"activity": "a", "client": "media", "mode": "minimal"}"#)),
    .expect(.seen, island(#""a""#)), .expect(.seen, #"{"at": 1, "island": null}"#),
    .expect(.none, #"{"at": 1, "island": {"detached": null}}"#),
    .expect(.seen, #"{"at": 1, "island": {"atached": null}}"#),
  ]

  private static let lists: [SchemaCase] = [
    .expect(.none, #"{"at": 1, "lockScreen": ["a", "n"]}"#),
    .expect(.unseen, #"{"at": 1, "lockScreen": ["x"]}"#),
    .expect(.seen, #"{"at": 1, "lockScreen": "a"}"#),
    .expect(.seen, #"{"at": 1, "lockScreen": [1]}"#),
    .expect(.none, #"{"at": 1, "lockScreenMedia": "x"}"#),
    .expect(.none, #"{"at": 1, "lockScreenMedia": null}"#),
    .expect(.seen, #"{"at": 1, "lockScreenMedia": """# + "}"),
    .expect(.none, #"{"at": 1, "banner": {"activity": "a"}}"#),
    .expect(.none, #"{"at": 1, "banner": null}"#), .expect(.seen, #"{"at": 1, "banner": {}}"#),
    .expect(.seen, #"{"at": 1, "banner": "a"}"#), .expect(.none, #"{"at": 1, "carplay": ["a"]}"#),
    .expect(.unseen, #"{"at": 1, "carplay": ["n"]}"#),
    .expect(.seen, #"{"at": 1, "carplay": null}"#),
  ]

  private static let activities: [SchemaCase] = [
    .expect(.none, #"{"at": 1, "activity": "a", "state": "stale"}"#),
    .expect(.seen, #"{"at": 1, "activity": "a", "state": "gone"}"#),
    .expect(.seen, #"{"at": 1, "state": "stale"}"#),
    .expect(.unseen, #"{"at": 1, "activity": "b", "state": "stale"}"#),
    .expect(.none, #"{"between": [1, 2], "activity": "a", "content": {}}"#),
    .expect(.seen, #"{"at": 1, "activity": "a", "content": null}"#),
    .expect(.seen, #"{"at": 1, "content": {}}"#),
    .expect(.none, #"{"activity": "a", "removal": {"at": 9, "cause": "afterFourHours"}}"#),
    .expect(.none, #"{"activity": "a", "removal": {"cause": "person"}}"#),
    .expect(.seen, #"{"activity": "a", "removal": {"cause": "time"}}"#),
    .expect(.seen, #"{"activity": "a", "removal": {"at": -1}}"#),
    .expect(.seen, #"{"activity": "a", "at": 1, "removal": {}}"#),
    .expect(.seen, #"{"removal": {"at": 1}}"#), .expect(.seen, #"{"activity": "a", "removal": 9}"#),
  ]

  private static let outcomes: [SchemaCase] = [
    .expect(.none, #"{"event": 0, "outcome": "applied"}"#),
    .expect(.none, #"{"event": 1, "outcome": "ignored", "reason": "ended"}"#),
    .expect(.none, #"{"event": 1, "outcome": "refused", "reason": "old-os"}"#),
    .expect(.seen, #"{"event": 1, "outcome": "lost"}"#),
    .expect(.seen, #"{"event": 1, "outcome": "ignored", "reason": "end"}"#),
    .expect(.seen, #"{"event": 1, "outcome": "ignored", "reason": null}"#),
    .expect(.seen, #"{"event": -1, "outcome": "applied"}"#),
    .expect(.seen, #"{"event": 0.5, "outcome": "applied"}"#),
    .expect(.unseen, #"{"event": 1.0, "outcome": "applied"}"#),
    .expect(.seen, #"{"event": "0", "outcome": "applied"}"#),
    .expect(.seen, #"{"outcome": "applied"}"#),
    .expect(.seen, #"{"event": 0, "reason": "ended"}"#),
    .expect(.seen, #"{"event": 0, "at": 1, "outcome": "applied"}"#),
  ]

  private static let otherSurfaces: [SchemaCase] = [
    .expect(.none, #"{"surface": "watch", "shows": [], "at": 1}"#),
    .expect(
      .none,
      #"{"surface": "mac", "shows": [{"activity": "a", "view": "compact", "behind": true}], "look": ["redTint"], "at": 1}"#
    ),
    .expect(.seen, #"{"surface": "watch", "at": 1}"#),
    .expect(.seen, #"{"surface": "tv", "shows": [], "at": 1}"#),
    .expect(.seen, #"{"surface": "watch", "shows": [{"activity": "a"}], "at": 1}"#),
    .expect(.seen, #"{"surface": "watch", "shows": [{"activity": "a", "view": "tall"}], "at": 1}"#),
    .expect(.seen, #"{"surface": "watch", "shows": [], "look": ["dim"], "at": 1}"#),
    .expect(.seen, #"{"surface": "watch", "shows": []}"#),
    .expect(
      .unseen, #"{"surface": "watch", "shows": [{"activity": "z", "view": "small"}], "at": 1}"#),
  ]

  private static let metrics: [SchemaCase] = [
    .expect(.none, #"{"metric": "activities.a.island.compact", "equals": 12.5}"#),
    .expect(.none, #"{"metric": "m", "equals": "none"}"#),
    .expect(.none, #"{"metric": "m", "atLeast": -1}"#),
    .expect(.none, #"{"metric": "m", "atMost": 0}"#),
    .expect(.seen, #"{"metric": "m"}"#), .expect(.seen, #"{"metric": "", "equals": 1}"#),
    .expect(.seen, #"{"metric": "m", "atLeast": 1, "atMost": 2}"#),
    .expect(.seen, #"{"metric": "m", "atMost": "1"}"#),
    .expect(.none, #"{"metric": "m", "equals": null}"#),
    .expect(.unseen, #"{"metric": "m", "equals": 0.0000001}"#),
    .expect(.seen, #"{"metric": "m", "equals": 1, "at": 1}"#),
  ]

  private static func condition(_ members: String) -> String {
    #"{"at": 1, "carplay": [], \#(members)}"#
  }

  private static let conditions: [SchemaCase] = [
    .expect(.none, condition(#""policy": "ios-primary""#)),
    .expect(.none, condition(#""policy": {"name": "ios", "parameters": {"alertHold": 2}}"#)),
    .expect(.seen, condition(#""policy": "ios:x""#)), .expect(.seen, condition(#""policy": null"#)),
    .expect(.none, condition(#""settings": {"thirdApp": "wait", "alertHold": "2s"}"#)),
    .expect(.seen, condition(#""settings": {"thirdApp": "queue"}"#)),
    .expect(.seen, condition(#""settings": {"third": "wait"}"#)),
    .expect(.none, condition(#""rule": "di-third-app""#)),
    .expect(.none, condition(#""rule": "tr-compact-vs-expanded-position""#)),
    .expect(.seen, condition(#""rule": "di-thirdapp""#)),
    .expect(.seen, condition(#""because": "di-third-app""#)),
  ]
}
