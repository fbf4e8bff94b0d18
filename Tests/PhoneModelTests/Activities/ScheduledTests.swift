import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// Starts for a later date (rules `lc-scheduled`, `lc-pending-counts`, `lc-pending-evict`).
@Suite struct ScheduledTests {
  @Test(arguments: [
    (0, ActivityStateName.pending), (99.999999, .pending), (100, .active), (28_899.999999, .active),
    (28_900, .ended),
  ])
  func `an activity is pending until its date, and its eight hours begin there`(
    seconds: Double, state: ActivityStateName
  ) throws {
    let run = try PhoneRun([At(0, .schedule("a1", 100))])
    #expect(run.life("a1") == "0 pending, 100 active, 28900 ended, 43300 dismissed")
    #expect(run.activity("a1", at: seconds)?.state == state)
    #expect(run.isAllowed("a1", at: seconds) == (state == .active))
    #expect(run.isOnLockScreen("a1", at: seconds) == (state != .pending))
    #expect(run.alerts == ["100 #0 a1"])
  }

  @Test func `it starts though its app was left, killed, or the phone locked`() throws {
    let run = try PhoneRun([
      At(0, .open("a")), At(0, .schedule("a1", 100)), At(10, .leave("a")), At(20, .kill("a")),
      At(30, .lock),
    ])
    #expect(run.activity("a1", at: 100)?.state == .active)
  }

  @Test(arguments: [99.999999, 100])
  func `a date that has passed starts at once`(startsAt: Double) throws {
    let run = try PhoneRun([At(100, .schedule("a1", startsAt))])
    #expect(run.life("a1") == "100 active, 28900 ended, 43300 dismissed")
    #expect(run.alerts == ["100 #0 a1"])
  }

  @Test func `a scheduled start needs an alert`() throws {
    let run = try PhoneRun([At(0, .start("a1", via: .scheduled, startsAt: 100))])
    #expect(run.outcome(0) == "refused start-without-alert")
    #expect(run.life("a1") == "")
  }

  /// The setting `emptyAlert` is about any alert, whatever it comes with.
  @Test(arguments: ["silent", "expands"], [50.0, 100])
  func `an empty alert of a scheduled start is as silent as any`(
    setting: String, startsAt: Double
  ) throws {
    let run = try PhoneRun(
      [At(50, .schedule("a1", startsAt, alert: .empty))], [.emptyAlert: setting])
    let time = startsAt == 50 ? "50" : "100"
    #expect(
      run.alerts
        == (setting == "silent"
          ? ["\(time) #0 a1", "\(time) #0 without display"]
          : ["\(time) #0 a1"]))
  }

  @Test func `an update before the start takes effect with it`() throws {
    let run = try PhoneRun([
      At(0, .schedule("a1", 100, score: 9, staleAt: 50)),
      At(40, .update("a1", score: 4, staleAt: 130, alert: .ring, content: 6)),
    ])
    #expect(run.outcome(1) == "applied")
    #expect(run.life("a1") == "0 pending, 100 active, 130 stale, 28900 ended, 43300 dismissed")
    #expect(run.activity("a1", at: 100)?.relevance == 4)
    #expect(run.contents("a1") == ["100 6"])
    #expect(run.alerts == ["100 #0 a1"])
    #expect(!run.isAllowed("a1", at: 40))
  }

  @Test(arguments: [("zero", "none"), ("keep", "keep")])
  func `an update before the start omits score and stale date like any other`(
    relevance: String, staleDate: String
  ) throws {
    let run = try PhoneRun(
      [At(0, .schedule("a1", 100, score: 9, staleAt: 130)), At(40, .update("a1"))],
      [.omittedRelevance: relevance, .omittedStaleDate: staleDate])
    #expect(run.activity("a1", at: 100)?.relevance == (relevance == "zero" ? 0 : 9))
    #expect(run.activity("a1", at: 130)?.state == (staleDate == "none" ? .active : .stale))
  }

  /// What holds of a stale date at a start is judged when the activity starts.
  @Test(arguments: [(99.999999, true), (100, true), (100.000001, false)])
  func `a stale date that comes before the start is past by then`(
    staleAt: Double, isPast: Bool
  ) throws {
    let run = try PhoneRun(
      [At(0, .schedule("a1", 100, staleAt: staleAt))], [.pastStaleAtStart: "notPresented"])
    #expect(run.activity("a1", at: 99.999999)?.state == .pending)
    #expect(run.activity("a1", at: 100)?.state == (isPast ? .stale : .active))
    #expect(run.isAllowed("a1", at: 100) == !isPast)
  }

  @Test func `an end or a removal takes a pending activity away at once`() throws {
    let run = try PhoneRun([
      At(0, .schedule("a1", 100)), At(0, .schedule("b1", 100)), At(50, .end("a1", .later(10))),
      At(50, .dismissActivity("b1")), At(60, .update("a1")), At(60, .update("b1")),
    ])
    #expect(run.life("a1") == "0 pending, 50 dismissed")
    #expect(run.life("b1") == "0 pending, 50 dismissed")
    #expect(run.outcome(2) == "applied")
    #expect(run.outcome(4) == "ignored dismissed")
    #expect(run.outcome(5) == "ignored dismissed")
    #expect(run.alerts == [])
  }

  /// At one instant timers come before events: an end at the start date ends an active one.
  @Test func `an end at the start date meets an active activity`() throws {
    let run = try PhoneRun([At(0, .schedule("a1", 100)), At(100, .end("a1", .later(10)))])
    #expect(run.life("a1") == "0 pending, 100 ended, 110 dismissed")
  }

  @Test func `pending activities count in the limit, and free their place when they end`() throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1")), At(0, .schedule("a2", 100)), At(1, .start("a3")),
        At(2, .end("a2")), At(3, .start("a4")), At(4, .schedule("a5", 100)),
      ], [.limitPerApp: "2"])
    #expect(run.outcome(2) == "refused targetMaximumExceeded")
    #expect(run.outcome(4) == "applied")
    #expect(run.outcome(5) == "refused targetMaximumExceeded")
  }

  @Test func `a lock does not end a pending transient activity`() throws {
    var start = ActivityStart(activity: "a1", app: "a")
    start.via = .scheduled
    start.style = .transient
    start.startsAt = .init(100)
    start.alert = .ring
    let run = try PhoneRun([At(0, .activityStart(start)), At(50, .lock), At(60, .unlock)])
    #expect(run.life("a1") == "0 pending, 100 active, 28900 ended, 43300 dismissed")
  }
}
