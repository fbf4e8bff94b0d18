import Catalogue
import Testing
import TraceModel
import TraceWords

/// Who holds the island while nothing is expanded: rules.md, section 3.1, steps 1 to 4 and 7.
@Suite struct PlaceTests {
  // Rules di-single-compact, di-two-apps-minimal, di-capacity-two, di-same-app-one-slot,
  // di-slot-promotion, di-ended-leaves, di-foreground-hidden, di-foreground-frees-slot.
  @Test(arguments: [
    IslandCase("nobody", [At(10, .lock)], (0, "nothing"), (10, "nothing")),
    IslandCase(
      "one is compact, to the microsecond", [At(1, .start("a1")), At(9, .end("a1"))],
      (0.999999, "nothing"), (1, "a1 compact"), (8.999999, "a1 compact"), (9, "nothing")),
    IslandCase(
      "two are minimal", [At(0, .start("a1")), At(5, .start("b1"))],
      (4.999999, "a1 compact"), (5, "a1 minimal, b1 minimal")),
    IslandCase(
      "the one that is left is compact",
      [At(0, .start("a1")), At(1, .start("b1")), At(5, .end("a1"))], (5, "b1 compact")),
    IslandCase(
      "one app has one place", [At(0, .start("a1")), At(1, .start("a2")), At(2, .start("a3"))],
      (2, "a1 compact")),
    IslandCase(
      "the next of an app follows",
      [At(0, .start("a1")), At(1, .start("a2")), At(5, .end("a1", .immediate))],
      (4.999999, "a1 compact"), (5, "a2 compact")),
    IslandCase(
      "the own app in front",
      [At(0, .start("a1")), At(0, .start("a2")), At(1, .open("a")), At(5, .leave("a"))],
      (1, "nothing"), (4.999999, "nothing"), (5, "a1 compact")),
    IslandCase(
      "the own app in front frees its place",
      [At(0, .start("a1")), At(0, .start("b1")), At(1, .open("a")), At(5, .leave("a"))],
      (1, "b1 compact"), (5, "a1 minimal, b1 minimal")),
    IslandCase(
      "another app in front",
      [At(0, .start("a1")), At(0, .start("b1")), At(1, .open("c"))], (1, "a1 minimal, b1 minimal")),
    IslandCase(
      "locked and unlocked",
      [
        At(0, .start("a1")), At(0, .start("b1")), At(1, .lock), At(2, .start("c1")), At(5, .unlock),
      ],
      (1, "nothing"), (4.999999, "nothing"), (5, "a1 minimal, c1 minimal")),
    IslandCase(
      "the eight hours", [At(0, .start("a1")), At(1, .start("b1"))],
      (28_799.999999, "a1 minimal, b1 minimal"), (28_800, "b1 compact"),
      (28_800.999999, "b1 compact"), (28_801, "nothing")),
    IslandCase(
      "a scheduled start", [At(0, .start("b1")), At(0, .schedule("a1", 20)), At(10, .start("c1"))],
      (10, "b1 minimal, c1 minimal"), (19.999999, "b1 minimal, c1 minimal"),
      (24, "b1 minimal, a1 minimal")),
    IslandCase(
      "stale is like active", [At(0, .start("a1", staleAt: 5)), At(0, .start("b1"))],
      (5, "a1 minimal, b1 minimal")),
    IslandCase(
      "a start that is not presented", [.pastStaleAtStart: "notPresented"],
      [At(10, .start("a1", staleAt: 5)), At(11, .start("b1")), At(12, .update("a1", staleAt: 50))],
      (10, "nothing"), (11, "b1 compact"), (12, "b1 compact")),
    IslandCase(
      "no time at all changes nothing",
      [At(0, .start("a1")), At(5, .end("a1", .immediate)), At(5, .start("b1"))],
      (4.999999, "a1 compact"), (5, "b1 compact")),
  ])
  func `one owner is compact, two are minimal`(scene: IslandCase) throws { try scene.check() }

