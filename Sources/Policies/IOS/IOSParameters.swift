internal import Catalogue
internal import SimulationKernel

/// The parameters of the ios family, decoded once a run: choices that no vendor documents.
struct IOSParameters: Sendable {
  let alertHold: SimulationDuration
  let startAlert: StartAlert
  let collision: AlertCollision
  let sameActivity: SameActivityAlert
  let ownApp: OwnAppAlert
  let hidden: HiddenAndAlert
  let nonVisible: AlertOfNonVisible
  let sibling: AlertOfSibling
  let otherSlot: OtherSlotWhileExpanded
  let afterUnlock: ExpansionAfterUnlock
  let onEnd: AlertOnEnd
  let thirdApp: ThirdApp
  let crossApp: CrossAppRank
  let systemClients: SystemClients
  let primaryMode: PrimaryMode
  let ownerStart: OwnerStart
  let lockScreenCrossApp: LockScreenCrossApp
  let lockScreenTie: LockScreenTie
  let endedOrder: EndedOrder
  let grouping: LockScreenGrouping
  let endedScope: EndedScope
  let media: MediaPosition
  let notifications: NotificationOrder
  let notificationGroups: NotificationGroups

  init(_ values: SettingValues) {
    alertHold = SimulationDuration(
      microseconds: RuleID.diExpandedHoldUnknown.isInForce ? values[.alertHold] : 1_000_000)
    startAlert = values.choice()
    collision = RuleID.alCollision.isInForce ? values.choice() : .queue
    sameActivity = values.choice()
    ownApp = RuleID.alForegroundOwn.isInForce ? values.choice() : .expand
    hidden = values.choice()
    nonVisible = values.choice()
    sibling = values.choice()
    otherSlot = values.choice()
    afterUnlock = values.choice()
    onEnd = values.choice()
    thirdApp = RuleID.diThirdApp.isInForce ? values.choice() : .wait
    let rank: CrossAppRank =
      RuleID.diCrossAppUnspecified.isInForce ? values.choice() : .earliestStart
    crossApp = RuleID.diAttachedFirstClaim.isInForce ? rank : .latestStart
    systemClients = RuleID.diSystemRankUnknown.isInForce ? values.choice() : .byStart
    let mode: PrimaryMode = RuleID.diTwoAppsCompactClaim.isInForce ? values.choice() : .minimal
    primaryMode = RuleID.diTwoAppsMinimal.isInForce ? mode : .compact
    ownerStart = values.choice()
    lockScreenCrossApp = RuleID.lsOrderCrossApp.isInForce ? values.choice() : .earliestStart
    lockScreenTie = RuleID.lsOrderTie.isInForce ? values.choice() : .newestStart
    endedOrder = RuleID.lsOrderEnded.isInForce ? values.choice() : .byScore
    grouping = RuleID.lsStackUnknown.isInForce ? values.choice() : .none
    endedScope = values.choice()
    media = values.choice()
    notifications = values.choice()
    notificationGroups = values.choice()
  }
}
