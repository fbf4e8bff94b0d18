internal import Catalogue
public import SimulationKernel
public import TraceModel

extension Phone {
  /// Fills a policy's view anew.
  ///
  /// - Complexity: O(live activities and clients), without allocation in steady state.
  public func fill(_ view: inout IslandView, at now: SimulationTime, _ signal: IslandSignal) {
    view.now = now
    view.signal = signal
    view.blocked = blocked
    view.candidates.removeAll(keepingCapacity: true)
    view.ended.removeAll(keepingCapacity: true)
    for activity in activities.live where activity.state != .pending {
      let candidate = IslandCandidate(
        owner: .activity(activity.activity), app: activity.app, startedAt: activity.startedAt,
        startOrder: activity.startOrder, relevance: activity.relevance,
        updatedAt: activity.drawnAt, staleAt: activity.staleAt, kind: activity.kind,
        isOwnAppInFront: state.foreground == activity.app && RuleID.diForegroundHidden.isInForce,
        isSwiped: activity.isSwiped,
        isPresented: activity.isPresented, isTransient: activity.style == .transient)
      if activity.isLive || !RuleID.diEndedLeaves.isInForce {
        view.candidates.append(candidate)
      } else {
        view.ended.append(candidate)
      }
    }
    if RuleID.diSystemClients.isInForce {
      clients.append(to: &view.candidates, state, settings)
    }
  }

  /// Why nothing may be in the island, or nil (rules `di-visible-unlocked`, `di-landscape`).
  private var blocked: HiddenReason? {
    if !device.hasDynamicIsland { return .noIsland }
    if state.isLocked && RuleID.diVisibleUnlocked.isInForce { return .locked }
    let hasLandscape =
      system >= SystemVersion(major: 27, minor: 0) || !RuleID.diLandscape.isInForce
    return state.orientation == .landscape && !hasLandscape ? .landscape : nil
  }

  /// A person touches the island, which shows an assignment; a touch on nothing does nothing.
  public mutating func touch(
    _ touch: Touch, _ shown: IslandAssignment, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    if let surface = touch.surface {
      return self.touch(touch, on: surface, shown, at: now, &effects)
    }
    let isExpanded = shown.expansion != nil
    switch touch.gesture {
    case .outside:
      if isExpanded { collapse(shown, at: now, &effects) }
    case .longPress:
      guard let placement = placement(touch.target, shown), placement.mode != .expanded else {
        return
      }
      guard case .activity = placement.owner, RuleID.diLongPress.isInForce else { return }
      effects.signal = .press(placement.owner)
      effects.needsDecision = true
    case .tap:
      guard case .activity(let activity)? = placement(touch.target, shown)?.owner,
        let place = activities.find(activity), RuleID.diTap.isInForce
      else { return }
      app(.open, activities[place].app, at: now, &effects)
    case .swipe: swipe(touch, shown, at: now, &effects)
    case .button(let button): press(button, touch.target, shown, at: now, &effects)
    }
  }

  /// A person presses a button of a card; in the island only the expanded form has some, and a press
  /// on another form opens the app (rules `lc-intent-button`, `ls-buttons`).
  private mutating func press(
    _ button: Touch.Button, _ target: Touch.Target?, _ shown: IslandAssignment,
    at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    if let placement = placement(target, shown) {
      guard case .activity(let activity) = placement.owner, let place = activities.find(activity)
      else { return }
      let isOpen = placement.mode == .expanded || !RuleID.lsButtons.isInForce
      if isOpen && RuleID.lcIntentButton.isInForce {
        answer(button, activity, at: now)
      } else {
        app(.open, activities[place].app, at: now, &effects)
      }
    } else if case .activity(let activity)? = target {
      answer(button, activity, at: now)
    }
  }

  private mutating func swipe(
    _ touch: Touch, _ shown: IslandAssignment, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    switch touch.direction {
    case .up:
      if shown.expansion != nil { collapse(shown, at: now, &effects) }
    case .outward: restore(touch.target, &effects)
    default:
      // What is no activity stays: reported for navigation and the like (`di-not-hideable`).
      guard let placement = placement(touch.target, shown) else { return }
      if case .client(let client) = placement.owner, !RuleID.diNotHideable.isInForce {
        endClient(client, &effects)
      }
      guard case .activity(let activity) = placement.owner, let place = activities.find(activity)
      else { return }
      let isPair =
        shown.attached != nil && shown.detached != nil && shown.attached?.mode != .expanded
      if isPair && settings.swipeWithTwo == .switch && RuleID.diSwipeSwitches.isInForce {
        effects.signal = .switchPlaces
        effects.needsDecision = true
      } else {
        // One that has ended and is expanded once more is only closed.
        if activities[place].isLive && RuleID.diSwipeHides.isInForce {
          activities[place].isSwiped = true
        }
        effects.signal = .swipedOut(placement.owner)
        effects.needsDecision = true
        if !RuleID.diHideIsNotEnd.isInForce { dismiss(activity, &effects) }
      }
    }
  }

  /// An outward swipe brings a hidden activity back (rule `di-swipe-restores`).
  private mutating func restore(_ target: Touch.Target?, _ effects: inout PhoneEffects) {
    guard case .activity(let activity)? = target, let place = activities.find(activity),
      activities[place].isLive, activities[place].isSwiped, RuleID.diSwipeRestores.isInForce
    else { return }
    activities[place].isSwiped = false
    effects.needsDecision = true
  }

  /// The policy says that an activity no longer counts as swiped out.
  public mutating func unhide(_ activity: ActivityIndex) {
    if let place = activities.find(activity) { activities[place].isSwiped = false }
  }

  /// A person closes the expanded view; a transient activity then ends (rule `lc-transient`).
  private mutating func collapse(
    _ shown: IslandAssignment, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard RuleID.diPersonCollapses.isInForce else { return }
    effects.signal = .collapse
    effects.needsDecision = true
    guard shown.expansion == .transient, case .activity(let activity)? = shown.attached?.owner,
      let place = activities.find(activity)
    else { return }
    finish(
      place, removalAt: now + PhoneLimits.linger, .afterFourHours, at: now, .lcTransient, &effects)
  }

  private func placement(
    _ target: Touch.Target?, _ shown: IslandAssignment
  ) -> IslandAssignment.Placement? {
    switch target {
    case .attached: return shown.attached
    case .detached: return shown.detached
    case .activity(let activity):
      let owner = IslandOwner.activity(activity)
      if shown.attached?.owner == owner { return shown.attached }
      return shown.detached?.owner == owner ? shown.detached : nil
    case nil: return shown.attached
    }
  }
}
