internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// A notch app's pill: who is as urgent or more takes it, who is less is refused.
///
/// Nothing waits. Senders decide how long they hold it.
struct PillThreshold: AlertRule {
  private(set) var shown: AlertItem?
  private var endsAt: SimulationTime?

  var nextDeadline: SimulationTime? { endsAt }

  mutating func arrive(_ item: AlertItem, at now: SimulationTime) -> AlertArrival {
    if let shown, shown.owner != item.owner, item.priority < shown.priority { return .refused }
    shown = item
    endsAt = item.isSticky ? nil : now + item.duration
    return .shown
  }

  mutating func pass(to now: SimulationTime) {
    guard let end = endsAt, end <= now else { return }
    shown = nil
    endsAt = nil
  }

  mutating func leave(_ owner: IslandOwner, at now: SimulationTime) {
    guard shown?.owner == owner else { return }
    shown = nil
    endsAt = nil
  }
}
