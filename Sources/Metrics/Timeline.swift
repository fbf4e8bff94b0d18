internal import Catalogue
public import PhoneModel
public import SimulationKernel
public import Simulation
public import TraceModel

/// A half-open stretch of time in which something was so, with the rules that made it so.
public struct Interval<Value: Sendable>: Sendable {
  /// The start, which belongs to the stretch.
  public var from: SimulationTime
  /// The end, which does not belong to the stretch.
  public var to: SimulationTime
  /// What was so.
  public var value: Value
  /// The rules that made it so.
  public var rules: RuleList

  /// Creates a stretch.
  public init(from: SimulationTime, to: SimulationTime, value: Value, rules: RuleList) {
    self.from = from
    self.to = to
    self.value = value
    self.rules = rules
  }
}

/// Stretches that follow each other; what is so for no time at all is left out.
public struct History<Value: Sendable & Equatable>: Sendable {
  /// The stretches so far, without the last one, which is still open.
  public private(set) var intervals: [Interval<Value>] = []
  private var current: (from: SimulationTime, value: Value, rules: RuleList)?

  /// Makes an empty history.
  public init() {}

  mutating func enter(_ value: Value, at time: SimulationTime, _ rules: RuleList) {
    close(at: time)
    if let last = intervals.last, last.value == value, last.to == time {
      // A state that was left and entered again at one instant was never left.
      current = (last.from, value, last.rules)
      intervals.removeLast()
    } else {
      current = (time, value, rules)
    }
  }

  mutating func close(at time: SimulationTime) {
    if let current, current.from < time {
      intervals.append(
        Interval(from: current.from, to: time, value: current.value, rules: current.rules))
    }
    current = nil
  }

  /// The value at an instant, after everything that happens at it; the last one lasts for ever.
  ///
  /// - Complexity: O(log n).
  public func value(at time: SimulationTime) -> Value? {
    if let end, time >= end { return last }
    var low = 0
    var high = intervals.count
    while low < high {
      let middle = (low + high) / 2
      if intervals[middle].to <= time { low = middle + 1 } else { high = middle }
    }
    guard low < intervals.count, intervals[low].from <= time else { return nil }
    return intervals[low].value
  }

  /// What is so from the end of the run on.
  public private(set) var last: Value?
  /// The rules that made it so.
  public private(set) var lastRules = RuleList()
  private var end: SimulationTime?

  mutating func finish(at end: SimulationTime) {
    last = current.map { $0.value } ?? intervals.last?.value
    lastRules = current?.rules ?? intervals.last?.rules ?? RuleList()
    self.end = end
    close(at: end)
  }
}

/// The list on the Lock Screen and the player's app.
public struct LockScreenState: Sendable, Equatable {
  /// The list from top to bottom.
  public var items: [LockScreenItem.Content]
  /// The app of the player that has a card, or nil.
  public var media: AppIndex?
}

/// Keeps the whole course of a run: for timelines, lane charts and assertions.
public final class Timeline: JournalSink {
  /// Who held the island.
  public private(set) var island = History<IslandHolders>()
  /// The list on the Lock Screen; nil while unlocked.
  public private(set) var lockScreen = History<LockScreenState?>()
  /// Whether the Lock Screen could be seen.
  public private(set) var sight = History<Bool>()
  /// The states of each activity.
  public private(set) var states: [ActivityIndex: History<ActivityStateName>] = [:]
  /// The contents of each activity that were kept.
  public private(set) var contents: [ActivityIndex: History<ContentIndex>] = [:]
  /// The activity in the banner of a device without an island.
  public private(set) var banner = History<ActivityIndex?>()
  /// What other surfaces showed, by their ordinals.
  public private(set) var surfaces = [History<SurfacePicture>](
    repeating: History(), count: Surface.allCases.count)
  /// When and why activities left their last surface.
  public private(set) var removals: [ActivityIndex: (at: SimulationTime, cause: RemovalCause)] = [:]
  /// What became of events, by their numbers.
  public private(set) var outcomes: [Int64: (outcome: Outcome, reason: Reason?)] = [:]
  /// The instants of alerts.
  public private(set) var alerts: [SimulationTime] = []
  /// The end of the run.
  public private(set) var end = SimulationTime.zero
  /// Whether the run was too long to be kept whole.
  public private(set) var isTruncated = false
  private let keepsOutcomes: Bool
  private let limit: Int
  private var kept = 0
  private var list: (state: LockScreenState, count: Int, time: SimulationTime, rules: RuleList)?
  private var picture: SurfaceReading?

