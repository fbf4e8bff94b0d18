import Catalogue
import SimulationKernel
import TraceModel

extension Play {
  /// A play as small as it can be made by leaving things out, for which a claim still holds.
  func shrunken(_ isStillSo: (Play) -> Bool) -> Play {
    var smallest = self
    var size = smallest.events.count
    while size > 0 {
      var start = 0
      while start < smallest.events.count {
        var smaller = smallest
        smaller.events.removeSubrange(start..<min(start + size, smallest.events.count))
        if smaller.namesOnlyWhatThereIs && isStillSo(smaller) {
          smallest = smaller
        } else {
          start += size
        }
      }
      size /= 2
    }
    for setting in smallest.settings.keys.sorted(by: { $0.rawValue < $1.rawValue }) {
      var smaller = smallest
      smaller.settings[setting] = nil
      if isStillSo(smaller) { smallest = smaller }
    }
    for place in smallest.events.indices {
      for action in smallest.events[place].action.simpler {
        var smaller = smallest
        smaller.events[place].action = action
        if isStillSo(smaller) { smallest = smaller }
      }
    }
    return smallest
  }

  /// Whether no event names an activity or notification that came into no event before.
  private var namesOnlyWhatThereIs: Bool {
    var activities: [ActivityIndex] = []
    var notifications: [NotificationIndex] = []
    for (_, action) in events {
      switch action {
      case .activityStart(let start): activities.append(start.activity)
      case .notificationPost(let post): notifications.append(post.notification)
      case .activityUpdate(let update):
        if !activities.contains(update.activity) { return false }
      case .activityEnd(let end): if !activities.contains(end.activity) { return false }
      case .dismissActivity(let activity): if !activities.contains(activity) { return false }
      case .notificationClear(let index), .dismissNotification(let index):
        if !notifications.contains(index) { return false }
      case .touch(let touch):
        if case .activity(let activity)? = touch.target, !activities.contains(activity) {
          return false
        }
      default: break
      }
    }
    return true
  }
}

extension TraceAction {
  /// The same action with one thing less, for each thing that it can do without.
  fileprivate var simpler: [TraceAction] {
    switch self {
    case .activityStart(var start):
      start.relevance = nil
      var withoutDate = start
      withoutDate.staleAt = nil
      var withoutAlert = withoutDate
      withoutAlert.alert = nil
      return [.activityStart(start), .activityStart(withoutDate), .activityStart(withoutAlert)]
    case .activityUpdate(var update):
      update.relevance = nil
      var withoutDate = update
      withoutDate.staleAt = nil
      return [.activityUpdate(update), .activityUpdate(withoutDate)]
    case .activityEnd(var end):
      end.dismissal = .default
      return [.activityEnd(end)]
    default: return []
    }
  }
}