  // Rules di-relevance-highest, -tie, -default, -reevaluated, -omitted-update, -not-cross-app.
  @Test(arguments: [
    IslandCase(
      "the highest score", [At(0, .start("a1", score: 50)), At(1, .start("a2", score: 100))],
      (0, "a1 compact"), (1, "a2 compact")),
    IslandCase(
      "only their order counts",
      [At(0, .start("a1", score: 0.4)), At(1, .start("a2", score: 0.5))], (1, "a2 compact")),
    IslandCase(
      "below zero", [At(0, .start("a1", score: -1)), At(1, .start("a2"))], (1, "a2 compact")),
    IslandCase(
      "equal scores", [At(0, .start("a1", score: 7)), At(1, .start("a2", score: 7))],
      (1, "a1 compact")),
    IslandCase(
      "0 is no score", [At(0, .start("a1", score: 0)), At(1, .start("a2"))], (1, "a1 compact")),
    IslandCase(
      "negative zero is zero", [At(0, .start("a1", score: -0.0)), At(1, .start("a2", score: 0))],
      (1, "a1 compact")),
    IslandCase(
      "an update lifts one",
      [At(0, .start("a1", score: 100)), At(1, .start("a2")), At(5, .update("a2", score: 150))],
      (4.999999, "a1 compact"), (5, "a2 compact")),
    IslandCase(
      "an update draws level",
      [
        At(0, .start("a1", score: 100)), At(1, .start("a2", score: 150)),
        At(5, .update("a2", score: 100)),
      ],
      (4.999999, "a2 compact"), (5, "a1 compact")),
    IslandCase(
      "an update without a score",
      [At(0, .start("a1", score: 100)), At(1, .start("a2", score: 50)), At(5, .update("a1"))],
      (4, "a1 compact"), (5, "a2 compact")),
    IslandCase(
      "an update without a score", [.omittedRelevance: "keep"],
      [At(0, .start("a1", score: 100)), At(1, .start("a2", score: 50)), At(5, .update("a1"))],
      (5, "a1 compact")),
    IslandCase(
      "not across apps",
      [At(0, .start("a1")), At(1, .start("b1", score: 1e9)), At(2, .start("c1", score: 1e9))],
      (1, "a1 minimal, b1 minimal"), (2, "a1 minimal, c1 minimal")),
    IslandCase(
      "a score that changes while locked",
      [
        At(0, .start("a1")), At(1, .start("a2")), At(5, .lock), At(6, .update("a2", score: 9)),
        At(10, .unlock),
      ],
      (4, "a1 compact"), (10, "a2 compact")),
    IslandCase(
      "a scheduled one starts later than one that was asked for later",
      [At(0, .schedule("a1", 5)), At(1, .start("a2"))], (10, "a2 compact")),
  ])
  func `the highest score stands for its app`(scene: IslandCase) throws { try scene.check() }

  private static let four = [
    At(0, .start("a1")), At(1, .start("b1")), At(2, .start("c1")), At(3, .start("d1")),
  ]

