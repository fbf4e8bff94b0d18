internal import Catalogue
internal import PhoneModel
internal import TraceModel

extension IOSPolicy {
  var mediaPlace: MediaPlace {
    switch parameters.media {
    case .aboveList: .aboveList
    case .belowList: .belowList
    case .top: .top
    }
  }

  /// Activities first (rule `ls-top-of-list`), then notifications by level and time.
  mutating func arrange(_ view: LockScreenView, into order: inout [Int]) -> RuleList {
    order.removeAll(keepingCapacity: true)
    if parameters.endedOrder == .belowActive && parameters.endedScope == .overall {
      appendActivities(of: view, into: &order) { !$0.isEnded }
      appendActivities(of: view, into: &order) { $0.isEnded }
    } else {
      appendActivities(of: view, into: &order) { _ in true }
    }
    scratch.places.removeAll(keepingCapacity: true)
    for position in view.items.indices where !view.items[position].isActivity {
      scratch.places.append(position)
    }
    let newestFirst = parameters.notifications == .newestFirst
    scratch.places.sort { left, right in
      let (left, right) = (view.items[left], view.items[right])
      if left.level != right.level { return left.level > right.level }
      return newestFirst ? left.order > right.order : left.order < right.order
    }
    if parameters.notificationGroups == .together { scratch.groupNotifications(view) }
    if RuleID.lsTopOfList.isInForce {
      order += scratch.places
    } else {
      order = scratch.places + order
    }
    return Self.rules(of: order, view)
  }

  /// The rules that tell neighbours apart; between notifications none is documented.
  private static func rules(of order: [Int], _ view: LockScreenView) -> RuleList {
    var rules = RuleList()
    for (upper, lower) in zip(order, order.dropFirst()) {
      let (upper, lower) = (view.items[upper], view.items[lower])
      guard upper.isActivity, lower.isActivity else { break }
      if upper.app != lower.app {
        rules.append(.lsOrderCrossApp)
      } else if upper.relevance > lower.relevance {
        rules.append(.lsOrderOwn)
      } else if upper.isEnded != lower.isEnded {
        rules.append(.lsOrderEnded)
      } else {
        rules.append(.lsOrderTie)
      }
    }
    return rules
  }

  /// Places go to apps by the starts of their activities; an app fills its places in its own order.
  private mutating func appendActivities(
    of view: LockScreenView, into order: inout [Int], where isIncluded: (LockScreenItem) -> Bool
  ) {
    scratch.clear()
    for position in view.items.indices {
      let item = view.items[position]
      guard item.isActivity, isIncluded(item) else { continue }
      scratch.places.append(position)
      scratch.own.append(position)
    }
    guard scratch.own.count > 1 else {
      order += scratch.own
      return
    }
    let parameters = parameters
    let newestFirst = parameters.lockScreenCrossApp == .newestStart
    scratch.places.sort { left, right in
      let (left, right) = (view.items[left].order, view.items[right].order)
      return newestFirst ? left > right : left < right
    }
    if parameters.grouping == .byApp { scratch.group { view.items[$0].app } }
    // Each app's activities in its own order, one app behind the other.
    scratch.own.sort { left, right in
      let (left, right) = (view.items[left], view.items[right])
      return left.app == right.app
        ? parameters.isAbove(left, right) : left.app.rawValue < right.app.rawValue
    }
    scratch.setStarts { view.items[$0].app }
    for place in scratch.places { order.append(scratch.takeNext(of: view.items[place].app)) }
  }
}

extension IOSParameters {
  /// One app's order: by score, highest first (rule `ls-order-own`); ended ones below active ones
  /// if the setting says so (rule `ls-order-ended`); ties by start (rule `ls-order-tie`).
  func isAbove(_ left: LockScreenItem, _ right: LockScreenItem) -> Bool {
    if endedOrder == .belowActive && left.isEnded != right.isEnded {
      return right.isEnded
    }
    if left.relevance != right.relevance && RuleID.lsOrderOwn.isInForce {
      return left.relevance > right.relevance
    }
    return lockScreenTie == .earliestStart
      ? left.order < right.order : left.order > right.order
  }
}

/// Memory that putting the Lock Screen in order uses again.
struct LockScreenScratch: Sendable {
  /// Items whose starts say which app has which place.
  ///
  /// Arrays of their own, for a sorted slice of an array is a copy of it.
  var places: [Int] = []
  /// The activities by app, each app's in its own order.
  var own: [Int] = []
  /// For each app where its next activity stands in ``own``.
  private var next: [Int32] = []

  mutating func clear() {
    places.removeAll(keepingCapacity: true)
    own.removeAll(keepingCapacity: true)
  }

  /// Brings the places of one app together; apps stay in the order of their first place.
  mutating func group(_ app: (Int) -> AppIndex) {
    var place = 0
    while place < places.count {
      let first = app(places[place])
      place += 1
      for later in place..<places.count where app(places[later]) == first {
        places.insert(places.remove(at: later), at: place)
        place += 1
      }
    }
  }

  /// Brings the notifications of a group behind the first of them.
  mutating func groupNotifications(_ view: LockScreenView) {
    var place = 0
    while place < places.count {
      let first = view.items[places[place]]
      place += 1
      guard first.group.rawValue >= 0 else { continue }
      for later in place..<max(place, places.count)
      where view.items[places[later]].group == first.group
        && view.items[places[later]].app == first.app
      {
        places.insert(places.remove(at: later), at: place)
        place += 1
      }
    }
  }

  /// Notes where each app's activities begin.
  mutating func setStarts(_ app: (Int) -> AppIndex) {
    for place in own.indices.reversed() {
      let position = app(own[place]).position + 1
      if position >= next.count {
        next += repeatElement(0, count: position + 1 - next.count)
      }
      next[position] = Int32(truncatingIfNeeded: place)
    }
  }

  /// The next activity of an app.
  mutating func takeNext(of app: AppIndex) -> Int {
    // An activity whose app is unknown has the position -1.
    let place = next[app.position + 1]
    next[app.position + 1] += 1
    return own[Int(place)]
  }
}
