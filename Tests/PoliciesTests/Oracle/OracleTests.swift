import Catalogue
import PhoneModel
import Policies
import Simulation
import SimulationKernel
import TestSupport
import Testing
import TraceModel
import TraceReading
import TraceWords

/// The policy `ios` against an oracle that knows the rules and readings only.
@Suite struct OracleTests {
  @Test(arguments: UInt64(0)..<2500)
  func `who is shown is who the rules say`(seed: UInt64) throws {
    let play = RandomPlay.make(seed: seed)
    guard let difference = try Difference(play) else { return }
    let small = play.shrunken { ((try? Difference($0)) ?? nil) != nil }
    let found = try Difference(small)
    Issue.record("\(found ?? difference)\n\(small.text)")
  }

  /// What is printed on a mismatch is a trace that the tool reads.
  @Test(arguments: UInt64(0)..<100)
  func `a play that is printed can be read again`(seed: UInt64) throws {
    let play = RandomPlay.make(seed: seed)
    let again = try Self.read(play.text)
    #expect(again.text == play.text)
    #expect(again.header.until == play.header.until)
  }

  /// The oracle can tell: under another setting it finds fault.
  @Test func `a policy that cheats is caught, and its trace gets small`() throws {
    var caught = 0
    for seed in UInt64(0)..<40 {
      let play = RandomPlay.make(seed: seed)
      // The run obeys another setting than the oracle.
      func differs(_ play: Play) -> Bool {
        var other = play
        other.settings[.thirdApp] = (play.settings[.thirdApp] ?? 0) == 0 ? 1 : 0
        guard let scene = try? Scene(other.header, other.values, "ios", other.trace) else {
          return false
        }
        let oracle = NaiveRun(play)
        return oracle.moments.indices.contains { index in
          let time = oracle.moments[index].time
          return NaiveIsland(scene.holders(at: time) ?? IslandHolders(IslandAssignment()))
            != oracle.moment(at: time).island
        }
      }
      guard differs(play) else { continue }
      caught += 1
      // Three owners are enough to tell, with what one's settings make of them.
      #expect(play.shrunken(differs).events.count <= 7, "seed \(seed)")
    }
    #expect(caught > 10)
  }

  /// Reads a trace as a play.
  private static func read(_ text: String) throws -> Play {
    let folder = TemporaryFolder()
    var reader = try TraceReader.open(folder.write(text, "play.json"))
    var events: [TraceEvent] = []
    while let event = try reader.next() { events.append(event) }
    var play = Play()
    for change in reader.header.settings { play.settings[change.setting] = change.value }
    play.until = try #require(reader.header.until)
    play.events = events.map { ($0.time, Renaming(names: reader.names).rename($0.action.plain)) }
    return play
  }
}

/// Brings indices that were given by first appearance back to those that names stand for.
private struct Renaming {
  let names: TraceNames

  private func app(_ index: AppIndex) -> AppIndex {
    AppIndex(stringLiteral: names.apps[index.position])
  }

  private func activity(_ index: ActivityIndex) -> ActivityIndex {
    ActivityIndex(stringLiteral: names.activities[index.position])
  }

  private func notification(_ index: NotificationIndex) -> NotificationIndex {
    NotificationIndex(stringLiteral: names.notifications[index.position])
  }

  func rename(_ action: TraceAction) -> TraceAction {
    switch action {
    case .activityStart(var start):
      start.activity = activity(start.activity)
      start.app = app(start.app)
      return .activityStart(start)
    case .activityUpdate(var update):
      update.activity = activity(update.activity)
      return .activityUpdate(update)
    case .activityEnd(var end):
      end.activity = activity(end.activity)
      return .activityEnd(end)
    case .dismissActivity(let index): return .dismissActivity(activity(index))
    case .notificationPost(var post):
      post.notification = notification(post.notification)
      post.app = app(post.app)
      return .notificationPost(post)
    case .notificationClear(let index): return .notificationClear(notification(index))
    case .dismissNotification(let index): return .dismissNotification(notification(index))
    case .media(let action, let index): return .media(action, app(index))
    case .app(let action, let index): return .app(action, app(index))
    case .touch(var touch):
      if case .activity(let index)? = touch.target { touch.target = .activity(activity(index)) }
      return .touch(touch)
    default: return action
    }
  }
}
