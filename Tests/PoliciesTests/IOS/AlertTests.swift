import Catalogue
import Testing
import TraceModel
import TraceWords

/// What alerts do to the island: rules.md, section 3.1, step 5, section 4.1, and the settings.
@Suite struct AlertTests {
  private static let pair = "a1 minimal, b1 minimal"
  private static let two = [At(0, .start("a1")), At(1, .start("b1"))]
  private static let three = two + [At(2, .start("c1"))]

  private static func alert(_ activity: ActivityIndex, _ seconds: Double) -> At {
    At(seconds, .update(activity, alert: .ring))
  }

  // Rules di-expanded-triggers, di-expanded-returns.
  @Test(arguments: [
    IslandCase(
      "four seconds", [alert("b1", 10)], (9.999999, pair), (10, "b1 expanded"),
      (13.999999, "b1 expanded"), (14, pair)),
    IslandCase(
      "two seconds", [.alertHold: "2"], [alert("a1", 10)], (11.999999, "a1 expanded"), (12, pair)),
    IslandCase(
      "a microsecond", [.alertHold: "0.000001"], [alert("a1", 10)], (10, "a1 expanded"),
      (10.000001, pair)),
    IslandCase("no time", [.alertHold: "0"], [alert("a1", 10)], (10, pair)),
    IslandCase("an update without an alert", [At(10, .update("a1"))], (10, pair)),
    IslandCase("an empty alert", [At(10, .update("a1", alert: .empty))], (10, pair)),
    IslandCase(
      "an empty alert", [.emptyAlert: "expands"], [At(10, .update("a1", alert: .empty))],
      (10, "a1 expanded"), (14, pair)),
    IslandCase(
      "what changes meanwhile shows afterwards",
      [alert("a1", 10), At(11, .end("b1")), At(12, .start("c1"))], (12, "a1 expanded"),
      (14, "a1 minimal, c1 minimal")),
    IslandCase(
      "the activity ends", [alert("a1", 10), At(12, .end("a1"))], (11.999999, "a1 expanded"),
      (12, "b1 compact")),
    IslandCase(
      "the activity is removed", [alert("a1", 10), At(12, .dismissActivity("a1"))],
      (12, "b1 compact")),
    IslandCase(
      "a start", [At(10, .start("c1", alert: .ring))], (10, "c1 expanded"),
      (14, "a1 minimal, c1 minimal")),
    IslandCase(
      "a push start", [At(10, .start("c1", via: .push, alert: .ring))], (10, "c1 expanded"),
      (14, "a1 minimal, c1 minimal")),
    IslandCase(
      "a push start", [.startAlert: "quiet"], [At(10, .start("c1", via: .push, alert: .ring))],
      (10, "a1 minimal, c1 minimal")),
    IslandCase(
      "another start's alert", [.startAlert: "quiet"], [At(10, .start("c1", alert: .ring))],
      (10, "c1 expanded")),
    IslandCase(
      "a scheduled start", [.startAlert: "quiet"], [At(5, .schedule("c1", 10))], (9.999999, pair),
      (10, "c1 expanded"), (13.999999, "c1 expanded"), (14, "a1 minimal, c1 minimal")),
    IslandCase(
      "a start that is not presented", [.pastStaleAtStart: "notPresented"],
      [At(10, .start("c1", staleAt: 5, alert: .ring))], (10, pair)),
  ])
  func `an alert expands its activity for the hold`(scene: IslandCase) throws {
    try scene.check(Self.two)
  }

  private static let keep: [SettingID: String] = [.sameActivityAlert: "keep"]
  private static let queue: [SettingID: String] = [.alertCollision: "queue"]

