import Testing

/// A trace that must be refused, with the mark ① where the error must point.
struct BadTrace: Sendable, CustomTestStringConvertible {
  let name: String
  let marked: String
  /// What the message must hold.
  let parts: [String]

  init(_ name: String, _ marked: String, parts: [String]) {
    self.name = name
    self.marked = marked
    self.parts = parts
  }

  init(_ name: String, _ marked: String, _ parts: String...) {
    self.init(name, marked, parts: parts)
  }

  /// A document with some events.
  static func events(_ name: String, _ events: String..., parts: [String] = []) -> BadTrace {
    let list = events.joined(separator: ",\n")
    return BadTrace(
      name, "{\"format\": \"islandsim-trace/1\", \"events\": [\n\(list)\n]}\n", parts: parts)
  }

  /// A document with more members of the header, and no events.
  static func header(_ name: String, _ members: String, _ parts: String...) -> BadTrace {
    BadTrace(
      name, "{\"format\": \"islandsim-trace/1\",\n\(members), \"events\": []}\n", parts: parts)
  }

  /// A document with an assertion about a ride.
  static func expect(_ name: String, _ item: String, _ parts: String...) -> BadTrace {
    let expect = ",\n\"expect\": [\n\(item)\n]"
    return BadTrace(name, TraceText.document(TraceText.start("ride"), after: expect), parts: parts)
  }

  /// A value in a place where any JSON is fine.
  private static func content(_ name: String, _ value: String, _ parts: String...) -> BadTrace {
    .events(name, TraceText.start("ride", more: ", \"content\": {\"n\": \(value)}"), parts: parts)
  }

  var testDescription: String { name }
}

