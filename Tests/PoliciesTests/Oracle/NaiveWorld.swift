import Catalogue
import PhoneModel
import SimulationKernel
import TraceModel
import TraceWords

/// One thing that happened: an event of the trace, or what time brings by itself.
struct Step {
  let time: SimulationTime
  let what: What

  enum What {
    case nothing
    case limit(ActivityIndex)
    case removal(ActivityIndex)
    case scheduledStart(ActivityIndex)
    case holdEnd
    case event(TraceAction)
  }
}

/// What a touch comes to on the island that is shown.
enum Deed {
  case press(IslandOwner)
  case close
  case hide(ActivityIndex)
  case restore(ActivityIndex)
  case open(ActivityIndex)
  case exchange

  /// The readings on touches, one after the other.
  init?(_ touch: Touch, on island: NaiveIsland, _ settings: SettingValues) {
    let touched: NaiveIsland.Place?
    switch touch.target {
    case .attached, nil: touched = island.attached
    case .detached: touched = island.detached
    case .activity(let activity):
      touched = [island.attached, island.detached].compactMap { $0 }
        .first { $0.owner == .activity(activity) }
    }
    switch (touch.gesture, touch.direction) {
    case (.outside, _), (.swipe, .up):
      guard island.expansion != nil else { return nil }
      self = .close
    case (.longPress, _):
      guard let touched, case .activity = touched.owner, touched.mode != .expanded else {
        return nil
      }
      self = .press(touched.owner)
    case (.tap, _):
      guard case .activity(let activity)? = touched?.owner else { return nil }
      self = .open(activity)
    case (.swipe, .outward):
      guard case .activity(let activity)? = touch.target else { return nil }
      self = .restore(activity)
    case (.button, _): return nil
    case (.swipe, _):
      guard case .activity(let activity)? = touched?.owner else { return nil }
      let areTwo = island.attached != nil && island.detached != nil && island.expansion == nil
      self = areTwo && settings.choice() == SwipeWithTwo.switch ? .exchange : .hide(activity)
    }
  }
}

/// The phone after a history, computed from the whole of it with plain arrays.
struct NaiveWorld {
  enum Life { case pending, live, ended, gone, goneByPerson }

  struct Activity {
    let index: ActivityIndex
    let app: AppIndex
    var life = Life.pending
    /// The time of the start, or the date of a scheduled one.
    var startsAt: SimulationTime
    /// The number of the step at which it became active: who is earlier has the smaller one.
    var order = -1
    var score: Double
    var staleAt: SimulationTime?
    var startAlert: Alert?
    var isPresented = true
    var isSwiped = false
    var removalAt = SimulationTime.never
  }

  struct Client {
    let client: IslandClient
    let app: AppIndex?
    let order: Int
    var isPaused = false
  }

  struct Notification {
    let index: NotificationIndex
    let level: NotificationPost.Level
    let order: Int
  }

  /// An alert of the last step.
  struct Raised {
    let number: Int64
    let activity: ActivityIndex
    var isOfEnd = false
    var isOfPushStart = false
    let isSilent: Bool
  }

  /// Two owners that a person exchanged, with their orders: another life is another owner.
  struct Exchange {
    let attached: IslandOwner
    let detached: IslandOwner
    let orders: [Int]
  }

  var activities: [Activity] = []
  var clients: [Client] = []
  var notifications: [Notification] = []
  var exchanges: [Exchange] = []
  var front: AppIndex?
  var isLocked = false
  var allowsWhenLocked = true
  var raised: Raised?
  var deed: Deed?
  /// Whether an activity became active in the last step.
  var hasStart = false

  private let settings: SettingValues
  private var alertCount: Int64 = 0

  /// Goes through a history.
  ///
  /// - Parameters:
  ///   - settings: the settings in force.
  ///   - history: what happened.
  ///   - shown: what the island showed after each step but the last.
  init(_ settings: SettingValues, _ history: [Step], _ shown: [NaiveShown]) {
    self.settings = settings
    for (number, step) in history.enumerated() {
      raised = nil
      deed = nil
      hasStart = false
      if number > 0, let restored = shown[number - 1].restored { setSwiped(restored, false) }
      take(step, number, number > 0 ? shown[number - 1] : NaiveShown())
      exchanges = exchanges.filter { $0.orders == [order($0.attached), order($0.detached)] }
    }
  }

