import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// When ended activities leave the Lock Screen.
@Suite struct DismissalTests {
  /// A policy of an end at second 1000, and when the activity then leaves, and why.
  struct Case: Sendable, CustomTestStringConvertible {
    let dismissal: Dismissal
    let removal: String
    let testDescription: String

    init(_ name: String, _ dismissal: Dismissal, _ removal: String) {
      self.dismissal = dismissal
      self.removal = removal
      testDescription = "\(name): \(removal)"
    }
  }

  // Rules lc-linger-4h, lc-policy-immediate, lc-policy-after, lc-past-dismissal.
  @Test(arguments: [
    Case("default", .default, "15400 afterFourHours"),
    Case("immediate", .immediate, "1000 immediate"),
    Case("long past", .date(-1_000_000), "1000 date"),
    Case("just past", .date(999.999999), "1000 date"),
    Case("now", .date(1000), "1000 date"),
    Case("just ahead", .date(1000.000001), "1000.000001 date"),
    Case("a quarter of an hour", .date(1900), "1900 date"),
    Case("just before four hours", .date(15_399.999999), "15399.999999 date"),
    Case("just after four hours", .date(15_400.000001), "15400 afterFourHours"),
    Case("six hours", .date(22_600), "15400 afterFourHours"),
    Case("after nothing", .later(0), "1000 date"),
    Case("after a microsecond", .later(0.000001), "1000.000001 date"),
    Case("after a quarter", .later(900), "1900 date"),
    Case("just within", .later(14_399.999999), "15399.999999 date"),
    Case("just beyond", .later(14_400.000001), "15400 afterFourHours"),
    Case("after ten years", .later(315_360_000), "15400 afterFourHours"),
  ])
  func `an ended activity leaves at its date, and after four hours at the latest`(
    removal: Case
  ) throws {
    let run = try PhoneRun([At(0, .start("a1")), At(1000, .end("a1", removal.dismissal))])
    #expect(run.removals("a1") == [removal.removal])
    let time = removal.removal.prefix { $0 != " " }
    let ended = time == "1000" ? "" : "1000 ended, "
    #expect(run.life("a1") == "0 active, \(ended)\(time) dismissed")
    #expect(run.outcome(1) == "applied")
    // Whatever the policy, it leaves the island at once (rule di-ended-leaves).
    #expect(run.isAllowed("a1", at: 999.999999))
    #expect(!run.isAllowed("a1", at: 1000))
    #expect(run.isOnLockScreen("a1", at: 1000) == (time != "1000"))
  }

  @Test func `at the four hours themselves date and limit agree`() throws {
    for dismissal in [Dismissal.date(15_400), .later(14_400)] {
      let run = try PhoneRun([At(0, .start("a1")), At(1000, .end("a1", dismissal))])
      #expect(run.life("a1") == "0 active, 1000 ended, 15400 dismissed")
    }
  }

  // Rule lc-end-content-optional.
  @Test func `an end may bring content, and the last one stays if it does not`() throws {
    let run = try PhoneRun([
      At(0, .start("a1", content: 10)), At(0, .start("b1", content: 20)),
      At(5, .end("a1", content: 11)), At(5, .end("b1")),
    ])
    #expect(run.contents("a1") == ["0 10", "5 11"])
    #expect(run.contents("b1") == ["0 20"])
  }

  // Rules lc-update-after-end, lc-person-removes.
  @Test func `what comes after the end is ignored, with what became of the activity`() throws {
    let run = try PhoneRun([
      At(0, .start("a1")), At(1, .end("a1", .later(10))),
      At(10.999999, .update("a1", score: 5, content: 7)), At(10.999999, .end("a1", .immediate)),
      // The removal is a timer: it comes before the event of its instant.
      At(11, .update("a1", content: 8)), At(11, .end("a1")),
      At(20, .start("b1")), At(30, .dismissActivity("b1")), At(31, .update("b1", content: 9)),
      At(31, .end("b1")), At(32, .dismissActivity("b1")),
    ])
    #expect(run.outcome(2) == "ignored ended")
    #expect(run.outcome(3) == "ignored ended")
    #expect(run.outcome(4) == "ignored dismissed")
    #expect(run.outcome(5) == "ignored dismissed")
    #expect(run.life("a1") == "0 active, 1 ended, 11 dismissed")
    #expect(run.contents("a1") == [])
    #expect(run.outcome(8) == "ignored dismissed")
    #expect(run.outcome(9) == "ignored dismissed")
    #expect(run.life("b1") == "20 active, 30 dismissed")
    #expect(run.removals("b1") == ["30 person"])
  }

