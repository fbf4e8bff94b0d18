internal import Catalogue
internal import SimulationKernel
internal import TraceModel

/// The settings that the phone obeys under every policy, decoded once a run.
struct PhoneSettings: Sendable {
  let omittedRelevance: OmittedRelevance
  let omittedStaleDate: OmittedStaleDate
  let pastStaleAtStart: PastStaleAtStart
  let pastStaleOnUpdate: PastStaleOnUpdate
  let limitPerApp: Int64
  let limitGlobal: Int64
  let endedCountToLimit: Bool
  let transientOnLeave: TransientOnLeave
  let updateAfterDismissal: UpdateAfterDismissal
  let endAfterEnd: EndAfterEnd
  let swipeHideLasts: SwipeHideLasts
  let swipeWithTwo: SwipeWithTwo
  let pausedMedia: PausedMedia
  let emptyAlert: EmptyAlert
  let foregroundMediaHides: Bool
  let lockKeepsForeground: Bool
  let notificationsOnUnlock: NotificationsOnUnlock
  let bannerHold: SimulationDuration
  let screenOnAfterAlert: SimulationDuration
  let activityHeight: Int64
  let notificationHeight: Int64
  let mediaHeight: Int64
  let cardSpacing: Int64
  /// A share of the screen's height, in millionths.
  let lockScreenListHeight: Int64
  let dismissalDateOnUpdate: DismissalDateOnUpdate
  let localUpdateSpacing: SimulationDuration
  let minimumRenderInterval: SimulationDuration
  /// A number, or `SettingKind.unlimited`.
  let pushBudget: Int64
  let pushBudgetExcess: PushBudgetExcess
  let budgetWindow: BudgetWindow
  let budgetScope: BudgetScope
  let budgetCounts: BudgetCounts
  /// In millionths.
  let frequentUpdatesFactor: Int64
  let startBudget: Int64
  let startBudgetWindow: SimulationDuration
  let equalTimestamp: EqualTimestamp
  let olderEnd: OlderEnd
  let pastTimestamp: PastTimestamp
  /// In microseconds, or `SettingKind.unlimited`.
  let futureTimestampLimit: Int64
  let localTimestamp: LocalTimestamp
  let pushStorage: PushStorage
  let priority5Delay: SimulationDuration
  let pushLatency: SimulationDuration
  let pushLatencySpread: SimulationDuration
  let pushLatencySeed: Int64
  let tokenAfterPushStart: TokenAfterPushStart
  let tokenLatency: SimulationDuration
  let lateSubscriber: LateSubscriber
  let attributesInUpdate: AttributesInUpdate
  let identicalContent: IdenticalContent
  let focusAlerts: FocusAlerts
  let watchAutoLaunch: WatchAutoLaunch
  let watchDisplay: WatchDisplay
  let watchAlertHold: SimulationDuration
  /// A number, or `SettingKind.unlimited`.
  let watchBudget: Int64
  let carplayDefaultView: CarplayDefaultView
  let carplayNotificationHold: SimulationDuration
  let macMenuBar: MacMenuBar

  init(_ values: SettingValues) {
    omittedRelevance = RuleID.diRelevanceOmittedUpdate.isInForce ? values.choice() : .keep
    omittedStaleDate = values.choice()
    pastStaleAtStart = values.choice()
    pastStaleOnUpdate = values.choice()
    limitPerApp = values[.limitPerApp]
    limitGlobal = values[.limitGlobal]
    endedCountToLimit = values.choice(EndedCountToLimit.self) == .yes
    transientOnLeave = values.choice()
    updateAfterDismissal = values.choice()
    endAfterEnd = values.choice()
    swipeHideLasts = values.choice()
    swipeWithTwo = values.choice()
    pausedMedia = values.choice()
    emptyAlert = values.choice()
    foregroundMediaHides = values.choice(ForegroundMediaHides.self) == .yes
    lockKeepsForeground = values.choice(LockKeepsForeground.self) == .yes
    notificationsOnUnlock = values.choice()
    bannerHold = SimulationDuration(microseconds: values[.bannerHold])
    screenOnAfterAlert = SimulationDuration(microseconds: values[.screenOnAfterAlert])
    activityHeight = values[.activityHeight]
    notificationHeight = values[.notificationHeight]
    mediaHeight = values[.mediaHeight]
    cardSpacing = values[.cardSpacing]
    lockScreenListHeight = values[.lockScreenListHeight]
    dismissalDateOnUpdate = values.choice()
    localUpdateSpacing = SimulationDuration(microseconds: values[.localUpdateSpacing])
    minimumRenderInterval = SimulationDuration(
      microseconds: RuleID.psMinIntervalIos18.isInForce ? values[.minimumRenderInterval] : 0)
    // The published claim is the default; without either rule it is another number.
    pushBudget =
      RuleID.psBudgetUnpublished.isInForce && RuleID.psBudget15hClaim.isInForce
      ? values[.pushBudget] : 20
    pushBudgetExcess = values.choice()
    budgetWindow = values.choice()
    budgetScope = values.choice()
    budgetCounts = values.choice()
    frequentUpdatesFactor = values[.frequentUpdatesFactor]
    startBudget = values[.startBudget]
    startBudgetWindow = SimulationDuration(microseconds: values[.startBudgetWindow])
    equalTimestamp = values.choice()
    olderEnd = values.choice()
    pastTimestamp = values.choice()
    futureTimestampLimit = values[.futureTimestampLimit]
    localTimestamp = values.choice()
    pushStorage = RuleID.psStoreOne.isInForce ? values.choice() : .onePerCollapseId
    priority5Delay = SimulationDuration(microseconds: values[.priority5Delay])
    pushLatency = SimulationDuration(microseconds: values[.pushLatency])
    pushLatencySpread = SimulationDuration(
      microseconds: RuleID.psReorder.isInForce ? values[.pushLatencySpread] : 0)
    pushLatencySeed = values[.pushLatencySeed]
    tokenAfterPushStart = values.choice()
    tokenLatency = SimulationDuration(microseconds: values[.tokenLatency])
    lateSubscriber = values.choice()
    identicalContent = values.choice()
    focusAlerts = values.choice()
    watchAutoLaunch = values.choice()
    watchDisplay = values.choice()
    watchAlertHold = SimulationDuration(microseconds: values[.watchAlertHold])
    watchBudget = values[.watchBudget]
    carplayDefaultView = values.choice()
    carplayNotificationHold = SimulationDuration(
      microseconds: values[.carplayNotificationHold])
    macMenuBar = values.choice()
    attributesInUpdate = RuleID.lcAttributesFixed.isInForce ? values.choice() : .refused
  }

  /// Whether an update brings nothing that could be drawn.
  func skips(_ update: ActivityUpdate, _ activity: LiveActivity) -> Bool {
    guard activity.isLive else { return false }
    return update.content.index.rawValue >= 0 && update.content.index == activity.content.index
      && update.alert == nil && update.staleAt == nil && update.layout.isEmpty
      && (update.relevance ?? kept(activity.relevance)) == activity.relevance
  }

  /// The stale date of an activity whose update names none.
  func kept(_ staleAt: SimulationTime?) -> SimulationTime? {
    omittedStaleDate == .keep ? staleAt : nil
  }

  /// The score of an activity whose update names none.
  func kept(_ relevance: Double) -> Double { omittedRelevance == .keep ? relevance : 0 }
}
