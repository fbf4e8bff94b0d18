internal import Catalogue
internal import SimulationKernel
internal import TraceModel

/// The notifications on the Lock Screen, by level and in the order in which they came.
///
/// One that leaves becomes a gap, and gaps are closed when they are half of a level: coming and going
/// cost the same however many there are. A listing passes the gaps before what it lists.
struct NotificationList: Sendable {
  struct Item: Sendable {
    var notification: NotificationIndex
    var app: AppIndex
    var level: NotificationPost.Level
    var height: Int64?
    var group: NameIndex
    /// Rises with each post.
    var order: Int64
  }

  private struct Place: Sendable {
    var level: Int8 = -1
    var position: Int32 = 0
  }

  private var levels = [[Item?]](repeating: [], count: NotificationPost.Level.allCases.count)
  private var gaps = [Int](repeating: 0, count: NotificationPost.Level.allCases.count)
  private var places: [Place] = []
  private var nextOrder: Int64 = 0
  /// How many there are.
  private(set) var count = 0

  /// Adds a notification; one that is there already is replaced as a whole and counts as new.
  ///
  /// - Returns: whether it was there already.
  mutating func post(_ post: NotificationPost) -> Bool {
    let wasThere = remove(post.notification) != nil
    let level = post.level.urgency
    let position = post.notification.position
    if position >= places.count {
      places += repeatElement(Place(), count: max(position + 1 - places.count, places.count))
    }
    places[position] = Place(
      level: Int8(level), position: Int32(truncatingIfNeeded: levels[level].count))
    levels[level].append(
      Item(
        notification: post.notification, app: post.app, level: post.level, height: post.height,
        group: post.group, order: nextOrder))
    nextOrder += 1
    count += 1
    return wasThere
  }

  /// Whether a notification is there.
  func holds(_ notification: NotificationIndex) -> Bool {
    notification.position < places.count && places[notification.position].level >= 0
  }

  /// Takes a notification out; its app, or nil if it is not there.
  mutating func remove(_ notification: NotificationIndex) -> AppIndex? {
    guard holds(notification) else { return nil }
    let place = places[notification.position]
    let level = Int(place.level)
    let app = levels[level][Int(place.position)]?.app
    levels[level][Int(place.position)] = nil
    places[notification.position] = Place()
    gaps[level] += 1
    count -= 1
    if gaps[level] * 2 > levels[level].count { closeGaps(level) }
    return app
  }

  private mutating func closeGaps(_ level: Int) {
    levels[level].removeAll { $0 == nil }
    gaps[level] = 0
    for (position, item) in levels[level].enumerated() {
      guard let item else { continue }
      places[item.notification.position].position = Int32(truncatingIfNeeded: position)
    }
  }

  /// Calls a closure with the first and the last of each level, as many of each as the list on the
  /// screen can hold: whichever way a policy orders by time, it needs no others.
  func forEach(most: Int, _ body: (Item) -> Void) {
    for items in levels {
      var taken = 0
      var front = items.startIndex
      while front < items.endIndex, taken < most {
        if let item = items[front] {
          body(item)
          taken += 1
        }
        front += 1
      }
      var back = items.endIndex
      var last: [Item] = []
      while back > front, last.count < most {
        back -= 1
        if let item = items[back] { last.append(item) }
      }
      last.reversed().forEach(body)
    }
  }
}

extension Phone {
  mutating func post(
    _ post: NotificationPost, at now: SimulationTime, _ effects: inout PhoneEffects
  ) throws(LimitExceeded) {
    guard notifications.count < limits.notifications || notifications.holds(post.notification)
    else {
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
    var all: [NotificationIndex] = []
    notifications.forEach(most: .max) { all.append($0.notification) }
    for notification in all { clear(notification, &effects) }
  }
}
