internal import Catalogue
internal import SimulationKernel
public import TraceModel

extension Phone {
  /// Fills a policy's view of the Lock Screen anew.
  ///
  /// Without the switch for access while locked it has no activities (rule `ls-allow-when-locked`).
  public func fill(_ view: inout LockScreenView) {
    view.items.removeAll(keepingCapacity: true)
    if state.allowsWhenLocked || !RuleID.lsAllowWhenLocked.isInForce {
      for activity in activities.live where activity.isOnLockScreen {
        if !RuleID.lsBothSurfaces.isInForce && activity.isSwiped { continue }
        view.items.append(
          LockScreenItem(
            content: .activity(activity.activity), app: activity.app, order: activity.startOrder,
            relevance: activity.relevance, isEnded: activity.state == .ended,
            height: height(of: activity)))
      }
    }
    let height = settings.notificationHeight
    notifications.forEach(most: LockScreenView.mostItems) { item in
      view.items.append(
        LockScreenItem(
          content: .notification(item.notification), app: item.app, order: item.order,
          level: item.level, group: item.group, height: item.height ?? height))
    }
  }

  /// The app of the player that has a card, or nil (rule `ls-with-media`).
  public var playerApp: AppIndex? { RuleID.lsWithMedia.isInForce ? clients.player?.app : nil }

  /// The height of an activity: at least 84 points, truncated at 160 (rules `ls-height-range`,
  /// `ls-truncate`).
  private func height(of activity: LiveActivity) -> Int64 {
    guard let wanted = activity.layout.height else { return settings.activityHeight }
    let least = Int64(PresentationSize.lockScreenHeights.lowerBound.hundredths) * 10_000
    let most = Int64(PresentationSize.lockScreenHeights.upperBound.hundredths) * 10_000
    let atLeast = RuleID.lsHeightRange.isInForce ? max(wanted, least) : wanted
    return RuleID.lsTruncate.isInForce ? min(atLeast, most) : atLeast
  }

  /// Stacks items from the top of the list and finds out which fit.
  public func stack(
    _ view: LockScreenView, _ order: [Int], _ media: MediaPlace, into slots: inout [LockScreenSlot]
  ) {
    slots.removeAll(keepingCapacity: true)
    let screen = Int64(max(device.screen.width, device.screen.height))
    let room = screen * settings.lockScreenListHeight
    var top = media == .top && playerApp != nil ? settings.mediaHeight + settings.cardSpacing : 0
    for position in order.prefix(LockScreenView.mostItems) {
      let item = view.items[position]
      slots.append(
        LockScreenSlot(
          content: item.content, height: item.height, isAboveFold: top + item.height <= room))
      top += item.height + settings.cardSpacing
    }
  }
}
