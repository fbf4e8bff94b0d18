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

  init(_ values: SettingValues) {
    alertHold = SimulationDuration(microseconds: values[.alertHold])
    startAlert = values.choice()
    collision = values.choice()
    sameActivity = values.choice()
    ownApp = values.choice()
    hidden = values.choice()
    nonVisible = values.choice()
    sibling = values.choice()
    otherSlot = values.choice()
    afterUnlock = values.choice()
    onEnd = values.choice()
    thirdApp = values.choice()
    crossApp = values.choice()
    systemClients = values.choice()
    primaryMode = values.choice()
    ownerStart = values.choice()
    lockScreenCrossApp = values.choice()
    lockScreenTie = values.choice()
    endedOrder = values.choice()
    grouping = values.choice()
    endedScope = values.choice()
    media = values.choice()
    notifications = values.choice()
  }
}