  // Rules di-third-app, di-attached-first-claim, di-two-apps-compact-claim.
  @Test(arguments: [
    IslandCase(
      "third", four + [At(5, .end("d1")), At(6, .end("a1"))], (1, "a1 minimal, b1 minimal"),
      (2, "a1 minimal, c1 minimal"), (3, "a1 minimal, d1 minimal"), (5, "a1 minimal, c1 minimal"),
      (6, "b1 minimal, c1 minimal")),
    IslandCase(
      "third", [.thirdApp: "wait"], four + [At(5, .end("a1")), At(6, .end("c1"))],
      (1, "a1 minimal, b1 minimal"), (3, "a1 minimal, b1 minimal"), (5, "b1 minimal, c1 minimal"),
      (6, "b1 minimal, d1 minimal")),
    IslandCase(
      "rank", [.crossAppRank: "latestStart"], four, (0, "a1 compact"),
      (1, "b1 minimal, a1 minimal"), (2, "c1 minimal, b1 minimal"), (3, "d1 minimal, c1 minimal")),
    IslandCase(
      "rank and third", [.crossAppRank: "latestStart", .thirdApp: "wait"], four,
      (2, "c1 minimal, b1 minimal"), (3, "d1 minimal, c1 minimal")),
    IslandCase(
      "the first keeps the pill", [.primaryMode: "compact"], four, (0, "a1 compact"),
      (1, "a1 compact, b1 minimal"), (3, "a1 compact, d1 minimal")),
    IslandCase(
      "the start of the shown activity", [.ownerStart: "shownActivity"],
      [At(0, .start("a1")), At(1, .start("b1")), At(2, .start("a2", score: 5)), At(5, .end("a2"))],
      (1, "a1 minimal, b1 minimal"), (2, "b1 minimal, a2 minimal"), (5, "a1 minimal, b1 minimal")),
    IslandCase(
      "the earliest of the app", [.ownerStart: "appEarliest"],
      [At(0, .start("a1")), At(1, .start("b1")), At(2, .start("a2", score: 5)), At(5, .end("a1"))],
      (2, "a2 minimal, b1 minimal"), (5, "b1 minimal, a2 minimal")),
    IslandCase(
      "the newest of the rest by the app's start", [.ownerStart: "appEarliest"],
      [
        At(0, .start("a1")), At(1, .start("b1")), At(2, .start("c1")),
        At(3, .start("b2", score: 5)),
      ],
      (3, "a1 minimal, c1 minimal")),
    IslandCase(
      "the newest of the rest by the activity's start",
      [
        At(0, .start("a1")), At(1, .start("b1")), At(2, .start("c1")),
        At(3, .start("b2", score: 5)),
      ],
      (3, "a1 minimal, b2 minimal")),
  ])
  func `of more than two the first is attached, and a parameter says who is detached`(
    scene: IslandCase
  ) throws {
    try scene.check()
  }

  private static let crowd = [
    At(0, .start("a1")), At(1, .systemBegin(.recording)), At(2, .systemBegin(.timer)),
    At(3, .systemBegin(.navigation)), At(4, .media(.play, "z")), At(5, .systemBegin(.call)),
    At(6, .start("b1")),
    At(10, .systemEnd(.call)), At(11, .media(.stop, "z")), At(12, .systemEnd(.navigation)),
    At(13, .systemEnd(.timer)), At(14, .systemEnd(.recording)),
  ]
  private static let waiting: [SettingID: String] = [.thirdApp: "wait"]

