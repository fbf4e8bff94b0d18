import Catalogue
import SimulationKernel
import TraceModel

/// A trace of random events, the same for the same seed.
///
/// Many happen at one instant, apps are few, and all settings with words have one at random.
struct RandomTrace {
  private(set) var header = TraceHeader()
  private(set) var events: [TraceEvent] = []
  private(set) var settings = SettingValues()

  private var random: CounterRandom
  private var time: Int64 = 0
  private var started: [ActivityIndex] = []
  private var posted: [NotificationIndex] = []

  init(seed: UInt64) {
    random = CounterRandom(seed: seed)
    chooseSettings()
    chooseDevice()
    for number in 0..<Int.random(in: 5...90, using: &random) {
      let steps: [Int64] = [0, 0, 1, 2, 3, 10, 40, 300, 4000]
      time += pick(steps) * 1_000_000 + (chance(10) ? .random(in: 0...999_999, using: &random) : 0)
      let at = SimulationTime(microseconds: time)
      events.append(TraceEvent(time: at, number: Int64(number), action: action()))
    }
    if chance(40) {
      header.until = SimulationTime(
        microseconds: .random(in: 0...time + 100_000_000, using: &random))
    }
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func chooseSettings() {
    for setting in SettingID.allCases {
      if case .choice(let words) = SettingDefinition.of(setting).kind, chance(50) {
        settings[setting] = .random(in: 0..<Int64(words.count), using: &random)
      }
    }
    settings[.glance] = pick([0, 1_000_000, 5_000_000])
    settings[.flipFlopWindow] = pick([0, 10_000_000, 300_000_000])
    settings[.lockScreenListHeight] = pick([200_000, 500_000])
  }

  private mutating func chooseDevice() {
    let model = pick(["iPhone 16 Pro", "iPhone 16 Pro", "iPhone 15", "iPhone 13"])
    header.device = DeviceModel.named(model) ?? .standard
    header.system = SystemVersion(major: 26, minor: 0)
    header.state.isLocked = chance(30)
    header.state.isAsleep = chance(20)
    header.state.isAlwaysOn = chance(30)
    header.state.foreground = chance(50) ? app() : nil
  }

  private mutating func app() -> AppIndex { AppIndex(.random(in: 0..<4, using: &random)) }

  private mutating func action() -> TraceAction {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<20: start()
    case 20..<45: update()
    case 45..<55: end()
    case 55..<75: device()
    case 75..<82: .app(pick([.open, .open, .leave, .kill]), app())
    case 82..<88: client()
    case 88..<94: touch()
    default: notification()
    }
  }

  private mutating func start() -> TraceAction {
    var start = ActivityStart(activity: ActivityIndex(Int32(started.count)), app: app())
    started.append(start.activity)
    start.via = pick([.intent, .intent, .request, .push, .scheduled])
    start.style = chance(10) ? .transient : .standard
    start.relevance = pick([nil, 0, 1, 50])
    start.staleAt = laterOrNever()
    if start.via == .scheduled { start.startsAt = later() }
    if chance(60) { start.alert = Alert(isEmpty: chance(10)) }
    if chance(30) { start.layout.height = 160_000_000 }
    return .activityStart(start)
  }

  private mutating func update() -> TraceAction {
    guard !started.isEmpty else { return .device(DeviceChange()) }
    var update = ActivityUpdate(activity: pick(started))
    update.via = pick([.local, .push, .push, .extension])
    update.relevance = pick([nil, 0, 1, 50])
    update.staleAt = laterOrNever()
    if chance(30) { update.alert = Alert(isEmpty: chance(10)) }
    return .activityUpdate(update)
  }

  private mutating func end() -> TraceAction {
    guard !started.isEmpty else { return .device(DeviceChange()) }
    let activity = pick(started)
    if chance(20) { return .dismissActivity(activity) }
    var end = ActivityEnd(activity: activity)
    end.dismissal = pick([
      .default, .immediate, .at(later()), .after(SimulationDuration(microseconds: 7_000_000)),
    ])
    if chance(20) { end.alert = Alert(isEmpty: false) }
    return .activityEnd(end)
  }

  private mutating func later() -> SimulationTime {
    SimulationTime(microseconds: time + pick([-5, 0, 1, 5, 60, 5000]) * 1_000_000)
  }

  private mutating func laterOrNever() -> SimulationTime? { chance(60) ? nil : later() }

  private mutating func device() -> TraceAction {
    var change = DeviceChange()
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: change.isLocked = true
    case 3..<6:
      change.isLocked = false
      change.isAsleep = false
    case 6: change.isAsleep = true
    case 7: change.isAsleep = false
    case 8: change.orientation = pick([.landscape, .portrait])
    default: change.allowsWhenLocked = chance(50)
    }
    return .device(change)
  }

  private mutating func client() -> TraceAction {
    let kind: SystemClient = pick([.call, .navigation, .timer])
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .media(pick([.play, .play, .pause, .stop]), app())
    case 1: return .systemBegin(kind)
    default: return .systemEnd(kind)
    }
  }

  private mutating func touch() -> TraceAction {
    let target: Touch.Target =
      started.isEmpty || chance(60)
      ? pick([.attached, .detached]) : .activity(pick(started))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return .touch(Touch(.outside))
    case 1: return .touch(Touch(.tap, target: target))
    case 2: return .touch(Touch(.longPress, target: target))
    default:
      return .touch(
        Touch(.swipe, target: target, direction: pick([.left, .right, .outward, .up])))
    }
  }

  private mutating func notification() -> TraceAction {
    if !posted.isEmpty, chance(30) { return .notificationClear(pick(posted)) }
    let index = NotificationIndex(.random(in: 0..<5, using: &random))
    posted.append(index)
    var post = NotificationPost(notification: index, app: app())
    post.level = pick([.passive, .active, .timeSensitive])
    return .notificationPost(post)
  }
}
