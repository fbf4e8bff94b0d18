internal import JSONReading
internal import Metrics
internal import PhoneModel
internal import SimulationKernel
internal import Simulation
internal import TraceModel

/// Assertions and findings in the words of traces.
struct ClaimWords {
  private let names: TraceNames

  init(_ result: RunResult) { names = result.names }

  func expected(_ expectation: Expectation) -> String {
    var text = claim(expectation.claim)
    switch expectation.moment {
    case .at(let time): text += " at \(seconds(time))"
    case .between(let from, let to): text += " between \(seconds(from)) and \(seconds(to))"
    case nil: break
    }
    return text
  }

  private func claim(_ claim: Expectation.Claim) -> String {
    switch claim {
    case .island(let attached, let detached): "island " + island(attached, detached)
    case .lockScreen(let items): "Lock Screen " + self.items(items)
    case .lockScreenMedia(let app): "player " + self.app(app)
    case .banner(let activity): "banner " + self.activity(activity)
    case .carplay(let activities): "CarPlay " + self.activities(activities)
    case .surface(let surface, let items, let look):
      "\(surface.rawValue) " + self.surface(items, look)
    case .state(let activity, let state): "\(self.activity(activity)) \(state.rawValue)"
    case .content(let activity, let bytes):
      "\(self.activity(activity)) shows " + JSONText.compact(bytes)
    case .removal(let activity, let at, let cause):
      "\(self.activity(activity)) removed" + (at.map { " at \(seconds($0))" } ?? "")
        + (cause.map { " (\($0.rawValue))" } ?? "")
    case .outcome(let event, let outcome, let reason):
      "event \(event) " + self.outcome(outcome, reason)
    case .metric(let path, let comparison): path + " " + self.comparison(comparison)
    }
  }

  func activities(_ activities: [ActivityIndex]) -> String {
    "[" + activities.map { activity($0) }.joined(separator: ", ") + "]"
  }

  func surface(_ items: [Expectation.SurfaceItem], _ look: SurfaceLook?) -> String {
    let views = items.map { item in
      "\(activity(item.activity)) \(item.view.rawValue)"
        + (item.isBehind.map { $0 ? " behind" : " up to date" } ?? "")
    }
    let flags = look.map { " {" + $0.names.joined(separator: ", ") + "}" } ?? ""
    return "[" + views.joined(separator: ", ") + "]" + flags
  }

  func comparison(_ comparison: Expectation.Comparison) -> String {
    switch comparison {
    case .equals(let value): "= " + number(value)
    case .equalsText(let text): "= \"\(text)\""
    case .equalsNull: "= null"
    case .atLeast(let value): "at least " + number(value)
    case .atMost(let value): "at most " + number(value)
    }
  }

  func place(_ placement: IslandAssignment.Placement?) -> Expectation.Place {
    guard let placement else { return .empty }
    switch placement.owner {
    case .activity(let activity): return .activity(activity, placement.mode)
    case .client(let client): return .client(client, placement.mode)
    }
  }

  func item(_ item: LockScreenItem.Content) -> Expectation.LockScreenItem {
    switch item {
    case .activity(let activity): .activity(activity)
    case .notification(let notification): .notification(notification)
    }
  }

  func island(_ attached: Expectation.Place?, _ detached: Expectation.Place?) -> String {
    let parts = [("attached", attached), ("detached", detached)].compactMap { name, place in
      place.map { "\(name) \(self.place($0))" }
    }
    return parts.joined(separator: ", ")
  }

  private func place(_ place: Expectation.Place) -> String {
    switch place {
    case .empty: "empty"
    case .activity(let activity, let mode): "\(self.activity(activity)) \(mode.rawValue)"
    case .client(let client, let mode): "\(client.name) \(mode.rawValue)"
    }
  }

  func items(_ items: [Expectation.LockScreenItem]) -> String {
    let names = items.map { item in
      switch item {
      case .activity(let activity): self.names.activities[activity.position]
      case .notification(let notification): self.names.notifications[notification.position]
      }
    }
    return "[" + names.joined(separator: ", ") + "]"
  }

  func activity(_ activity: ActivityIndex?) -> String {
    activity.map { names.activities[$0.position] } ?? "none"
  }

  func app(_ app: AppIndex?) -> String { app.map { names.apps[$0.position] } ?? "none" }

  func outcome(_ outcome: Outcome, _ reason: Reason?) -> String {
    outcome.rawValue + (reason.map { " (\($0.rawValue))" } ?? "")
  }

  func removal(_ at: SimulationTime, _ cause: RemovalCause) -> String {
    "removed at \(seconds(at)) (\(cause.rawValue))"
  }

  func seconds(_ time: SimulationTime) -> String { number(time.microseconds) }

  func number(_ millionths: Int64) -> String {
    var bytes: [UInt8] = []
    JSONWriter.appendMillionths(millionths, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
