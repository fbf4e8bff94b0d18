internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// A server sends a push: APNs takes it or not, and it sets out.
  mutating func send(
    _ push: Push, _ origin: ChangeOrigin, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    if let refusal = refusal(of: push, at: now) ?? loss(of: push, at: now) {
      conclude(origin, subject(of: push), refusal, &effects)
      return
    }
    if case .channel(let channel) = push.target {
      return broadcast(push, origin, channel, at: now, &effects)
    }
    if push.event == .start { delivery.comingStarts[push.activity.position, default: 0] += 1 }
    depart(push, origin, at: now, &effects)
  }

  /// The activity that a push is about, or -1.
  func subject(of push: Push) -> ActivityIndex {
    if case .activity(let activity) = push.target { return activity }
    return push.activity
  }

  /// Why APNs or the phone turns a push down before its way matters, or nil.
  private func refusal(of push: Push, at now: SimulationTime) -> Conclusion? {
    if let fault = push.headerFault, fault.rule.isInForce {
      return Conclusion(.refused, fault.reason, fault.rule)
    }
    if push.size > PhoneLimits.dataSize && RuleID.psSize.isInForce {
      return Conclusion(.refused, .payloadSize, .psSize)
    }
    if case .channel(let name) = push.target {
      if push.event == .start && RuleID.psBroadcastNoStart.isInForce {
        return Conclusion(.refused, .broadcastStart, .psBroadcastNoStart)
      }
      guard let channel = delivery.channels[name.position], channel.isOpen else {
        return Conclusion(.refused, .unknownChannel, .psChannelInvalid)
      }
      if case .until = push.expiration, !channel.stores, RuleID.psChannelExpiration.isInForce {
        return Conclusion(.refused, .noStorageExpiration, .psChannelExpiration)
      }
    }
    guard push.event == .start, case .app = push.target else { return nil }
    if push.alert == nil && RuleID.alStartNeedsAlert.isInForce {
      return Conclusion(.refused, .startWithoutAlert, .alStartNeedsAlert)
    }
    if system < SystemVersion(major: 17, minor: 2) && RuleID.psStart.isInForce {
      return Conclusion(.refused, .oldSystem, .psStart)
    }
    if push.channel.rawValue >= 0 && system < SystemVersion(major: 18, minor: 0)
      && RuleID.psStartChannel.isInForce
    {
      return Conclusion(.refused, .oldSystem, .psStartChannel)
    }
    return nil
  }

  /// Why a push that APNs took reaches nobody, or nil: the token is of the wrong kind, too old or not
  /// yet known to the sender (rule `ps-token`).
  private func loss(of push: Push, at now: SimulationTime) -> Conclusion? {
    switch push.target {
    case .channel: return nil
    case .app:
      if push.event == .start { return nil }
      return Conclusion(.dropped, push.event == nil ? .unknownEvent : .wrongTokenKind, .psStart)
    case .activity(let activity):
      if push.event == .start { return Conclusion(.dropped, .wrongTokenKind, .psStart) }
      guard let place = activities.find(activity) else {
        guard activities.absence(activity) == .neverStarted else { return nil }
        return delivery.comingStarts[activity.position] == nil
          ? Conclusion(.ignored, .notStarted, .lcStates)
          : Conclusion(.dropped, .tokenUnknown, .psToken)
      }
      guard RuleID.psToken.isInForce else { return nil }
      if push.token >= 0 && push.token != activities[place].tokenEpoch {
        return Conclusion(.dropped, .oldToken, .psToken)
      }
      guard let knownAt = activities[place].tokenKnownAt, knownAt <= now else {
        return Conclusion(.dropped, .tokenUnknown, .psToken)
      }
      return nil
    }
  }

  /// Whether pushes reach the phone (rule `ps-offline-stale`).
  var isReachable: Bool { state.network != .offline || !RuleID.psOfflineStale.isInForce }

  /// A push sets out for the phone: at once, late, or into the store.
  mutating func depart(
    _ push: Push, _ origin: ChangeOrigin, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard isReachable else { return store(push, origin, at: now, &effects) }
    if push.priority == 5 && settings.priority5Delay.microseconds > 0
      && RuleID.psPriority5.isInForce
    {
      hold(push, origin, .priority5, until: now + settings.priority5Delay)
    } else {
      travel(push, origin, at: now, &effects)
    }
  }

  /// A push is on its way for the time that the network takes.
  ///
  /// The time is drawn from the seed and the event's number, so that it is the same under every
  /// policy; pushes may overtake each other (rule `ps-reorder`).
  mutating func travel(
    _ push: Push, _ origin: ChangeOrigin, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    var latency = settings.pushLatency.microseconds
    let spread = settings.pushLatencySpread.microseconds
    if spread > 0 {
      var random = CounterRandom(
        seed: UInt64(bitPattern: settings.pushLatencySeed), stream: UInt64(origin.event))
      latency += Int64(random.next() % UInt64(spread + 1))
    }
    guard latency > 0 else { return arrive(push, origin, at: now, &effects) }
    hold(push, origin, .inFlight, until: now + SimulationDuration(microseconds: latency))
  }

  /// Sets a push aside until an instant.
  mutating func hold(
    _ push: Push, _ origin: ChangeOrigin, _ reason: Reason, until time: SimulationTime
  ) {
    let slot = delivery.held.insert(HeldPush(push: push, origin: origin, reason: reason))
    _ = schedule(.delivery(slot: slot), at: time)
  }

  /// The instant comes for which a push waited.
  mutating func release(
    _ slot: Int32, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard let held = delivery.held.take(slot) else { return }
    if !isReachable { return store(held.push, held.origin, at: now, &effects) }
    if held.reason == .priority5 {
      travel(held.push, held.origin, at: now, &effects)
    } else {
      arrive(held.push, held.origin, at: now, &effects)
    }
  }
}

extension Push.HeaderFault {
  /// What APNs says.
  var reason: Reason {
    switch self {
    case .pushType: .badPushType
    case .topic: .badTopic
    case .priority: .badPriority
    case .expiration: .badExpiration
    case .collapseID: .badCollapseID
    case .channelID: .badChannelID
    }
  }

  /// The rule that the header breaks.
  var rule: RuleID {
    switch self {
    case .collapseID: .psCollapse
    case .expiration: .psExpiration
    default: .psHeaders
    }
  }
}
