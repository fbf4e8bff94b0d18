import Catalogue
import PhoneModel
import Simulation
import SimulationKernel
import TraceModel
import TraceWords

/// Who holds the island.
struct NaiveIsland: Equatable {
  struct Place: Equatable {
    var owner: IslandOwner
    var mode: IslandMode
  }

  enum Expansion: Equatable {
    case alert(Int64)
    case person
  }

  var attached: Place?
  var detached: Place?
  var expansion: Expansion?

  init() {}

  /// The same of what a run wrote down.
  init(_ holders: IslandHolders) {
    attached = holders.attached.map { Place(owner: $0.owner, mode: $0.mode) }
    detached = holders.detached.map { Place(owner: $0.owner, mode: $0.mode) }
    switch holders.expansion {
    case .alert(let number): expansion = .alert(number)
    case .person: expansion = .person
    case .transient, nil: expansion = nil
    }
  }
}

/// What the island came to show after a step.
struct NaiveShown {
  var island = NaiveIsland()
  /// The owners of the two places as they would be without any switch.
  var natural: [IslandOwner] = []
  /// An activity whose alert ended its hiding.
  var restored: ActivityIndex?
  /// When the expansion ends by itself.
  var holdEnd: SimulationTime?
}

/// rules.md, section 3.1, and the readings, worked out from a whole history at once.
struct NaiveArbitration {
  let settings: SettingValues
  let history: [Step]
  /// The phone after each step.
  let worlds: [NaiveWorld]

  private struct Owner {
    let owner: IslandOwner
    let app: AppIndex?
    let order: Int
    let group: Int
  }

  private struct Expanded {
    let activity: ActivityIndex
    var until: SimulationTime?
    var alert: Int64?
    var isOfEnd = false
  }

  /// Step 1 to 3: the owners in their rank.
  private func owners(_ world: NaiveWorld) -> [Owner] {
    let systems: SystemClients = settings.choice()
    var owners: [Owner] = []
    for client in world.wanting {
      let isInFront = client.app != nil && client.app == world.front
      if isInFront && settings.choice() == ForegroundMediaHides.yes { continue }
      let named: [IslandClient] = [
        .system(.call), .media, .system(.navigation), .system(.timer),
      ]
      let rank = named.firstIndex(of: client.client) ?? named.count
      owners.append(
        Owner(
          owner: .client(client.client), app: nil, order: client.order,
          group: systems == .byStart ? 0 : systems == .beforeApps ? rank - 100 : rank + 100))
    }
    for app in Set(world.activities.map(\.app)) {
      guard let best = best(of: app, world), !best.isSwiped, world.front != app else { continue }
      let all = world.activities.filter { $0.app == app && $0.life == .live && $0.isPresented }
      let earliest = all.map(\.order).min() ?? best.order
      owners.append(
        Owner(
          owner: .activity(best.index), app: app,
          order: settings.choice() == OwnerStart.appEarliest ? earliest : best.order, group: 0))
    }
    return owners.sorted { left, right in
      if left.group != right.group { return left.group < right.group }
      return settings.choice() == CrossAppRank.earliestStart
        ? left.order < right.order : left.order > right.order
    }
  }

  /// The activity that stands for an app, swiped out or not.
  private func best(of app: AppIndex, _ world: NaiveWorld) -> NaiveWorld.Activity? {
    world.activities.filter { $0.app == app && $0.life == .live && $0.isPresented }
      .max { ($0.score, -$0.order) < ($1.score, -$1.order) }
  }

  /// Step 4: who has the places, before any switch; the first is attached.
  private func places(_ world: NaiveWorld, keeper: AppIndex?) -> [Owner] {
    let owners = owners(world)
    guard owners.count > 2 else { return owners }
    let rest = owners.dropFirst()
    if let keeper, let kept = rest.first(where: { $0.app == keeper }) { return [owners[0], kept] }
    let newest = rest.max { $0.order < $1.order } ?? owners[1]
    return [owners[0], settings.choice() == ThirdApp.wait ? owners[1] : newest]
  }

  /// Whether an alert may show anything now.
  private func mayShow(_ alert: NaiveWorld.Raised, _ world: NaiveWorld) -> Bool {
    guard !alert.isSilent, let activity = world.activity(alert.activity) else { return false }
    if alert.isOfEnd {
      if settings.choice() == AlertOnEnd.noExpansion { return false }
      if activity.life != .ended { return false }
    } else {
      if activity.life != .live { return false }
      let isSibling = best(of: activity.app, world)?.index != activity.index
      if isSibling && settings.choice() == AlertOfSibling.none { return false }
    }
    if alert.isOfPushStart && settings.choice() == StartAlert.quiet { return false }
    if !activity.isPresented { return false }
    if world.front == activity.app && settings.choice() == OwnAppAlert.suppress { return false }
    return !(activity.isSwiped && settings.choice() == HiddenAndAlert.staysHidden)
  }

