import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// When activities are out of date.
@Suite struct StalenessTests {
  private static let rest = "28800 ended, 43200 dismissed"

  /// What happens to an activity that starts at 0 with the stale date 60, and the life that follows.
  struct Case: Sendable, CustomTestStringConvertible {
    let updates: [At]
    let settings: [SettingID: String]
    let life: String
    let testDescription: String

    init(
      _ name: String, _ updates: [At], _ settings: [SettingID: String] = [:], life: String
    ) {
      self.updates = updates
      self.settings = settings
      self.life = life
      testDescription = name
    }
  }

  // Rules lc-stale-transition, lc-stale-advance, lc-stale-none.
  @Test(arguments: [
    Case("no update", [], life: "0 active, 60 stale"),
    Case("moved on", [At(50, .update("a1", staleAt: 120))], life: "0 active, 120 stale"),
    Case("moved back", [At(50, .update("a1", staleAt: 55))], life: "0 active, 55 stale"),
    Case("the same", [At(50, .update("a1", staleAt: 60))], life: "0 active, 60 stale"),
    Case(
      "in the last microsecond", [At(59.999999, .update("a1", staleAt: 120))],
      life: "0 active, 120 stale"),
    // The stale date is a timer, so the activity is stale when the update comes, for no time.
    Case("at the date", [At(60, .update("a1", staleAt: 120))], life: "0 active, 120 stale"),
    Case(
      "a microsecond late", [At(60.000001, .update("a1", staleAt: 120))],
      life: "0 active, 60 stale, 60.000001 active, 120 stale"),
    Case(
      "again and again",
      [At(50, .update("a1", staleAt: 120)), At(130, .update("a1", staleAt: 200))],
      life: "0 active, 120 stale, 130 active, 200 stale"),
    Case("omitted", [At(50, .update("a1"))], life: "0 active"),
    Case(
      "omitted, none", [At(50, .update("a1"))], [.omittedStaleDate: "none"], life: "0 active"),
    Case(
      "omitted, keep", [At(50, .update("a1"))], [.omittedStaleDate: "keep"],
      life: "0 active, 60 stale"),
    Case("omitted when stale", [At(70, .update("a1"))], life: "0 active, 60 stale, 70 active"),
    Case(
      "omitted when stale, keep", [At(70, .update("a1"))], [.omittedStaleDate: "keep"],
      life: "0 active, 60 stale"),
    Case(
      "ahead by a microsecond", [At(50, .update("a1", staleAt: 50.000001))],
      life: "0 active, 50.000001 stale"),
    Case("now", [At(50, .update("a1", staleAt: 50))], life: "0 active, 50 stale"),
    Case("past", [At(50, .update("a1", staleAt: 49.999999))], life: "0 active, 50 stale"),
    Case(
      "ahead, active", [At(50, .update("a1", staleAt: 50.000001))],
      [.pastStaleOnUpdate: "active"], life: "0 active, 50.000001 stale"),
    Case(
      "now, active", [At(50, .update("a1", staleAt: 50))], [.pastStaleOnUpdate: "active"],
      life: "0 active"),
    Case(
      "past, active", [At(50, .update("a1", staleAt: 49.999999))], [.pastStaleOnUpdate: "active"],
      life: "0 active"),
    Case(
      "past when stale", [At(70, .update("a1", staleAt: 65))], life: "0 active, 60 stale"),
    Case(
      "past when stale, active", [At(70, .update("a1", staleAt: 65))],
      [.pastStaleOnUpdate: "active"], life: "0 active, 60 stale, 70 active"),
    Case(
      "past, then fresh",
      [At(50, .update("a1", staleAt: 40)), At(55, .update("a1", staleAt: 58))],
      life: "0 active, 50 stale, 55 active, 58 stale"),
  ])
  func `an activity is stale from its stale date to the next fresh update`(stale: Case) throws {
    let run = try PhoneRun([At(0, .start("a1", staleAt: 60))] + stale.updates, stale.settings)
    #expect(run.life("a1") == stale.life + ", " + Self.rest)
  }

  @Test func `a stale activity stays where it was`() throws {
    let run = try PhoneRun([At(0, .start("a1", score: 3, staleAt: 60))])
    for second in [59.999999, 60] {
      #expect(run.isAllowed("a1", at: second))
      #expect(run.isOnLockScreen("a1", at: second))
      #expect(run.activity("a1", at: second)?.relevance == 3)
    }
  }

  @Test func `without a stale date an activity is never stale`() throws {
    let run = try PhoneRun([At(0, .start("a1")), At(10, .update("a1"))])
    #expect(run.life("a1") == "0 active, \(Self.rest)")
  }

  @Test func `an ended activity does not turn stale`() throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1", staleAt: 60)), At(59.999999, .end("a1", .later(100))),
        At(0, .start("b1", staleAt: 60)), At(60, .end("b1", .later(100))),
      ].sorted { $0.time < $1.time })
    #expect(run.life("a1") == "0 active, 59.999999 ended, 159.999999 dismissed")
    #expect(run.life("b1") == "0 active, 60 ended, 160 dismissed")
  }

  /// A stale date beside the start at second 100, and whether it has passed.
  @Test(
    arguments: [(99.999999, true), (100, true), (100.000001, false)],
    ["presented", "notPresented"])
  func `a start whose stale date has passed is stale at once, and shown or not`(
    date: (staleAt: Double, isPast: Bool), setting: String
  ) throws {
    let run = try PhoneRun(
      [At(100, .start("a1", staleAt: date.staleAt)), At(200, .update("a1", staleAt: 300))],
      [.pastStaleAtStart: setting])
    let beginning = date.isPast ? "100 stale" : "100 active, 100.000001 stale"
    #expect(run.outcome(0) == "applied")
    #expect(
      run.life("a1") == beginning + ", 200 active, 300 stale, 28900 ended, 43300 dismissed")
    let isShown = !date.isPast || setting == "presented"
    // Created stale and never shown: not by a fresh update either, nor once it has ended.
    for second in [100, 200.0, 300] { #expect(run.isAllowed("a1", at: second) == isShown) }
    for second in [100, 200.0, 28_900] {
      #expect(run.isOnLockScreen("a1", at: second) == isShown)
    }
  }
}
