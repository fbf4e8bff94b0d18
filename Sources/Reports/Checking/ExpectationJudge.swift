public import Catalogue
internal import JSONReading
internal import Metrics
internal import PhoneModel
internal import SimulationKernel
internal import Simulation
public import TraceModel

/// What a check says about one assertion.
public struct Verdict: Sendable {
  /// The assertion's number in `expect`, from 0.
  public var index: Int
  /// Whether it holds.
  public var holds: Bool
  /// In words, as the trace writes them.
  public var expected: String
  /// What was found, in words.
  public var found: String
  /// The policy and settings that the assertion states itself.
  public var policy: String?
  /// The settings that the assertion states itself.
  public var settings: [SettingChange]
  /// The rule it pins, or nil.
  public var rule: RuleID?
}

/// Judges assertions by the course of a run.
public struct ExpectationJudge {
  private let result: RunResult
  private let timeline: Timeline
  private let words: ClaimWords
  private let metrics: MetricLookup

  /// Prepares to judge a run whose timeline was kept, outcomes included.
  public init?(_ result: RunResult) {
    guard let timeline = result.timeline else { return nil }
    self.result = result
    self.timeline = timeline
    words = ClaimWords(result)
    metrics = MetricLookup(result)
  }

  /// Judges one assertion.
  public func judge(_ expectation: Expectation) -> Verdict {
    let finding = finding(expectation)
    return Verdict(
      index: expectation.number, holds: finding.holds, expected: words.expected(expectation),
      found: finding.found, policy: expectation.policy?.text, settings: expectation.settings,
      rule: expectation.rule)
  }

  private func finding(_ expectation: Expectation) -> (holds: Bool, found: String) {
    switch expectation.claim {
    case .outcome(let event, let outcome, let reason): return judge(event, outcome, reason)
    case .removal(let activity, let at, let cause): return judge(removal: activity, at, cause)
    case .metric(let path, let comparison): return metrics.judge(path, comparison)
    case .island, .lockScreen, .lockScreenMedia, .banner, .carplay, .surface, .state, .content:
      guard let moment = expectation.moment else { return (false, "no instant is given") }
      for time in instants(moment) {
        let finding = finding(expectation.claim, at: time)
        if !finding.holds {
          let isStretch = if case .between = moment { true } else { false }
          return (false, finding.found + (isStretch ? " at \(words.seconds(time))" : ""))
        }
      }
      return (true, "as expected")
    }
  }

  /// The instants at which a claim must be looked at: a stretch is constant between changes.
  private func instants(_ moment: Expectation.Moment) -> [SimulationTime] {
    switch moment {
    case .at(let time): return [time]
    case .between(let from, let to):
      var changes: Set<SimulationTime> = [from]
      func add(_ times: [SimulationTime]) {
        for time in times where from < time && time < to { changes.insert(time) }
      }
      add(timeline.island.intervals.flatMap { [$0.from, $0.to] })
      add(timeline.lockScreen.intervals.flatMap { [$0.from, $0.to] })
      add(timeline.banner.intervals.flatMap { [$0.from, $0.to] })
      for history in timeline.surfaces {
        add(history.intervals.flatMap { [$0.from, $0.to] })
      }
      for history in timeline.states.values { add(history.intervals.flatMap { [$0.from, $0.to] }) }
      for history in timeline.contents.values {
        add(history.intervals.flatMap { [$0.from, $0.to] })
      }
      add([timeline.end])
      return changes.sorted()
    }
  }

  private func finding(
    _ claim: Expectation.Claim, at time: SimulationTime
  ) -> (holds: Bool, found: String) {
    switch claim {
    case .island(let attached, let detached):
      let holders = timeline.island.value(at: time)
      let found = (words.place(holders?.attached), words.place(holders?.detached))
      let holds =
        (attached == nil || attached == found.0) && (detached == nil || detached == found.1)
      return (holds, words.island(found.0, found.1))
    case .lockScreen(let items):
      guard let state = timeline.lockScreen.value(at: time) ?? nil else {
        return (false, "the phone is unlocked")
      }
      return (state.items.map(words.item) == items, words.items(state.items.map(words.item)))
    case .lockScreenMedia(let app):
      let media = (timeline.lockScreen.value(at: time) ?? nil)?.media
      return (media == app, words.app(media))
    case .banner(let activity):
      let shown = timeline.banner.value(at: time) ?? nil
      return (shown == activity, words.activity(shown))
    case .surface(let surface, let items, let look):
      return judge(surface, items, look, at: time)
    case .carplay(let activities):
      let found = timeline.carPlay(at: time)
      return (found == activities, words.activities(found))
    case .state(let activity, let state):
      let found = timeline.states[activity]?.value(at: time)
      return (found == state, found?.rawValue ?? "it never came to be, or later")
    case .content(let activity, let content):
      return judge(content: activity, content, at: time)
    case .outcome, .removal, .metric: return (false, "not about an instant")
    }
  }

  private func judge(
    _ surface: Surface, _ items: [Expectation.SurfaceItem], _ look: SurfaceLook?,
    at time: SimulationTime
  ) -> (holds: Bool, found: String) {
    let picture = timeline.surfaces[surface.ordinal].value(at: time) ?? SurfacePicture()
    let found = picture.items.enumerated().map { place, item in
      // What an assertion does not state is not judged.
      let asks = items.indices.contains(place) && items[place].isBehind != nil
      return Expectation.SurfaceItem(
        item.activity, item.view, isBehind: asks ? item.isBehind : nil)
    }
    let holds = found == items && (look == nil || look == picture.look)
    return (holds, words.surface(found, look == nil ? nil : picture.look))
  }

  private func judge(
    _ event: Int64, _ outcome: Outcome, _ reason: Reason?
  ) -> (holds: Bool, found: String) {
    guard let found = timeline.outcomes[event] else { return (false, "the event has no outcome") }
    let holds = found.outcome == outcome && (reason == nil || found.reason == reason)
    return (holds, words.outcome(found.outcome, found.reason))
  }

  private func judge(
    removal activity: ActivityIndex, _ at: SimulationTime?, _ cause: RemovalCause?
  ) -> (holds: Bool, found: String) {
    guard let removal = timeline.removals[activity] else { return (false, "it is still there") }
    let holds = (at == nil || at == removal.at) && (cause == nil || cause == removal.cause)
    return (holds, words.removal(removal.at, removal.cause))
  }

  private func judge(
    content activity: ActivityIndex, _ content: [UInt8], at time: SimulationTime
  ) -> (holds: Bool, found: String) {
    guard let index = timeline.contents[activity]?.value(at: time) else {
      return (false, "no content")
    }
    let found = result.names.contents[index.position]
    return (JSONEquality.isEqual(content, found), JSONText.compact(found))
  }
}
