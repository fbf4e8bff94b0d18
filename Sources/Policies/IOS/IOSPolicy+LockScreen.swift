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
  func arrange(_ view: LockScreenView, into order: inout [Int]) {
    order.removeAll(keepingCapacity: true)
    let activities = view.items.indices.filter { view.items[$0].isActivity }
    if parameters.endedOrder == .belowActive && parameters.endedScope == .overall {
      order += arrange(activities.filter { !view.items[$0].isEnded }, view)
      order += arrange(activities.filter { view.items[$0].isEnded }, view)
    } else {
      order += arrange(activities, view)
    }
    let notifications = view.items.indices.filter { !view.items[$0].isActivity }
    order += notifications.sorted { left, right in
      let (left, right) = (view.items[left], view.items[right])
      if left.level != right.level { return left.level > right.level }
      return parameters.notifications == .newestFirst
        ? left.order > right.order : left.order < right.order
    }
  }

  /// Places go to apps by the starts of their activities; an app fills its places in its own order.
  private func arrange(_ activities: [Int], _ view: LockScreenView) -> [Int] {
    let byStart = activities.sorted { left, right in
      let (left, right) = (view.items[left].order, view.items[right].order)
      return parameters.lockScreenCrossApp == .newestStart ? left > right : left < right
    }
    var places = byStart.map { view.items[$0].app }
    if parameters.grouping == .byApp { places = grouped(places) }
    var own: [AppIndex: [Int]] = [:]
    for position in activities { own[view.items[position].app, default: []].append(position) }
    for app in own.keys { own[app]?.sort { isAbove(view.items[$0], view.items[$1]) } }
    var next: [AppIndex: Int] = [:]
    return places.compactMap { app in
      let position = next[app, default: 0]
      next[app] = position + 1
      return own[app]?[position]
    }
  }

  /// The same places with those of one app together, apps in the order of their first place.
  private func grouped(_ places: [AppIndex]) -> [AppIndex] {
    var apps: [AppIndex] = []
    for app in places where !apps.contains(app) { apps.append(app) }
    return apps.flatMap { app in places.filter { $0 == app } }
  }

  /// One app's order: by score, highest first (rule `ls-order-own`); ended ones below active ones
  /// if the setting says so (rule `ls-order-ended`); ties by start (rule `ls-order-tie`).
  private func isAbove(_ left: LockScreenItem, _ right: LockScreenItem) -> Bool {
    if parameters.endedOrder == .belowActive && left.isEnded != right.isEnded {
      return right.isEnded
    }
    if left.relevance != right.relevance { return left.relevance > right.relevance }
    return parameters.lockScreenTie == .earliestStart
      ? left.order < right.order : left.order > right.order
  }
}