  // Rule al-collision.
  @Test(arguments: [
    IslandCase(
      "the same again", [alert("a1", 10), alert("a1", 12)], (15.999999, "a1 expanded"), (16, pair)),
    IslandCase(
      "the same again", keep, [alert("a1", 10), alert("a1", 12)], (13.999999, "a1 expanded"),
      (14, pair)),
    // The end of a hold is a timer: it comes before the alert of its instant.
    IslandCase(
      "the same at the end of the hold", keep, [alert("a1", 10), alert("a1", 14)],
      (17.999999, "a1 expanded"), (18, pair)),
    IslandCase(
      "another", [alert("a1", 10), alert("b1", 12)], (11.999999, "a1 expanded"),
      (12, "b1 expanded"), (15.999999, "b1 expanded"), (16, pair)),
    IslandCase(
      "another", queue, [alert("a1", 10), alert("b1", 12)], (13.999999, "a1 expanded"),
      (14, "b1 expanded"), (17.999999, "b1 expanded"), (18, pair)),
    IslandCase(
      "another at the end of the hold", queue, [alert("a1", 10), alert("b1", 14)],
      (13.999999, "a1 expanded"), (14, "b1 expanded"), (18, pair)),
    IslandCase(
      "a restart lets the other wait longer", queue,
      [alert("a1", 10), alert("b1", 11), alert("a1", 13)], (16.999999, "a1 expanded"),
      (17, "b1 expanded"), (21, pair)),
    IslandCase(
      "no restart, no longer wait", [.alertCollision: "queue", .sameActivityAlert: "keep"],
      [alert("a1", 10), alert("b1", 11), alert("a1", 13)], (14, "b1 expanded"), (18, pair)),
    IslandCase(
      "several wait", queue,
      [At(5, .start("c1")), alert("a1", 10), alert("b1", 11), alert("c1", 12), alert("b1", 13)],
      (14, "b1 expanded"), (18, "c1 expanded"), (22, "b1 expanded"), (25.999999, "b1 expanded"),
      (26, "a1 minimal, c1 minimal")),
    IslandCase(
      "one that waits ends", queue,
      [At(5, .start("c1")), alert("a1", 10), alert("b1", 11), alert("c1", 12), At(13, .end("b1"))],
      (14, "c1 expanded"), (18, "a1 minimal, c1 minimal")),
    IslandCase(
      "one that waits comes to the front", queue,
      [alert("a1", 10), alert("b1", 11), At(12, .open("b"))], (12, "a1 expanded"),
      (14, "a1 compact")),
    IslandCase(
      "one that waits was in front meanwhile", queue,
      [alert("a1", 10), alert("b1", 11), At(12, .open("b")), At(13, .leave("b"))],
      (14, "b1 expanded"), (18, pair)),
    IslandCase(
      "the first ends early", queue, [alert("a1", 10), alert("b1", 11), At(12, .end("a1"))],
      (12, "b1 expanded"), (15.999999, "b1 expanded"), (16, "b1 compact")),
    IslandCase(
      "the first comes to the front", queue,
      [alert("a1", 10), alert("b1", 11), At(12, .open("a"))],
      (12, "b1 expanded"), (16, "b1 compact")),
    IslandCase(
      "a person closes the first", queue, [alert("a1", 10), alert("b1", 11), At(12, .outside)],
      (12, "b1 expanded"), (16, pair)),
    IslandCase(
      "a lock loses those that wait", queue,
      [alert("a1", 10), alert("b1", 11), At(12, .lock), At(13, .unlock)], (13, pair)),
    IslandCase(
      "a lock keeps those that wait",
      [.alertCollision: "queue", .expansionAfterUnlock: "continues"],
      [alert("a1", 10), alert("b1", 11), At(12, .lock), At(13, .unlock)], (12, "nothing"),
      (13, "a1 expanded"), (14, "b1 expanded"), (18, pair)),
    IslandCase(
      "a start that waits", queue, [alert("a1", 10), At(11, .start("c1", alert: .ring))],
      (11, "a1 expanded"), (14, "c1 expanded"), (18, "a1 minimal, c1 minimal")),
  ])
  func `a second alert restarts, replaces or waits`(scene: IslandCase) throws {
    try scene.check(Self.two)
  }

