internal import PhoneModel
internal import Simulation
internal import TraceModel

/// Who is in the island and how each owner is said to stand.
struct IslandWatch {
  private var holders = IslandHolders(IslandAssignment())
  private var presences: [ActivityIndex: IslandPresence] = [:]
  private var isLocked = false
  private var foreground: AppIndex?
  private var isChanged = false

  mutating func receive(_ entry: JournalEntry) {
    switch entry.fact {
    case .island(let holders): self.holders = holders
    case .presence(.activity(let activity), let presence):
      presences[activity] = presence == .none ? nil : presence
    case .phone(.locked(let isLocked)): self.isLocked = isLocked
    case .phone(.foreground(let app)): foreground = app
    case .phone(.state(_, _)): break
    default: return
    }
    isChanged = true
  }

  /// What does not hold of the island now.
  mutating func findings(
    _ lives: LifeWatch, isOfIOSFamily: Bool
  ) -> [(Invariant, String)] {
    guard isChanged else { return [] }
    isChanged = false
    var findings: [(Invariant, String)] = []
    let placements = [holders.attached, holders.detached].compactMap(\.self)
    if holders.attached == nil && holders.detached != nil {
      findings.append((.twoPlaces, "only the detached place is held"))
    }
    if let attached = holders.attached, attached.owner == holders.detached?.owner {
      findings.append((.twoPlaces, "one owner has both places"))
    }
    if isLocked && !placements.isEmpty {
      findings.append((.emptyWhileLocked, "the island is held while the phone is locked"))
    }
    if isOfIOSFamily { findings += family(placements, lives) }
    for placement in placements {
      guard case .activity(let activity) = placement.owner else { continue }
      findings += findingsOf(activity, placement.mode, lives)
    }
    return findings
  }

  private func family(
    _ placements: [IslandAssignment.Placement], _ lives: LifeWatch
  ) -> [(Invariant, String)] {
    if placements.count == 1 && placements[0].mode == .minimal {
      return [(.aloneIsNotMinimal, "the only owner is minimal")]
    }
    let apps = placements.compactMap { placement -> AppIndex? in
      guard case .activity(let activity) = placement.owner else { return nil }
      return lives.app(of: activity)
    }
    return apps.count == 2 && apps[0] == apps[1]
      ? [(.onePlaceForAnApp, "one app has both places")] : []
  }

  private func findingsOf(
    _ activity: ActivityIndex, _ mode: IslandMode, _ lives: LifeWatch
  ) -> [(Invariant, String)] {
    var findings: [(Invariant, String)] = []
    let state = lives.state(of: activity)
    let isLive = state == .active || state == .stale
    if !isLive && !(state == .ended && mode == .expanded) {
      findings.append(
        (.onlyLiveInIsland, "an activity is shown in \(state?.rawValue ?? "no") state"))
    }
    if let presence = presences[activity], !presence.isShown {
      findings.append((.hiddenIsNotShown, "an activity is shown that is said to be hidden"))
    }
    if mode != .expanded, let foreground, lives.app(of: activity) == foreground {
      findings.append((.hiddenIsNotShown, "an activity is shown whose app is in front"))
    }
    return findings
  }
}
