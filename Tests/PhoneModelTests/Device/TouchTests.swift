import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// What a finger on the island does to the phone, whatever the policy makes of it.
@Suite struct TouchTests {
  /// The island that is touched, the touch, and what then is so of `a1` and in front.
  struct Case: Sendable, CustomTestStringConvertible {
    let shown: IslandAssignment
    let touch: TraceAction
    let settings: [SettingID: String]
    let isSwiped: Bool
    let foreground: AppIndex?
    let testDescription: String

    init(
      _ name: String, _ shown: IslandAssignment, _ touch: TraceAction,
      _ settings: [SettingID: String] = [:], isSwiped: Bool = false, foreground: AppIndex? = nil
    ) {
      self.shown = shown
      self.touch = touch
      self.settings = settings
      self.isSwiped = isSwiped
      self.foreground = foreground
      testDescription = name
    }
  }

  /// An island with these owners in its places.
  private static func island(
    _ attached: (IslandOwner, IslandMode)?, _ detached: IslandOwner? = nil,
    _ expansion: IslandAssignment.Expansion? = nil
  ) -> IslandAssignment {
    var island = IslandAssignment()
    island.attached = attached.map { .init($0.0, $0.1) }
    island.detached = detached.map { .init($0, .minimal) }
    island.expansion = expansion
    return island
  }

  private static let alone = island((.activity("a1"), .compact))
  private static let pair = island((.activity("a1"), .minimal), .activity("b1"))
  private static let pairOfPill = island((.activity("a1"), .compact), .activity("b1"))
  private static let expanded = island((.activity("a1"), .expanded), nil, .person)
  private static let beside = island((.activity("b1"), .expanded), .activity("a1"), .person)
  private static let call = island((.client(.system(.call)), .minimal), .activity("a1"))
  private static let other = island((.activity("b1"), .compact))
  private static let hiding: [SettingID: String] = [.swipeWithTwo: "hide"]

  // Rules di-swipe-hides, di-swipe-switches, di-tap, di-not-hideable.
  @Test(arguments: [
    Case("swipe left alone", alone, .swipe(.left, .attached), isSwiped: true),
    Case("swipe right alone", alone, .swipe(.right, .attached), isSwiped: true),
    Case("swipe by name", alone, .swipe(.left, .activity("a1")), isSwiped: true),
    Case("swipe on the empty place", alone, .swipe(.left, .detached)),
    Case("swipe on what is not shown", other, .swipe(.left, .activity("a1"))),
    Case("swipe on nothing", island(nil), .swipe(.left, .attached)),
    Case("swipe up", alone, .swipe(.up, .attached)),
    Case("swipe on two, switch", pair, .swipe(.left, .attached)),
    Case("swipe on two, hide", pair, .swipe(.left, .attached), hiding, isSwiped: true),
    Case("swipe on the other of two, hide", pair, .swipe(.left, .detached), hiding),
    Case("swipe on a pill and one, switch", pairOfPill, .swipe(.left, .attached)),
    Case("swipe on the expanded one", expanded, .swipe(.left, .attached), isSwiped: true),
    // Not one of two minimal ones, so there is nothing to switch.
    Case("swipe beside an expansion", beside, .swipe(.right, .detached), isSwiped: true),
    Case("swipe on the call of two", call, .swipe(.left, .attached), hiding),
    Case("swipe beside the call, hide", call, .swipe(.left, .detached), hiding, isSwiped: true),
    Case("tap alone", alone, .tap(.attached), foreground: "a"),
    Case("tap on the second", pair, .tap(.detached), foreground: "b"),
    Case("tap by name", pair, .tap(.activity("b1")), foreground: "b"),
    Case("tap on what is not shown", other, .tap(.activity("a1"))),
    Case("tap on the expanded one", expanded, .tap(.attached), foreground: "a"),
    Case("tap on a call", call, .tap(.attached)),
    Case("press", alone, .press(.attached)),
    Case("press on a call", call, .press(.attached)),
    Case("outside", expanded, .outside),
  ])
  func `a touch acts on what the island shows`(touch: Case) throws {
    let run = try PhoneRun(
      [At(0, .start("a1")), At(0, .start("b1")), At(5, touch.touch)], touch.settings,
      shown: touch.shown)
    #expect(run.activity("a1", at: 5)?.isSwiped == touch.isSwiped)
    #expect(run.phone(at: 5).state.foreground == touch.foreground)
    #expect(run.activity("a1", at: 5)?.state == .active)
    // Rule di-hide-is-not-end.
    #expect(run.isOnLockScreen("a1", at: 5))
    #expect(run.isAllowed("a1", at: 5) == !(touch.isSwiped || touch.foreground == "a"))
  }

  /// What happens to an activity that was swiped out, and whether it still is.
  struct Hide: Sendable, CustomTestStringConvertible {
    let events: [At]
    let setting: String
    let isSwiped: Bool
    let testDescription: String

    init(_ name: String, _ events: [At], _ setting: String = "untilRestored", isSwiped: Bool) {
      self.events = events
      self.setting = setting
      self.isSwiped = isSwiped
      testDescription = "\(name), \(setting)"
    }
  }

  // Rule di-swipe-restores, setting swipeHideLasts.
  @Test(arguments: [
    Hide("nothing", [], isSwiped: true),
    Hide("outward", [At(9, .swipe(.outward, .activity("a1")))], isSwiped: false),
    Hide("outward on another", [At(9, .swipe(.outward, .activity("b1")))], isSwiped: true),
    Hide("outward on the place", [At(9, .swipe(.outward, .attached))], isSwiped: true),
    Hide("a lock", [At(8, .lock), At(9, .unlock)], "untilUpdate", isSwiped: true),
    Hide("its app", [At(8, .open("a")), At(9, .leave("a"))], "untilUpdate", isSwiped: true),
    Hide("an update", [At(9, .update("a1"))], isSwiped: true),
    Hide("an update", [At(9, .update("a1"))], "untilUpdate", isSwiped: false),
    Hide("an update of another", [At(9, .update("a2"))], "untilUpdate", isSwiped: true),
    Hide(
      "a refused update", [At(9, .update("a1", content: 4097))], "untilUpdate", isSwiped: true),
    Hide(
      "an update from an extension", [At(9, .update("a1", via: .extension))], "untilUpdate",
      isSwiped: true),
    Hide(
      "an outward swipe", [At(9, .swipe(.outward, .activity("a1")))], "untilUpdate",
      isSwiped: false),
  ])
  func `a hide by swipe lasts as the setting says`(hide: Hide) throws {
    let run = try PhoneRun(
      [At(0, .start("a1")), At(0, .start("a2")), At(0, .start("b1")), At(5, .swipe(.left))]
        + hide.events,
      [.swipeHideLasts: hide.setting], shown: Self.alone)
    #expect(run.activity("a1", at: 8)?.isSwiped == true)
    #expect(run.activity("a1", at: 9)?.isSwiped == hide.isSwiped)
  }
}