  @Test func `an activity that never was has no changes`() throws {
    let run = try PhoneRun([
      At(0, .update("a1")), At(0, .end("a1")), At(0, .dismissActivity("a1")),
      At(1, .start("b1", via: .request)), At(2, .update("b1")), At(2, .end("b1")),
    ])
    for event: Int64 in [0, 1, 4, 5] { #expect(run.outcome(event) == "ignored not-started") }
    #expect(run.outcome(3) == "refused visibility")
    #expect(run.life("b1") == "")
  }

  @Test func `a person may remove an activity that has ended`() throws {
    let run = try PhoneRun([
      At(0, .start("a1")), At(10, .end("a1")), At(14_409.999999, .dismissActivity("a1")),
    ])
    #expect(run.life("a1") == "0 active, 10 ended, 14409.999999 dismissed")
    #expect(run.removals("a1") == ["14409.999999 person"])
  }

  /// A second end at second 20, of an activity that ended at 10 and leaves at 110.
  @Test(arguments: [
    Case("default", .default, "110 date"),
    Case("immediate", .immediate, "20 immediate"),
    Case("past", .date(19.999999), "20 date"),
    Case("earlier", .date(109.999999), "109.999999 date"),
    Case("the same", .date(110), "110 date"),
    Case("later", .date(110.000001), "110 date"),
  ])
  func `a second end may bring the removal forward if the setting says so`(second: Case) throws {
    let events = [
      At(0, .start("a1")), At(10, .end("a1", .later(100))), At(20, .end("a1", second.dismissal)),
    ]
    let ignoring = try PhoneRun(events)
    #expect(ignoring.outcome(2) == "ignored ended")
    #expect(ignoring.removals("a1") == ["110 date"])
    let obeying = try PhoneRun(events, [.endAfterEnd: "earlierDateWins"])
    #expect(obeying.outcome(2) == "applied")
    #expect(obeying.removals("a1") == [second.removal])
  }

  @Test func `each further end is held against the date in force`() throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1")), At(10, .end("a1")), At(20, .end("a1", .date(50))),
        At(30, .end("a1", .date(60))), At(40, .end("a1", .date(45))),
      ], [.endAfterEnd: "earlierDateWins"])
    #expect(run.life("a1") == "0 active, 10 ended, 45 dismissed")
  }

  /// The removal after the eight hours counts as an end like another.
  @Test func `an end after the limit may bring the removal forward`() throws {
    let run = try PhoneRun(
      [At(0, .start("a1")), At(30_000, .end("a1", .immediate))],
      [.endAfterEnd: "earlierDateWins"])
    #expect(run.life("a1") == "0 active, 28800 ended, 30000 dismissed")
  }

  @Test(arguments: ["ignored", "restarts"])
  func `an update after a person's removal is ignored or starts anew`(setting: String) throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1", score: 7)), At(10, .dismissActivity("a1")),
        At(30, .update("a1", via: .push, score: 3, content: 5)),
      ], [.updateAfterDismissal: setting])
    if setting == "ignored" {
      #expect(run.outcome(2) == "ignored dismissed")
      #expect(run.life("a1") == "0 active, 10 dismissed")
    } else {
      #expect(run.outcome(2) == "applied")
      #expect(run.life("a1") == "0 active, 10 dismissed, 30 active, 28830 ended, 43230 dismissed")
      #expect(run.activity("a1", at: 30)?.relevance == 3)
      #expect(run.activity("a1", at: 30)?.app == "a")
      #expect(run.contents("a1") == ["30 5"])
    }
  }

  // Rules lc-sandbox, lc-data-4kb: what is no update starts nothing either.
  @Test func `an update that is refused starts nothing anew`() throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1")), At(10, .dismissActivity("a1")),
        At(20, .update("a1", via: .extension)), At(30, .update("a1", content: 4097)),
        At(40, .update("a1", content: 4096)),
      ], [.updateAfterDismissal: "restarts"])
    #expect(run.outcome(2) == "refused extension")
    #expect(run.outcome(3) == "refused payload-size")
    #expect(run.outcome(4) == "applied")
    #expect(run.life("a1") == "0 active, 10 dismissed, 40 active, 28840 ended, 43240 dismissed")
  }

  /// Only a person's removal is undone by the sender: it knows of every other.
  @Test func `nothing starts anew that ended by itself`() throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1")), At(10, .end("a1", .immediate)), At(20, .update("a1")),
        At(20, .start("b1")), At(30, .end("b1", .later(1))), At(31, .update("b1")),
        At(40, .start("c1")), At(45, .dismissActivity("c1")), At(46, .end("c1")),
      ], [.updateAfterDismissal: "restarts"])
    for event: Int64 in [2, 5, 8] { #expect(run.outcome(event) == "ignored dismissed") }
  }
}
