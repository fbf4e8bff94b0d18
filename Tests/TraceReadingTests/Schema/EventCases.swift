/// Events one step on either side of each limit.
enum EventCases {
  static let all: [SchemaCase] = [
    times, activities, alerts, layouts, pushes, lists, states, touches, shapes,
  ].flatMap { $0 }

  private static func start(_ members: String) -> String {
    #"{"at": 1, "type": "activity.start", "activity": "b", "app": "x", \#(members)}"#
  }

  static func update(_ members: String) -> String {
    #"{"at": 1, "type": "activity.update", "activity": "a", \#(members)}"#
  }

  private static func end(_ dismissal: String) -> String {
    #"{"at": 1, "type": "activity.end", "activity": "a", "dismissal": \#(dismissal)}"#
  }

  private static func wake(_ time: String) -> String {
    #"{"at": \#(time), "type": "device.wake"}"#
  }

  private static let start = #""start": "2026-03-02T08:00:00Z", "#

  private static let times: [SchemaCase] = [
    .event(.none, wake("0")), .event(.none, wake("-0")), .event(.seen, wake("-0.000001")),
    .event(.none, wake("0.000001")), .event(.unseen, wake("0.0000001")),
    .event(.none, wake("0.0000010")), .event(.none, wake("1.5e2")),
    .event(.none, wake("315619200")), .event(.seen, wake("315619200.000001")),
    .event(.seen, wake("315619201")), .event(.seen, wake("true")), .event(.seen, wake("null")),
    .event(.seen, wake(#""5s""#)), .event(.seen, wake(#""5""#)),
    .event(.none, wake(#""2026-03-02T08:00:00Z""#), header: start),
    .event(.none, wake(#""2026-03-02t09:30:00.250000+01:30""#), header: start),
    .event(.none, wake(#""2026-03-02 08:00:01.1234560z""#), header: start),
    .event(.unseen, wake(#""2026-03-02T08:00:00Z""#)),
    .event(.unseen, wake(#""2026-03-02T07:59:59.999999Z""#), header: start),
    .event(.none, wake(#""2036-03-02T08:00:00Z""#), header: start),
    .event(.unseen, wake(#""2036-03-02T08:00:00.000001Z""#), header: start),
    .event(.seen, wake(#""2026-03-02T08:00:00""#), header: start),
    .event(.seen, wake(#""2026-03-02T08:00Z""#), header: start),
    .event(.seen, wake(#""2026-03-02""#), header: start),
    .event(.seen, wake(#""2026-03-02T08:00:00.Z""#), header: start),
    .event(.seen, wake(#""2026-03-02T08:00:00.1234567Z""#), header: start),
    .event(.seen, wake(#""2026-03-02T08:00:60Z""#), header: start),
    .event(.seen, wake(#""2026-03-02T24:00:00Z""#), header: start),
    .event(.seen, wake(#""2026-03-02T08:00:00+24:00""#), header: start),
    .event(.seen, wake(#""2026-03-02T08:00:00+01""#), header: start),
    .event(.seen, wake(#""2026-13-02T08:00:00Z""#), header: start),
    .event(.seen, wake(#""2026-04-31T08:00:00Z""#), header: start),
    .event(.seen, wake(#""2028-02-30T08:00:00Z""#), header: start),
    .event(.none, wake(#""2028-02-29T08:00:00Z""#), header: start),
    .event(.unseen, wake(#""2027-02-29T08:00:00Z""#), header: start),
    .event(.seen, wake(#"" 2026-03-02T08:00:00Z""#), header: start),
    .event(.seen, wake(#""2026-03-02T08:00:00Z\n""#), header: start),
    .event(.seen, wake(#""٢٠٢٦-03-02T08:00:00Z""#), header: start),
  ]

  private static let activities: [SchemaCase] = [
    .event(.none, start(#""via": "scheduled", "startsAt": 60"#)),
    .event(.seen, start(#""via": "scheduled""#)), .event(.seen, start(#""startsAt": 60"#)),
    .event(.seen, start(#""via": "push", "startsAt": 60"#)),
    .event(.seen, start(#""via": "local""#)), .event(.seen, start(#""via": "Push""#)),
    .event(.seen, start(#""style": "brief""#)), .event(.seen, start(#""relevance": "1""#)),
    .event(.none, start(#""staleAt": -315619200"#)),
    .event(.seen, start(#""staleAt": -315619201"#)), .event(.seen, start(#""kind": """#)),
    .event(.seen, start(#""identity": {"id": 1}"#)), .event(.seen, start(#""content": "text""#)),
    .event(.seen, start(#""content": null"#)),
    .event(.none, start(#""content": {"a": {"b": [1]}}"#)),
    .event(.unseen, start(#""content": {"a": 1, "a": 2}"#)),
    .event(.unseen, start(#""content": {"a": 18446744073709551616}"#)),
    .event(.unseen, start(#""activity": "c""#)),
    .event(.seen, start(#""sessions": {"items": ["g"]}"#)),
    .event(.seen, start(#""sessions": {"items": [""], "period": 1}"#)),
    .event(.none, start(#""sessions": {"items": [], "period": "0.5h"}"#)),
    .event(.seen, start(#""sessions": {"items": [], "period": -1}"#)),
    .event(.unseen, #"{"at": 1, "type": "activity.start", "activity": "a", "app": "x"}"#),
    .event(.seen, #"{"at": 1, "type": "activity.start", "activity": "", "app": "x"}"#),
    .event(.seen, #"{"at": 1, "type": "activity.start", "activity": "b", "app": ""}"#),
    .event(.unseen, #"{"at": 1, "type": "activity.update", "activity": "b"}"#),
    .event(.seen, update(#""via": "request""#)), .event(.seen, update(#""via": "system""#)),
    .event(.none, update(#""priority": 10"#)), .event(.unseen, update(#""priority": 10.0"#)),
    .event(.seen, update(#""priority": 9"#)), .event(.seen, update(#""priority": "10""#)),
    .event(.none, update(#""timestamp": -1"#)), .event(.seen, update(#""dismissal": "default""#)),
    .event(.none, end(#""default""#)), .event(.none, end(#""immediate""#)),
    .event(.seen, end(#""never""#)), .event(.seen, end("null")), .event(.seen, end("4")),
    .event(.seen, end("{}")), .event(.none, end(#"{"at": -1}"#)),
    .event(.none, end(#"{"after": 0}"#)),
    .event(.seen, end(#"{"after": -0.5}"#)), .event(.seen, end(#"{"at": 1, "after": 1}"#)),
    .event(.seen, end(#"{"afer": 1}"#)), .event(.none, end(#"{"after": "250us"}"#)),
    .event(.none, end(#"{"after": "1.5min"}"#)), .event(.none, end(#"{"after": "7"}"#)),
    .event(.none, end(#"{"after": "3653d"}"#)), .event(.unseen, end(#"{"after": "3654d"}"#)),
    .event(.unseen, end(#"{"after": "0.5us"}"#)), .event(.seen, end(#"{"after": "5 s"}"#)),
    .event(.seen, end(#"{"after": "-5s"}"#)), .event(.seen, end(#"{"after": ".5s"}"#)),
    .event(.seen, end(#"{"after": "5.s"}"#)), .event(.seen, end(#"{"after": "5w"}"#)),
    .event(.seen, end(#"{"after": "1e3s"}"#)), .event(.seen, end(#"{"after": "s"}"#)),
    .event(.seen, end(#"{"after": ""}"#)), .event(.unseen, end(#"{"after": 0.0000001}"#)),
  ]

  private static let shapes: [SchemaCase] = [
    .event(.seen, "null"), .event(.seen, "[]"), .event(.seen, "1"), .event(.seen, "{}"),
    .event(.seen, #"{"at": 1, "type": "activity.begin", "activity": "b", "app": "x"}"#),
    .event(.seen, #"{"at": 1, "type": "", "app": "x"}"#),
    .event(.seen, #"{"at": 1, "type": "Push", "app": "x", "payload": {}}"#),
    .event(.seen, #"{"at": 1, "": 1, "type": "device.lock"}"#),
    .event(.unseen, #"{"at": 2, "type": "device.lock"}, {"at": 1, "type": "device.unlock"}"#),
    .event(.none, #"{"at": 2, "type": "device.lock"}, {"at": 2.0, "type": "device.unlock"}"#),
    .event(.unseen, #"{"at": 1, "at": 1, "type": "device.lock"}"#),
    .event(.seen, #"[{"at": 1, "type": "device.lock"}]"#),
    .event(.seen, #"{"at": 1, "type": "app.open", "App": "x"}"#),
  ]
}
