import PhoneModel
import Testing
import TraceModel
import TraceWords

/// How long activities live when nobody ends them.
@Suite struct LifetimeTests {
  /// Rules `lc-active-cap-8h`, `lc-linger-4h` and `lc-total-cap-12h`, on both sides of each bound.
  @Test(arguments: [
    (0, ActivityStateName.active), (28_799.999999, .active), (28_800, .ended),
    (28_800.000001, .ended), (43_199.999999, .ended), (43_200, .dismissed),
  ])
  func `eight hours active, four hours ended, twelve in all`(
    seconds: Double, state: ActivityStateName
  ) throws {
    let run = try PhoneRun([At(0, .start("a1"))])
    #expect(run.life("a1") == "0 active, 28800 ended, 43200 dismissed")
    #expect(run.removals("a1") == ["43200 afterFourHours"])
    #expect(run.isAllowed("a1", at: seconds) == (state == .active))
    #expect(run.isOnLockScreen("a1", at: seconds) == (state != .dismissed))
    #expect(run.activity("a1", at: seconds)?.state == (state == .dismissed ? nil : state))
  }

  @Test func `the clock starts with the activity, to the microsecond`() throws {
    let run = try PhoneRun([At(0.000001, .start("a1")), At(7.5, .start("b1"))])
    #expect(run.life("a1") == "0.000001 active, 28800.000001 ended, 43200.000001 dismissed")
    #expect(run.life("b1") == "7.5 active, 28807.5 ended, 43207.5 dismissed")
  }

  @Test func `updates do not extend the eight hours`() throws {
    let hours = (1...11).map { At(Double($0) * 3600, .update("a1", score: 1, alert: .ring)) }
    let run = try PhoneRun([At(0, .start("a1"))] + hours)
    #expect(run.life("a1") == "0 active, 28800 ended, 43200 dismissed")
    #expect(run.outcome(7) == "applied")
    // The limit is a timer: at its instant it comes before the update.
    #expect(run.outcome(8) == "ignored ended")
  }

  @Test func `the eight hours of a stale activity are those of any other`() throws {
    let run = try PhoneRun([At(0, .start("a1", staleAt: 28_799.999999))])
    #expect(run.life("a1") == "0 active, 28799.999999 stale, 28800 ended, 43200 dismissed")
  }

  /// Both are due at one instant; limits come first, and what has ended turns stale no more.
  @Test func `a stale date at the limit is never reached`() throws {
    let run = try PhoneRun([At(0, .start("a1", staleAt: 28_800))])
    #expect(run.life("a1") == "0 active, 28800 ended, 43200 dismissed")
  }

  @Test func `an end just before the limit has four hours of its own`() throws {
    let run = try PhoneRun([At(0, .start("a1")), At(28_799.999999, .end("a1"))])
    #expect(run.life("a1") == "0 active, 28799.999999 ended, 43199.999999 dismissed")
  }

  @Test func `an end at the limit comes too late`() throws {
    let run = try PhoneRun([At(0, .start("a1")), At(28_800, .end("a1", .immediate))])
    #expect(run.outcome(1) == "ignored ended")
    #expect(run.life("a1") == "0 active, 28800 ended, 43200 dismissed")
  }

  @Test func `a successor has a clock of its own`() throws {
    let run = try PhoneRun([
      At(0, .start("a1")), At(100, .end("a1", .immediate)), At(100, .start("a2")),
    ])
    #expect(run.life("a1") == "0 active, 100 dismissed")
    #expect(run.life("a2") == "100 active, 28900 ended, 43300 dismissed")
  }

  // Rules lc-kill-survives, lc-orphan-readopt.
  @Test func `an activity outlives its app's process`() throws {
    let run = try PhoneRun([
      At(0, .open("a")), At(0, .start("a1", via: .request)), At(10, .kill("a")),
      At(50, .update("a1", content: 5)), At(100, .open("a")), At(120, .end("a1", .immediate)),
    ])
    #expect(run.life("a1") == "0 active, 120 dismissed")
    #expect(run.isAllowed("a1", at: 10))
    #expect(run.contents("a1") == ["50 5"])
  }
}