  // Rule al-foreground-own, setting ownAppAlert.
  @Test(arguments: [
    IslandCase(
      "in front", [At(5, .open("a")), alert("a1", 10)], (10, "b1 compact")),
    IslandCase(
      "in front", [.ownAppAlert: "expand"], [At(5, .open("a")), alert("a1", 10)],
      (10, "a1 expanded"), (13.999999, "a1 expanded"), (14, "b1 compact")),
    IslandCase(
      "in front, then left", [.ownAppAlert: "expand"],
      [At(5, .open("a")), alert("a1", 10), At(11, .leave("a"))], (11, "a1 expanded"), (14, pair)),
    // Opening the own app ends its expansion, also if it was in front when that began.
    IslandCase(
      "in front, then left and opened again", [.ownAppAlert: "expand"],
      [At(5, .open("a")), alert("a1", 10), At(11, .leave("a")), At(12, .open("a"))],
      (11, "a1 expanded"), (12, "b1 compact")),
    IslandCase(
      "opened", [.ownAppAlert: "expand"], [alert("a1", 10), At(12, .open("a"))],
      (11.999999, "a1 expanded"), (12, "b1 compact")),
    IslandCase(
      "opened and left within the hold",
      [alert("a1", 10), At(11, .open("a")), At(12, .leave("a"))], (11, "b1 compact"), (12, pair)),
    IslandCase(
      "another app is opened", [alert("a1", 10), At(11, .open("b"))], (11, "a1 expanded"),
      (14, "a1 compact")),
    IslandCase(
      "an intent of the app in front", [At(5, .open("c")), At(10, .start("c1", alert: .ring))],
      (10, pair)),
  ])
  func `an alert while the own app is in front is suppressed or not`(scene: IslandCase) throws {
    try scene.check(Self.two)
  }

  /// An activity that a person swiped out, alone and beside another.
  @Test(arguments: [
    ("expandOnce", "a1 expanded", "b1 compact", "nothing"),
    ("staysHidden", nil, "b1 compact", "nothing"),
    ("restores", "a1 expanded", "a1 minimal, b1 minimal", "a1 compact"),
  ])
  func `an alert of a hidden activity`(
    setting: String, during: String?, after: String, afterAlone: String
  ) throws {
    let settings: [SettingID: String] = [.hiddenAndAlert: setting, .swipeWithTwo: "hide"]
    let alone = try Scene(
      settings, [At(0, .start("a1")), At(5, .swipe(.left, .attached)), Self.alert("a1", 10)])
    #expect(alone.island(at: 9) == "nothing")
    #expect(alone.island(at: 10) == during ?? "nothing")
    #expect(alone.island(at: 13.999999) == during ?? "nothing")
    #expect(alone.island(at: 14) == afterAlone)
    let beside = try Scene(
      settings, Self.two + [At(5, .swipe(.left, .attached)), Self.alert("a1", 10)])
    #expect(beside.island(at: 9) == "b1 compact")
    #expect(beside.island(at: 10) == during ?? "b1 compact")
    #expect(beside.island(at: 14) == after)
    #expect(beside.fate(0) == (setting == "staysHidden" ? "di-swipe-hides" : nil))
  }

  @Test(arguments: [
    // It comes back with its expansion, not while its alert waits for that.
    IslandCase(
      "an alert that waits",
      [.hiddenAndAlert: "restores", .alertCollision: "queue", .swipeWithTwo: "hide"],
      [
        At(5, .swipe(.left, .attached)), alert("b1", 10), alert("a1", 11), At(12, .outside),
        At(13, .outside),
      ],
      (10, "b1 expanded"), (12, "a1 expanded"), (13, pair)),
    IslandCase(
      "an alert that waits in vain",
      [.hiddenAndAlert: "restores", .alertCollision: "queue", .swipeWithTwo: "hide"],
      [
        At(5, .swipe(.left, .attached)), alert("b1", 10), alert("a1", 11), At(12, .lock),
        At(13, .unlock),
      ],
      (13, "b1 compact")),
    IslandCase(
      "an alert while locked", [.hiddenAndAlert: "restores", .swipeWithTwo: "hide"],
      [At(5, .swipe(.left, .attached)), At(6, .lock), alert("a1", 10), At(12, .unlock)],
      (12, "b1 compact")),
    IslandCase(
      "an update ends the hide before its alert comes",
      [.hiddenAndAlert: "staysHidden", .swipeWithTwo: "hide", .swipeHideLasts: "untilUpdate"],
      [At(5, .swipe(.left, .attached)), alert("a1", 10)], (10, "a1 expanded"), (14, pair)),
    // From its expansion on it counts for the places, also for who is kept beside it.
    IslandCase(
      "beside another that is kept",
      [
        .hiddenAndAlert: "restores", .swipeWithTwo: "hide", .otherSlotWhileExpanded: "kept",
        .thirdApp: "wait",
      ],
      [
        At(2, .start("c1")), At(5, .swipe(.left, .attached)), alert("a1", 10),
        At(11, .update("c1")),
      ],
      (9, "b1 minimal, c1 minimal"), (10, "a1 expanded, b1 minimal"),
      (11, "a1 expanded, b1 minimal"), (14, pair)),
    IslandCase(
      "swiped out again while expanded", [.hiddenAndAlert: "restores", .swipeWithTwo: "hide"],
      [At(5, .swipe(.left, .attached)), alert("a1", 10), At(11, .swipe(.left, .attached))],
      (11, "b1 compact"), (20, "b1 compact")),
  ])
  func `a hidden activity comes back only when it is shown`(scene: IslandCase) throws {
    try scene.check(Self.two)
  }

