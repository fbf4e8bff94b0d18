internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// A server opens or closes a channel (rule `ps-channel-lifetime`).
  ///
  /// Opening one that is open changes nothing, for its storage is fixed; a closed one is not opened
  /// again: it is another channel, and what the first one kept for nobody is lost.
  mutating func change(_ change: ChannelChange, _ effects: inout PhoneEffects) {
    let name = change.channel.position
    guard let stores = change.stores else {
      delivery.channels[name]?.isOpen = false
      if !RuleID.psChannelLifetime.isInForce { delivery.channels[name] = nil }
      return
    }
    if let former = delivery.channels[name] {
      if former.isOpen { return }
      if former.isWaiting, let held = former.newest {
        conclude(
          held.origin, ActivityIndex(-1), Conclusion(.dropped, .noSubscriber, .psChannelLifetime),
          &effects)
      }
    }
    delivery.channels[name] = Channel(stores: stores && RuleID.psChannelStorage.isInForce)
  }

  /// A push goes to all subscribers of a channel.
  mutating func broadcast(
    _ push: Push, _ origin: ChangeOrigin, _ name: NameIndex, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    guard let channel = delivery.channels[name.position] else { return }
    let isOnline = isReachable
    let subscribers = subscribers(of: name)
    if isOnline && !subscribers.isEmpty {
      if channel.stores { keep(push, origin, in: name.position, isWaiting: false, &effects) }
      return fanOut(push, origin, to: subscribers, at: now, &effects)
    }
    if !channel.stores {
      let conclusion =
        isOnline
        ? Conclusion(.dropped, .noSubscriber, .psChannelStorage)
        : Conclusion(.dropped, .channelNoStorage, .psChannelStorage)
      return conclude(origin, ActivityIndex(-1), conclusion, &effects)
    }
    keep(push, origin, in: name.position, isWaiting: true, &effects)
  }

  /// Keeps a message as the channel's newest.
  private mutating func keep(
    _ push: Push, _ origin: ChangeOrigin, in name: Int, isWaiting: Bool,
    _ effects: inout PhoneEffects
  ) {
    if let older = delivery.channels[name]?.newest, delivery.channels[name]?.isWaiting == true {
      conclude(
        older.origin, ActivityIndex(-1),
        Conclusion(.superseded, .newerStored, .psChannelStorage), &effects)
    }
    delivery.channels[name]?.newest = HeldPush(push: push, origin: origin, reason: .offline)
    delivery.channels[name]?.isWaiting = isWaiting
  }

  private func subscribers(of name: NameIndex) -> [ActivityIndex] {
    activities.live.filter { $0.channel == name && $0.state != .pending }.map(\.activity)
  }

  /// Sends a copy to each subscriber; the event's outcome waits for all of them.
  private mutating func fanOut(
    _ push: Push, _ origin: ChangeOrigin, to subscribers: [ActivityIndex], at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    var origin = origin
    origin.isCopy = true
    if !origin.isConcluded {
      delivery.broadcasts[origin.event] = BroadcastTally(open: subscribers.count)
    }
    for subscriber in subscribers {
      var copy = push
      copy.target = .activity(subscriber)
      depart(copy, origin, at: now, &effects)
    }
  }

  /// A message that nobody got yet goes to the present subscribers, if it is no more than 8 h old.
  mutating func deliverStored(
    _ name: Int, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard let channel = delivery.channels[name], channel.isWaiting, let held = channel.newest
    else { return }
    if held.origin.at + Channel.storage < now {
      delivery.channels[name]?.isWaiting = false
      delivery.channels[name]?.newest = nil
      return conclude(
        held.origin, ActivityIndex(-1), Conclusion(.dropped, .expired, .psChannelStorage),
        &effects)
    }
    let subscribers = subscribers(of: NameIndex(Int32(truncatingIfNeeded: name)))
    guard !subscribers.isEmpty else { return }
    delivery.channels[name]?.isWaiting = false
    fanOut(held.push, held.origin, to: subscribers, at: now, &effects)
  }

  /// An activity that subscribes gets what the channel kept, if the setting says so.
  mutating func subscribe(
    _ activity: ActivityIndex, to name: NameIndex, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    guard name.rawValue >= 0, settings.lateSubscriber == .getsStored else { return }
    // Without network it asks once the network is back.
    if let place = activities.find(activity) { activities[place].awaitsStored = !isReachable }
    guard let channel = delivery.channels[name.position], let held = channel.newest,
      held.origin.at + Channel.storage >= now, isReachable
    else { return }
    var origin = held.origin
    origin.isConcluded = !channel.isWaiting
    delivery.channels[name.position]?.isWaiting = false
    fanOut(held.push, origin, to: [activity], at: now, &effects)
  }
}
