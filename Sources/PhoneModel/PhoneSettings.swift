internal import Catalogue
internal import SimulationKernel

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

  init(_ values: SettingValues) {
    omittedRelevance = values.choice()
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
  }

  /// The stale date of an activity whose update names none.
  func kept(_ staleAt: SimulationTime?) -> SimulationTime? {
    omittedStaleDate == .keep ? staleAt : nil
  }

  /// The score of an activity whose update names none.
  func kept(_ relevance: Double) -> Double { omittedRelevance == .keep ? relevance : 0 }
}
