import Catalogue
import Metrics
import PhoneModel
import SimulationKernel
import TraceModel
import TraceWords

/// A run of the oracle: at each step everything is computed anew from the whole history.
///
/// It shares no code with what it judges but the types of traces and settings, and keeps nothing
/// from step to step but the history and what was shown.
struct NaiveRun {
  private(set) var moments: [(time: SimulationTime, island: NaiveIsland, list: NaiveLockScreen?)] =
    []

  init(_ play: Play) {
    let settings = play.values
    var history = [Step(time: .zero, what: .nothing)]
    var worlds: [NaiveWorld] = []
    var shown: [NaiveShown] = []
    var events = play.events[...]
    while true {
      let world = NaiveWorld(settings, history, shown)
      worlds.append(world)
      let now = NaiveArbitration(settings: settings, history: history, worlds: worlds).shown()
      shown.append(now)
      let time = history[history.count - 1].time
      moments.append((time, now.island, NaiveLockScreen(world, settings)))
      guard let next = Self.next(world, now, events.first), next.time <= play.until else { return }
      if case .event = next.what { events.removeFirst() }
      history.append(next)
    }
  }

  /// What happens next: timers before events, and timers in the order of Documentation, Time.
  private static func next(
    _ world: NaiveWorld, _ shown: NaiveShown, _ event: (time: SimulationTime, action: TraceAction)?
  ) -> Step? {
    var next: Step?
    func offer(_ time: SimulationTime, _ what: Step.What) {
      if time < next?.time ?? .never { next = Step(time: time, what: what) }
    }
    // The first that is offered for an instant is taken.
    for activity in world.activities where activity.life == .live {
      offer(activity.startsAt + .hours(8), .limit(activity.index))
    }
    for activity in world.activities where activity.life == .ended {
      offer(activity.removalAt, .removal(activity.index))
    }
    for activity in world.activities where activity.life == .pending {
      offer(activity.startsAt, .scheduledStart(activity.index))
    }
    if let holdEnd = shown.holdEnd { offer(holdEnd, .holdEnd) }
    if let event { offer(event.time, .event(event.action)) }
    return next
  }

  /// The last moment at or before an instant.
  func moment(at time: SimulationTime) -> (island: NaiveIsland, list: NaiveLockScreen?) {
    let moment = moments.last { $0.time <= time } ?? moments[0]
    return (moment.island, moment.list)
  }
}

/// Where a run and the oracle part.
struct Difference: CustomStringConvertible {
  let time: SimulationTime
  let run: String
  let oracle: String

  /// The first difference of a play, or nil.
  init?(_ play: Play) throws {
    let scene = try Scene(play.header, play.values, "ios", play.trace)
    let oracle = NaiveRun(play)
    let instants = Set(scene.changes + oracle.moments.map(\.time)).sorted()
    for time in instants where time <= play.until {
      let expected = oracle.moment(at: time)
      let island = scene.holders(at: time).map { NaiveIsland($0) } ?? NaiveIsland()
      let list = scene.lockScreen(at: time).map { NaiveLockScreen($0) }
      if island == expected.island && list == expected.list { continue }
      self.time = time
      run = Self.text(island, list)
      self.oracle = Self.text(expected.island, expected.list)
      return
    }
    return nil
  }

  private static func text(_ island: NaiveIsland, _ list: NaiveLockScreen?) -> String {
    let places = [island.attached, island.detached].compactMap { $0 }
      .map { "\(Scene.name($0.owner)) \($0.mode)" }
    let cause =
      switch island.expansion {
      case .alert(let number): [" by alert \(number)"]
      case .person: [" by a person"]
      case nil: [String]()
      }
    let screen = list.map { list in
      "; Lock Screen " + list.items.map { Scene.name($0) }.joined(separator: " ")
        + (list.media.map { ", player of \($0.rawValue)" } ?? "")
    }
    return (places.isEmpty ? "nothing" : places.joined(separator: ", ")) + cause.joined()
      + (screen ?? "")
  }

  var description: String {
    "at \(Double(time.microseconds) / 1_000_000): the run has \(run), the oracle \(oracle)"
  }
}
