import SimulationKernel
import Testing
import TraceModel
import TraceReading

/// Instants as seconds and as RFC 3339 times, and their limits.
@Suite struct TimeTests {
  private func time(_ text: String, start: String? = nil) -> Int64? {
    let header = start.map { #""start": "\#($0)", "# } ?? ""
    let event = #"{"at": \#(text), "type": "device.lock"}"#
    return try? ReadTrace(ReadTrace.document(event, header: header)).times.first
  }

  @Test(arguments: [
    ("0", 0), ("-0", 0), ("-0.0", 0), ("1", 1_000_000), ("0.000001", 1), ("1.5", 1_500_000),
    ("0.1", 100_000), ("0.3", 300_000), ("1e-6", 1), ("12345E-3", 12_345_000),
    ("1.0000000", 1_000_000),
    ("28809.999999", 28_809_999_999), ("1e2", 100_000_000), ("0.29", 290_000),
    ("4503599.627371", 4_503_599_627_371), ("315619200", 315_619_200_000_000),
    ("315619199.999999", 315_619_199_999_999), ("0e99999", 0),
  ])
  func `seconds are read exactly as they are written`(text: String, microseconds: Int) {
    #expect(time(text) == Int64(microseconds))
  }

  @Test(arguments: ["0.0000001", "1.0000001", "1e-7", "0.1000000000000000000000000000000001"])
  func `a seventh decimal is refused`(text: String) {
    #expect(
      failure(events: #"{"at": \#(text), "type": "device.lock"}"#) == .tooPrecise(key: "at"))
  }

  @Test(arguments: [
    "-0.000001", "-1", "315619200.000001", "315619201", "1e30", "9223372036854775807",
  ])
  func `an instant outside of ten years is refused`(text: String) {
    #expect(
      failure(events: #"{"at": \#(text), "type": "device.lock"}"#)
        == .outOfRange(key: "at", allowed: "seconds from 0 to ten years"))
  }

  @Test(arguments: [
    ("-315619200", true), ("-315619200.000001", false), ("315619200", true),
    ("315619200.000001", false),
  ])
  func `a date may be ten years before or after the start`(text: String, isGood: Bool) {
    let event =
      #"{"at": 0, "type": "activity.start", "activity": "a", "app": "x", "staleAt": \#(text)}"#
    #expect((failure(events: event) == nil) == isGood)
  }

  @Test func `ten years hold three leap days at the most`() {
    #expect(SimulationTime.latest.microseconds == 315_619_200_000_000)
    #expect(time(#""2038-03-02T08:00:00Z""#, start: "2028-03-02T08:00:00Z") == 315_532_800_000_000)
    #expect(time(#""2038-03-03T08:00:00Z""#, start: "2028-03-02T08:00:00Z") == 315_619_200_000_000)
    #expect(time(#""2038-03-03T08:00:00.000001Z""#, start: "2028-03-02T08:00:00Z") == nil)
    #expect(time(#""2028-03-02T07:59:59.999999Z""#, start: "2028-03-02T08:00:00Z") == nil)
  }

  @Test(arguments: [
    ("2026-03-02T08:00:00Z", 0), ("2026-03-02T08:00:01Z", 1_000_000),
    ("2026-03-02t08:00:00.5z", 500_000), ("2026-03-02 08:00:00.000001Z", 1),
    ("2026-03-02T09:00:00+01:00", 0), ("2026-03-02T02:30:00-05:30", 0),
    ("2026-03-03T07:59:00+23:59", 0), ("2026-03-02T08:00:00-00:00", 0),
    ("2026-03-02T08:00:00.12345600000Z", 123_456), ("2026-03-03T08:00:00Z", 86_400_000_000),
    ("2028-02-29T08:00:00Z", 729 * 86_400_000_000), ("2028-03-01T08:00:00Z", 730 * 86_400_000_000),
  ])
  func `RFC 3339 times count from the start`(text: String, microseconds: Int) {
    #expect(time("\"\(text)\"", start: "2026-03-02T08:00:00Z") == Int64(microseconds))
  }

  @Test(arguments: [
    "1900-02-29", "2100-02-29", "2026-02-29", "2026-00-10", "2026-13-01", "2026-06-31",
    "2026-01-32",
    "2026-01-00", "26-01-01", "2026-1-01",
  ])
  func `days that no calendar has are refused`(day: String) {
    let text = day + "T00:00:00Z"
    #expect(
      failure(events: "", header: #""start": "\#(text)", "#)
        == .malformedText(text, key: "start", expected: "RFC 3339 time"))
  }

  @Test(arguments: [
    "2000-02-29", "2400-02-29", "2024-02-29", "0000-02-29", "9999-12-31", "1970-01-01",
  ])
  func `leap years are those of the Gregorian calendar`(day: String) {
    #expect(failure(events: "", header: #""start": "\#(day)T23:59:59Z", "#) == nil)
  }

  @Test(arguments: [
    "08:60:00Z", "24:00:00Z", "08:00:60Z", "08:00:00", "08:00:00.Z", "08:00Z", "08:00:00+1:00",
    "08:00:00+24:00", "08:00:00+00:60", "08:00:00Z ", "08:00:00.0000001Z", "08:00:00,5Z",
  ])
  func `clocks that RFC 3339 does not write are refused`(clock: String) {
    let text = "2026-03-02T" + clock
    #expect(
      failure(events: "", header: #""start": "\#(text)", "#)
        == .malformedText(text, key: "start", expected: "RFC 3339 time"))
  }

  @Test func `an RFC 3339 time needs a start`() {
    expectFailure(
      #"{"format": "islandsim-trace/1", "until": ①"2026-03-02T08:00:00Z", "events": []}"#,
      .startNeeded(key: "until"), pointer: "/until")
    expectFailure(
      """
      {"format": "islandsim-trace/1"}
      {"at": ①"2026-03-02T08:00:00Z", "type": "device.lock"}
      """, as: "t.jsonl", .startNeeded(key: "at"), pointer: "/at", event: 0)
  }

  @Test func `the start may stand behind what needs it`() throws {
    let text = """
      {"events": [{"at": "2026-03-02T08:00:05Z", "type": "device.lock"}],
       "until": "2026-03-02T08:01:00Z", "start": "2026-03-02T08:00:00Z",
       "format": "islandsim-trace/1"}
      """
    let trace = try ReadTrace(text)
    #expect(trace.times == [5_000_000])
    #expect(trace.header.until?.microseconds == 60_000_000)
    #expect(trace.header.start == 1_772_438_400_000_000)
  }
}
