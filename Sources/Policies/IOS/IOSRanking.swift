internal import Catalogue
internal import PhoneModel
internal import TraceModel

/// The owners that may be shown, in their rank, and the activity that stands for each app.
struct IOSRanking: Sendable {
  /// An app by its activity, or a system client.
  struct Owner: Sendable {
    var owner: IslandOwner
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

  /// Ranks the owners of a view.
  ///
  /// - Complexity: O(candidates x apps + owners squared); both are few.
  mutating func rank(_ view: IslandView, _ parameters: IOSParameters) {
    owners.removeAll(keepingCapacity: true)
    best.removeAll(keepingCapacity: true)
    for (position, candidate) in view.candidates.enumerated() {
      if case .activity(let activity) = candidate.owner, let app = candidate.app {
        guard candidate.isPresented, !candidate.isTransient else { continue }
        compare(
          Best(
            app: app, position: position, activity: activity, relevance: candidate.relevance,
            startOrder: candidate.startOrder, earliest: candidate.startOrder, choice: nil))
      } else if candidate.isAllowed {
        insert(owner(of: candidate, parameters), parameters)
      }
    }
    for entry in best where view.candidates[entry.position].isAllowed {
      let start = parameters.ownerStart == .appEarliest ? entry.earliest : entry.startOrder
      let group = parameters.systemClients == .beforeApps ? 10 : 0
      insert(
        Owner(
          owner: .activity(entry.activity), app: entry.app, startOrder: start, group: group,
          choice: entry.choice), parameters)
    }
  }

  /// The activity that stands for an app: it has the highest score, or started first among equals
  /// (rules `di-relevance-highest`, `di-relevance-tie`).
  ///
  /// One that a person hid still does.
  func representative(of app: AppIndex) -> ActivityIndex? {
    best.first { $0.app == app }?.activity
  }

  private mutating func compare(_ new: Best) {
    guard let place = best.firstIndex(where: { $0.app == new.app }) else {
      best.append(new)
      return
    }
    let old = best[place]
    let isTie = new.relevance == old.relevance
    let isBetter = isTie ? new.startOrder < old.startOrder : new.relevance > old.relevance
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
      owner: candidate.owner, app: candidate.app, startOrder: candidate.startOrder, group: group,
      choice: nil)
  }

  private mutating func insert(_ owner: Owner, _ parameters: IOSParameters) {
    var place = owners.count
    while place > 0, isBefore(owner, owners[place - 1], parameters) { place -= 1 }
    owners.insert(owner, at: place)
  }

  private func isBefore(_ left: Owner, _ right: Owner, _ parameters: IOSParameters) -> Bool {
    if left.group != right.group { return left.group < right.group }
    return parameters.crossApp == .earliestStart
      ? left.startOrder < right.startOrder : left.startOrder > right.startOrder
  }
}
