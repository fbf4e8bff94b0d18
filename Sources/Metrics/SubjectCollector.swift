internal import Catalogue
internal import PhoneModel
internal import SimulationKernel
internal import Simulation
internal import TraceModel

/// Counts what each activity, client and notification got.
struct SubjectCollector {
  private(set) var activities: [ActivityTally] = []
  private(set) var clients: [ClientTally] = []
  private(set) var notifications: [NotificationTally] = []
  private var activityPlaces: [Int32] = []
  private var notificationPlaces: [Int32] = []
  private var listed: [LockScreenItem.Content] = []
  private var sight: LockScreenSight
  private(set) var contest = Contest()
  private(set) var motion = ContentMotion()
  private(set) var mediaFeedback: Int64 = 0

  init(glance: Int64) { sight = LockScreenSight(glance: glance) }

  mutating func receive(_ entry: JournalEntry) {
    let time = entry.time
    switch entry.fact {
    case .phone(let change): receive(change, at: time, entry.rules.first)
    case .presence(.activity(let activity), let presence):
      let before = place(of: activity).map { activities[$0].presence } ?? .none
      contest.change(from: before, to: presence, at: time)
      change(activity, at: time) { $0.enter(presence) }
    case .presence(.client(let client), let presence):
      let place = place(of: client, at: time)
      contest.change(from: clients[place].presence, to: presence, at: time)
      clients[place].enter(presence, at: time)
    case .lockScreen: unlistAll(at: time)
    case .lockScreenGone: unlistAll(at: time)
    case .lockScreenItem(let position, let slot): list(slot, position, at: time)
    case .surface(.alwaysOn, _, let count): motion.dim(count > 0, at: time)
    case .island, .alertFate, .surface, .surfaceItem: break
    }
  }

  private mutating func receive(
    _ change: PhoneFact.Change, at time: SimulationTime, _ rule: RuleID?
  ) {
    switch change {
    case .started(let activity, let app): start(activity, app, at: time)
    case .state(let activity, let state):
      self.change(activity, at: time) { $0.enter(state, at: time, rule) }
    case .sessions(let activity, let plan):
      self.change(activity, at: time) { $0.begin(plan, at: time) }
    case .content(let activity, let content):
      guard let place = place(of: activity) else { return }
      activities[place].accrue(to: time, sight)
      motion.draw(
        activity, content, isFirst: activities[place].contents.count == 0,
        isVisible: activities[place].isVisible(sight.isVisible), at: time)
      activities[place].renew(at: time)
    case .late(let activity, let sent, let arrived):
      if let place = place(of: activity) {
        activities[place].note(sent: sent, arrived: arrived, applied: time)
      }
    case .rows(let activity, let rows):
      let isVisible = place(of: activity).map { activities[$0].isVisible(sight.isVisible) }
      motion.draw(activity, rows: rows, isVisible: isVisible ?? false, at: time)
    case .reducesMotion(let isReduced): motion.reduceMotion(isReduced, at: time)
    case .mediaFeedback: mediaFeedback += 1
    case .outcome(_, .activityUpdate, let activity, let outcome, _),
      .outcome(_, .push, let activity, let outcome, _):
      if let place = place(of: activity) { activities[place].note(outcome) }
    case .removed(let activity, let cause):
      self.change(activity, at: time) { $0.remove(at: time, cause) }
      motion.forget(activity)
    case .lockScreenVisible(let isVisible):
      for content in listed { accrue(content, at: time) }
      sight.isVisible = isVisible
    case .client(let client, let isOn):
      let place = place(of: client, at: time)
      clients[place].turn(isOn: isOn, at: time)
    case .notification(let notification, let app, let isThere):
      if isThere { post(notification, app, at: time) }
    case .outcome, .alert, .alertOnLockScreen, .alertWithoutDisplay, .banner, .locked, .watch,
      .foreground, .appearance, .standByRefused:
      break
    }
  }

  private func place(of activity: ActivityIndex) -> Int? {
    // A push to a channel or to a token that starts is about no activity: -1.
    guard activityPlaces.indices.contains(activity.position),
      activityPlaces[activity.position] >= 0
    else { return nil }
    return Int(activityPlaces[activity.position])
  }

