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
  /// Whether its own app was in front at the last decision: coming to the front ends it.
  var isInFront = false
  /// Whether the activity had ended: it is no candidate any more.
  var isOfEnded = false
}

extension IOSPolicy {
  /// Takes in what made this decision necessary.
  mutating func heed(_ view: IslandView, _ answer: inout IslandAssignment) {
    switch view.signal {
    case .none, .deadline: break
    case .started: keeper = nil
    case .alert(let alert):
      if case .start = alert.kind { keeper = nil }
      answer.alert = consider(alert, view, &answer)
    case .press(let owner): expansion = IOSExpansion(owner: owner)
    case .collapse: expansion = nil
    case .swipedOut(let owner): if expansion?.owner == owner { expansion = nil }
    case .switchPlaces: switchPlaces(view)
    case .locked:
      guard parameters.afterUnlock == .gone else { break }
      expansion = nil
      waiting.removeAll()
    }
  }

  /// Exchanges the two owners in the places; a second switch puts them back as they would be without
  /// any.
  private mutating func switchPlaces(_ view: IslandView) {
    guard let shown = shownPair(), let pair = pair(),
      let attachedStart = view.candidate(shown.detached)?.startOrder,
      let detachedStart = view.candidate(shown.attached)?.startOrder
    else { return }
    switched.removeAll { $0.holds(shown.attached, shown.detached) }
    guard shown.attached == pair.attached.owner else { return }
    switched.append(
      IOSSwitchedPair(
        attached: shown.detached, attachedStart: attachedStart, detached: shown.attached,
        detachedStart: detachedStart))
  }

  /// What becomes of an alert that comes now.
  private mutating func consider(
    _ alert: IslandAlert, _ view: IslandView, _ answer: inout IslandAssignment
  ) -> IslandAssignment.AlertFate {
    if let blocked = view.blocked {
      return .notShown(Self.rule(of: blocked))
    }
    let owner = IslandOwner.activity(alert.activity)
    let candidate = subject(alert, view)
    let transient = transient(in: view)
    if transient == owner { return .joins }
    if let rule = silence(alert, candidate) { return .notShown(rule) }
    if transient != nil {
      guard parameters.collision == .queue else { return .notShown(.lcTransient) }
      waiting.append(alert)
      return .waits
    }
    if let current = expansion, !isOver(current, view) {
      if current.owner == owner {
        guard current.until != nil, parameters.sameActivity == .restart else { return .joins }
        open(alert, candidate, view, &answer)
        return .none
      }
      if parameters.collision == .queue {
        waiting.append(alert)
        return .waits
      }
    }
    open(alert, candidate, view, &answer)
    return .none
  }

  /// The activity that an alert is about: one that has ended if it came with the end.
  private func subject(_ alert: IslandAlert, _ view: IslandView) -> IslandCandidate? {
    let owner = IslandOwner.activity(alert.activity)
    if case .end = alert.kind { return view.ended.first { $0.owner == owner } }
    return view.candidate(owner)
  }

  /// The rule by which an alert shows nothing in the island, or nil.
  private func silence(_ alert: IslandAlert, _ candidate: IslandCandidate?) -> RuleID? {
    let isOfEnd = if case .end = alert.kind { true } else { false }
    if isOfEnd && (parameters.onEnd == .noExpansion || candidate == nil) { return .diEndedLeaves }
    if case .start(via: .push, _) = alert.kind, parameters.startAlert == .quiet {
      return .alStartNeedsAlert
    }
    guard let candidate, let app = candidate.app, candidate.isPresented else {
      return .lcStaleTransition
    }
    if candidate.isOwnAppInFront && parameters.ownApp == .suppress { return .alForegroundOwn }
    if candidate.isSwiped && parameters.hidden == .staysHidden { return .diSwipeHides }
    let isSibling = !isOfEnd && !candidate.isTransient && isSibling(alert.activity, of: app)
    return isSibling && parameters.sibling == .none ? .diRelevanceHighest : nil
  }

  /// Expands an alert's activity, or lets its expansion begin again.
  private mutating func open(
    _ alert: IslandAlert, _ candidate: IslandCandidate?, _ view: IslandView,
    _ answer: inout IslandAssignment
  ) {
    if let app = candidate?.app, parameters.nonVisible == .takesDetached, !hasPlace(app) {
      keeper = app
    }
    let isOfEnd = if case .end = alert.kind { true } else { false }
    if candidate?.isSwiped == true && parameters.hidden == .restores && !isOfEnd {
      answer.restores = alert.activity
    }
    expansion = IOSExpansion(
      owner: .activity(alert.activity),
      until: RuleID.diExpandedReturns.isInForce ? view.now + parameters.alertHold : nil,
      alert: alert.number, isInFront: candidate?.isOwnAppInFront ?? false, isOfEnded: isOfEnd)
  }

  /// Ends an expansion whose time or reason is over, and lets the next alert have its turn.
  mutating func settleExpansion(_ view: IslandView, _ answer: inout IslandAssignment) {
    if var current = expansion {
      let isOver = isOver(current, view)
      current.isInFront = subject(current, view)?.isOwnAppInFront ?? false
      expansion = isOver ? nil : current
    }
    guard view.blocked == nil, transient(in: view) == nil else { return }
    while expansion == nil, let alert = waiting.popFirst() {
      let candidate = subject(alert, view)
      if silence(alert, candidate) == nil { open(alert, candidate, view, &answer) }
    }
  }

  private func isOver(_ expansion: IOSExpansion, _ view: IslandView) -> Bool {
    if let until = expansion.until, until <= view.now { return true }
    guard let candidate = subject(expansion, view) else { return true }
    return candidate.isOwnAppInFront && !expansion.isInFront
  }

  private func subject(_ expansion: IOSExpansion, _ view: IslandView) -> IslandCandidate? {
    expansion.isOfEnded
      ? view.ended.first { $0.owner == expansion.owner } : view.candidate(expansion.owner)
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
    let (detached, attached) = (answer.detached, answer.attached)
    answer.attached = .init(owner, .expanded)
    answer.detached = nil
    guard parameters.otherSlot == .kept else { return }
    // One app has one place: a sibling of the expanded one is not kept beside it.
    let app = app(of: owner, view)
    for case let other? in [detached, attached] where other.owner != owner {
      if case .activity = other.owner, app != nil, self.app(of: other.owner, view) == app {
        continue
      }
      answer.detached = .init(other.owner, .minimal)
      return
    }
  }

  private func app(of owner: IslandOwner, _ view: IslandView) -> AppIndex? {
    (view.candidate(owner) ?? view.ended.first { $0.owner == owner })?.app
  }
}