  private static let waiting: [SettingID: String] = [.thirdApp: "wait"]
  private static let taking: [SettingID: String] = [
    .thirdApp: "wait", .alertOfNonVisible: "takesDetached",
  ]

  // Setting alertOfNonVisible.
  @Test(arguments: [
    IslandCase("places as before", waiting, [alert("c1", 10)], (10, "c1 expanded"), (14, pair)),
    IslandCase(
      "it keeps the detached place", taking, [alert("c1", 10)], (10, "c1 expanded"),
      (14, "a1 minimal, c1 minimal")),
    IslandCase(
      "until the next start", taking, [alert("c1", 10), At(20, .start("d1"))],
      (19.999999, "a1 minimal, c1 minimal"), (20, pair)),
    IslandCase(
      "one start may bring its own alert", taking,
      [alert("c1", 10), At(20, .start("d1", alert: .ring))], (24, "a1 minimal, d1 minimal")),
    IslandCase(
      "the next such alert", taking, [At(3, .start("d1")), alert("c1", 10), alert("d1", 20)],
      (14, "a1 minimal, c1 minimal"), (24, "a1 minimal, d1 minimal")),
    IslandCase(
      "an alert of one that has a place", taking, [alert("c1", 10), alert("a1", 20)],
      (24, "a1 minimal, c1 minimal")),
    IslandCase(
      "across a lock", taking, [alert("c1", 10), At(20, .lock), At(21, .unlock)],
      (21, "a1 minimal, c1 minimal")),
    IslandCase(
      "it is the first by then", taking, [alert("c1", 10), At(20, .end("a1")), At(21, .end("b1"))],
      (20, "b1 minimal, c1 minimal"), (21, "c1 compact")),
    IslandCase(
      "the newest is detached anyhow", [.alertOfNonVisible: "takesDetached"], [alert("b1", 10)],
      (9, "a1 minimal, c1 minimal"), (14, "a1 minimal, b1 minimal")),
    // An app's player is an owner of its own: it takes no place for the app's activities.
    IslandCase(
      "the app's player has a place", taking,
      [At(3, .systemBegin(.call)), At(4, .media(.play, "c")), alert("c1", 10)],
      (9, "call minimal, media minimal"), (10, "c1 expanded"), (14, "call minimal, c1 minimal")),
  ])
  func `after the alert of an app without a place`(scene: IslandCase) throws {
    try scene.check(Self.three)
  }

