import TraceModel

// Plays and the oracle say "an update by push" where traces and the phone say "a push that updates".

extension TraceAction {
  /// The action as the reader gives it: what comes by push is a push.
  var sent: TraceAction {
    switch self {
    case .activityStart(let start) where start.via == .push:
      var push = Push(.activityStart, to: .app(start.app), .start)
      push.activity = start.activity
      push.relevance = start.relevance
      push.staleAt = start.staleAt
      push.alert = start.alert
      return .push(push)
    case .activityUpdate(let update) where update.via == .push:
      var push = Push(.activityUpdate, to: .activity(update.activity), .update)
      push.relevance = update.relevance
      push.staleAt = update.staleAt
      push.alert = update.alert
      return .push(push)
    default: return self
    }
  }

  /// The action as plays have it.
  var plain: TraceAction {
    guard case .push(let push) = self else { return self }
    switch push.target {
    case .app(let app):
      var start = ActivityStart(activity: push.activity, app: app)
      start.via = .push
      start.relevance = push.relevance
      start.staleAt = push.staleAt
      start.alert = push.alert
      return .activityStart(start)
    case .activity(let activity):
      var update = ActivityUpdate(activity: activity)
      update.via = .push
      update.relevance = push.relevance
      update.staleAt = push.staleAt
      update.alert = push.alert
      return .activityUpdate(update)
    case .channel: return self
    }
  }
}