  // MARK: Looking

  func activity(_ index: ActivityIndex) -> Activity? { activities.first { $0.index == index } }

  /// The order of an owner that is alive, or -1.
  func order(_ owner: IslandOwner) -> Int {
    switch owner {
    case .activity(let index):
      activities.first { $0.index == index && $0.life == .live }?.order ?? -1
    case .client(let client): wanting.first { $0.client == client }?.order ?? -1
    }
  }

  /// The clients that are on and want a place: not a paused player that leaves.
  var wanting: [Client] {
    clients.filter { !($0.isPaused && settings.choice() == PausedMedia.leaves) }
  }

  // MARK: Going on

  private func place(_ index: ActivityIndex) -> Int? {
    activities.firstIndex { $0.index == index }
  }

  private mutating func setSwiped(_ index: ActivityIndex, _ isSwiped: Bool) {
    if let place = place(index) { activities[place].isSwiped = isSwiped }
  }

  private mutating func take(_ step: Step, _ number: Int, _ shown: NaiveShown) {
    switch step.what {
    case .nothing, .holdEnd: break
    case .limit(let index): finish(index, removalAt: step.time + .hours(4), step.time)
    case .removal(let index): if let place = place(index) { activities[place].life = .gone }
    case .scheduledStart(let index):
      begin(index, number, step.time)
      raise(index, activity(index)?.startAlert)
    case .event(let action): take(action, step.time, number, shown)
    }
  }

  private mutating func take(
    _ action: TraceAction, _ time: SimulationTime, _ number: Int, _ shown: NaiveShown
  ) {
    switch action {
    case .activityStart(let start): take(start, time, number)
    case .activityUpdate(let update): take(update, time, number)
    case .activityEnd(let end): take(end, time)
    case .dismissActivity(let index):
      if let place = place(index), [.pending, .live, .ended].contains(activities[place].life) {
        activities[place].life = .goneByPerson
      }
    case .app(.open, let app): front = app
    case .app(.leave, let app): if front == app { front = nil }
    case .app(.kill, let app):
      if front == app { front = nil }
      clients.removeAll { $0.client == .media && $0.app == app }
    case .media(.play, let app):
      if let place = clients.firstIndex(where: { $0.client == .media && $0.app == app }) {
        clients[place].isPaused = false
      } else {
        clients.removeAll { $0.client == .media }
        clients.append(Client(client: .media, app: app, order: number))
      }
    case .media(.pause, let app):
      if let place = clients.firstIndex(where: { $0.client == .media && $0.app == app }) {
        clients[place].isPaused = true
      }
    case .media(.stop, let app): clients.removeAll { $0.client == .media && $0.app == app }
    case .systemBegin(let client):
      guard !clients.contains(where: { $0.client == .system(client) }) else { return }
      clients.append(Client(client: .system(client), app: nil, order: number))
    case .systemEnd(let client): clients.removeAll { $0.client == .system(client) }
    case .device(let change): take(change)
    case .notificationPost(let post):
      notifications.removeAll { $0.index == post.notification }
      notifications.append(
        Notification(index: post.notification, level: post.level, order: number))
    case .notificationClear(let index), .dismissNotification(let index):
      notifications.removeAll { $0.index == index }
    case .touch(let touch): take(touch, shown)
    default: break
    }
  }

  private mutating func take(_ change: DeviceChange) {
    if let allows = change.allowsWhenLocked { allowsWhenLocked = allows }
    guard let locked = change.isLocked, locked != isLocked else { return }
    isLocked = locked
    guard !locked else { return }
    if settings.choice() == LockKeepsForeground.no { front = nil }
    if settings.choice() == NotificationsOnUnlock.clear { notifications = [] }
  }

  private mutating func take(_ touch: Touch, _ shown: NaiveShown) {
    deed = Deed(touch, on: shown.island, settings)
    switch deed {
    case .hide(let index):
      // One that has ended is expanded for the last time: it is only closed.
      if activity(index)?.life == .live { setSwiped(index, true) }
    case .restore(let index): setSwiped(index, false)
    case .open(let index): front = activity(index)?.app
    case .exchange:
      guard let attached = shown.island.attached?.owner, let detached = shown.island.detached?.owner
      else { return }
      exchanges.removeAll { Set([$0.attached, $0.detached]) == [attached, detached] }
      // Put back as without any switch, there is nothing to remember.
      guard shown.natural.first != detached else { return }
      exchanges.append(
        Exchange(
          attached: detached, detached: attached, orders: [order(detached), order(attached)]))
    case .press, .close, nil: break
    }
  }

