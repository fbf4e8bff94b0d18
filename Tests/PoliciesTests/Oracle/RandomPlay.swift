import Catalogue
import PhoneModel
import SimulationKernel
import TraceModel
import TraceWords

/// A trace and its settings, as small as they can be told.
struct Play: Sendable {
  var settings: [SettingID: Int64] = [:]
  var events: [(time: SimulationTime, action: TraceAction)] = []
  var until = SimulationTime.zero

  var values: SettingValues {
    var values = SettingValues()
    for (setting, value) in settings { values[setting] = value }
    return values
  }

  /// An iPhone 16 Pro with a system that has every kind of start.
  var header: TraceHeader {
    var header = TraceHeader()
    header.system = SystemVersion(major: 26, minor: 0)
    header.until = until
    return header
  }

  var trace: [TraceEvent] {
    events.enumerated().map { number, event in
      TraceEvent(
        time: event.time, number: Int64(number),
        action: event.action.sent)
    }
  }
}

/// Makes plays at random: few apps, many things at one instant, all settings that matter at random.
struct RandomPlay {
  private var random: CounterRandom
  private var play = Play()
  private var time: Int64 = 0
  private var started: [ActivityIndex] = []
  private var isLocked = false

  /// The settings with words that decide who is shown.
  static let settings: [SettingID] = [
    .startAlert, .alertCollision, .sameActivityAlert, .ownAppAlert, .hiddenAndAlert,
    .swipeHideLasts, .swipeWithTwo, .alertOfNonVisible, .alertOfSibling, .otherSlotWhileExpanded,
    .expansionAfterUnlock, .alertOnEnd, .emptyAlert, .thirdApp, .crossAppRank, .systemClients,
    .pausedMedia, .primaryMode, .omittedRelevance, .omittedStaleDate, .pastStaleAtStart,
    .updateAfterDismissal, .endAfterEnd, .lockScreenCrossApp, .lockScreenTie, .endedOrder,
    .ownerStart, .lockScreenGrouping, .endedScope, .notificationOrder, .notificationsOnUnlock,
    .notificationGroups,
    .endedCountToLimit, .lockKeepsForeground, .foregroundMediaHides,
  ]

  /// The play of a seed.
  static func make(seed: UInt64) -> Play {
    var maker = RandomPlay(random: CounterRandom(seed: seed, stream: 7))
    maker.chooseSettings()
    // Most begin with some owners: without them little happens.
    for _ in 0..<maker.pick([0, 2, 3, 4, 5]) { maker.add(maker.owner()) }
    for _ in 0..<maker.pick([4, 8, 12, 16, 24, 32]) { maker.addEvent() }
    let rest: Int64 = maker.pick([0, 20, 40, 20_000])
    maker.play.until = SimulationTime(microseconds: maker.time + rest * 1_000_000)
    return maker.play
  }

  private init(random: CounterRandom) { self.random = random }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func chooseSettings() {
    for setting in Self.settings where chance(50) {
      guard case .choice(let words) = SettingDefinition.of(setting).kind else { continue }
      play.settings[setting] = .random(in: 0..<Int64(words.count), using: &random)
    }
    // How pushes travel is no matter of who is shown; the tests of the delivery look at that.
    play.settings[.pushBudget] = SettingKind.unlimited
    play.settings[.startBudget] = 1_000_000
    if chance(50) { play.settings[.alertHold] = pick([0, 1, 2_000_000, 8_000_000]) }
    if chance(10) { play.settings[.limitPerApp] = 2 }
    if chance(10) { play.settings[.limitGlobal] = pick([2, 3, 4]) }
  }

  private mutating func addEvent() {
    let gaps: [Int64] = [0, 0, 0, 1, 1, 2, 3, 4, 5, 10]
    time += pick(gaps) * 1_000_000
    if chance(5) { time += pick([1, 999_999]) }
    if chance(3) { time += pick([14_390, 14_400, 28_795, 28_800]) * 1_000_000 }
    add(action())
  }

  private mutating func add(_ action: TraceAction) {
    play.events.append((SimulationTime(microseconds: time), action))
  }

