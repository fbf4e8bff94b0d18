import TestSupport
import Testing
import TraceModel
import TraceReading

/// With the option to sort, records are read in the order of their times; equal times keep theirs.
@Suite struct SortingTests {
  private static let sorting: TraceReader.Options = {
    var options = TraceReader.Options()
    options.sorts = true
    return options
  }()

  /// A trace that opens an app at each of some times; the apps are named by their positions.
  private func trace(_ times: [Int], asLines: Bool) -> String {
    let events = times.enumerated().map { #"{"at": \#($1), "type": "app.open", "app": "\#($0)"}"# }
    return asLines
      ? ([#"{"format": "islandsim-trace/1"}"#] + events).joined(separator: "\n")
      : ReadTrace.document(events.joined(separator: ",\n"))
  }

  @Test(arguments: [false, true])
  func `records come in the order of time, equal ones as they stood`(asLines: Bool) throws {
    let times = (0..<500).map { $0 * 7919 % 13 }
    let name = asLines ? "t.jsonl" : "t.json"
    let read = try ReadTrace(trace(times, asLines: asLines), as: name, Self.sorting)
    let expected = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
    #expect(read.names.apps.names == expected.map(String.init))
    #expect(read.times == expected.map { Int64(times[$0]) * 1_000_000 })
    #expect(read.events.map(\.number) == Array(0..<500))
  }

  @Test(arguments: [false, true])
  func `without the option the same trace is refused`(asLines: Bool) {
    let name = asLines ? "t.jsonl" : "t.json"
    #expect(failure(trace([2, 1], asLines: asLines), as: name) == .outOfOrder)
  }

  @Test func `an activity that starts further down but earlier is known`() throws {
    let text = """
      {"format": "islandsim-trace/1"}
      {"at": 2, "type": "activity.update", "activity": "a"}
      {"at": 1, "type": "activity.start", "activity": "a", "app": "x"}
      """
    #expect(try ReadTrace(text, as: "t.jsonl", Self.sorting).times == [1_000_000, 2_000_000])
  }

  @Test func `places are those of the file`() {
    expectFailure(
      """
      {"format": "islandsim-trace/1"}
      {"at": 2, "type": "activity.start", "activity": ①"a", "app": "x"}
      ②{"at": 1, "type": "activity.start", "activity": "a", "app": "x"}
      """, as: "t.jsonl", .usedTwice("a", kind: "activity"), pointer: "/activity", event: 1,
      options: Self.sorting)
    expectFailure(
      """
      {"format": "islandsim-trace/1", "events": [
        {"at": 2, "type": "activity.start", "activity": ①"a", "app": "x"},
        ②{"at": 1, "type": "activity.start", "activity": "a", "app": "x"}
      ]}
      """, .usedTwice("a", kind: "activity"), pointer: "/events/0/activity", event: 1,
      relatedPointer: "/events/1", options: Self.sorting)
  }

  @Test(arguments: [false, true])
  func `an activity that is used before its start names it`(asLines: Bool) {
    let events = [
      #"②{"at": 2, "type": "activity.start", "activity": "a", "app": "x"}"#,
      #"{"at": 1, "type": "activity.update", "activity": ①"a"}"#,
    ]
    if asLines {
      expectFailure(
        ([#"{"format": "islandsim-trace/1"}"#] + events).joined(separator: "\n"), as: "t.jsonl",
        .beforeStart("a", kind: "activity"), pointer: "/activity", event: 0, options: Self.sorting)
    } else {
      expectFailure(
        ReadTrace.document(events.joined(separator: ",")), .beforeStart("a", kind: "activity"),
        pointer: "/events/1/activity", event: 0, relatedPointer: "/events/0", options: Self.sorting)
    }
  }

  @Test func `a record without a time is told while sorting`() {
    expectFailure(
      """
      {"format": "islandsim-trace/1"}
      {"at": 2, "type": "device.lock"}
      ①{"type": "device.lock"}
      """, as: "t.jsonl", .missingKey("at", object: "the event"), pointer: "", event: 1,
      options: Self.sorting)
  }

  @Test func `contents are those of their records`() throws {
    var options = Self.sorting
    options.keepsContents = true
    let text = """
      {"format": "islandsim-trace/1"}
      {"at": 2, "type": "activity.update", "activity": "a", "content": {"n": 2}}
      {"at": 1, "type": "activity.start", "activity": "a", "app": "x", "content": {"n": 1}}
      """
    let contents = try ReadTrace(text, as: "t.jsonl", options).names.contents
    #expect(contents.map { String(decoding: $0, as: UTF8.self) } == [#"{"n": 1}"#, #"{"n": 2}"#])
  }
}
