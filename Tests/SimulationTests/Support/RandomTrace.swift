import Catalogue
import SimulationKernel
import TraceModel
import TraceWords

/// A trace of random events, the same for the same seed, with every kind that a phone acts on.
struct RandomTrace {
  private(set) var header = TraceHeader()
  private(set) var settings = SettingValues()
  private(set) var events: [TraceEvent] = []
  private var random: CounterRandom
  private var time: Int64 = 0
  private var started: [ActivityIndex] = []

  /// Makes the trace of a seed.
  ///
  /// - Parameters:
  ///   - seed: what the trace depends on.
  ///   - touches: whether somebody touches the island.
  init(seed: UInt64, touches: Bool = true) {
    random = CounterRandom(seed: seed, stream: 3)
    for setting in SettingID.allCases {
      if case .choice(let words) = SettingDefinition.of(setting).kind, chance(50) {
        settings[setting] = .random(in: 0..<Int64(words.count), using: &random)
      }
    }
    settings[.alertHold] = pick([0, 2_000_000, 4_000_000])
    header.device =
      DeviceModel.named(pick(["iPhone 16 Pro", "iPhone 15", "iPhone 13"])) ?? .standard
    header.system = SystemVersion(major: pick([26, 27]), minor: 0)
    header.state.isLocked = chance(20)
    for number in 0..<Int.random(in: 5...60, using: &random) {
      let gaps: [Int64] = [0, 0, 1, 2, 3, 10, 300, 14_400, 28_800]
      time += pick(chance(90) ? Array(gaps.prefix(6)) : gaps) * 1_000_000
      let action = touches && chance(15) ? touch() : action()
      events.append(
        TraceEvent(
          time: SimulationTime(microseconds: time), number: Int64(number), action: action))
    }
    if chance(50) {
      header.until = SimulationTime(microseconds: pick([0, time / 2, time + 50_000_000]))
    }
  }

  private mutating func chance(_ percent: Int) -> Bool {
    Int.random(in: 0..<100, using: &random) < percent
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func app() -> AppIndex { AppIndex(pick([0, 0, 1, 2, 3])) }

  private mutating func date() -> SimulationTime {
    SimulationTime(microseconds: time + pick([-1, 0, 1, 5, 60]) * 1_000_000)
  }

  private mutating func action() -> TraceAction {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<28: start()
    case 28..<50: update()
    case 50..<58: end()
    case 58..<72: device()
    case 72..<82: .app(pick([.open, .open, .leave, .kill]), app())
    case 82..<92: client()
    case 92..<94: .allow(app(), chance(70))
    default:
      .post(
        NotificationIndex(.random(in: 0..<4, using: &random)),
        level: pick(NotificationPost.Level.allCases))
    }
  }

  private mutating func start() -> TraceAction {
    let app = app()
    let number = Int32(started.count { $0.app == app })
    guard number < 8 else { return .open(app) }
    var start = ActivityStart(activity: ActivityIndex(app.rawValue * 8 + number), app: app)
    started.append(start.activity)
    start.via = pick([.intent, .intent, .request, .push, .scheduled])
    start.style = chance(15) ? .transient : .standard
    start.relevance = pick([nil, 0, 1])
    start.staleAt = chance(30) ? date() : nil
    start.startsAt = start.via == .scheduled ? date() : nil
    start.alert = chance(60) ? .ring : nil
    start.layout.height = chance(50) ? 160_000_000 : nil
    return .activityStart(start)
  }

  private mutating func update() -> TraceAction {
    guard !started.isEmpty else { return start() }
    return .update(
      pick(started), via: pick([.local, .push, .extension]), score: pick([nil, 0, 1]),
      staleAt: chance(30) ? Double(time / 1_000_000 + 5) : nil, alert: chance(50) ? .ring : nil)
  }

  private mutating func end() -> TraceAction {
    guard !started.isEmpty else { return start() }
    let activity = pick(started)
    if chance(20) { return .dismissActivity(activity) }
    return .end(
      activity, pick([.default, .immediate, .at(date()), .later(3)]),
      alert: chance(40) ? .ring : nil)
  }

  private mutating func device() -> TraceAction {
    switch Int.random(in: 0..<10, using: &random) {
    case 0..<3: .lock
    case 3..<6: .unlock
    case 6: chance(50) ? .sleep : .wake
    case 7: .set { [isOn = chance(50)] in $0.isAlwaysOn = isOn }
    case 8:
      .set { [isSideways = chance(40)] in $0.orientation = isSideways ? .landscape : .portrait }
    default: .set { [allows = chance(70)] in $0.allowsWhenLocked = allows }
    }
  }

  private mutating func client() -> TraceAction {
    if chance(50) { return .media(pick([.play, .play, .pause, .stop]), app()) }
    let client: SystemClient = pick([.call, .navigation, .share])
    return chance(60) ? .systemBegin(client) : .systemEnd(client)
  }

  private mutating func touch() -> TraceAction {
    let target: Touch.Target =
      started.isEmpty || chance(70) ? pick([.attached, .detached]) : .activity(pick(started))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .outside
    case 1: return .tap(target)
    case 2: return .press(target)
    default: return .swipe(pick([.left, .right, .outward, .up]), target)
    }
  }
}
