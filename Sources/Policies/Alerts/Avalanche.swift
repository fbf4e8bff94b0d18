internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// Android's heads-up notifications with their avalanche controller.
///
/// One alone stays for five seconds, and a touch delay before; one that waits shortens it to a second, or
/// to half a second if it is more urgent. When it ends the best of the batch is shown, the latest among
/// equals, and all others of the batch are lost. What is critical stays, and replaces at once.
struct Avalanche: AlertRule {
  private(set) var shown: AlertItem?
  private var endsAt: SimulationTime?
  private var since = SimulationTime.zero
  private var batch: [AlertItem] = []

  private static let touchDelay = SimulationDuration.milliseconds(700)
  private static let alone = SimulationDuration.milliseconds(5000)
  private static let behindEqual = SimulationDuration.milliseconds(1000)
  private static let behindHigher = SimulationDuration.milliseconds(500)

  var nextDeadline: SimulationTime? { endsAt }

  mutating func arrive(_ item: AlertItem, at now: SimulationTime) -> AlertArrival {
    guard let current = shown else {
      show(item, at: now)
      return .shown
    }
    if current.owner == item.owner {
      show(item, at: now)
      return .shown
    }
    if item.priority == .critical && current.priority != .critical {
      show(item, at: now)
      return .shown
    }
    if let place = batch.firstIndex(where: { $0.owner == item.owner }) {
      batch[place] = item
      return .waits
    }
    batch.append(item)
    // The end is worked out anew only for the first that waits.
    if batch.count == 1 && endsAt != nil { endsAt = max(end(of: current, before: item), now) }
    return .waits
  }

  private func end(of current: AlertItem, before next: AlertItem) -> SimulationTime {
    let length =
      next.priority == current.priority
      ? Self.behindEqual : next.priority > current.priority ? Self.behindHigher : Self.alone
    return since + Self.touchDelay + length
  }

  private mutating func show(_ item: AlertItem, at now: SimulationTime) {
    shown = item
    since = now
    let stays = item.isSticky || item.priority == .critical
    endsAt = stays ? nil : now + Self.touchDelay + Self.alone
  }

  mutating func pass(to now: SimulationTime) {
    guard let end = endsAt, end <= now else { return }
    next(at: end)
  }

  private mutating func next(at now: SimulationTime) {
    shown = nil
    endsAt = nil
    let best = batch.indices.max { left, right in
      batch[left].priority != batch[right].priority
        ? batch[left].priority < batch[right].priority : left < right
    }
    guard let best else { return }
    let item = batch[best]
    batch.removeAll()
    show(item, at: now)
  }

  mutating func leave(_ owner: IslandOwner, at now: SimulationTime) {
    batch.removeAll { $0.owner == owner }
    if shown?.owner == owner { next(at: now) }
  }
}
