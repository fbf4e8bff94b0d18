internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// A notch app's three tiers: strictly more urgent takes the screen, and the loser comes again with what
/// is left of its time.
///
/// Inside a tier first come, first served, fifty at the most. Time is counted in whole seconds, so that one
/// preempted after 1.9 has lost one. More of what is shown lengthens it only if less than two seconds are
/// left, to two.
struct TieredRotation: AlertRule {
  private struct Waiting: Sendable {
    var item: AlertItem
    var window: SimulationDuration
  }

  private(set) var shown: AlertItem?
  private var window = SimulationDuration(microseconds: 0)
  private var since = SimulationTime.zero
  private var tiers = [[Waiting]](repeating: [], count: 3)

  private static let most = 50
  private static let second: Int64 = 1_000_000

  private static func tier(_ item: AlertItem) -> Int { min(Int(item.priority.rawValue), 2) }

  var nextDeadline: SimulationTime? { shown == nil ? nil : since + window }

  mutating func arrive(_ item: AlertItem, at now: SimulationTime) -> AlertArrival {
    let tier = Self.tier(item)
    guard let current = shown else {
      show(Waiting(item: item, window: item.duration), at: now)
      return .shown
    }
    if current.owner == item.owner {
      let left = (since + window - now).microseconds
      if left < 2 * Self.second { window = (now + .milliseconds(2000)) - since }
      shown = item
      return .joins
    }
    if tier > Self.tier(current) {
      let gone = (now - since).microseconds / Self.second * Self.second
      let rest = SimulationDuration(microseconds: max(window.microseconds - gone, 0))
      tiers[Self.tier(current)].insert(Waiting(item: current, window: rest), at: 0)
      show(Waiting(item: item, window: item.duration), at: now)
      return .shown
    }
    guard tiers[tier].count < Self.most else { return .refused }
    tiers[tier].append(Waiting(item: item, window: item.duration))
    return .waits
  }

  private mutating func show(_ next: Waiting, at now: SimulationTime) {
    shown = next.item
    window = next.window
    since = now
  }

  mutating func pass(to now: SimulationTime) {
    while let end = nextDeadline, end <= now { next(at: end) }
  }

  private mutating func next(at now: SimulationTime) {
    shown = nil
    guard let tier = tiers.indices.last(where: { !tiers[$0].isEmpty }) else { return }
    show(tiers[tier].removeFirst(), at: now)
  }

  mutating func leave(_ owner: IslandOwner, at now: SimulationTime) {
    for tier in tiers.indices { tiers[tier].removeAll { $0.item.owner == owner } }
    if shown?.owner == owner { next(at: now) }
  }
}