  /// An activity whose start nothing stands against, or a client.
  private mutating func owner() -> TraceAction {
    if chance(20) { return chance(50) ? .media(.play, app()) : .systemBegin(.call) }
    guard case .activityStart(var start) = start() else { return .media(.play, app()) }
    start.via = .intent
    start.startsAt = nil
    return .activityStart(start)
  }

  private mutating func action() -> TraceAction {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<18: start()
    case 18..<46: update()
    case 46..<54: end()
    case 54..<62: lock()
    case 62..<71: .app(pick([.open, .open, .open, .leave, .kill]), app())
    case 71..<78: client()
    case 78..<95: touch()
    default: notification()
    }
  }

  private mutating func app() -> AppIndex { AppIndex(pick([0, 0, 1, 1, 2, 3])) }

  private mutating func alert(_ percent: Int) -> Alert? {
    chance(percent) ? Alert(isEmpty: chance(10)) : nil
  }

  private mutating func score() -> Double? { pick([nil, nil, 0, 1, 1, 50, -1]) }

  private mutating func date() -> SimulationTime {
    SimulationTime(microseconds: time + pick([-1, 0, 1, 3, 10, 5000]) * 1_000_000)
  }

  private mutating func start() -> TraceAction {
    let app = app()
    let number = Int32(started.count { $0.app == app })
    // A name has one digit.
    guard number < 8 else { return .app(.open, app) }
    var start = ActivityStart(activity: ActivityIndex(app.rawValue * 8 + number), app: app)
    started.append(start.activity)
    start.via = pick([.intent, .intent, .intent, .request, .push, .scheduled])
    start.relevance = score()
    start.staleAt = chance(20) ? date() : nil
    start.startsAt = start.via == .scheduled ? date() : nil
    start.alert = alert(start.via == .push || start.via == .scheduled ? 90 : 20)
    return .activityStart(start)
  }

  private mutating func update() -> TraceAction {
    guard !started.isEmpty else { return start() }
    var update = ActivityUpdate(activity: pick(started))
    update.via = pick([.local, .push, .push, .push, .extension])
    update.relevance = score()
    update.staleAt = chance(20) ? date() : nil
    update.alert = alert(60)
    return .activityUpdate(update)
  }

  private mutating func end() -> TraceAction {
    guard !started.isEmpty else { return start() }
    let activity = pick(started)
    if chance(25) { return .dismissActivity(activity) }
    var end = ActivityEnd(activity: activity)
    end.dismissal = pick([
      .default, .default, .immediate, .at(date()),
      .after(SimulationDuration(microseconds: 3_000_000)),
    ])
    end.alert = alert(50)
    return .activityEnd(end)
  }

  private mutating func lock() -> TraceAction {
    if chance(15) { return .set { [allows = chance(50)] in $0.allowsWhenLocked = allows } }
    isLocked = isLocked ? chance(15) : chance(90)
    return isLocked ? .lock : .unlock
  }

  private mutating func client() -> TraceAction {
    switch Int.random(in: 0..<5, using: &random) {
    case 0...2: .media(pick([.play, .play, .pause, .stop]), app())
    case 3: .systemBegin(pick([.call, .timer, .recording, .share]))
    default: .systemEnd(pick([.call, .timer, .recording, .share]))
    }
  }

  private mutating func touch() -> TraceAction {
    // What a hidden island would do with a swipe outward is not asked.
    if !isLocked, !started.isEmpty, chance(15) {
      return .swipe(.outward, .activity(pick(started)))
    }
    let target: Touch.Target =
      started.isEmpty || chance(70) ? pick([.attached, .detached]) : .activity(pick(started))
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return .outside
    case 1: return .tap(target)
    case 2...3: return .press(target)
    case 4: return .swipe(.up, chance(50) ? target : nil)
    default: return .swipe(pick([.left, .right]), target)
    }
  }

  private mutating func notification() -> TraceAction {
    let index = NotificationIndex(.random(in: 104..<108, using: &random))
    if chance(20) {
      let posted = play.events.contains { event in
        guard case .notificationPost(let post) = event.action else { return false }
        return post.notification == index
      }
      if posted { return chance(50) ? .notificationClear(index) : .dismissNotification(index) }
    }
    return .post(index, level: pick([.passive, .active, .active, .timeSensitive, .critical]))
  }
}