  // Setting alertOfSibling.
  @Test(arguments: [
    IslandCase(
      "equal", [At(2, .start("a2")), alert("a2", 10)], (10, "a2 expanded"), (14, pair)),
    IslandCase(
      "lower", [At(2, .start("a2")), At(10, .update("a2", score: -1, alert: .ring))],
      (10, "a2 expanded"), (14, pair)),
    IslandCase(
      "equal", [.alertOfSibling: "none"], [At(2, .start("a2")), alert("a2", 10)], (10, pair)),
    // The score of an update counts for its own alert.
    IslandCase(
      "outranks by then", [.alertOfSibling: "none"],
      [At(2, .start("a2")), At(10, .update("a2", score: 5, alert: .ring))], (10, "a2 expanded"),
      (14, "b1 minimal, a2 minimal")),
    IslandCase(
      "outranked by one in hiding", [.alertOfSibling: "none", .swipeWithTwo: "hide"],
      [At(2, .start("a2")), At(5, .swipe(.left, .attached)), alert("a2", 10)], (10, "b1 compact")),
    IslandCase(
      "outranked by one in hiding", [.swipeWithTwo: "hide"],
      [At(2, .start("a2")), At(5, .swipe(.left, .attached)), alert("a2", 10)], (10, "a2 expanded"),
      (14, "b1 compact")),
    IslandCase(
      "a waiting one is outranked by its turn",
      [.alertOfSibling: "none", .alertCollision: "queue"],
      [
        At(2, .start("a2", score: 5)), alert("b1", 10),
        At(11, .update("a2", score: 5, alert: .ring)), At(12, .update("a1", score: 9)),
      ],
      (14, "a1 minimal, b1 minimal")),
  ])
  func `an alert of an activity that a sibling outranks`(scene: IslandCase) throws {
    try scene.check(Self.two)
  }

  private static let kept: [SettingID: String] = [.otherSlotWhileExpanded: "kept"]

  // Setting otherSlotWhileExpanded.
  @Test(arguments: [
    IslandCase(
      "the first of two", kept, [alert("a1", 10)], (10, "a1 expanded, b1 minimal"), (14, pair)),
    IslandCase("the second of two", kept, [alert("b1", 10)], (10, "b1 expanded, a1 minimal")),
    IslandCase("hidden", [alert("b1", 10)], (10, "b1 expanded")),
    IslandCase(
      "alone", kept, [At(5, .end("b1")), alert("a1", 10)], (10, "a1 expanded")),
    // Two others are visible: it is the detached one that stays.
    IslandCase(
      "a third", [.otherSlotWhileExpanded: "kept", .thirdApp: "wait"],
      [At(5, .start("c1")), alert("c1", 10)], (10, "c1 expanded, b1 minimal"), (14, pair)),
    IslandCase(
      "beside the call", kept, [At(5, .systemBegin(.call)), alert("a1", 10)],
      (9, "call minimal, b1 minimal"), (10, "a1 expanded, b1 minimal")),
    // Only one other is visible: that one.
    IslandCase(
      "a hidden one", [.otherSlotWhileExpanded: "kept", .swipeWithTwo: "hide"],
      [At(5, .swipe(.left, .attached)), alert("a1", 10)], (9, "b1 compact"),
      (10, "a1 expanded, b1 minimal"), (14, "b1 compact")),
    IslandCase(
      "one in front", [.otherSlotWhileExpanded: "kept", .ownAppAlert: "expand"],
      [At(5, .open("a")), alert("a1", 10)], (9, "b1 compact"), (10, "a1 expanded, b1 minimal")),
    // Several activities of one app take one place only (rule di-same-app-one-slot).
    IslandCase(
      "a sibling of the first", kept, [At(2, .start("a2")), alert("a2", 10)],
      (10, "a2 expanded, b1 minimal")),
    IslandCase(
      "a sibling of the second", kept, [At(2, .start("b2")), alert("b2", 10)],
      (10, "b2 expanded, a1 minimal")),
    IslandCase(
      "a sibling alone", kept, [At(2, .start("a2")), At(5, .end("b1")), alert("a2", 10)],
      (10, "a2 expanded")),
    IslandCase(
      "a pill", [.otherSlotWhileExpanded: "kept", .primaryMode: "compact"], [alert("b1", 10)],
      (9, "a1 compact, b1 minimal"), (10, "b1 expanded, a1 minimal")),
    IslandCase(
      "it ends", kept, [alert("b1", 10), At(11, .end("a1"))], (11, "b1 expanded"),
      (14, "b1 compact")),
    IslandCase(
      "it is replaced", kept, [alert("b1", 10), At(11, .end("a1")), At(12, .start("c1"))],
      (12, "b1 expanded, c1 minimal")),
  ])
  func `the other visible activity during an expansion`(scene: IslandCase) throws {
    try scene.check(Self.two)
  }

  private static let going: [SettingID: String] = [.expansionAfterUnlock: "continues"]

