internal import Catalogue
internal import PhoneModel
internal import TraceModel

/// The owners that may be shown, in their rank, and the activity that stands for each app.
struct IOSRanking: Sendable {
  /// An app by its activity, or a system client.
  struct Owner: Sendable {
    var owner: IslandOwner
    /// The app of an activity; nil for clients, the player among them.
    var app: AppIndex?
    /// The start that ranks it.
    var startOrder: Int64
    var group: Int
    /// The rule that chose this activity among its app's, if there was a choice.
    var choice: RuleID?
  }

  /// The best activity of an app, whether it may be shown or not.
  private struct Best: Sendable {
    var app: AppIndex
    /// Its position among the view's candidates.
    var position: Int
    var activity: ActivityIndex
    var relevance: Double
    var startOrder: Int64
    var earliest: Int64
    var choice: RuleID?
  }

  private(set) var owners: [Owner] = []
  private var best: [Best] = []
  /// For each app the place of its best activity in ``best``, valid if that entry is the app's.
  private var places: [Int32] = []

  /// Ranks the owners of a view.
  ///
  /// - Complexity: O(candidates + owners log owners).
  mutating func rank(_ view: IslandView, _ parameters: IOSParameters) {
    owners.removeAll(keepingCapacity: true)
    best.removeAll(keepingCapacity: true)
    for (position, candidate) in view.candidates.enumerated() {
      if case .activity(let activity) = candidate.owner, let app = candidate.app {
        guard candidate.isPresented, !candidate.isTransient else { continue }
        if !RuleID.diSameAppOneSlot.isInForce {
          owners.append(owner(of: candidate, parameters))
          continue
        }
        compare(
          Best(
            app: app, position: position, activity: activity, relevance: candidate.relevance,
            startOrder: candidate.startOrder, earliest: candidate.startOrder, choice: nil))
      } else if candidate.isAllowed {
        owners.append(owner(of: candidate, parameters))
      }
    }
    for entry in best where view.candidates[entry.position].isAllowed {
      let start = parameters.ownerStart == .appEarliest ? entry.earliest : entry.startOrder
      let score = RuleID.diRelevanceNotCrossApp.isInForce ? 0 : Int(entry.relevance)
      let group = (parameters.systemClients == .beforeApps ? 10 : 0) - score
      owners.append(
        Owner(
          owner: .activity(entry.activity), app: entry.app, startOrder: start, group: group,
          choice: entry.choice))
    }
    let earliestFirst = parameters.crossApp == .earliestStart
    owners.sort { left, right in
      if left.group != right.group { return left.group < right.group }
      return earliestFirst
        ? left.startOrder < right.startOrder : left.startOrder > right.startOrder
    }
  }

  /// The activity that stands for an app: it has the highest score, or started first among equals
  /// (rules `di-relevance-highest`, `di-relevance-tie`).
  ///
  /// One that a person hid still does.
  func representative(of app: AppIndex) -> ActivityIndex? {
    place(of: app).map { best[$0].activity }
  }

  private func place(of app: AppIndex) -> Int? {
    // The app of an activity that was started anew may be unknown: its position is -1.
    let position = app.position + 1
    guard position < places.count, Int(places[position]) < best.count,
      best[Int(places[position])].app == app
    else { return nil }
    return Int(places[position])
  }

  private mutating func compare(_ new: Best) {
    guard let place = place(of: new.app) else {
      let position = new.app.position + 1
      if position >= places.count {
        places += repeatElement(0, count: position + 1 - places.count)
      }
      places[position] = Int32(truncatingIfNeeded: best.count)
      best.append(new)
      return
    }
    let old = best[place]
    let isTie = new.relevance == old.relevance
    let isEarlier = (new.startOrder < old.startOrder) == RuleID.diRelevanceTie.isInForce
    let isHigher = (new.relevance > old.relevance) == RuleID.diRelevanceHighest.isInForce
    let isBetter = isTie ? isEarlier : isHigher
    if isBetter { best[place] = new }
    best[place].earliest = min(old.earliest, new.earliest)
    best[place].choice = isTie ? old.choice ?? .diRelevanceTie : .diRelevanceHighest
  }

  private func owner(of candidate: IslandCandidate, _ parameters: IOSParameters) -> Owner {
    let order: Int
    switch candidate.owner {
    case .client(.system(.call)): order = 0
    case .client(.media): order = 1
    case .client(.system(.navigation)): order = 2
    case .client(.system(.timer)): order = 3
    default: order = 4
    }
    // Before apps the named clients are groups 0 to 4 and apps 10; after them, 1 to 5 and 0.
    let group =
      switch parameters.systemClients {
      case .beforeApps: order
      case .byStart: 0
      case .afterApps: order + 1
      }
    return Owner(
      owner: candidate.owner, app: nil, startOrder: candidate.startOrder, group: group, choice: nil)
  }
}
