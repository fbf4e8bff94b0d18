internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// How each candidate stands in the island, so that only changes are written down.
struct PresenceTable {
  private var activities: [Entry] = []
  private var clients = [Entry](repeating: Entry(), count: IslandClient.count)
  private var previous: [IslandOwner] = []
  private var current: [IslandOwner] = []
  private var round: UInt32 = 0
  private var best = BestByApp()

  private struct Entry {
    var presence = IslandPresence.none
    /// The last decision at which the owner was there.
    var round: UInt32 = 0
  }

  /// Compares with the decision before.
  ///
  /// - Complexity: O(candidates).
  mutating func update(
    _ view: IslandView, _ answer: IslandAssignment, at now: SimulationTime, _ journal: inout Journal
  ) {
    round &+= 1
    swap(&previous, &current)
    current.removeAll(keepingCapacity: true)
    if view.blocked == nil { best.compare(view.candidates) }
    var kept = 0
    for candidate in view.candidates {
      let presence = presence(of: candidate, view, answer)
      if set(candidate.owner, presence, answer, at: now, &journal) { kept += 1 }
    }
    // An ended activity may be expanded once more; it is no candidate.
    if let attached = answer.attached, self[attached.owner].round != round {
      if set(attached.owner, .expanded, answer, at: now, &journal) { kept += 1 }
    }
    guard kept < previous.count else { return }
    for owner in previous where self[owner].round != round {
      if self[owner].presence != .none {
        journal.write(now, .presence(owner, .none), answer.rules)
      }
      self[owner] = Entry()
    }
  }

  /// Notes how an owner stands; returns whether it was there at the decision before.
  private mutating func set(
    _ owner: IslandOwner, _ presence: IslandPresence, _ answer: IslandAssignment,
    at now: SimulationTime, _ journal: inout Journal
  ) -> Bool {
    current.append(owner)
    let before = self[owner]
    if before.presence != presence {
      journal.write(now, .presence(owner, presence), answer.rules)
    }
    self[owner] = Entry(presence: presence, round: round)
    return before.round == round &- 1
  }

  /// How an owner stands since the last decision.
  func presence(of owner: IslandOwner) -> IslandPresence { self[owner].presence }

  private subscript(_ owner: IslandOwner) -> Entry {
    get {
      switch owner {
      case .activity(let activity):
        activity.position < activities.count ? activities[activity.position] : Entry()
      case .client(let client): clients[client.position]
      }
    }
    set {
      switch owner {
      case .activity(let activity):
        if activity.position >= activities.count {
          let missing = activity.position + 1 - activities.count
          activities += repeatElement(Entry(), count: max(missing, activities.count))
        }
        activities[activity.position] = newValue
      case .client(let client): clients[client.position] = newValue
      }
    }
  }

  /// How a candidate stands: its form, or the first reason that hides it.
  private func presence(
    of candidate: IslandCandidate, _ view: IslandView, _ answer: IslandAssignment
  ) -> IslandPresence {
    if let attached = answer.attached, attached.owner == candidate.owner {
      switch attached.mode {
      case .compact: return .compact
      case .minimal: return .minimalAttached
      case .expanded: return .expanded
      }
    }
    if answer.detached?.owner == candidate.owner { return .minimalDetached }
    if let blocked = view.blocked { return .hidden(blocked) }
    // A transient activity is shown while its app is in front, others while it is not.
    let (isTransient, isInFront) = (candidate.isTransient, candidate.isOwnAppInFront)
    if isInFront && !isTransient { return .hidden(.ownAppInFront) }
    if candidate.isSwiped { return .hidden(.swiped) }
    if !candidate.isPresented || (isTransient && !isInFront) { return .hidden(.notPresented) }
    if answer.expansion != nil { return .hidden(.otherExpanded) }
    return .hidden(best.outranks(candidate) ? .sibling : .noPlace)
  }
}

/// The activity that stands for each app: the highest score, or the earliest start among equals.
private struct BestByApp {
  private struct Best {
    var round: UInt32 = 0
    var relevance = 0.0
    var startOrder: Int64 = 0
  }

  private var apps: [Best] = []
  private var round: UInt32 = 0

  mutating func compare(_ candidates: [IslandCandidate]) {
    round &+= 1
    for candidate in candidates {
      guard candidate.activity != nil, candidate.isPresented, !candidate.isTransient,
        let app = candidate.app, app.position >= 0
      else { continue }
      if app.position >= apps.count {
        apps += repeatElement(Best(), count: app.position + 1 - apps.count)
      }
      if apps[app.position].round != round || Self.isBetter(candidate, apps[app.position]) {
        apps[app.position] = Best(
          round: round, relevance: candidate.relevance, startOrder: candidate.startOrder)
      }
    }
  }

  /// Whether another activity of its app stands for the app.
  func outranks(_ candidate: IslandCandidate) -> Bool {
    guard candidate.activity != nil, let app = candidate.app, app.position < apps.count,
      app.position >= 0, apps[app.position].round == round
    else { return false }
    return apps[app.position].startOrder != candidate.startOrder
      && !Self.isBetter(candidate, apps[app.position])
  }

  private static func isBetter(_ candidate: IslandCandidate, _ best: Best) -> Bool {
    if candidate.relevance != best.relevance { return candidate.relevance > best.relevance }
    return candidate.startOrder < best.startOrder
  }
}