extension BadTrace {
  /// What is no JSON at all, or not the strict kind.
  static let syntax: [BadTrace] = [
    BadTrace("nothing", "①", "empty"),
    BadTrace("blanks only", "  \n\t\n"),
    BadTrace("a byte order mark only", "\u{feff}"),
    BadTrace("another format", "①<html><body/></html>"),
    BadTrace("a number on top", "①12"),
    BadTrace("null on top", "①null"),
    BadTrace("a list on top", "①[]"),
    BadTrace("a string on top", "①\"islandsim-trace/1\""),
    BadTrace("true on top", "①true"),
    BadTrace("a second document", "{\"format\": \"islandsim-trace/1\", \"events\": []}\n①{}"),
    BadTrace("garbage behind", "{\"format\": \"islandsim-trace/1\", \"events\": []} ①x"),
    BadTrace("a closing bracket too many", "{\"format\": \"islandsim-trace/1\", \"events\": []}①}"),
    BadTrace("a wrong closing bracket", "{\"format\": \"islandsim-trace/1\", \"events\": [①}}"),
    .header("a comma too many in a list", "\"apps\": [{\"id\": \"a\"},①]"),
    .content("a comma too many in an object", "{\"a\": 1,①}"),
    .content("no comma", "[1 ①2]"),
    .content("two commas", "[1,①,2]"),
    .content("no colon", "{\"a\" ①1}"),
    .content("no value", "{\"a\":①}"),
    .content("no key", "{①: 1}"),
    .content("a key without quotes", "{①a: 1}"),
    .content("a key in single quotes", "{①'a': 1}"),
    .content("a string in single quotes", "①'a'"),
    .content("a line comment", "①// no\n1"),
    .content("a block comment", "①/* no */ 1"),
    .content("a hash comment", "①# no\n1"),
    .content("TRUE", "①TRUE"),
    .content("nul", "①nul"),
    .content("truely", "true①ly"),
    .content("NaN", "①NaN"),
    .content("Infinity", "①Infinity"),
    .content("minus Infinity", "①-Infinity"),
    .content("NaN in a list", "[1, ①NaN]"),
    .content("a number with a plus", "①+1"),
    .content("a number that begins with a point", "①.5"),
    .content("a number that ends with a point", "5."),
    .content("a leading zero", "01"),
    .content("a hexadecimal number", "0x10"),
    .content("an exponent without digits", "1e"),
    .content("a lone minus", "-"),
    .content("two minuses", "--1"),
    .content("an integer beyond 64 bits", "①18446744073709551616", "64 bits"),
    .content("an integer below 64 bits", "①-9223372036854775809", "64 bits"),
    .content("1e400", "①1e400"),
    .content("minus 1e400", "①-1e400"),
    .content("a raw line end in a string", "\"a\nb\""),
    .content("a raw tab in a string", "\"a\tb\""),
    .content("a raw NUL in a string", "\"a\0b\""),
    .content("an unknown escape", "\"a\\q\""),
    .content("a short escape", "\"\\u12\""),
    .content("an escape of no digits", "\"\\uzzzz\""),
    .content("a lone high surrogate", "\"\\ud800\""),
    .content("a lone low surrogate", "\"\\udc00\""),
    .content("a surrogate pair the wrong way round", "\"\\udc00\\ud800\""),
    .content("a NUL in a key", "{\"a\\u0000b\": 1}"),
    .content("a key twice", "{\"a\": 1, ①\"a\": 2}", "'a'"),
    .content("a key twice by an escape", "{\"a\": 1, ①\"\\u0061\": 2}", "'a'"),
    BadTrace(
      "a key of the header twice",
      "{\"format\": \"islandsim-trace/1\", ①\"format\": \"islandsim-trace/1\", \"events\": []}",
      "'format'"),
    .events(
      "a key of an event twice", #"{"at": 0, ①"at": 1, "type": "device.lock"}"#, parts: ["'at'"]),
    .content("a string that is not closed", "\"abc"),
    .content("513 brackets", String(repeating: "[", count: 513), "512"),
    .content("a hundred thousand brackets", String(repeating: "[", count: 100_000), "512"),
    .content("a hundred thousand objects", String(repeating: "{\"a\":", count: 100_000), "512"),
  ]

  /// Headers that are none.
  static let headers: [BadTrace] = [
    BadTrace("an empty object", "①{}", "'format'"),
    BadTrace("no format", "①{\"events\": []}", "'format'"),
    BadTrace("no events", "①{\"format\": \"islandsim-trace/1\"}", "'events'"),
    BadTrace(
      "another version", "{\"format\": ①\"islandsim-trace/2\", \"events\": []}", "islandsim-trace/1"
    ),
    BadTrace("a format that is a number", "{\"format\": ①1, \"events\": []}", "'format'"),
    BadTrace(
      "events that are an object", "{\"format\": \"islandsim-trace/1\", \"events\": ①{}}",
      "'events'"),
    BadTrace(
      "events that are null", "{\"format\": \"islandsim-trace/1\", \"events\": ①null}", "'events'"),
    .header("an unknown key", "①\"nmae\": \"x\"", "'nmae'", "'name'"),
    .header("a key in another case", "①\"Name\": \"x\"", "'Name'", "'name'"),
    .header("a name that is a number", "\"name\": ①5", "'name'"),
    .header("a start that is no time", "\"start\": ①\"yesterday\"", "'yesterday'"),
    .header("a start without a zone", "\"start\": ①\"2026-03-02T18:00:00\""),
    .header("a start on 30 February", "\"start\": ①\"2026-02-30T18:00:00Z\""),
    .header("a start in a leap second", "\"start\": ①\"2016-12-31T23:59:60Z\""),
    .header("until below zero", "\"until\": ①-1", "'until'"),
    .header("until over ten years", "\"until\": ①315619201", "'until'"),
    .header("until beyond a double's integers", "\"until\": ①9007199254740993", "'until'"),
    .header("until of 1e300", "\"until\": ①1e300", "'until'"),
    .header("until with seven decimals", "\"until\": ①1.0000001", "'until'", "six"),
    .header("until of 1e-7", "\"until\": ①1e-7", "'until'", "six"),
    .header("until that is true", "\"until\": ①true", "'until'"),
    .header("until as a date without a start", "\"until\": ①\"2026-03-02T18:00:00Z\"", "'start'"),
    .header("an unknown device", "\"device\": {\"model\": ①\"iPhone 16 Por\"}", "'iPhone 16 Pro'"),
    .header("a device that is a string", "\"device\": ①\"iPhone 16 Pro\"", "'device'"),
    .header("an unknown state of the device", "\"device\": {①\"lokced\": true}", "'locked'"),
    .header("a state of the wrong kind", "\"device\": {\"locked\": ①\"yes\"}", "'locked'"),
    .header("an unknown value of a state", "\"device\": {\"network\": ①\"onlin\"}", "'online'"),
    .header("an os that is none", "\"device\": {\"os\": ①\"18.x\"}", "'18.x'"),
    .header("an unknown setting", "\"settings\": {①\"alertHlod\": 4}", "'alertHold'"),
    .header("a wrong value of a setting", "\"settings\": {\"thirdApp\": ①\"wiat\"}", "wait"),
    .header("a setting out of its range", "\"settings\": {\"alertHold\": ①-4}", "'alertHold'"),
    .header("an app without an id", "\"apps\": [①{\"name\": \"A\"}]", "'id'"),
    .header("an app with an empty id", "\"apps\": [{\"id\": ①\"\"}]", "'id'"),
    .header("an app twice", "\"apps\": [{\"id\": \"a\"}, {\"id\": ①\"a\"}]", "'a'", "twice"),
    .header("an app that is a string", "\"apps\": [①\"a\"]"),
    .header(
      "an unknown key of an app", "\"apps\": [{\"id\": \"a\", ①\"frequentUpdate\": true}]",
      "'frequentUpdates'"),
  ]

  /// Events that are none, or that contradict others.
  static let events: [BadTrace] = [
    .events("an event that is a number", "①5"),
    .events("an event that is null", "①null"),
    .events("an empty event", "①{}"),
    .events("an event without a time", #"①{"type": "device.lock"}"#, parts: ["'at'"]),
    .events("an event without a type", #"①{"at": 0}"#, parts: ["'type'"]),
    .events("an unknown type", #"{"at": 0, "type": ①"device.lokc"}"#, parts: ["'device.lock'"]),
    .events("a type that is a list", #"{"at": 0, "type": ①[]}"#, parts: ["'type'"]),
    .events(
      "an unknown key", #"{"at": 0, "type": "app.open", "app": "a", ①"ap": "b"}"#,
      parts: ["'ap'"]),
    .events(
      "a key of another type", #"{"at": 0, "type": "device.lock", ①"app": "a"}"#, parts: ["'app'"]),
    .events("a missing key", #"①{"at": 0, "type": "app.open"}"#, parts: ["'app'"]),
    .events("a time below zero", #"{"at": ①-0.000001, "type": "device.lock"}"#, parts: ["'at'"]),
    .events(
      "a time over ten years", #"{"at": ①315619200.000001, "type": "device.lock"}"#, parts: ["'at'"]
    ),
    .events("a time of 1e15", #"{"at": ①1e15, "type": "device.lock"}"#, parts: ["'at'"]),
    .events(
      "a time of 2 to the 64th less one", #"{"at": ①18446744073709551615, "type": "device.lock"}"#,
      parts: ["'at'"]),
    .events(
      "a time with seven decimals", #"{"at": ①0.1234567, "type": "device.lock"}"#, parts: ["six"]),
    .events("a time that is a list", #"{"at": ①[0], "type": "device.lock"}"#, parts: ["'at'"]),
    .events(
      "a date without a start", #"{"at": ①"2026-03-02T18:00:00Z", "type": "device.lock"}"#,
      parts: ["'start'"]),
    .events(
      "out of order", #"{"at": 5, "type": "device.lock"}"#,
      #"①{"at": 4.999999, "type": "device.unlock"}"#,
      parts: ["--sort", "bad.json:2:"]),
    .events(
      "an update before its start", #"{"at": 0, "type": "activity.update", "activity": ①"ride"}"#,
      TraceText.start("ride", at: "1"), parts: ["'ride'", "bad.json:3:"]),
    .events(
      "an end of what never starts", #"{"at": 0, "type": "activity.end", "activity": ①"ride"}"#,
      parts: ["'ride'"]),
    .events(
      "an unknown activity with a near one", TraceText.start("ride"),
      #"{"at": 1, "type": "activity.update", "activity": ①"rdie"}"#, parts: ["'rdie'", "'ride'"]),
    .events(
      "an activity twice", TraceText.start("ride"), TraceText.end("ride", at: "5"),
      #"{"at": 9, "type": "activity.start", "activity": ①"ride", "app": "a"}"#,
      parts: ["'ride'", "twice", "bad.json:2:"]),
    BadTrace(
      "an unlisted app",
      """
      {"format": "islandsim-trace/1", "apps": [{"id": "rides"}],
      "events": [{"at": 0, "type": "app.open", "app": ①"rdies"}]}
      """, "'rdies'", "'rides'"),
    .events(
      "a notification that was never posted",
      #"{"at": 0, "type": "notification.clear", "notification": ①"n"}"#, parts: ["'n'"]),
    .events(
      "a scheduled start without its time",
      #"{"at": 0, "type": "activity.start", "activity": "a", "app": "b", "via": "scheduled"}"#,
      parts: ["startsAt"]),
    .events(
      "a time for a start that is not scheduled", TraceText.start("a", more: #", "startsAt": 5"#),
      parts: ["startsAt"]),
    .events(
      "an unknown way to start",
      #"{"at": 0, "type": "activity.start", "activity": "a", "app": "b", "via": ①"pusch"}"#,
      parts: ["'push'"]),
    .events(
      "an empty activity", #"{"at": 0, "type": "activity.start", "activity": ①"", "app": "b"}"#),
    .events(
      "an activity that is a number",
      #"{"at": 0, "type": "activity.start", "activity": ①7, "app": "b"}"#),
    .events(
      "content that is a string", TraceText.start("a", more: #", "content": ①"x""#),
      parts: ["'content'"]),
    .events(
      "content that is null", TraceText.start("a", more: #", "content": ①null"#),
      parts: ["'content'"]),
    .events("a relevance that is a string", TraceText.start("a", more: #", "relevance": ①"high""#)),
    .events(
      "an alert that is true", TraceText.start("a", more: #", "alert": ①true"#), parts: ["'alert'"]),
    .events(
      "an unknown key of an alert", TraceText.start("a", more: #", "alert": {①"titel": "x"}"#),
      parts: ["'title'"]),
    .events(
      "a height out of range",
      TraceText.start("a", more: #", "layout": {"lockScreenHeight": ①10001}"#),
      parts: ["'lockScreenHeight'"]),
    .events(
      "an unknown key of a layout",
      TraceText.start("a", more: #", "layout": {①"lockscreenHeight": 90}"#),
      parts: ["'lockScreenHeight'"]),
    .events(
      "an unknown dismissal", TraceText.start("a"),
      #"{"at": 1, "type": "activity.end", "activity": "a", "dismissal": ①"imediate"}"#,
      parts: ["'immediate'"]),
    .events(
      "a dismissal that says two things", TraceText.start("a"),
      #"{"at": 1, "type": "activity.end", "activity": "a", "dismissal": {"at": 5, "after": 5}}"#),
    .events(
      "a dismissal after a bad length of time", TraceText.start("a"),
      #"{"at": 1, "type": "activity.end", "activity": "a", "dismissal": {"after": ①"5 parsecs"}}"#,
      parts: ["'5 parsecs'"]),
    .events(
      "a dismissal after eleven years", TraceText.start("a"),
      #"{"at": 1, "type": "activity.end", "activity": "a", "dismissal": {"after": ①"4018d"}}"#),
    .events("a push for nobody", #"{"at": 0, "type": "push", "payload": {}}"#),
    .events(
      "a push without a payload", #"①{"at": 0, "type": "push", "app": "a"}"#, parts: ["'payload'"]),
    .events(
      "a token below zero", TraceText.start("a"),
      #"{"at": 1, "type": "token.rotate", "activity": "a", "token": ①-1}"#, parts: ["'token'"]),
    .events(
      "a swipe without a target", #"{"at": 0, "type": "touch.swipe", "direction": "left"}"#,
      parts: ["'target'"]),
    .events(
      "a tap on an unknown place", #"{"at": 0, "type": "touch.tap", "target": ①"atached"}"#,
      parts: ["'attached'"]),
    .events(
      "a tap on an unknown activity",
      #"{"at": 0, "type": "touch.tap", "target": {"activity": ①"a"}}"#, parts: ["'a'"]),
    .events("a removal of nothing", #"{"at": 0, "type": "touch.dismiss"}"#),
    .events(
      "a removal of two things", TraceText.start("a"),
      #"{"at": 1, "type": "notification.post", "notification": "n", "app": "b"}"#,
      #"{"at": 1, "type": "touch.dismiss", "activity": "a", "notification": "n"}"#),
    .events(
      "an unknown client", #"{"at": 0, "type": "system.begin", "client": ①"phone"}"#,
      parts: ["call"]),
    .events(
      "a device state that is none", #"{"at": 0, "type": "device.set", ①"loked": true}"#,
      parts: ["'locked'"]),
    .events(
      "a focus without a name", #"{"at": 0, "type": "device.set", "focus": ①{"allowedApps": []}}"#,
      parts: ["'name'"]),
    .events(
      "sessions without a period", TraceText.start("a", more: #", "sessions": ①{"items": ["x"]}"#),
      parts: ["'period'"]),
  ]

  /// Assertions that are none; a run refuses them too.
  static let assertions: [BadTrace] = [
    .expect("an assertion about nothing", #"①{"at": 5}"#),
    .expect("an assertion about two things", #"{"at": 5, "lockScreen": [], "banner": null}"#),
    .expect("an assertion about no moment", #"{"lockScreen": []}"#),
    .expect("an assertion about two moments", #"{"at": 5, "between": [1, 2], "lockScreen": []}"#),
    .expect("a stretch that goes backward", #"{"between": [2, 1], "lockScreen": []}"#),
    .expect("a stretch of one moment", #"{"between": ①[2], "lockScreen": []}"#),
    .expect("an unknown activity", #"{"activity": ①"rdie", "at": 1, "state": "active"}"#, "'ride'"),
    .expect("an unknown state", #"{"activity": "ride", "at": 1, "state": ①"actve"}"#, "'active'"),
    .expect(
      "an unknown mode",
      #"{"at": 1, "island": {"attached": {"activity": "ride", "mode": ①"compactt"}}}"#, "'compact'"),
    .expect("an event that is not there", #"{"event": ①9, "outcome": "applied"}"#, "'event'"),
    .expect("an unknown outcome", #"{"event": 0, "outcome": ①"aplied"}"#, "'applied'"),
    .expect(
      "an unknown rule", #"{"at": 1, "lockScreen": [], "rule": ①"di-single-compct"}"#,
      "'di-single-compact'"),
    .expect("a measure compared with nothing", #"①{"metric": "island.switches"}"#),
    .expect("an unknown key", #"{"at": 1, "lockScreen": [], ①"rul": "x"}"#, "'rul'"),
    BadTrace(
      "a moment behind the end",
      TraceText.document(
        TraceText.start("ride"), header: "\"until\": 10,",
        after: ", \"expect\": [{\"at\": ①10.5, \"lockScreen\": []}]"), "'until'"),
  ]

  /// JSON Lines with a line that is wrong.
  static let lines: [BadTrace] = [
    BadTrace(
      "a header with events", line(1, #"{"format": "islandsim-trace/1", ①"events": []}"#),
      "'events'"),
    BadTrace("a bad header", line(1, #"{"format": ①"islandsim"}"#)),
    BadTrace("a line cut short", line(3, #"{"at": 1, "type": "device.lo"#)),
    BadTrace(
      "two events in a line",
      line(3, #"{"at": 1, "type": "device.lock"} ①{"at": 1, "type": "device.lock"}"#)),
    BadTrace("a line that is a list", line(3, #"①[]"#)),
    BadTrace("a comma behind a line", line(3, #"{"at": 1, "type": "device.lock"}①,"#)),
    BadTrace(
      "an unknown type in a line", line(3, #"{"at": 1, "type": ①"device.lokc"}"#), "'device.lock'",
      "event 1"),
    BadTrace(
      "a key twice in a line", line(3, #"{"at": 1, "type": "device.lock", ①"at": 1}"#), "'at'"),
    BadTrace(
      "a line out of order", line(3, #"①{"at": 0.5, "type": "device.lock"}"#), "--sort",
      "bad.jsonl:2:"),
    BadTrace(
      "an activity that nobody started",
      line(4, #"{"at": 1, "type": "activity.end", "activity": ①"x"}"#), "'x'"),
  ]

  /// JSON Lines of some events, one of whose lines is replaced.
  private static func line(_ number: Int, _ text: String) -> String {
    var lines = [#"{"format": "islandsim-trace/1"}"#]
    lines += (1...5).map { #"{"at": \#($0), "type": "device.\#($0 % 2 == 0 ? "un" : "")lock"}"# }
    lines[number - 1] = text
    return lines.joined(separator: "\n") + "\n"
  }
}