  // Setting expansionAfterUnlock; rule di-visible-unlocked.
  @Test(arguments: [
    IslandCase(
      "in time", [alert("a1", 10), At(11, .lock), At(12, .unlock)], (11, "nothing"), (12, pair)),
    IslandCase(
      "in time", going, [alert("a1", 10), At(11, .lock), At(13.999999, .unlock)], (11, "nothing"),
      (13.999999, "a1 expanded"), (14, pair)),
    IslandCase("too late", going, [alert("a1", 10), At(11, .lock), At(14, .unlock)], (14, pair)),
    IslandCase(
      "held open", going, [At(10, .press(.attached)), At(11, .lock), At(5000, .unlock)],
      (5000, "a1 expanded"), (9000, "a1 expanded")),
    IslandCase(
      "held open", [At(10, .press(.attached)), At(11, .lock), At(12, .unlock)], (12, pair)),
    IslandCase(
      "it came while locked", [At(9, .lock), alert("a1", 10), At(11, .unlock)], (11, pair)),
    IslandCase(
      "it came while locked", going, [At(9, .lock), alert("a1", 10), At(11, .unlock)], (11, pair)),
    IslandCase(
      "it ended while locked", going,
      [alert("a1", 10), At(11, .lock), At(12, .end("a1")), At(13, .unlock)], (13, "b1 compact")),
    IslandCase(
      "its app is in front while locked", going,
      [alert("a1", 10), At(11, .lock), At(12, .open("a")), At(12.5, .leave("a")), At(13, .unlock)],
      (13, pair)),
    IslandCase(
      "locked for no time", [alert("a1", 10), At(11, .lock), At(11, .unlock)], (11, pair)),
    IslandCase(
      "locked for no time", going, [alert("a1", 10), At(11, .lock), At(11, .unlock)],
      (11, "a1 expanded")),
  ])
  func `an expansion that a lock cuts off`(scene: IslandCase) throws { try scene.check(Self.two) }

  private static let once: [SettingID: String] = [.alertOnEnd: "expandOnce"]
  private static func onEnd(_ more: [SettingID: String]) -> [SettingID: String] {
    once.merging(more) { $1 }
  }

  private static func end(_ dismissal: Dismissal = .default) -> At {
    At(10, .end("a1", dismissal, alert: .ring))
  }

  // Setting alertOnEnd; rule di-ended-leaves.
  @Test(arguments: [
    IslandCase("plain", [end()], (10, "b1 compact")),
    IslandCase(
      "plain", once, [end()], (10, "a1 expanded"), (13.999999, "a1 expanded"), (14, "b1 compact")),
    IslandCase("an end without an alert", once, [At(10, .end("a1"))], (10, "b1 compact")),
    IslandCase(
      "kept", onEnd([.otherSlotWhileExpanded: "kept"]), [end()],
      (10, "a1 expanded, b1 minimal"), (14, "b1 compact")),
    IslandCase("locked", once, [At(5, .lock), end(), At(11, .unlock)], (11, "b1 compact")),
    // Dismissed is gone from every surface (rule lc-states).
    IslandCase("dismissed with it", once, [end(.immediate)], (10, "b1 compact")),
    IslandCase(
      "dismissed within the hold", once, [end(.later(2))], (11.999999, "a1 expanded"),
      (12, "b1 compact")),
    IslandCase(
      "removed within the hold", once, [end(), At(12, .dismissActivity("a1"))],
      (11.999999, "a1 expanded"), (12, "b1 compact")),
    // What is so of any alert is so of this one.
    IslandCase("own app in front", once, [At(5, .open("a")), end()], (10, "b1 compact")),
    IslandCase(
      "own app in front", onEnd([.ownAppAlert: "expand"]), [At(5, .open("a")), end()],
      (10, "a1 expanded"), (14, "b1 compact")),
    IslandCase(
      "own app is opened", once, [end(), At(12, .open("a")), At(13, .leave("a"))],
      (11.999999, "a1 expanded"), (12, "b1 compact"), (13, "b1 compact")),
    IslandCase(
      "swiped out before", onEnd([.swipeWithTwo: "hide", .hiddenAndAlert: "staysHidden"]),
      [At(5, .swipe(.left, .attached)), end()], (10, "b1 compact")),
    IslandCase(
      "swiped out before", onEnd([.swipeWithTwo: "hide"]),
      [At(5, .swipe(.left, .attached)), end()], (10, "a1 expanded"), (14, "b1 compact")),
    IslandCase(
      "never presented", onEnd([.pastStaleAtStart: "notPresented"]),
      [At(5, .start("c1", staleAt: 3)), At(10, .end("c1", alert: .ring))], (10, pair)),
    IslandCase(
      "a person closes it", once, [end(), At(11, .outside)], (11, "b1 compact")),
    IslandCase(
      "swiped sideways", once, [end(), At(11, .swipe(.left, .attached))], (11, "b1 compact")),
    IslandCase(
      "tapped", once, [end(), At(11, .tap(.attached))], (11, "b1 compact")),
    IslandCase(
      "another alert", once, [end(), alert("b1", 12)], (12, "b1 expanded"), (16, "b1 compact")),
    IslandCase(
      "another alert", onEnd([.alertCollision: "queue"]), [end(), alert("b1", 12)],
      (13.999999, "a1 expanded"), (14, "b1 expanded"), (18, "b1 compact")),
    IslandCase(
      "it waits", onEnd([.alertCollision: "queue"]), [alert("b1", 9), end()],
      (12.999999, "b1 expanded"),
      (13, "a1 expanded"), (16.999999, "a1 expanded"), (17, "b1 compact")),
    IslandCase(
      "it waits and is dismissed", onEnd([.alertCollision: "queue"]),
      [alert("b1", 9), end(.later(2))],
      (13, "b1 compact")),
    IslandCase(
      "it waits and is in front", onEnd([.alertCollision: "queue"]),
      [alert("b1", 9), end(), At(12, .open("a"))], (13, "b1 compact")),
    IslandCase(
      "expanded already", once, [alert("a1", 8), end()], (11.999999, "a1 expanded"),
      (13.999999, "a1 expanded"), (14, "b1 compact")),
  ])
  func `the alert of an end`(scene: IslandCase) throws { try scene.check(Self.two) }

