import Catalogue
import PhoneModel
import Simulation
import SimulationKernel
import Testing
import TraceModel
import TraceWords

/// Island and Lock Screen as a journal tells them, with what must be so of them at any time.
struct Surfaces {
  private(set) var time = SimulationTime.zero
  private(set) var holders = IslandHolders(IslandAssignment())
  /// The app of the player.
  var player: AppIndex?
  private var presences: [IslandOwner: IslandPresence] = [:]
  private var states: [ActivityIndex: ActivityStateName] = [:]
  private var apps: [ActivityIndex: AppIndex] = [:]
  private var clients: Set<IslandClient> = []
  private var isLocked = false
  private var list: (count: Int, slots: [LockScreenSlot])?
  private let settings: SettingValues

  init(_ trace: RandomTrace) { settings = trace.settings }

  mutating func take(_ entry: JournalEntry) {
    time = entry.time
    switch entry.fact {
    case .island(let holders): self.holders = holders
    case .presence(let owner, let presence): presences[owner] = presence
    case .phone(.started(let activity, let app)): apps[activity] = app
    case .phone(.state(let activity, let state)): states[activity] = state
    case .phone(.locked(let isLocked)): self.isLocked = isLocked
    case .phone(.client(let client, let isOn)):
      if isOn { clients.insert(client) } else { clients.remove(client) }
    case .lockScreen(let count, _): list = (Int(count), [])
    case .lockScreenItem(let position, let slot):
      #expect(list?.slots.count == Int(position))
      list?.slots.append(slot)
    case .lockScreenGone: list = nil
    default: break
    }
  }

  /// Those that are drawn in the island.
  var shown: [IslandOwner] { presences.filter(\.value.isShown).map(\.key) }

  func app(of owner: IslandOwner) -> AppIndex? {
    switch owner {
    case .activity(let activity): apps[activity]
    case .client(.media): player
    case .client: nil
    }
  }

  /// What must be so once everything at an instant has happened.
  func check() {
    checkPlaces()
    checkOwners()
    checkList()
  }

  private func checkPlaces() {
    #expect(shown.count <= 2)
    let places = [holders.attached, holders.detached].compactMap { $0 }
    #expect(Set(places.map(\.owner)) == Set(shown), "at \(time)")
    #expect(places.count == shown.count)
    #expect(holders.attached != nil || holders.detached == nil)
    #expect((holders.expansion != nil) == (holders.attached?.mode == .expanded))
    #expect(holders.detached == nil || holders.detached?.mode == .minimal)
    #expect(holders.overflow >= 0)
    if let attached = holders.attached {
      let presence: IslandPresence =
        switch attached.mode {
        case .compact: .compact
        case .minimal: .minimalAttached
        case .expanded: .expanded
        }
      #expect(presences[attached.owner] == presence)
      // Rules di-single-compact, di-two-apps-minimal.
      let mayBeMinimal = holders.detached != nil
      let mayBeCompact = holders.detached == nil || settings.choice() == PrimaryMode.compact
      #expect(attached.mode != .minimal || mayBeMinimal)
      #expect(attached.mode != .compact || mayBeCompact)
    }
    if let detached = holders.detached { #expect(presences[detached.owner] == .minimalDetached) }
  }

  private func checkOwners() {
    if isLocked { #expect(shown == []) }
    var shownApps: [AppIndex] = []
    for (owner, presence) in presences where presence != .none {
      switch owner {
      case .activity(let activity):
        let isLive = states[activity] == .active || states[activity] == .stale
        // An alert may show one that has ended once more.
        let isLast =
          states[activity] == .ended && presence == .expanded
          && settings.choice() == AlertOnEnd.expandOnce
        #expect(isLive || isLast, "\(activity.name) at \(time)")
        if presence.isShown, let app = apps[activity] { shownApps.append(app) }
      case .client(let client): #expect(clients.contains(client))
      }
    }
    #expect(Set(shownApps).count == shownApps.count, "one app in two places at \(time)")
    // Every live activity is told of.
    for (activity, state) in states where state == .active || state == .stale {
      #expect((presences[.activity(activity)] ?? .none) != .none, "\(activity.name) at \(time)")
    }
  }

  private func checkList() {
    #expect((list != nil) == isLocked)
    guard let list else { return }
    #expect(list.slots.count == list.count)
    let contents = list.slots.map(\.content)
    #expect(Set(contents).count == contents.count)
    let activities = contents.prefix { if case .activity = $0 { true } else { false } }
    for content in contents.dropFirst(activities.count) {
      if case .activity(let activity) = content { Issue.record("\(activity.name) is too low") }
    }
    for case .activity(let activity) in activities {
      #expect(states[activity] != .pending && states[activity] != .dismissed)
    }
    for slot in list.slots {
      if case .activity = slot.content { #expect((84_000_000...160_000_000).contains(slot.height)) }
    }
  }
}
