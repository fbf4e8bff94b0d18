internal import Catalogue
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// The owner that is expanded, and why.
struct IOSExpansion: Sendable {
  var owner: IslandOwner
  /// When it ends by itself; nil while a person holds it open.
  var until: SimulationTime?
  /// The alert that opened it, or nil.
  var alert: Int64?
  /// Whether its own app was in front when it began.
  var beganInFront = false
  /// Whether the activity had ended: it is no candidate any more.
  var isOfEnded = false
}

extension IOSPolicy {
  /// Takes in what made this decision necessary.
  mutating func heed(_ view: IslandView, _ answer: inout IslandAssignment) {
    switch view.signal {
    case .none: break
    case .started: keeper = nil
    case .alert(let alert):
      if case .start = alert.kind { keeper = nil }
      answer.alert = consider(alert, view, &answer)
    case .press(let owner): expansion = IOSExpansion(owner: owner)
    case .collapse: expansion = nil
    case .swipedOut(let owner): if expansion?.owner == owner { expansion = nil }
    case .switchPlaces:
      guard let pair = shownPair() else { break }
      // A second switch puts things back as they would be without any.
      switched = switched == nil ? (attached: pair.detached, detached: pair.attached) : nil
    case .locked:
      guard parameters.afterUnlock == .gone else { break }
      expansion = nil
      waiting.removeAll()
    }
  }

  /// What becomes of an alert that comes now.
  private mutating func consider(
    _ alert: IslandAlert, _ view: IslandView, _ answer: inout IslandAssignment
  ) -> IslandAssignment.AlertFate {
    if let blocked = view.blocked {
      return .notShown(blocked == .landscape ? .diLandscape : .diVisibleUnlocked)
    }
    let owner = IslandOwner.activity(alert.activity)
    let candidate = view.candidate(owner)
    if let rule = silence(alert, candidate) { return .notShown(rule) }
    if candidate?.isSwiped == true && parameters.hidden == .restores {
      answer.restores = alert.activity
    }
    if transient(in: view) != nil {
      guard parameters.collision == .queue else { return .notShown(.lcTransient) }
      waiting.append(alert)
      return .waits
    }
    if let current = expansion, !isOver(current, view) {
      if current.owner == owner { return alertAgain(alert, view) }
      if parameters.collision == .queue {
        waiting.append(alert)
        return .waits
      }
    }
    open(alert, candidate, view)
    return .none
  }

  /// The rule by which an alert shows nothing in the island, or nil.
  private func silence(_ alert: IslandAlert, _ candidate: IslandCandidate?) -> RuleID? {
    if case .end = alert.kind { return parameters.onEnd == .noExpansion ? .diEndedLeaves : nil }
    if case .start(via: .push, _) = alert.kind, parameters.startAlert == .quiet {
      return .alStartNeedsAlert
    }
    guard let candidate, let app = candidate.app, candidate.isPresented else {
      return .lcStaleTransition
    }
    if candidate.isOwnAppInFront && parameters.ownApp == .suppress { return .alForegroundOwn }
    if candidate.isSwiped && parameters.hidden == .staysHidden { return .diSwipeHides }
    let isSibling = !candidate.isTransient && isSibling(alert.activity, of: app)
    return isSibling && parameters.sibling == .none ? .diRelevanceHighest : nil
  }

  /// An alert of the activity that is expanded already.
  private mutating func alertAgain(
    _ alert: IslandAlert, _ view: IslandView
  ) -> IslandAssignment.AlertFate {
    guard expansion?.until != nil, parameters.sameActivity == .restart else { return .joins }
    expansion?.until = view.now + parameters.alertHold
    expansion?.alert = alert.number
    return .none
  }

  private mutating func open(
    _ alert: IslandAlert, _ candidate: IslandCandidate?, _ view: IslandView
  ) {
    if let app = candidate?.app, parameters.nonVisible == .takesDetached, !hasPlace(app) {
      keeper = app
    }
    expansion = IOSExpansion(
      owner: .activity(alert.activity), until: view.now + parameters.alertHold,
      alert: alert.number, beganInFront: candidate?.isOwnAppInFront ?? false,
      isOfEnded: candidate == nil)
  }

  /// Ends an expansion whose time or reason is over, and lets the next alert have its turn.
  mutating func settleExpansion(_ view: IslandView) {
    if let current = expansion, isOver(current, view) { expansion = nil }
    guard view.blocked == nil, transient(in: view) == nil else { return }
    while expansion == nil, !waiting.isEmpty {
      let alert = waiting.removeFirst()
      let candidate = view.candidate(.activity(alert.activity))
      if silence(alert, candidate) == nil { open(alert, candidate, view) }
    }
  }

  private func isOver(_ expansion: IOSExpansion, _ view: IslandView) -> Bool {
    if let until = expansion.until, until <= view.now { return true }
    if expansion.isOfEnded { return false }
    guard let candidate = view.candidate(expansion.owner) else { return true }
    return candidate.isOwnAppInFront && !expansion.beganInFront
  }

  /// A transient activity whose app is in front, or nil (rule `lc-transient`).
  private func transient(in view: IslandView) -> IslandOwner? {
    guard view.blocked == nil else { return nil }
    return view.candidates.last { candidate in
      candidate.isTransient && candidate.isOwnAppInFront && candidate.isPresented
        && !candidate.isSwiped
    }?.owner
  }

  /// Lays the expansion over the places.
  func expand(_ view: IslandView, _ answer: inout IslandAssignment) {
    let owner: IslandOwner
    if let transient = transient(in: view) {
      owner = transient
      answer.expansion = .transient
      answer.rules = RuleList(.lcTransient)
    } else if let expansion {
      owner = expansion.owner
      answer.expansion = expansion.alert.map { .alert($0) } ?? .person
      answer.rules = RuleList(
        expansion.alert == nil ? .diLongPress : .alEffect, .diExpandedTriggers)
    } else {
      return
    }
    let other = answer.detached?.owner == owner ? answer.attached : answer.detached
    answer.attached = .init(owner, .expanded)
    answer.detached = nil
    guard parameters.otherSlot == .kept, let other else { return }
    answer.detached = .init(other.owner, .minimal)
  }
}
