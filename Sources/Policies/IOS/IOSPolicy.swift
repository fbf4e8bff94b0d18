internal import Catalogue
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// The documented rules of iOS; every undocumented step is a parameter.
///
/// From each app the activity with the highest score, and the system clients, are owners; they are
/// ranked, and the first two have the places. An alert overrides that for a while. It keeps no
/// history but what is on screen: the expansion, the alerts that wait, pairs that a person switched.
struct IOSPolicy: ArbitrationPolicy {
  let parameters: IOSParameters
  var expansion: IOSExpansion?
  /// Alerts that wait for the expansion to end, first come first.
  var waiting = AlertQueue()
  /// Pairs that a person switched; each lasts while both are there.
  var switched: [IOSSwitchedPair] = []
  /// The app that an alert put into the detached place, until the next start.
  var keeper: AppIndex?
  private var ranking = IOSRanking()
  var scratch = LockScreenScratch()

  init(_ values: SettingValues) { parameters = IOSParameters(values) }

  var nextDeadline: PolicyDeadline? {
    expansion?.until.map { PolicyDeadline($0, .timers) }
  }

  mutating func decide(_ view: IslandView) -> IslandAssignment {
    var answer = IslandAssignment()
    forgetPast(view)
    ranking.rank(view, parameters)
    heed(view, &answer)
    settleExpansion(view, &answer)
    if let restored = answer.restores { rankAgain(view, with: restored) }
    if let blocked = view.blocked {
      answer.rules.append(Self.rule(of: blocked))
      return answer
    }
    place(view, &answer)
    expand(view, &answer)
    return answer
  }

  /// The rule that keeps everything out of the island.
  static func rule(of blocked: HiddenReason) -> RuleID {
    switch blocked {
    case .landscape: .diLandscape
    case .noIsland: .sfBanner
    default: .diVisibleUnlocked
    }
  }

  /// Whether an activity is outranked by another of its app.
  func isSibling(_ activity: ActivityIndex, of app: AppIndex) -> Bool {
    ranking.representative(of: app) != activity
  }

  /// Whether an app would have one of the two places.
  func hasPlace(_ app: AppIndex) -> Bool {
    guard let pair = pair() else { return ranking.owners.first?.app == app }
    return pair.attached.app == app || pair.detached.app == app
  }

  /// The two owners that have the places before a switch, or nil if there are fewer.
  func pair() -> (attached: IOSRanking.Owner, detached: IOSRanking.Owner)? {
    let owners = ranking.owners
    guard owners.count >= 2 else { return nil }
    let rest = owners[1...]
    if let keeper, let kept = rest.first(where: { $0.app == keeper }) { return (owners[0], kept) }
    guard owners.count > 2, parameters.thirdApp == .newestDetached,
      let newest = rest.max(by: { $0.startOrder < $1.startOrder })
    else { return (owners[0], owners[1]) }
    return (owners[0], newest)
  }

  /// The owners of the two places as a person would name them now.
  func shownPair() -> (attached: IslandOwner, detached: IslandOwner)? {
    guard let pair = pair() else { return nil }
    let (attached, detached) = (pair.attached.owner, pair.detached.owner)
    let isSwitched = switched.contains { $0.attached == detached && $0.detached == attached }
    return isSwitched ? (detached, attached) : (attached, detached)
  }

  /// Fills the places without any expansion (rules.md's reference order, step 4).
  private func place(_ view: IslandView, _ answer: inout IslandAssignment) {
    let owners = ranking.owners
    guard let first = owners.first else { return explainAbsence(view, &answer) }
    guard let pair = shownPair() else {
      answer.attached = .init(first.owner, aloneMode(view))
      answer.rules.append(.diSingleCompact)
      if let rule = first.choice { answer.rules.append(rule) }
      return
    }
    let mode: IslandMode = parameters.primaryMode == .compact ? .compact : .minimal
    answer.attached = .init(pair.attached, mode)
    if RuleID.diCapacityTwo.isInForce { answer.detached = .init(pair.detached, .minimal) }
    answer.overflow = Int32(truncatingIfNeeded: owners.count - 2)
    answer.rules.append(mode == .compact ? .diTwoAppsCompactClaim : .diTwoAppsMinimal)
    if owners.count > 2 { answer.rules.append(.diThirdApp) }
    if switched.contains(where: { $0.attached == pair.attached && $0.detached == pair.detached }) {
      answer.rules.append(.diSwipeSwitches)
    }
    let hasClient = owners.contains { $0.app == nil }
    answer.rules.append(hasClient ? .diSystemRankUnknown : .diAttachedFirstClaim)
  }

  /// The form of one that is alone (rules `di-single-compact`, `di-slot-promotion`,
  /// `di-foreground-frees-slot`).
  private func aloneMode(_ view: IslandView) -> IslandMode {
    guard RuleID.diSingleCompact.isInForce, RuleID.diSlotPromotion.isInForce else {
      return .minimal
    }
    let isCrowded =
      !RuleID.diForegroundFreesSlot.isInForce && view.candidates.contains(where: \.isOwnAppInFront)
    return isCrowded ? .minimal : .compact
  }

  /// Names what keeps everybody out.
  private func explainAbsence(_ view: IslandView, _ answer: inout IslandAssignment) {
    for candidate in view.candidates {
      if candidate.isOwnAppInFront && !candidate.isTransient {
        answer.rules.append(.diForegroundHidden)
      } else if candidate.isSwiped {
        answer.rules.append(.diSwipeHides)
      } else {
        answer.rules.append(candidate.isTransient ? .lcTransient : .lcStaleTransition)
      }
    }
  }

  /// A switched pair lasts while both are there, also across a gap (Documentation, Readings).
  private mutating func forgetPast(_ view: IslandView) {
    guard !switched.isEmpty else { return }
    switched.removeAll { pair in
      // A second player is another one than the first: it has a start of its own.
      view.candidate(pair.attached)?.startOrder != pair.attachedStart
        || view.candidate(pair.detached)?.startOrder != pair.detachedStart
    }
  }

  /// Ranks the owners with one of them no longer swiped out.
  private mutating func rankAgain(_ view: IslandView, with restored: ActivityIndex) {
    var view = view
    for position in view.candidates.indices
    where view.candidates[position].owner == .activity(restored) {
      view.candidates[position].isSwiped = false
    }
    ranking.rank(view, parameters)
  }
}

/// Two owners in the places that a person gave them.
struct IOSSwitchedPair: Sendable {
  var attached: IslandOwner
  var attachedStart: Int64
  var detached: IslandOwner
  var detachedStart: Int64

  /// Whether it is made of these two, whichever way round.
  func holds(_ first: IslandOwner, _ second: IslandOwner) -> Bool {
    (attached == first && detached == second) || (attached == second && detached == first)
  }
}