  // Rules di-long-press, di-person-collapses, di-tap.
  @Test(arguments: [
    IslandCase(
      "the first", [At(10, .press(.attached))], (10, "a1 expanded"), (20_000, "a1 expanded")),
    IslandCase("the second", [At(10, .press(.detached))], (10, "b1 expanded")),
    IslandCase("by name", [At(10, .press(.activity("b1")))], (10, "b1 expanded")),
    IslandCase(
      "another while one is kept", kept, [At(10, .press(.attached)), At(20, .press(.detached))],
      (10, "a1 expanded, b1 minimal"), (20, "b1 expanded, a1 minimal")),
    IslandCase("closed outside", [At(10, .press(.attached)), At(20, .outside)], (20, pair)),
    IslandCase("closed upward", [At(10, .press(.attached)), At(20, .swipe(.up))], (20, pair)),
    IslandCase(
      "sideways hides and closes", [At(10, .press(.attached)), At(20, .swipe(.right, .attached))],
      (20, "b1 compact")),
    IslandCase(
      "a tap opens its app",
      [At(10, .press(.attached)), At(20, .tap(.attached)), At(30, .leave("a"))],
      (20, "b1 compact"), (30, pair)),
    IslandCase(
      "a press on what is expanded does nothing",
      [alert("a1", 10), At(12, .press(.attached))], (13.999999, "a1 expanded"), (14, pair)),
    IslandCase(
      "an alert of the same leaves it open",
      [At(10, .press(.attached)), alert("a1", 12)], (20_000, "a1 expanded")),
    IslandCase(
      "closed after an alert of the same",
      [At(10, .press(.attached)), alert("a1", 12), At(13, .outside)], (13, pair)),
    IslandCase(
      "an alert of another", [At(10, .press(.attached)), alert("b1", 12)], (12, "b1 expanded"),
      (16, pair)),
    IslandCase(
      "an alert of another", queue, [At(10, .press(.attached)), alert("b1", 12), At(50, .outside)],
      (49.999999, "a1 expanded"), (50, "b1 expanded"), (53.999999, "b1 expanded"), (54, pair)),
    IslandCase(
      "an alert of another, then hidden", queue,
      [At(10, .press(.attached)), alert("b1", 12), At(50, .swipe(.left, .attached))],
      (50, "b1 expanded"), (54, "b1 compact")),
    IslandCase(
      "its app is opened", [At(10, .press(.attached)), At(20, .open("a")), At(30, .leave("a"))],
      (20, "b1 compact"), (30, pair)),
    IslandCase("it ends", [At(10, .press(.attached)), At(20, .end("a1"))], (20, "b1 compact")),
    IslandCase(
      "a silent update", [At(10, .press(.attached)), At(20, .update("a1"))], (20, "a1 expanded")),
    IslandCase(
      "a press on nothing", [At(5, .end("b1")), At(10, .press(.detached))], (10, "a1 compact")),
    IslandCase(
      "a press on a client", [At(5, .systemBegin(.call)), At(10, .press(.attached))],
      (10, "call minimal, b1 minimal")),
    IslandCase(
      "a person closes an alert", [alert("a1", 10), At(11, .outside)], (11, pair), (13, pair)),
    IslandCase(
      "outside while nothing is open", [At(10, .outside), At(11, .swipe(.up))], (11, pair)),
    IslandCase(
      "a touch while locked",
      [
        At(5, .lock), At(10, .press(.attached)), At(11, .swipe(.left, .attached)),
        At(12, .tap(.attached)), At(13, .unlock),
      ],
      (13, pair)),
  ])
  func `a person opens and closes`(scene: IslandCase) throws { try scene.check(Self.two) }

