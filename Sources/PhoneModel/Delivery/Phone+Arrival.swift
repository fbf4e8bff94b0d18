internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// A push arrives: it is paid for and put before the activity.
  mutating func arrive(
    _ push: Push, _ origin: ChangeOrigin, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    var origin = origin
    if origin.at < now && origin.arrivedAt == nil { origin.arrivedAt = now }
    if push.event == .start {
      countComing(push)
      return startByPush(push, origin, at: now, &effects)
    }
    let activity = subject(of: push)
    guard let place = activities.find(activity) else {
      if push.event == .update {
        _ = update(ActivityUpdate(push, activity), origin, at: now, &effects)
      } else {
        conclude(origin, activity, Conclusion(.ignored, .dismissed, goneRule(activity)), &effects)
      }
      return
    }
    let key = budgetKey(activities[place])
    // Without a limit nothing is counted, for nothing would ever be forgotten.
    let isPaid =
      (push.priority == 10 || !RuleID.psPriority5.isInForce)
      && pushBudget(activities[place].app) != .max
    if isPaid && !hasRoom(push, origin, key, activities[place].app, at: now, &effects) { return }
    let takesEffect = apply(push, origin, place, at: now, &effects)
    if isPaid && (takesEffect || settings.budgetCounts == .delivered) {
      delivery.budgets[key, default: PushBudget()].spend(at: now)
    }
  }

  /// The rule by which an activity that is gone takes no more changes.
  func goneRule(_ activity: ActivityIndex) -> RuleID {
    activities.absence(activity) == .removedByPerson ? .lcPersonRemoves : .lcUpdateAfterEnd
  }

  /// Whether the budget has room; if not, the push is lost or waits (rule `ps-priority-10`).
  private mutating func hasRoom(
    _ push: Push, _ origin: ChangeOrigin, _ key: Int, _ app: AppIndex, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) -> Bool {
    let limit = pushBudget(app)
    if limit == .max { return true }
    let wait = delivery.budgets[key, default: PushBudget()]
      .room(limit, Self.budgetWindow, settings.budgetWindow, at: now)
    guard let wait else { return true }
    if settings.pushBudgetExcess == .delayed && limit > 0 {
      hold(push, origin, .pushBudget, until: wait)
    } else {
      conclude(
        origin, subject(of: push), Conclusion(.dropped, .pushBudget, .psPriority10), &effects)
    }
    return false
  }

  /// Puts a push before its activity; returns whether it took effect.
  private mutating func apply(
    _ push: Push, _ origin: ChangeOrigin, _ place: Int, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) -> Bool {
    let activity = activities[place]
    let stamp = push.timestamp ?? origin.at
    if let ignored = fault(of: push, activity, stamp, at: now) {
      conclude(origin, activity.activity, ignored, &effects)
      return false
    }
    switch push.event {
    case .end:
      var end = ActivityEnd(activity: activity.activity)
      end.content = push.content
      end.dismissal = push.dismissal
      end.alert = push.alert
      mark(place, stamp)
      return self.end(end, origin, at: now, &effects)
    default:
      mark(place, stamp)
      noteRemovalDate(push.dismissal, place, at: now, &effects)
      return renew(ActivityUpdate(push, activity.activity), origin, at: now, &effects)
    }
  }

  /// Why a push that arrived changes nothing, or nil; in the order in which the phone looks.
  private func fault(
    of push: Push, _ activity: LiveActivity, _ stamp: SimulationTime, at now: SimulationTime
  ) -> Conclusion? {
    guard let event = push.event else { return Conclusion(.dropped, .unknownEvent, .psDecoding) }
    if activity.state == .ended && event == .update && RuleID.lcUpdateAfterEnd.isInForce {
      return Conclusion(.ignored, .ended, .lcUpdateAfterEnd)
    }
    if push.isMalformed || !decodes(push, activity), RuleID.psDecoding.isInForce {
      return Conclusion(.dropped, .decodeMismatch, .psDecoding)
    }
    if event == .update && push.attributes.size >= 0 && settings.attributesInUpdate == .refused {
      return Conclusion(.dropped, .attributesInUpdate, .lcAttributesFixed)
    }
    if activity.state == .ended { return nil }
    return settings.fault(of: stamp, activity, isEnd: event == .end, at: now)
  }

  /// Whether the content has the keys that the activity's type needs (rule `ps-decoding`).
  private func decodes(_ push: Push, _ activity: LiveActivity) -> Bool {
    guard case .declared(let number) = type(of: activity) else { return true }
    return push.undecodableTypes >> UInt64(number) & 1 == 0
  }

  /// The type of an activity; one that its start did not name is the app's only one.
  private func type(of activity: LiveActivity) -> AttributesType {
    if activity.attributesType != .unnamed { return activity.attributesType }
    return apps[activity.app].attributesTypes == 1 ? .declared(0) : .unnamed
  }
}

extension ActivityUpdate {
  /// What a push asks for.
  fileprivate init(_ push: Push, _ activity: ActivityIndex) {
    self.init(activity: activity)
    via = .push
    content = push.content
    relevance = push.relevance
    staleAt = push.staleAt
    alert = push.alert
    layout = push.layout
  }
}
