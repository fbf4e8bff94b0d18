internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// GNOME Shell's message tray: a banner for four seconds and its ways in and out, three at the most.
///
/// A low one is never a banner, a critical one never ends by itself, and one beyond three is passed over
/// unless it is critical. Nothing takes the screen from what is shown.
struct TrayQueue: AlertRule {
  private(set) var shown: AlertItem?
  private var endsAt: SimulationTime?
  private var queue = WaitingAlerts()

  private static let length = SimulationDuration.milliseconds(4400)
  private static let most = 3

  var nextDeadline: SimulationTime? { endsAt }

  mutating func arrive(_ item: AlertItem, at now: SimulationTime) -> AlertArrival {
    if item.priority == .low { return .refused }
    if shown == nil || shown?.owner == item.owner {
      show(item, at: now)
      return .shown
    }
    if queue.replace(item) { return .waits }
    if queue.count + 1 >= Self.most && item.priority != .critical { return .refused }
    queue.add(item)
    return .waits
  }

  private mutating func show(_ item: AlertItem, at now: SimulationTime) {
    shown = item
    endsAt = item.priority == .critical || item.isSticky ? nil : now + Self.length
  }

  mutating func pass(to now: SimulationTime) {
    while let end = endsAt, end <= now { next(at: end) }
  }

  private mutating func next(at now: SimulationTime) {
    shown = nil
    endsAt = nil
    if let next = queue.popNext() { show(next, at: now) }
  }

  mutating func leave(_ owner: IslandOwner, at now: SimulationTime) {
    queue.remove(owner)
    if shown?.owner == owner { next(at: now) }
  }
}