  @Test func `the journal says what became of alerts that were not shown at once`() throws {
    let scene = try Scene(
      Self.queue.merging([.sameActivityAlert: "keep"]) { $1 },
      Self.two + [
        Self.alert("a1", 10), Self.alert("b1", 11), Self.alert("a1", 12),
        At(13, .update("a1", alert: .empty)), At(14, .open("a")), Self.alert("a1", 20),
        At(21, .end("b1", alert: .ring)), At(22, .set { $0.orientation = .landscape }),
        At(23, .leave("a")), Self.alert("a1", 24),
      ])
    #expect(
      (0..<7).map { scene.fate($0) } == [
        nil, "waits", "joins", nil, "al-foreground-own", "di-ended-leaves", "di-landscape",
      ])
  }

  /// Rule lc-transient and the readings: it is drawn, expanded, while its app is in front.
  @Test(arguments: [
    IslandCase(
      "its app in front, left, and in front again",
      [
        At(10, .open("c")), At(11, .start("c1", style: .transient)), At(12, .leave("c")),
        At(13, .open("c")),
      ],
      (11, "c1 expanded"), (12, pair), (13, "c1 expanded")),
    IslandCase(
      "its app behind", [At(11, .start("c1", style: .transient))], (11, pair)),
    IslandCase(
      "closed",
      [
        At(10, .open("c")), At(11, .start("c1", style: .transient)), At(12, .outside),
        At(13, .leave("c")), At(14, .open("c")),
      ],
      (12, pair), (14, pair)),
    IslandCase(
      "it beats alerts",
      [
        At(10, .open("c")), At(11, .start("c1", style: .transient)), alert("a1", 12),
        At(13, .outside),
      ],
      (12, "c1 expanded"), (13, pair)),
    IslandCase(
      "alerts wait for it", queue,
      [
        At(10, .open("c")), At(11, .start("c1", style: .transient)), alert("a1", 12),
        At(20, .outside),
      ],
      (19.999999, "c1 expanded"), (20, "a1 expanded"), (24, pair)),
    IslandCase(
      "kept beside it", kept, [At(10, .open("c")), At(11, .start("c1", style: .transient))],
      (11, "c1 expanded, b1 minimal")),
    IslandCase(
      "a lock",
      [
        At(10, .open("c")), At(11, .start("c1", style: .transient)), At(12, .lock),
        At(13, .unlock),
      ],
      (13, pair)),
    IslandCase(
      "it outranks nobody of its app",
      [
        At(10, .start("c2")), At(10, .open("c")), At(11, .start("c1", style: .transient, score: 9)),
        At(12, .leave("c")),
      ],
      (11, "c1 expanded"), (12, "a1 minimal, c2 minimal")),
  ])
  func `a transient activity is expanded while its app is in front`(scene: IslandCase) throws {
    try scene.check(Self.two)
  }
}