  /// Step 5 to 7: what is shown after the last step.
  func shown() -> NaiveShown {
    var current: Expanded?
    var waiting: [NaiveWorld.Raised] = []
    var keeper: AppIndex?
    var restored: ActivityIndex?

    for (number, world) in worlds.enumerated() {
      let time = history[number].time
      let before = number > 0 ? worlds[number - 1] : nil
      restored = nil
      if world.hasStart { keeper = nil }
      // Locking.
      let isLocking = world.isLocked && before?.isLocked == false
      if isLocking && settings.choice() == ExpansionAfterUnlock.gone {
        current = nil
        waiting = []
      }
      // Touches.
      switch world.deed {
      case .press(.activity(let activity)): current = Expanded(activity: activity)
      case .close: current = nil
      case .hide(let activity): if current?.activity == activity { current = nil }
      default: break
      }
      // What is over.
      if let open = current, let activity = world.activity(open.activity) {
        let isThere = open.isOfEnd ? activity.life == .ended : activity.life == .live
        let hasOpened = world.front == activity.app && before?.front != activity.app
        let isOver = open.until.map { $0 <= time } ?? false
        if !isThere || hasOpened || isOver { current = nil }
      }
      func open(_ alert: NaiveWorld.Raised) {
        guard let activity = world.activity(alert.activity) else { return }
        current = Expanded(
          activity: alert.activity, until: time + holdLength, alert: alert.number,
          isOfEnd: alert.isOfEnd)
        let hasPlace = places(world, keeper: keeper).contains { $0.app == activity.app }
        if !hasPlace && settings.choice() == AlertOfNonVisible.takesDetached {
          keeper = activity.app
        }
        if activity.isSwiped && !alert.isOfEnd
          && settings.choice() == HiddenAndAlert.restores
        {
          restored = activity.index
        }
      }
      // An alert.
      if let alert = world.raised, !world.isLocked, mayShow(alert, world) {
        if current?.activity == alert.activity {
          let restarts = settings.choice() == SameActivityAlert.restart
          if current?.until != nil && restarts { open(alert) }
        } else if current != nil && settings.choice() == AlertCollision.queue {
          waiting.append(alert)
        } else {
          open(alert)
        }
      }
      // Those that wait.
      while current == nil, !world.isLocked, let next = waiting.first {
        waiting.removeFirst()
        if mayShow(next, world) { open(next) }
      }
    }
    return shown(current, keeper, restored)
  }

  private var holdLength: SimulationDuration {
    SimulationDuration(microseconds: settings[.alertHold])
  }

  private func shown(
    _ current: Expanded?, _ keeper: AppIndex?, _ restored: ActivityIndex?
  ) -> NaiveShown {
    var shown = NaiveShown()
    shown.restored = restored
    shown.holdEnd = current?.until
    guard var world = worlds.last, !world.isLocked else { return shown }
    for place in world.activities.indices where world.activities[place].index == restored {
      world.activities[place].isSwiped = false
    }
    let natural = places(world, keeper: keeper)
    shown.natural = natural.map(\.owner)
    var owners = shown.natural
    if world.exchanges.contains(where: { owners == [$0.detached, $0.attached] }) {
      owners.reverse()
    }
    let areTwo = owners.count > 1
    let first: IslandMode =
      areTwo && settings.choice() == PrimaryMode.minimal ? .minimal : .compact
    if let owner = owners.first { shown.island.attached = .init(owner: owner, mode: first) }
    if areTwo { shown.island.detached = .init(owner: owners[1], mode: .minimal) }
    if let current {
      let app = world.activity(current.activity)?.app
      let others = owners.filter { owner in
        owner != .activity(current.activity)
          && natural.first { $0.owner == owner }?.app != app
      }
      shown.island = NaiveIsland()
      shown.island.attached = .init(owner: .activity(current.activity), mode: .expanded)
      shown.island.expansion = current.alert.map { .alert($0) } ?? .person
      if let other = others.last, settings.choice() == OtherSlotWhileExpanded.kept {
        shown.island.detached = .init(owner: other, mode: .minimal)
      }
    }
    return shown
  }
}
