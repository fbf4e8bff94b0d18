internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// How each candidate stands in the island, so that only changes are written down.
struct PresenceTable {
  private var activities: [Entry] = []
  private var clients: [IslandClient: Entry] = [:]
  private var previous: [IslandOwner] = []
  private var current: [IslandOwner] = []
  private var round: UInt32 = 0

  private struct Entry {
    var presence = IslandPresence.none
    /// The last decision at which the owner was there.
    var round: UInt32 = 0
  }

  /// Compares with the decision before.
  ///
  /// - Complexity: O(candidates), times the candidates of one app for those that are hidden.
  mutating func update(
    _ view: IslandView, _ answer: IslandAssignment, at now: SimulationTime, _ journal: inout Journal
  ) {
    round &+= 1
    swap(&previous, &current)
    current.removeAll(keepingCapacity: true)
    for candidate in view.candidates {
      let presence = presence(of: candidate, view, answer)
      set(candidate.owner, presence, answer, at: now, &journal)
    }
    // An ended activity may be expanded once more; it is no candidate.
    if let attached = answer.attached, self[attached.owner].round != round {
      set(attached.owner, .expanded, answer, at: now, &journal)
    }
    for owner in previous where self[owner].round != round {
      if self[owner].presence != .none {
        journal.write(now, .presence(owner, .none), answer.rules)
      }
      self[owner] = Entry()
    }
  }

  private mutating func set(
    _ owner: IslandOwner, _ presence: IslandPresence, _ answer: IslandAssignment,
    at now: SimulationTime, _ journal: inout Journal
  ) {
    current.append(owner)
    if self[owner].presence != presence {
      journal.write(now, .presence(owner, presence), answer.rules)
    }
    self[owner] = Entry(presence: presence, round: round)
  }

  private subscript(_ owner: IslandOwner) -> Entry {
    get {
      switch owner {
      case .activity(let activity):
        activity.position < activities.count ? activities[activity.position] : Entry()
      case .client(let client): clients[client] ?? Entry()
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
      case .client(let client): clients[client] = newValue
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
    if candidate.isOwnAppInFront { return .hidden(.ownAppInFront) }
    if candidate.isSwiped { return .hidden(.swiped) }
    if !candidate.isPresented { return .hidden(.notPresented) }
    if answer.expansion != nil { return .hidden(.otherExpanded) }
    return .hidden(isOutranked(candidate, view) ? .sibling : .noPlace)
  }

  /// Whether another activity of its app stands for the app.
  private func isOutranked(_ candidate: IslandCandidate, _ view: IslandView) -> Bool {
    guard candidate.activity != nil else { return false }
    return view.candidates.contains { other in
      guard other.app == candidate.app, other.activity != nil, other.isPresented,
        !other.isTransient
      else { return false }
      if other.relevance != candidate.relevance { return other.relevance > candidate.relevance }
      return other.startOrder < candidate.startOrder
    }
  }
}