  private mutating func take(_ start: ActivityStart, _ time: SimulationTime, _ number: Int) {
    if start.via == .request && front != start.app { return }
    if (start.via == .push || start.via == .scheduled) && start.alert == nil { return }
    let counts: [Life] =
      settings.choice() == EndedCountToLimit.yes ? [.pending, .live, .ended] : [.pending, .live]
    let others = activities.filter { counts.contains($0.life) }
    if others.count(where: { $0.app == start.app }) >= settings[.limitPerApp] { return }
    if others.count >= settings[.limitGlobal] { return }
    activities.append(
      Activity(
        index: start.activity, app: start.app, startsAt: start.startsAt ?? time,
        score: start.relevance ?? 0, staleAt: start.staleAt, startAlert: start.alert))
    if let date = start.startsAt, date > time { return }
    begin(start.activity, number, time)
    raise(start.activity, start.alert, isOfPushStart: start.via == .push)
  }

  private mutating func begin(_ index: ActivityIndex, _ number: Int, _ time: SimulationTime) {
    guard let place = place(index) else { return }
    activities[place].life = .live
    activities[place].startsAt = time
    activities[place].order = number
    let isPast = activities[place].staleAt.map { $0 <= time } ?? false
    activities[place].isPresented = !isPast || settings.choice() == PastStaleAtStart.presented
    hasStart = true
  }

  private mutating func take(_ update: ActivityUpdate, _ time: SimulationTime, _ number: Int) {
    guard update.via != .extension, let place = place(update.activity) else { return }
    let keeps = settings.choice() == OmittedRelevance.keep
    switch activities[place].life {
    case .live, .pending:
      activities[place].score = update.relevance ?? (keeps ? activities[place].score : 0)
      if update.staleAt != nil || settings.choice() == OmittedStaleDate.none {
        activities[place].staleAt = update.staleAt
      }
      guard activities[place].life == .live else { return }
      if settings.choice() == SwipeHideLasts.untilUpdate { activities[place].isSwiped = false }
      raise(update.activity, update.alert)
    case .goneByPerson where settings.choice() == UpdateAfterDismissal.restarts:
      let app = activities[place].app
      activities.remove(at: place)
      activities.append(
        Activity(
          index: update.activity, app: app, startsAt: time, score: update.relevance ?? 0,
          staleAt: update.staleAt))
      begin(update.activity, number, time)
    case .ended, .gone, .goneByPerson: break
    }
  }

  private mutating func take(_ end: ActivityEnd, _ time: SimulationTime) {
    guard let activity = activity(end.activity), let place = place(end.activity) else { return }
    let wanted: SimulationTime =
      switch end.dismissal {
      case .default: .never
      case .immediate: time
      case .at(let date): date
      case .after(let length): time + length
      }
    let removalAt = min(wanted, time + .hours(4))
    switch activity.life {
    case .pending: activities[place].life = .gone
    case .live:
      finish(end.activity, removalAt: removalAt, time)
      raise(end.activity, end.alert, isOfEnd: true)
    case .ended:
      guard settings.choice() == EndAfterEnd.earlierDateWins, removalAt < activity.removalAt else {
        return
      }
      activities[place].removalAt = removalAt
      if removalAt <= time { activities[place].life = .gone }
    case .gone, .goneByPerson: break
    }
  }

  private mutating func finish(
    _ index: ActivityIndex, removalAt: SimulationTime, _ time: SimulationTime
  ) {
    guard let place = place(index) else { return }
    activities[place].life = removalAt <= time ? .gone : .ended
    activities[place].removalAt = removalAt
  }

  private mutating func raise(
    _ index: ActivityIndex, _ alert: Alert?, isOfEnd: Bool = false, isOfPushStart: Bool = false
  ) {
    guard let alert else { return }
    raised = Raised(
      number: alertCount, activity: index, isOfEnd: isOfEnd, isOfPushStart: isOfPushStart,
      isSilent: alert.isEmpty && settings.choice() == EmptyAlert.silent)
    alertCount += 1
  }
}
