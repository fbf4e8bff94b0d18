internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// Android Automotive's heads-up queue: one after the other, the more urgent first.
///
/// Nothing shortens what is shown but a critical one, which clears it. A notification that comes again
/// while it is shown begins its time anew, and keeps its place while it waits.
struct CarQueue: AlertRule {
  private let length: SimulationDuration
  private(set) var shown: AlertItem?
  private var endsAt: SimulationTime?
  private var queue = WaitingAlerts()

  init(length: SimulationDuration) { self.length = length }

  var nextDeadline: SimulationTime? { endsAt }

  mutating func arrive(_ item: AlertItem, at now: SimulationTime) -> AlertArrival {
    if shown == nil || shown?.owner == item.owner || clears(item) {
      show(item, at: now)
      return .shown
    }
    queue.add(item)
    return .waits
  }

  private func clears(_ item: AlertItem) -> Bool {
    item.priority == .critical && shown?.priority != .critical
  }

  private mutating func show(_ item: AlertItem, at now: SimulationTime) {
    shown = item
    endsAt = now + length
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
