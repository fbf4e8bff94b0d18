internal import Catalogue
internal import SimulationKernel
internal import TraceModel

/// The notifications on the Lock Screen, in the order in which they came.
struct NotificationList: Sendable {
  struct Item: Sendable {
    var notification: NotificationIndex
    var app: AppIndex
    var level: NotificationPost.Level
    var height: Int64?
    var order: Int64
  }

  private(set) var items: [Item] = []
  private var nextOrder: Int64 = 0

  /// Adds a notification; one that is there already is replaced as a whole and counts as new.
  ///
  /// - Returns: whether it was there already.
  mutating func post(_ post: NotificationPost) -> Bool {
    let wasThere = remove(post.notification) != nil
    items.append(
      Item(
        notification: post.notification, app: post.app, level: post.level, height: post.height,
        order: nextOrder))
    nextOrder += 1
    return wasThere
  }

  /// Takes a notification out; its app, or nil if it is not there.
  mutating func remove(_ notification: NotificationIndex) -> AppIndex? {
    guard let place = items.firstIndex(where: { $0.notification == notification }) else {
      return nil
    }
    return items.remove(at: place).app
  }
}

extension Phone {
  mutating func post(
    _ post: NotificationPost, at now: SimulationTime, _ effects: inout PhoneEffects
  ) throws(LimitExceeded) {
    guard notifications.items.count < limits.notifications else {
      throw LimitExceeded(.notifications, value: limits.notifications, at: now)
    }
    if !notifications.post(post) {
      effects.note(.notification(post.notification, post.app, isThere: true), .lsTopOfList)
    }
    effects.changesLockScreen = true
  }

  mutating func clear(_ notification: NotificationIndex, _ effects: inout PhoneEffects) {
    guard let app = notifications.remove(notification) else { return }
    effects.note(.notification(notification, app, isThere: false), .lsTopOfList)
    effects.changesLockScreen = true
  }

  mutating func clearNotifications(_ effects: inout PhoneEffects) {
    for item in notifications.items { clear(item.notification, &effects) }
  }
}
