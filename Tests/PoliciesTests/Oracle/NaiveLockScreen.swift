import Catalogue
import Metrics
import PhoneModel
import TraceModel

/// The Lock Screen by the rules and readings, one place after the other.
struct NaiveLockScreen: Equatable {
  /// From top to bottom.
  let items: [LockScreenItem.Content]
  /// The app of the player that has a card.
  let media: AppIndex?

  /// The same of what a run wrote down.
  init(_ state: LockScreenState) {
    items = state.items
    media = state.media
  }

  /// The list, or nil while unlocked.
  init?(_ world: NaiveWorld, _ settings: SettingValues) {
    guard world.isLocked else { return nil }
    var items: [LockScreenItem.Content] = []
    if world.allowsWhenLocked {
      let all = world.activities.filter {
        ($0.life == .live || $0.life == .ended) && $0.isPresented
      }
      let isOverall =
        settings.choice() == EndedScope.overall && settings.choice() == EndedOrder.belowActive
      let blocks =
        isOverall ? [all.filter { $0.life == .live }, all.filter { $0.life == .ended }] : [all]
      for block in blocks {
        items += Self.fill(block, settings).map { .activity($0.index) }
      }
    }
    for level in NotificationPost.Level.allCases.reversed() {
      let posted = world.notifications.filter { $0.level == level }.sorted { $0.order < $1.order }
      let isNewestFirst = settings.choice() == NotificationOrder.newestFirst
      items += (isNewestFirst ? posted.reversed() : posted).map { .notification($0.index) }
    }
    self.items = items
    media = world.clients.first { $0.client == .media }?.app
  }

  /// Places go to apps by starts; an app's next one takes each of its places.
  private static func fill(
    _ block: [NaiveWorld.Activity], _ settings: SettingValues
  ) -> [NaiveWorld.Activity] {
    var apps = block.sorted { $0.order < $1.order }.map(\.app)
    if settings.choice() == LockScreenCrossApp.newestStart { apps.reverse() }
    if settings.choice() == LockScreenGrouping.byApp {
      var firsts: [AppIndex] = []
      for app in apps where !firsts.contains(app) { firsts.append(app) }
      apps = firsts.flatMap { first in apps.filter { $0 == first } }
    }
    var left = block
    return apps.map { app in
      let next =
        left.filter { $0.app == app }.reduce(nil) { best, one in
          best.map { isAbove(one, $0, settings) ? one : $0 } ?? one
        } ?? block[0]
      left.removeAll { $0.index == next.index }
      return next
    }
  }

  private static func isAbove(
    _ one: NaiveWorld.Activity, _ other: NaiveWorld.Activity, _ settings: SettingValues
  ) -> Bool {
    if settings.choice() == EndedOrder.belowActive, one.life != other.life {
      return one.life == .live
    }
    if one.score != other.score { return one.score > other.score }
    return settings.choice() == LockScreenTie.earliestStart
      ? one.order < other.order : one.order > other.order
  }
}
