internal import SimulationKernel

/// Makes up a trace of a profile, event by event: valid, and the same for the same seed.
struct TraceGenerator {
  private let profile: Profile
  private var random: CounterRandom
  /// In microseconds.
  private(set) var time: Int64 = 0
  private var live: [(name: String, score: Int)] = []
  private var started = 0
  private var posted = 0
  private var isLocked = false
  private var foreground: String?
  private var player: (app: String, isPlaying: Bool)?

  init(_ profile: Profile, seed: UInt64) {
    self.profile = profile
    random = CounterRandom(seed: seed, stream: 17)
  }

  /// The first line.
  func header(seed: UInt64) -> String {
    let apps = profile.apps.map { "{\"id\": \"\($0.id)\"}" }.joined(separator: ", ")
    return """
      {"format": "islandsim-trace/1", "name": "\(profile.name), seed \(seed)", \
      "notes": "Generated: \(profile.summary).", "apps": [\(apps)]}

      """
  }

  /// The next event as a line.
  mutating func next() -> String {
    time += draw(2 * profile.gap + 1) * 1000
    let unit = time % 1_000_000
    let fraction = unit == 0 ? "" : "." + trimmed(String(unit + 1_000_000).dropFirst())
    return "{\"at\": \(time / 1_000_000)\(fraction), \(event())}\n"
  }

  private func trimmed(_ digits: Substring) -> Substring {
    var digits = digits
    while digits.last == "0" { digits.removeLast() }
    return digits
  }

  private mutating func draw(_ bound: Int64) -> Int64 {
    Int64(random.next() % UInt64(max(bound, 1)))
  }

  private mutating func event() -> String {
    var choice = Int(draw(100))
    func falls(_ share: Int) -> Bool {
      choice -= share
      return choice < 0
    }
    if falls(profile.starts), live.count < profile.alive { return start() }
    if falls(profile.ends), !live.isEmpty { return end() }
    if falls(profile.notifications) { return notification() }
    if falls(profile.media) { return media() }
    if falls(profile.foreground) { return visit() }
    if falls(profile.locks) { return lock() }
    return live.isEmpty ? start() : update()
  }

  private mutating func app() -> Profile.App {
    var share = Int(draw(Int64(profile.apps.reduce(0) { $0 + $1.share })))
    for app in profile.apps {
      share -= app.share
      if share < 0 { return app }
    }
    return profile.apps[0]
  }

  private mutating func start() -> String {
    let app = app()
    let name = "activity-\(started)"
    started += 1
    live.append((name, Int(draw(100))))
    var text = "\"type\": \"activity.start\", \"activity\": \"\(name)\", \"app\": \"\(app.id)\", "
    text += "\"kind\": \"\(app.kind)\", \"via\": \"intent\", "
    text += "\"relevance\": \(live[live.count - 1].score), \"content\": {\"step\": 0}"
    return text + staleDate()
  }

  /// Half of the contents have a stale date, up to twenty gaps ahead.
  private mutating func staleDate() -> String {
    guard draw(2) == 0 else { return "" }
    let seconds = time / 1_000_000 + 1 + draw(20 * profile.gap / 1000 + 1)
    return ", \"staleAt\": \(seconds)"
  }

  private mutating func end() -> String {
    let place = Int(draw(Int64(live.count)))
    let name = live.remove(at: place).name
    let dismissal =
      switch draw(3) {
      case 0: "\"immediate\""
      case 1: "{\"after\": 900}"
      default: "\"default\""
      }
    return "\"type\": \"activity.end\", \"activity\": \"\(name)\", \"dismissal\": \(dismissal)"
  }

  private mutating func update() -> String {
    let place = Int(draw(Int64(live.count)))
    if draw(10) == 0 { live[place].score = Int(draw(100)) }
    var text = "\"type\": \"activity.update\", \"activity\": \"\(live[place].name)\", "
    text += "\"relevance\": \(live[place].score), \"content\": {\"step\": \(draw(100))}"
    if draw(2) == 0 { text += ", \"via\": \"push\"" }
    if draw(100) < Int64(profile.alerts) {
      text += ", \"alert\": {\"title\": \"News\", \"priority\": \(draw(4))}"
    }
    return text + staleDate()
  }

  private mutating func notification() -> String {
    posted += 1
    let level = ["passive", "active", "active", "timeSensitive"][Int(draw(4))]
    return "\"type\": \"notification.post\", \"notification\": \"note-\(posted % 50)\", "
      + "\"app\": \"\(app().id)\", \"level\": \"\(level)\""
  }

  private mutating func media() -> String {
    guard let playing = player else {
      let app = app().id
      player = (app, true)
      return "\"type\": \"media.play\", \"app\": \"\(app)\""
    }
    if draw(4) == 0 {
      player = nil
      return "\"type\": \"media.stop\", \"app\": \"\(playing.app)\""
    }
    player?.isPlaying.toggle()
    let type = playing.isPlaying ? "media.pause" : "media.play"
    return "\"type\": \"\(type)\", \"app\": \"\(playing.app)\""
  }

  private mutating func visit() -> String {
    if let app = foreground {
      foreground = nil
      return "\"type\": \"app.leave\", \"app\": \"\(app)\""
    }
    let app = app().id
    foreground = app
    return "\"type\": \"app.open\", \"app\": \"\(app)\""
  }

  private mutating func lock() -> String {
    isLocked.toggle()
    return isLocked ? "\"type\": \"device.lock\"" : "\"type\": \"device.unlock\""
  }
}
