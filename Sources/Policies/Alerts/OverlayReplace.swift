internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// A desktop notch app's temporaries: the newest always replaces, through a gap.
///
/// What is on screen is hidden, a gap of 0.3 seconds passes, then the next one is shown; changes that come
/// meanwhile follow one by one, 0.1 seconds apart. The replaced one is lost. Senders decide how long.
struct OverlayReplace: AlertRule {
  private(set) var shown: AlertItem?
  private var endsAt: SimulationTime?
  /// Those who are to be shown, each after the one before.
  private var pending: [AlertItem] = []
  /// When the next change may be made: the end of the gap, or of the pause after one.
  private var step: (at: SimulationTime, shows: Bool)?

  private static let gap = SimulationDuration.milliseconds(300)
  private static let pacing = SimulationDuration.milliseconds(100)

  var nextDeadline: SimulationTime? {
    guard let step else { return endsAt }
    return endsAt.map { min($0, step.at) } ?? step.at
  }

  mutating func arrive(_ item: AlertItem, at now: SimulationTime) -> AlertArrival {
    if shown?.owner == item.owner && pending.isEmpty {
      show(item, at: now)
      return .shown
    }
    if let place = pending.firstIndex(where: { $0.owner == item.owner }) {
      pending[place] = item
      return .waits
    }
    if shown == nil && step == nil {
      show(item, at: now)
      return .shown
    }
    pending.append(item)
    if step == nil { hide(at: now) }
    return .waits
  }

  private mutating func hide(at now: SimulationTime) {
    shown = nil
    endsAt = nil
    step = (now + Self.gap, true)
  }

  private mutating func show(_ item: AlertItem, at now: SimulationTime) {
    shown = item
    endsAt = item.isSticky ? nil : now + item.duration
  }

  mutating func pass(to now: SimulationTime) {
    while let due = nextDeadline, due <= now {
      if let step, step.at == due {
        self.step = nil
        if step.shows {
          if !pending.isEmpty { show(pending.removeFirst(), at: due) }
          if !pending.isEmpty { self.step = (due + Self.pacing, false) }
        } else if !pending.isEmpty {
          hide(at: due)
        }
      } else {
        shown = nil
        endsAt = nil
      }
    }
  }

  mutating func leave(_ owner: IslandOwner, at now: SimulationTime) {
    pending.removeAll { $0.owner == owner }
    guard shown?.owner == owner else { return }
    shown = nil
    endsAt = nil
  }
}
