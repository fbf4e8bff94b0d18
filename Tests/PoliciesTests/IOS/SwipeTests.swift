import Catalogue
import Testing
import TraceModel
import TraceWords

/// What swipes do to the places (rules `di-swipe-hides`, `di-swipe-restores`, `di-swipe-switches`).
@Suite struct SwipeTests {
  private static let pair = "a1 minimal, b1 minimal"
  private static let swapped = "b1 minimal, a1 minimal"
  private static let two = [At(0, .start("a1")), At(1, .start("b1"))]
  private static let switched = two + [At(5, .swipe(.left, .attached))]
  private static let hide: [SettingID: String] = [.swipeWithTwo: "hide"]

  @Test(arguments: [
    IslandCase(
      "alone, and back",
      [
        At(0, .start("a1")), At(5, .swipe(.left, .attached)),
        At(10, .swipe(.outward, .activity("a1"))),
      ],
      (4.999999, "a1 compact"), (5, "nothing"), (9.999999, "nothing"), (10, "a1 compact")),
    IslandCase(
      "the first of two, and back", hide,
      two + [At(5, .swipe(.right, .attached)), At(10, .swipe(.outward, .activity("a1")))],
      (5, "b1 compact"), (10, pair)),
    IslandCase(
      "the second of two", hide, two + [At(5, .swipe(.right, .detached))], (5, "a1 compact")),
    IslandCase(
      "both", hide,
      two + [
        At(5, .swipe(.right, .detached)), At(6, .swipe(.right, .attached)),
        At(7, .swipe(.outward, .activity("b1"))),
      ],
      (6, "nothing"), (7, "b1 compact")),
    IslandCase(
      "a third takes the place", [.swipeWithTwo: "hide", .thirdApp: "wait"],
      two + [At(2, .start("c1")), At(5, .swipe(.left, .attached))], (5, "b1 minimal, c1 minimal")),
    // Hidden, it still outranks its siblings.
    IslandCase(
      "its app shows nothing",
      [
        At(0, .start("a1")), At(1, .start("a2")), At(5, .swipe(.left, .attached)),
        At(10, .update("a2", score: 1)), At(15, .update("a2")),
      ],
      (5, "nothing"), (10, "a2 compact"), (15, "nothing")),
    IslandCase(
      "until an update", [.swipeHideLasts: "untilUpdate"],
      [At(0, .start("a1")), At(5, .swipe(.left, .attached)), At(10, .update("a1"))],
      (9.999999, "nothing"), (10, "a1 compact")),
    IslandCase(
      "across a lock and the own app",
      [
        At(0, .start("a1")), At(5, .swipe(.left, .attached)), At(6, .lock), At(7, .unlock),
        At(8, .open("a")), At(9, .leave("a")),
      ],
      (7, "nothing"), (9, "nothing")),
    IslandCase(
      "a successor is not hidden",
      [
        At(0, .start("a1")), At(5, .swipe(.left, .attached)), At(6, .end("a1", .immediate)),
        At(7, .start("a2")),
      ],
      (7, "a2 compact")),
  ])
  func `a swipe hides and an outward swipe restores`(scene: IslandCase) throws {
    try scene.check()
  }

  @Test(arguments: [
    IslandCase("once", switched, (4.999999, pair), (5, swapped), (10_000, swapped)),
    IslandCase("on the other one", two + [At(5, .swipe(.right, .detached))], (5, swapped)),
    IslandCase("by name", two + [At(5, .swipe(.right, .activity("b1")))], (5, swapped)),
    IslandCase("twice", switched + [At(10, .swipe(.left, .attached))], (10, pair)),
    IslandCase(
      "three times",
      switched + [At(10, .swipe(.left, .attached)), At(11, .swipe(.left, .detached))],
      (11, swapped)),
    IslandCase(
      "with the pill", [.primaryMode: "compact"], switched, (5, "b1 compact, a1 minimal")),
    IslandCase("across a lock", switched + [At(10, .lock), At(11, .unlock)], (11, swapped)),
    IslandCase(
      "across the own app", switched + [At(10, .open("a")), At(11, .leave("a"))],
      (10, "b1 compact"), (11, swapped)),
    IslandCase(
      "across a third", [.thirdApp: "newestDetached"],
      switched + [At(10, .start("c1")), At(11, .end("c1"))], (10, "a1 minimal, c1 minimal"),
      (11, swapped)),
    IslandCase(
      "across an expansion", switched + [At(10, .update("a1", alert: .ring))],
      (10, "a1 expanded"), (14, swapped)),
    IslandCase(
      "across a better sibling",
      switched + [At(10, .start("a2", score: 5)), At(11, .end("a2"))],
      (10, "b1 minimal, a2 minimal"), (11, swapped)),
    IslandCase(
      "not across an end", switched + [At(10, .end("a1")), At(11, .start("a2"))],
      (11, "b1 minimal, a2 minimal")),
    // Two pairs, each as the person left it.
    IslandCase(
      "another pair while the first has a gap",
      switched + [At(10, .start("c1")), At(11, .swipe(.left, .attached)), At(12, .end("c1"))],
      (10, "a1 minimal, c1 minimal"), (11, "c1 minimal, a1 minimal"), (12, swapped)),
    IslandCase(
      "another pair, switched back",
      switched + [
        At(10, .start("c1")), At(11, .swipe(.left, .attached)),
        At(12, .swipe(.left, .attached)), At(13, .end("c1")),
      ],
      (12, "a1 minimal, c1 minimal"), (13, swapped)),
    IslandCase(
      "one of the pair is hidden and back", [.swipeWithTwo: "switch"],
      switched + [
        At(10, .press(.attached)), At(11, .swipe(.left, .attached)),
        At(12, .swipe(.outward, .activity("b1"))),
      ],
      (11, "a1 compact"), (12, swapped)),
    // The second player is another one than the first.
    IslandCase(
      "another player",
      [
        At(0, .start("a1")), At(1, .media(.play, "y")), At(5, .swipe(.left, .activity("a1"))),
        At(10, .media(.play, "z")),
      ],
      (4, "media minimal, a1 minimal"), (5, "a1 minimal, media minimal"),
      (10, "media minimal, a1 minimal")),
  ])
  func `a swipe across two switches them for as long as both are alive`(scene: IslandCase) throws {
    try scene.check()
  }

  /// Beside an expansion there are no two minimal ones: the swiped one is hidden.
  @Test func `a swipe beside an expansion hides`() throws {
    let scene = try Scene(
      [.otherSlotWhileExpanded: "kept"],
      Self.two + [At(5, .press(.attached)), At(6, .swipe(.left, .detached)), At(7, .outside)])
    #expect(scene.island(at: 5) == "a1 expanded, b1 minimal")
    #expect(scene.island(at: 6) == "a1 expanded")
    #expect(scene.island(at: 7) == "a1 compact")
  }

  @Test func `a swipe on a client does nothing`() throws {
    let scene = try Scene([
      At(0, .systemBegin(.navigation)), At(1, .swipe(.left, .attached)), At(2, .start("a1")),
      At(3, .swipe(.left, .attached)), At(4, .tap(.attached)), At(5, .swipe(.up)),
    ])
    #expect(scene.island(at: 1) == "navigation compact")
    #expect(scene.island(at: 5) == "navigation minimal, a1 minimal")
  }
}
