internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// dunst with one notification on screen: the more urgent seeps in, and who it displaces comes again.
///
/// Ten seconds each, critical ones until they are taken away. A displaced one goes back to the waiting
/// and has its whole time when it comes again.
struct Seep: AlertRule {
  private(set) var shown: AlertItem?
  private var endsAt: SimulationTime?
  private var waiting = WaitingAlerts()

  private static let length = SimulationDuration.milliseconds(10_000)

  var nextDeadline: SimulationTime? { endsAt }

  mutating func arrive(_ item: AlertItem, at now: SimulationTime) -> AlertArrival {
    if shown?.owner == item.owner {
      show(item, at: now)
      return .shown
    }
    waiting.add(item)
    settle(at: now)
    return shown?.number == item.number ? .shown : .waits
  }

  /// Only the head of the waiting is looked at.
  private mutating func settle(at now: SimulationTime) {
    guard let head = waiting.next else { return }
    if let current = shown {
      guard head.priority > current.priority else { return }
      waiting.remove(head.owner)
      waiting.add(current)
    } else {
      waiting.remove(head.owner)
    }
    show(head, at: now)
  }

  private mutating func show(_ item: AlertItem, at now: SimulationTime) {
    shown = item
    endsAt = item.priority == .critical || item.isSticky ? nil : now + Self.length
  }

  mutating func pass(to now: SimulationTime) {
    while let end = endsAt, end <= now {
      shown = nil
      endsAt = nil
      settle(at: end)
    }
  }

  mutating func leave(_ owner: IslandOwner, at now: SimulationTime) {
    waiting.remove(owner)
    guard shown?.owner == owner else { return }
    shown = nil
    endsAt = nil
    settle(at: now)
  }
}
