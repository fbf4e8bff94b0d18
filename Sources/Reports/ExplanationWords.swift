internal import Catalogue
internal import PhoneModel
internal import Policies
internal import Simulation
internal import TraceModel

/// The sentences of an explanation.
struct ExplanationWords {
  let names: TraceNames

  func name(_ owner: IslandOwner) -> String {
    switch owner {
    case .activity(let activity): names.activities[activity.position]
    case .client(let client): client.name
    }
  }

  func placement(_ placement: IslandAssignment.Placement) -> String {
    "\(name(placement.owner)) \(placement.mode.rawValue)"
  }

  func row(
    _ candidate: IslandCandidate, _ presence: IslandPresence, _ look: IslandLook, _ asker: WhatIf,
    reasons: [String]
  ) -> Explanation.Row {
    var row = Explanation.Row(
      name: name(candidate.owner), isClient: candidate.activity == nil, place: nil, hidden: nil,
      state: nil, rules: [], wouldChange: [])
    switch presence {
    case .compact: row.place = "attached, compact"
    case .minimalAttached: row.place = "attached, minimal"
    case .minimalDetached: row.place = "detached, minimal"
    case .expanded: row.place = "expanded"
    case .none: break
    case .hidden(let reason):
      row.hidden = reason
      row.rules = Self.rules(reason, candidate).map(\.rawValue)
      row.wouldChange =
        [remedy(reason)].compactMap { $0 }
        + asker.changes(for: candidate.owner).map(sentence)
    }
    if row.place != nil { row.rules = reasons }
    return row
  }

  /// The rules behind a state in which an activity is no candidate.
  func rules(of state: ActivityStateName, _ rules: [RuleID]) -> [String] {
    rules.map(\.rawValue)
      + (state == .ended && !rules.contains(.diEndedLeaves) ? [RuleID.diEndedLeaves.rawValue] : [])
  }

  private static func rules(_ reason: HiddenReason, _ candidate: IslandCandidate) -> [RuleID] {
    switch reason {
    case .noIsland: [.sfBanner]
    case .locked: [.diVisibleUnlocked]
    case .landscape: [.diLandscape]
    case .ownAppInFront: [.diForegroundHidden]
    case .swiped: [.diSwipeHides]
    case .notPresented: [candidate.isTransient ? .lcTransient : .lcStaleTransition]
    case .otherExpanded: [.diExpandedTriggers]
    case .sibling: [.diSameAppOneSlot, .diRelevanceHighest]
    case .noPlace: [.diCapacityTwo]
    }
  }

  static func sentence(_ reason: HiddenReason) -> String {
    switch reason {
    case .noIsland: "the device has no island"
    case .locked: "the phone is locked"
    case .landscape: "the phone is in landscape"
    case .ownAppInFront: "its own app is in front"
    case .swiped: "a person swiped it out"
    case .notPresented: "it is not presented"
    case .otherExpanded: "another one is expanded"
    case .sibling: "another activity of its app stands for the app"
    case .noPlace: "others have both places"
    }
  }

  /// What a person would do, where that is plain.
  private func remedy(_ reason: HiddenReason) -> String? {
    switch reason {
    case .locked: "it might be shown once the phone is unlocked"
    case .landscape: "it might be shown once the phone is held upright"
    case .ownAppInFront: "it might be shown once its app is left"
    case .swiped: "an outward swipe brings it back"
    default: nil
    }
  }

  private func sentence(_ change: WhatIf.Change) -> String {
    switch change {
    case .scoreAbove(let score): "a relevance score above \(Self.number(score)) would show it"
    case .score(let score): "a relevance score of \(Self.number(score)) would show it"
    case .without(let owner): "without \(name(owner)) it would be shown"
    case .parameter(let setting, let value):
      "with \(setting.rawValue)=\(value) it would be shown"
    case .closed: "once the expanded one is closed it is shown"
    }
  }

  private static func number(_ score: Double) -> String {
    score == score.rounded() && abs(score) < 1e15 ? String(Int64(score)) : String(score)
  }
}
