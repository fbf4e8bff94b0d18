internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// The longest that APNs keeps a push (rule `ps-store-one`).
  static let storage = SimulationDuration.hours(30 * 24)

  /// The phone has no network: the servers keep the push, in place of an older one, or lose it.
  mutating func store(
    _ push: Push, _ origin: ChangeOrigin, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    if push.expiration == .once && RuleID.psExpiration.isInForce {
      return lose(push, origin, Conclusion(.dropped, .offlineExpiration0, .psExpiration), &effects)
    }
    if let place = delivery.stored.firstIndex(where: { takesPlace(push, of: $0.push) }) {
      let older = delivery.stored.remove(at: place)
      let fate =
        isOver(older, at: now)
        ? Conclusion(.dropped, .expired, .psExpiration)
        : Conclusion(.superseded, .newerStored, .psStoreOne)
      lose(older.push, older.origin, fate, &effects)
    }
    delivery.stored.append(HeldPush(push: push, origin: origin, reason: .offline))
  }

  /// Says that a push will not arrive.
  private mutating func lose(
    _ push: Push, _ origin: ChangeOrigin, _ conclusion: Conclusion, _ effects: inout PhoneEffects
  ) {
    if push.event == .start { countComing(push) }
    conclude(origin, subject(of: push), conclusion, &effects)
  }

  /// A start by push is no longer on its way.
  mutating func countComing(_ push: Push) {
    let position = push.activity.position
    guard let count = delivery.comingStarts[position] else { return }
    delivery.comingStarts[position] = count > 1 ? count - 1 : nil
  }

  /// Whether a push takes the place of an older one in the store.
  private func takesPlace(_ push: Push, of older: Push) -> Bool {
    switch settings.pushStorage {
    case .onePerApp: return app(of: push) == app(of: older)
    case .onePerToken: return push.target == older.target
    case .onePerCollapseId:
      // Without an identifier it is the token alone that they share.
      return push.target == older.target && push.collapseID == older.collapseID
    }
  }

  /// The app whose push it is; -1 if its activity is gone for good.
  private func app(of push: Push) -> AppIndex {
    switch push.target {
    case .app(let app): app
    case .activity(let activity):
      activities.find(activity).map { activities[$0].app } ?? formerApps[activity.position]
        ?? AppIndex(-1)
    case .channel: AppIndex(-1)
    }
  }

  /// The network is back: what was kept arrives, unless its time has passed.
  mutating func comeOnline(at now: SimulationTime, _ effects: inout PhoneEffects) {
    let kept = delivery.stored
    delivery.stored = []
    for held in kept {
      if isOver(held, at: now) {
        lose(held.push, held.origin, Conclusion(.dropped, .expired, .psExpiration), &effects)
      } else {
        travel(held.push, held.origin, at: now, &effects)
      }
    }
    for name in delivery.channels.keys.sorted() { deliverStored(name, at: now, &effects) }
    for activity in activities.live where activity.awaitsStored {
      subscribe(activity.activity, to: activity.channel, at: now, &effects)
    }
  }

  /// Whether the time for which a push is kept has passed.
  func isOver(_ held: HeldPush, at now: SimulationTime) -> Bool {
    if case .until(let time) = held.push.expiration, time < now, RuleID.psExpiration.isInForce {
      return true
    }
    return held.origin.at + Self.storage < now
  }
}
