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
  private var waiting: [AlertItem] = []

  private static let length = SimulationDuration.milliseconds(10_000)

  var nextDeadline: SimulationTime? { endsAt }

  mutating func arrive(_ item: AlertItem, at now: SimulationTime) -> AlertArrival {
    if shown?.owner == item.owner {
      show(item, at: now)
      return .shown
    }
    if let place = waiting.firstIndex(where: { $0.owner == item.owner }) {
      waiting[place] = item
    } else {
      waiting.append(item)
    }
    waiting.sort { left, right in
      left.priority != right.priority ? left.priority > right.priority : left.number < right.number
    }
    settle(at: now)
    return shown?.number == item.number ? .shown : .waits
  }

  /// Only the head of the waiting is looked at.
  private mutating func settle(at now: SimulationTime) {
    guard let head = waiting.first else { return }
    guard let current = shown else {
      waiting.removeFirst()
      show(head, at: now)
      return
    }
    guard head.priority > current.priority else { return }
    waiting.removeFirst()
    waiting.append(current)
    waiting.sort { left, right in
      left.priority != right.priority ? left.priority > right.priority : left.number < right.number
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
    waiting.removeAll { $0.owner == owner }
    guard shown?.owner == owner else { return }
    shown = nil
    endsAt = nil
    settle(at: now)
  }
}