  /// Begins to keep.
  ///
  /// - Parameters:
  ///   - limit: how many entries are kept; at the next one the timeline is given up.
  ///   - keepsOutcomes: whether the outcome of each event is kept.
  public init(limit: Int = .max, keepsOutcomes: Bool = false) {
    self.limit = limit
    self.keepsOutcomes = keepsOutcomes
    island.enter(IslandHolders(IslandAssignment()), at: .zero, RuleList())
    lockScreen.enter(nil, at: .zero, RuleList())
    banner.enter(nil, at: .zero, RuleList())
    sight.enter(false, at: .zero, RuleList())
  }

  /// Takes in some entries, in order.
  public func receive(_ entries: [JournalEntry]) {
    if isTruncated { return }
    kept += entries.count
    guard kept <= limit else { return giveUp() }
    for entry in entries { receive(entry) }
  }

  private func receive(_ entry: JournalEntry) {
    switch entry.fact {
    case .island(let holders): island.enter(holders, at: entry.time, entry.rules)
    case .lockScreenGone: lockScreen.enter(nil, at: entry.time, entry.rules)
    case .lockScreen(let count, let media):
      let state = LockScreenState(items: [], media: media)
      list = (state, Int(count), entry.time, entry.rules)
      finishList()
    case .lockScreenItem(_, let slot):
      list?.state.items.append(slot.content)
      finishList()
    case .surface(let surface, let look, let count):
      picture = SurfaceReading(surface, look, count: count, at: entry.time, entry.rules)
      finishPicture()
    case .surfaceItem(let item):
      picture?.picture.items.append(item)
      finishPicture()
    case .phone(let change): receive(change, entry)
    case .presence, .alertFate: break
    }
  }

  private func receive(_ change: PhoneFact.Change, _ entry: JournalEntry) {
    switch change {
    case .state(let activity, let state):
      states[activity, default: History()].enter(state, at: entry.time, entry.rules)
      // Its sender may start it anew after a person removed it.
      if state != .ended && state != .dismissed { removals[activity] = nil }
    case .content(let activity, let content):
      if content.rawValue >= 0 {
        contents[activity, default: History()].enter(content, at: entry.time, entry.rules)
      }
    case .lockScreenVisible(let isVisible): sight.enter(isVisible, at: entry.time, entry.rules)
    case .removed(let activity, let cause): removals[activity] = (entry.time, cause)
    case .banner(let activity, _): banner.enter(activity, at: entry.time, entry.rules)
    case .outcome(let event, _, _, let outcome, let reason):
      if keepsOutcomes { outcomes[event] = (outcome, reason) }
    case .alert: alerts.append(entry.time)
    default: break
    }
  }

  /// Forgets everything: half a course would be taken for the whole.
  private func giveUp() {
    isTruncated = true
    island = History()
    lockScreen = History()
    banner = History()
    sight = History()
    surfaces = surfaces.map { _ in History() }
    states = [:]
    contents = [:]
    outcomes = [:]
    alerts = []
  }

  /// The activities on a car's Dashboard at an instant, from top to bottom.
  public func carPlay(at time: SimulationTime) -> [ActivityIndex] {
    let picture = surfaces[Surface.carplay.ordinal].value(at: time)
    return picture?.items.filter { $0.view != .notification }.map(\.activity) ?? []
  }

  /// A picture is complete when as many items have come as were announced.
  private func finishPicture() {
    guard let picture, picture.isComplete else { return }
    surfaces[picture.surface.ordinal].enter(picture.picture, at: picture.time, picture.rules)
    self.picture = nil
  }

  /// A list is complete when as many items have come as were announced.
  private func finishList() {
    guard let list, list.state.items.count == list.count else { return }
    lockScreen.enter(list.state, at: list.time, list.rules)
    self.list = nil
  }

  /// The run is over.
  public func finish(at end: SimulationTime) {
    self.end = end
    island.finish(at: end)
    lockScreen.finish(at: end)
    banner.finish(at: end)
    sight.finish(at: end)
    for place in surfaces.indices { surfaces[place].finish(at: end) }
    for activity in states.keys { states[activity]?.finish(at: end) }
    for activity in contents.keys { contents[activity]?.finish(at: end) }
  }
}
