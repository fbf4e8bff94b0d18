internal import ByteStreams
internal import SimulationKernel

/// A long day of a busy phone as JSON Lines: the same bytes for the same number of events.
///
/// Twelve apps keep about eight activities alive; of a hundred events some eighty are updates, and
/// the rest starts, ends, notifications, apps that come and go, locks and unlocks. Every twentieth
/// update alerts, and every tenth changes its activity's score. The shares are ours; they stand for
/// no measured phone.
struct Workload {
  let events: Int
  private var random = CounterRandom(seed: 2)
  private var time: Int64 = 0
  private var live: [(number: Int, score: Int)] = []
  private var started = 0
  private var posted = 0
  private var isLocked = false
  private var foreground: Int?
  private var text = ""

  init(events: Int) { self.events = events }

  /// Writes the trace to standard output.
  func write() {
    var copy = self
    copy.writeAll()
  }

  private mutating func writeAll() {
    let apps = (0..<12).map { "{\"id\":\"com.example.app\($0)\",\"name\":\"App \($0)\"}" }
    text = "{\"format\":\"islandsim-trace/1\",\"name\":\"workload\",\"apps\":["
    text += apps.joined(separator: ",") + "]}\n"
    for _ in 0..<events {
      time += Int64(draw(4_000_000))
      let unit = time % 1_000_000
      let fraction = String(unit + 1_000_000).dropFirst()
      text += "{\"at\":\(time / 1_000_000).\(fraction),\"type\":\"\(event())}\n"
      if text.utf8.count > 1 << 16 { flush() }
    }
    flush()
  }

  private mutating func flush() {
    try? StandardStream.output.write(Array(text.utf8))
    text = ""
  }

  private mutating func draw(_ bound: UInt64) -> Int { Int(random.next() % bound) }

  /// The type and the other members of one event, without the first quote.
  private mutating func event() -> String {
    let choice = draw(100)
    if live.isEmpty || (live.count < 8 && choice < 8) { return start() }
    switch choice {
    case 0..<3: return end()
    case 3..<83: return update()
    case 83..<89: return notification()
    case 89..<94:
      isLocked.toggle()
      return isLocked ? "device.lock\"" : "device.unlock\""
    default: return app()
    }
  }

  private mutating func start() -> String {
    live.append((started, draw(100)))
    started += 1
    return "activity.start\",\"activity\":\"activity-\(started - 1)\""
      + ",\"app\":\"com.example.app\(draw(12))\",\"via\":\"intent\""
      + ",\"relevance\":\(live[live.count - 1].score)"
      + ",\"content\":{\"stage\":\"ordered\",\"eta\":\(draw(60))}"
  }

  private mutating func update() -> String {
    let place = draw(UInt64(live.count))
    if draw(10) == 0 { live[place].score = draw(100) }
    let alert =
      draw(20) == 0 ? ",\"alert\":{\"title\":\"News\",\"body\":\"Something changed\"}" : ""
    return "activity.update\",\"activity\":\"activity-\(live[place].number)\""
      + ",\"relevance\":\(live[place].score)"
      + ",\"content\":{\"stage\":\"on the way\",\"eta\":\(draw(60))}\(alert)"
  }

  private mutating func end() -> String {
    let activity = live.remove(at: draw(UInt64(live.count))).number
    return "activity.end\",\"activity\":\"activity-\(activity)\",\"dismissal\":\"immediate\""
  }

  private mutating func notification() -> String {
    posted += 1
    let isClear = posted % 2 == 0
    return
      "notification.\(isClear ? "clear" : "post")\",\"notification\":\"n\((posted - 1) / 2 % 500)\""
      + (isClear ? "" : ",\"app\":\"com.example.app\(draw(12))\",\"title\":\"Hello\"")
  }

  private mutating func app() -> String {
    if let app = foreground {
      foreground = nil
      return "app.leave\",\"app\":\"com.example.app\(app)\""
    }
    let app = draw(12)
    foreground = app
    return "app.open\",\"app\":\"com.example.app\(app)\""
  }
}