  // Rules di-system-clients, di-system-rank-unknown.
  @Test(arguments: [
    IslandCase(
      "before apps", [.thirdApp: "wait"], crowd, (1, "recording minimal, a1 minimal"),
      (2, "timer minimal, recording minimal"), (3, "navigation minimal, timer minimal"),
      (4, "media minimal, navigation minimal"), (5, "call minimal, media minimal"),
      (10, "media minimal, navigation minimal"), (11, "navigation minimal, timer minimal"),
      (12, "timer minimal, recording minimal"), (13, "recording minimal, a1 minimal"),
      (14, "a1 minimal, b1 minimal")),
    IslandCase(
      "by start", [.systemClients: "byStart", .thirdApp: "wait"], crowd,
      (1, "a1 minimal, recording minimal"), (6, "a1 minimal, recording minimal"),
      (14, "a1 minimal, b1 minimal")),
    IslandCase(
      "by start, the newest", [.systemClients: "byStart"], crowd,
      (4, "a1 minimal, media minimal"), (5, "a1 minimal, call minimal"),
      (6, "a1 minimal, b1 minimal")),
    IslandCase(
      "after apps", [.systemClients: "afterApps", .thirdApp: "wait"],
      crowd + [At(20, .systemBegin(.call)), At(20, .systemBegin(.share)), At(20, .end("a1"))],
      (1, "a1 minimal, recording minimal"), (2, "a1 minimal, timer minimal"),
      (3, "a1 minimal, navigation minimal"), (4, "a1 minimal, media minimal"),
      (5, "a1 minimal, call minimal"), (6, "a1 minimal, b1 minimal"),
      (20, "b1 minimal, call minimal")),
    IslandCase(
      "clients that nobody names, by start", [.thirdApp: "wait"],
      [At(0, .systemBegin(.share)), At(1, .systemBegin(.faceID)), At(2, .systemBegin(.airDrop))],
      (0, "share compact"), (2, "share minimal, faceID minimal")),
    IslandCase(
      "clients that nobody names, latest first", [.thirdApp: "wait", .crossAppRank: "latestStart"],
      [At(0, .systemBegin(.share)), At(1, .systemBegin(.faceID)), At(2, .systemBegin(.call))],
      (1, "faceID minimal, share minimal"), (2, "call minimal, faceID minimal")),
    IslandCase(
      "a player and its app's activity", [At(0, .media(.play, "a")), At(1, .start("a1"))],
      (0, "media compact"), (1, "media minimal, a1 minimal")),
    IslandCase(
      "a paused player", [.pausedMedia: "leaves"],
      [
        At(0, .start("a1")), At(1, .media(.play, "z")), At(2, .media(.pause, "z")),
        At(3, .media(.play, "z")),
      ],
      (1, "media minimal, a1 minimal"), (2, "a1 compact"), (3, "media minimal, a1 minimal")),
    IslandCase(
      "a paused player keeps its place", [At(1, .media(.play, "z")), At(2, .media(.pause, "z"))],
      (2, "media compact")),
    IslandCase(
      "a player that comes back has its old start",
      [.pausedMedia: "leaves", .systemClients: "byStart"],
      [
        At(0, .media(.play, "z")), At(1, .start("a1")), At(2, .media(.pause, "z")),
        At(3, .media(.play, "z")), At(5, .media(.play, "y")),
      ],
      (3, "media minimal, a1 minimal"), (5, "a1 minimal, media minimal")),
    IslandCase(
      "the player's app in front", [At(0, .media(.play, "z")), At(1, .open("z"))], (1, "nothing")),
    IslandCase(
      "the player's app in front", [.foregroundMediaHides: "no"],
      [At(0, .media(.play, "z")), At(1, .open("z"))], (1, "media compact")),
  ])
  func `system clients rank before apps, behind them or among them`(scene: IslandCase) throws {
    try scene.check()
  }

  @Test func `ios-primary is ios with the pill`() throws {
    let scene = try Scene(policy: "ios-primary", Self.four)
    #expect(scene.island(at: 1) == "a1 compact, b1 minimal")
    #expect(
      try Scene(policy: "ios-primary:thirdApp=wait", Self.four).island(at: 3)
        == "a1 compact, b1 minimal")
    // What it fixes no setting changes.
    let fixed = try Scene([.primaryMode: "minimal"], policy: "ios-primary", Self.four)
    #expect(fixed.island(at: 1) == "a1 compact, b1 minimal")
  }

  @Test func `before system 27 a phone held sideways shows nothing`() throws {
    let events = [
      At(0, .start("a1")), At(1, .update("a1", alert: .ring)),
      At(2, .set { $0.orientation = .landscape }), At(3, .set { $0.orientation = .portrait }),
      At(10, .set { $0.orientation = .landscape }), At(11, .update("a1", alert: .ring)),
    ]
    let old = try Scene(system: "26.9", events)
    #expect(old.island(at: 1) == "a1 expanded")
    #expect(old.island(at: 2) == "nothing")
    #expect(old.island(at: 3) == "a1 expanded")
    #expect(old.island(at: 5) == "a1 compact")
    #expect(old.island(at: 11) == "nothing")
    #expect(old.fate(1) == "di-landscape")
    #expect(try Scene(system: "27.0", events).island(at: 11) == "a1 expanded")
  }
}
