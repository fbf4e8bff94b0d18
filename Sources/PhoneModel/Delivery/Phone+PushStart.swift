internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// A push start arrives (rules `ps-start`, `ps-start-budget`).
  mutating func startByPush(
    _ push: Push, _ origin: ChangeOrigin, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard case .app(let app) = push.target else { return }
    if !hasStartBudget(at: now) {
      return conclude(
        origin, push.activity, Conclusion(.refused, .startBudget, .psStartBudget), &effects)
    }
    let stamp = push.timestamp ?? origin.at
    if let loss = loss(ofStart: push) ?? settings.faultOfFuture(stamp, at: now) {
      return conclude(origin, push.activity, loss, &effects)
    }
    var start = ActivityStart(activity: push.activity, app: app)
    start.via = .push
    start.style = push.style
    start.relevance = push.relevance
    start.staleAt = push.staleAt
    start.content = push.content
    start.attributesSize = max(push.attributes.size, 0)
    start.alert = push.alert
    start.channel = push.channel
    start.sessions = push.sessions
    start.layout = push.layout
    start.kind = push.kind
    guard self.start(start, origin, at: now, &effects) else { return }
    delivery.starts.spend(at: now)
    guard let place = activities.find(push.activity) else { return }
    activities[place].attributesType = push.attributes.type
    mark(place, stamp)
    deferToken(place)
    noteRemovalDate(push.dismissal, place, at: now, &effects)
    subscribe(push.activity, to: push.channel, at: now, &effects)
  }

  /// Why the phone does not take a push start, without a word to its sender.
  private func loss(ofStart push: Push) -> Conclusion? {
    if push.isMalformed { return Conclusion(.dropped, .decodeMismatch, .psDecoding) }
    if push.attributes.areNeeded && (push.attributes.size < 0 || push.attributes.type == .unnamed) {
      return Conclusion(.dropped, .attributesMissing, .psStart)
    }
    switch push.attributes.type {
    case .undeclared where RuleID.psDecoding.isInForce:
      return Conclusion(.dropped, .unknownAttributesType, .psDecoding)
    case .declared(let number) where push.undecodableTypes >> UInt64(number) & 1 == 1:
      return Conclusion(.dropped, .decodeMismatch, .psDecoding)
    default: return nil
    }
  }

  /// When the sender learns the update token of an activity that it started (rule `ps-token`).
  private mutating func deferToken(_ place: Int) {
    guard settings.tokenAfterPushStart == .afterAllow, activities[place].channel.rawValue < 0 else {
      return
    }
    activities[place].tokenKnownAt = nil
  }

  /// A person answers the question on an app's first card (rules `lc-first-use-prompt`, `ps-token`).
  mutating func answer(
    _ button: Touch.Button, _ activity: ActivityIndex, at now: SimulationTime
  ) {
    guard let place = activities.find(activity) else { return }
    switch button {
    case .allow:
      if activities[place].tokenKnownAt == nil {
        activities[place].tokenKnownAt = now + settings.tokenLatency
      }
    case .deny where !RuleID.lcFirstUsePrompt.isInForce: break
    case .deny: apps[activities[place].app].allowsLiveActivities = false
    case .intent, .open: break
    }
  }
}
