import Catalogue
import PhoneModel
import Simulation
import SimulationKernel
import Testing
import TraceModel
import TraceWords

/// How each candidate stands in the island, and the first reason that hides it.
@Suite struct PresenceTests {
  /// What happens up to second 10, and how owners then stand.
  struct Case: Sendable, CustomTestStringConvertible {
    let settings: [SettingID: String]
    let device: String
    let events: [At]
    let presences: [(owner: IslandOwner, presence: IslandPresence)]
    let testDescription: String

    init(
      _ name: String, _ settings: [SettingID: String] = [:], device: String = "iPhone 16 Pro",
      events: [At], _ presences: (IslandOwner, IslandPresence)...
    ) {
      self.settings = settings
      self.device = device
      self.events = events
      self.presences = presences.map { (owner: $0.0, presence: $0.1) }
      testDescription = name
    }
  }

  private static let one = IslandOwner.activity("a1")
  private static let other = IslandOwner.activity("b1")
  private static let third = IslandOwner.activity("c1")
  private static let sibling = IslandOwner.activity("a2")
  private static let media = IslandOwner.client(.media)
  private static let start = At(0, .start("a1"))
  private static let two = [start, At(0, .start("b1"))]
  private static let sideways = At(9, .set { $0.orientation = .landscape })
  private static let alert = At(9, .update("b1", alert: .ring))

  // Vocabulary, hidden reason: noIsland, locked, landscape, ownAppInFront, swiped, notPresented,
  // otherExpanded, sibling, noPlace; the first that holds.
  @Test(arguments: [
    Case("alone", events: [start], (one, .compact), (other, .none)),
    Case("two", events: two, (one, .minimalAttached), (other, .minimalDetached)),
    Case("expanded", events: two + [alert], (one, .hidden(.otherExpanded)), (other, .expanded)),
    Case(
      "kept", [.otherSlotWhileExpanded: "kept"], events: two + [alert],
      (one, .minimalDetached), (other, .expanded)),
    Case(
      "no island, locked", device: "iPhone 13", events: [start, At(9, .lock)],
      (one, .hidden(.noIsland))),
    Case(
      "locked, sideways, own app", events: [start, At(1, .open("a")), sideways, At(9, .lock)],
      (one, .hidden(.locked))),
    Case(
      "sideways, own app", events: [start, At(1, .open("a")), sideways], (one, .hidden(.landscape))),
    Case(
      "own app, swiped",
      events: [start, At(1, .swipe(.left, .attached)), At(2, .open("a"))],
      (one, .hidden(.ownAppInFront))),
    Case(
      "own app, not presented", [.pastStaleAtStart: "notPresented"],
      events: [At(1, .start("a1", staleAt: 0)), At(2, .open("a"))], (one, .hidden(.ownAppInFront))),
    Case(
      "swiped, another expanded", [.swipeWithTwo: "hide"],
      events: two + [At(1, .swipe(.left, .attached)), alert], (one, .hidden(.swiped))),
    Case(
      "not presented, another expanded", [.pastStaleAtStart: "notPresented"],
      events: [At(1, .start("a1", staleAt: 0)), At(1, .start("b1")), alert],
      (one, .hidden(.notPresented))),
    Case(
      "a sibling, another expanded", events: two + [At(1, .start("a2")), alert],
      (sibling, .hidden(.otherExpanded))),
    Case("a sibling", events: two + [At(1, .start("a2"))], (sibling, .hidden(.sibling))),
    Case(
      "a sibling of one that was swiped out",
      events: [
        start, At(1, .start("a2")),
        At(2, .swipe(.left, .attached)),
      ],
      (one, .hidden(.swiped)), (sibling, .hidden(.sibling))),
    Case(
      "a sibling without a place", [.thirdApp: "wait"],
      events: two + [At(1, .start("c1")), At(2, .start("c2"))],
      (third, .hidden(.noPlace)), (.activity("c2"), .hidden(.sibling))),
    Case(
      "a third", events: two + [At(1, .start("c1"))],
      (one, .minimalAttached), (other, .hidden(.noPlace)), (third, .minimalDetached)),
    Case(
      "a transient activity behind", events: [At(1, .start("a1", style: .transient))],
      (one, .hidden(.notPresented))),
    Case(
      "a transient activity in front",
      events: [At(0, .open("a")), At(1, .start("a1", style: .transient)), At(1, .start("b1"))],
      (one, .expanded), (other, .hidden(.otherExpanded))),
    Case("pending", events: [At(1, .schedule("a1", 50))], (one, .none)),
    Case("ended", events: two + [At(9, .end("b1"))], (one, .compact), (other, .none)),
    Case(
      "ended and expanded once more", [.alertOnEnd: "expandOnce"],
      events: two + [At(9, .end("b1", alert: .ring))],
      (one, .hidden(.otherExpanded)), (other, .expanded)),
    Case(
      "ended after that", [.alertOnEnd: "expandOnce", .alertHold: "1"],
      events: two + [At(9, .end("b1", alert: .ring))], (one, .compact), (other, .none)),
    Case(
      "a player", events: two + [At(1, .media(.play, "z"))],
      (media, .minimalAttached), (one, .hidden(.noPlace)), (other, .minimalDetached)),
    Case(
      "a player whose app is in front", events: [At(1, .media(.play, "z")), At(2, .open("z"))],
      (media, .hidden(.ownAppInFront))),
    Case(
      "a paused player", events: [At(1, .media(.play, "z")), At(2, .media(.pause, "z"))],
      (media, .compact)),
    Case(
      "a paused player that leaves", [.pausedMedia: "leaves"],
      events: [At(1, .media(.play, "z")), At(2, .media(.pause, "z"))], (media, .none)),
    Case(
      "a client while locked", events: [At(1, .systemBegin(.call)), At(2, .lock)],
      (.client(.system(.call)), .hidden(.locked))),
  ])
  func `an owner is in a form, hidden for the first reason, or no candidate`(owner: Case) throws {
    let played = try Played(
      owner.settings,
      prepare: {
        $0.device = DeviceModel.named(owner.device) ?? .standard
        $0.until = .init(10)
      }, events: owner.events)
    var presences: [IslandOwner: IslandPresence] = [:]
    for case .presence(let owner, let presence) in played.keeper.entries.map(\.fact) {
      #expect(presences[owner, default: .none] != presence, "only changes are written down")
      presences[owner] = presence
    }
    for (owner, presence) in owner.presences {
      #expect(presences[owner, default: .none] == presence, "\(EntryKeeper.name(owner))")
    }
  }
}
