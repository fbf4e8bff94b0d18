/// What this program does with a rule.
public enum RuleState: String, Sendable, CaseIterable {
  /// The simulation follows it.
  case simulated
  /// Advice that a trace can go against: a report then has a finding of the rule's name.
  case checked
  /// Nothing here depends on it; ``RuleID/reason`` says why.
  case outOfScope
}

extension RuleID {
  /// What this program does with the rule.
  public var state: RuleState {
    if Self.simulated.contains(self) { return .simulated }
    return Self.checked.contains(self) ? .checked : .outOfScope
  }

  private static let checked: Set<RuleID> = [
    .lcGuidanceDismissal, .lcLengthGuidance, .lcImages, .diCompactNarrow, .diMinimalShape,
    .alEssentialOnly, .psObserved3s, .lsMargin14,
  ]

  private static let simulated: Set<RuleID> = Set(
    lifecycle + island + alerts + delivery + lockScreen + surfaces + transitions)

  private static let lifecycle: [RuleID] = [
    .lcStates, .lcActiveCap8h, .lcUpdatesDoNotExtend, .lcLinger4h, .lcTotalCap12h,
    .lcPolicyImmediate, .lcPolicyAfter, .lcPastDismissal, .lcEndSurfaces, .lcEndContentOptional,
    .lcUpdateAfterEnd, .lcStaleTransition, .lcStaleAdvance, .lcStaleNone, .lcPersonRemoves,
    .lcStartForeground, .lcStartExceptions, .lcScheduled, .lcPendingCounts, .lcPendingEvict,
    .lcTransient, .lcTransientKill, .lcOrphanReadopt, .lcLimitApp, .lcLimitGlobal,
    .lcNoEvictionOnLimit, .lcAuthorisation, .lcData4kb, .lcKillSurvives,
    .lcSandbox, .lcFirstUsePrompt, .lcFrequentToggleEnds, .lcAttributesFixed, .lcIntentButton,
  ]

  private static let island: [RuleID] = [
    .diCapacityTwo, .diSingleCompact, .diTwoAppsMinimal, .diTwoAppsCompactClaim,
    .diSameAppOneSlot, .diRelevanceHighest, .diRelevanceTie, .diRelevanceDefault,
    .diRelevanceReevaluated, .diRelevanceOmittedUpdate, .diRelevanceNotCrossApp,
    .diCrossAppUnspecified, .diAttachedFirstClaim, .diThirdApp, .diSlotPromotion,
    .diForegroundHidden, .diForegroundFreesSlot, .diLongPress, .diTap, .diExpandedTriggers,
    .diExpandedReturns, .diExpandedHoldUnknown, .diPersonCollapses, .diSwipeHides,
    .diSwipeRestores, .diSwipeSwitches, .diNotHideable, .diHideIsNotEnd, .diEndedLeaves,
    .diSystemClients, .diSystemRankUnknown, .diVisibleUnlocked, .diLandscape,
  ]

  private static let alerts: [RuleID] = [
    .alEffect, .alBannerConditions, .alStartNeedsAlert, .alCollision, .alForegroundOwn, .sfBanner,
    .sfIpad, .alSound, .alLocalised, .alNoBannerText, .alFocus,
  ]

  private static let delivery: [RuleID] = [
    .psHeaders, .psPriorityDefault, .psPriority5, .psPriority10, .psBudgetUnpublished,
    .psBudget15hClaim, .psMinIntervalIos18, .psFrequent, .psTimestampOrder, .psTimestampPast,
    .psTimestampFuture, .psReorder, .psStoreOne, .psExpiration, .psCollapse, .psSize, .psDecoding,
    .psToken, .psStart, .psStartBudget, .psStartChannel, .psBroadcastNoStart, .psChannelInvalid,
    .psChannelStorage, .psChannelExpiration, .psChannelLifetime, .psOfflineStale,
  ]

  private static let transitions: [RuleID] = [
    .trPrepare190, .trBlur30035, .trReadable525, .trReducedMotion, .trSpringRetarget, .trMax2s,
    .trUpdateVsPresent, .diBackgroundEntry, .diAlternationIsApp, .trAodNone, .trModifiersIgnored,
    .trBuiltin, .trDigitRoll, .trKeepElements, .trTheme, .trMediaFeedback,
  ]

  private static let surfaces: [RuleID] = [
    .sfCarplayAuto, .sfCarplayDefaultView, .sfCarplayInert, .sfStandbyMinimal, .sfStandbyScale,
    .sfStandbyBackground, .sfStandbyNight, .sfStandbyDetect, .sfStandbyEntry, .sfWatchAuto,
    .sfWatchDefaultView, .sfWatchAutolaunch, .sfWatchAlert, .sfWatchTap, .sfWatchBudget,
    .sfWatchLink, .sfWatchAod, .sfMacMenubar, .sfMacHig, .sfAlwaysOn, .diMarginsInnermost,
    .diBlack, .lsWidth, .lsDefaultBackground, .lsDismissButton,
  ]

  private static let lockScreen: [RuleID] = [
    .lsTopOfList, .lsOrderOwn, .lsOrderTie, .lsOrderCrossApp, .lsOrderEnded, .lsWithMedia,
    .lsHeightRange, .lsTruncate, .lsDynamicHeight, .lsInPlace, .lsBothSurfaces, .lsStackUnknown,
    .lsAllowWhenLocked, .lsButtons,
  ]
}