  private func place(of notification: NotificationIndex) -> Int? {
    guard notification.position < notificationPlaces.count,
      notificationPlaces[notification.position] >= 0
    else { return nil }
    return Int(notificationPlaces[notification.position])
  }

  private mutating func start(_ activity: ActivityIndex, _ app: AppIndex, at time: SimulationTime) {
    if activity.position >= activityPlaces.count {
      let missing = activity.position + 1 - activityPlaces.count
      activityPlaces += repeatElement(-1, count: max(missing, activityPlaces.count))
    }
    activityPlaces[activity.position] = Int32(truncatingIfNeeded: activities.count)
    activities.append(ActivityTally(activity, app, at: time))
  }

  private mutating func change(
    _ activity: ActivityIndex, at time: SimulationTime, _ body: (inout ActivityTally) -> Void
  ) {
    guard let place = place(of: activity) else { return }
    activities[place].accrue(to: time, sight)
    body(&activities[place])
  }

  private mutating func place(of client: IslandClient, at time: SimulationTime) -> Int {
    // A handful at the most: a walk costs less than a hash.
    if let place = clients.firstIndex(where: { $0.client == client }) { return place }
    clients.append(ClientTally(client, at: time))
    return clients.count - 1
  }

  private mutating func post(
    _ notification: NotificationIndex, _ app: AppIndex, at time: SimulationTime
  ) {
    guard place(of: notification) == nil else { return }
    if notification.position >= notificationPlaces.count {
      let missing = notification.position + 1 - notificationPlaces.count
      notificationPlaces += repeatElement(-1, count: max(missing, notificationPlaces.count))
    }
    notificationPlaces[notification.position] = Int32(truncatingIfNeeded: notifications.count)
    notifications.append(NotificationTally(notification, app, at: time))
  }

  private mutating func accrue(_ content: LockScreenItem.Content, at time: SimulationTime) {
    switch content {
    case .activity(let activity): change(activity, at: time) { _ in }
    case .notification(let notification):
      guard let place = place(of: notification) else { return }
      notifications[place].accrue(to: time, sight)
    }
  }

  private mutating func list(
    _ slot: LockScreenSlot, _ position: Int32, at time: SimulationTime
  ) {
    listed.append(slot.content)
    setList(slot.content, position, slot.isAboveFold, at: time)
  }

  private mutating func unlistAll(at time: SimulationTime) {
    for content in listed { setList(content, nil, false, at: time) }
    listed.removeAll(keepingCapacity: true)
  }

  private mutating func setList(
    _ content: LockScreenItem.Content, _ position: Int32?, _ isAboveFold: Bool,
    at time: SimulationTime
  ) {
    switch content {
    case .activity(let activity):
      change(activity, at: time) { $0.list(position: position, isAboveFold: isAboveFold) }
    case .notification(let notification):
      guard let place = place(of: notification) else { return }
      notifications[place].accrue(to: time, sight)
      notifications[place].list(position: position, isAboveFold: isAboveFold)
    }
  }

  mutating func finish(at end: SimulationTime) {
    contest.finish(at: end)
    motion.settle(before: .never)
    for place in activities.indices {
      activities[place].accrue(to: end, sight)
      activities[place].finish()
    }
    for place in clients.indices { clients[place].accrue(to: end) }
    for place in notifications.indices { notifications[place].accrue(to: end, sight) }
  }
}

/// The time for which at least one owner was allowed in the island.
struct Contest {
  private(set) var time: Int64 = 0
  private var count = 0
  private var since = SimulationTime.zero

  mutating func change(
    from old: IslandPresence, to new: IslandPresence, at time: SimulationTime
  ) {
    finish(at: time)
    count += (PresenceTimes.isCandidate(new) ? 1 : 0) - (PresenceTimes.isCandidate(old) ? 1 : 0)
  }

  mutating func finish(at end: SimulationTime) {
    if count > 0 { time += (end - since).microseconds }
    since = end
  }
}
