extension RuleID {
  /// The traces of this project with an expectation that pins this rule, by their paths.
  public var traces: [String] { (Self.pinned[self] ?? []).map { "traces/\($0)" } }

  /// Written by `make golden` from the traces; a test compares both.
  private static let pinned: [RuleID: [String]] = [
    .lcStates: ["conformance/lc-states.json"],
    .lcActiveCap8h: [
      "cases/night-bus-eight-hours.json", "cases/renewal-from-the-background.json",
      "cases/sourdough-countdown-25-hours.json", "cases/stale-never-removes.json",
      "conformance/lc-active-cap-8h.json", "water.json",
    ],
    .lcUpdatesDoNotExtend: [
      "cases/night-bus-eight-hours.json", "conformance/lc-updates-do-not-extend.json",
      "flight.json",
    ],
    .lcLinger4h: [
      "cases/default-removal-is-hours.json", "cases/next-episode-new-card.json",
      "cases/night-bus-eight-hours.json", "cases/stale-never-removes.json",
      "conformance/lc-linger-4h.json",
    ],
    .lcTotalCap12h: [
      "cases/night-bus-eight-hours.json", "cases/sourdough-countdown-25-hours.json",
      "conformance/lc-total-cap-12h.json", "water.json",
    ],
    .lcPolicyImmediate: [
      "cases/handover-new-card-first.json", "cases/laundry-app-killed.json",
      "cases/two-starts-race.json", "conformance/lc-policy-immediate.json", "water.json",
    ],
    .lcPolicyAfter: [
      "cases/default-removal-is-hours.json", "cases/late-update-after-the-end.json",
      "cases/removal-asked-for-hours-later.json", "cases/removal-at-once-from-a-fast-clock.json",
      "conformance/lc-policy-after.json", "parcel.json",
    ],
    .lcPastDismissal: [
      "cases/removal-at-once-from-a-fast-clock.json", "conformance/lc-past-dismissal.json",
    ],
    .lcEndSurfaces: [
      "cases/alert-on-the-end.json", "cases/removal-asked-for-hours-later.json",
      "conformance/lc-end-surfaces.json",
    ],
    .lcEndContentOptional: ["conformance/lc-end-content-optional.json"],
    .lcUpdateAfterEnd: [
      "cases/late-update-after-the-end.json", "cases/night-bus-eight-hours.json",
      "cases/removal-asked-for-hours-later.json", "conformance/lc-update-after-end.json",
      "meal.json",
    ],
    .lcStaleTransition: [
      "cases/old-times-look-live.json", "cases/promoted-with-old-content.json",
      "cases/server-dies-after-eleven-minutes.json", "cases/stale-date-already-past-at-start.json",
      "cases/stale-never-removes.json", "charging-stop.json.zst",
      "conformance/lc-stale-transition.json", "friends.json", "parcel.json", "ride.json",
    ],
    .lcStaleAdvance: [
      "cases/old-times-look-live.json", "cases/promoted-with-old-content.json",
      "cases/server-dies-after-eleven-minutes.json", "charging-stop.json.zst",
      "conformance/lc-stale-advance.json", "friends.json", "parcel.json",
    ],
    .lcStaleNone: ["cases/old-times-look-live.json", "conformance/lc-stale-none.json"],
    .lcPersonRemoves: [
      "cases/swiped-away-then-a-silent-update.json", "conformance/lc-person-removes.json",
      "friends.json", "meal.json",
    ],
    .lcStartForeground: [
      "cases/card-ends-without-a-known-cause.json", "cases/renewal-from-the-background.json",
      "conformance/lc-start-foreground.json",
    ],
    .lcStartExceptions: ["conformance/lc-start-exceptions.json"],
    .lcScheduled: ["conformance/lc-scheduled.json", "match.json"],
    .lcPendingCounts: ["conformance/lc-pending-counts.json"],
    .lcPendingEvict: ["conformance/lc-pending-evict.json"],
    .lcTransient: [
      "cases/transient-route-preview.json", "conformance/lc-transient-outside.json",
      "conformance/lc-transient.json", "voice-notes.json",
    ],
    .lcTransientKill: [
      "cases/transient-route-preview.json", "conformance/lc-transient-kill.json",
      "voice-notes.json",
    ],
    .lcOrphanReadopt: ["cases/laundry-app-killed.json", "conformance/lc-orphan-readopt.json"],
    .lcLimitApp: ["conformance/lc-limit-app.json", "six-pots.json"],
    .lcLimitGlobal: ["conformance/lc-limit-global.json"],
    .lcNoEvictionOnLimit: ["conformance/lc-no-eviction-on-limit.json"],
    .lcAuthorisation: ["conformance/lc-authorisation.json", "evening.json"],
    .lcFirstUsePrompt: ["conformance/lc-first-use-prompt.json"],
    .lcFrequentToggleEnds: ["conformance/lc-frequent-toggle-ends.json"],
    .lcData4kb: ["conformance/lc-data-4kb.json"],
    .lcAttributesFixed: ["conformance/lc-attributes-fixed.json"],
    .lcSandbox: [
      "cases/update-from-the-notification-extension.json", "conformance/lc-sandbox.json",
    ],
    .lcSelfTicking: ["run-with-music.json"],
    .lcIntentButton: ["conformance/lc-intent-button.json"],
    .lcEndStartRace: ["water.json"],
    .lcKillSurvives: [
      "cases/laundry-app-killed.json", "conformance/lc-kill-survives.json", "evening.json",
    ],
    .diCapacityTwo: [
      "cases/filter-before-pairing.json", "cases/three-apps-two-places.json",
      "conformance/di-capacity-two.json",
    ],
    .diSingleCompact: [
      "cases/alone-is-never-minimal.json", "cases/handover-new-card-first.json",
      "cases/phone-turned-sideways.json", "cases/player-takes-the-pill.json",
      "conformance/di-single-compact.json", "parcel.json", "timer-and-music.json",
    ],
    .diTwoAppsMinimal: [
      "cases/own-app-in-front.json", "cases/paused-player-holds-a-place.json",
      "cases/player-takes-the-pill.json", "cases/second-alert-during-the-first.json",
      "cases/three-apps-two-places.json", "charging-stop.json.zst",
      "conformance/di-two-apps-minimal.json", "flight.json", "six-pots.json",
      "timer-and-music.json", "two-matches.json",
    ],
    .diTwoAppsCompactClaim: [
      "cases/player-takes-the-pill.json", "conformance/di-two-apps-compact-claim.json",
    ],
    .diSameAppOneSlot: [
      "cases/a-card-for-every-status.json", "cases/handover-new-card-first.json",
      "cases/same-stop-twice-and-a-second-stop.json", "cases/two-starts-race.json",
      "conformance/di-same-app-one-slot.json",
    ],
    .diRelevanceHighest: [
      "cases/flat-score-from-the-server.json", "conformance/di-relevance-highest.json",
      "flight.json", "six-pots.json",
    ],
    .diRelevanceTie: [
      "cases/a-card-for-every-status.json", "cases/flat-score-from-the-server.json",
      "cases/handover-new-card-first.json", "cases/same-stop-twice-and-a-second-stop.json",
      "cases/two-starts-race.json", "conformance/di-relevance-tie.json", "water.json",
    ],
    .diRelevanceDefault: ["conformance/di-relevance-default.json"],
    .diRelevanceReevaluated: [
      "cases/flat-score-from-the-server.json", "cases/promoted-with-old-content.json",
      "cases/same-stop-twice-and-a-second-stop.json", "conformance/di-relevance-reevaluated.json",
      "flight.json", "six-pots.json",
    ],
    .diRelevanceOmittedUpdate: [
      "cases/refresh-forgets-the-score.json", "conformance/di-relevance-omitted-update.json",
    ],
    .diRelevanceNotCrossApp: [
      "cases/score-against-another-app.json", "conformance/di-relevance-not-cross-app.json",
    ],
    .diCrossAppUnspecified: [
      "cases/score-against-another-app.json", "cases/three-apps-two-places.json",
      "conformance/di-cross-app-unspecified.json",
    ],
    .diAttachedFirstClaim: [
      "cases/score-against-another-app.json", "conformance/di-attached-first-claim.json",
    ],
    .diThirdApp: [
      "cases/filter-before-pairing.json", "cases/three-apps-two-places.json",
      "charging-stop.json.zst", "commute.json", "conformance/di-third-app.json", "evening.json",
      "flight.json", "morning-lock-screen.json", "timer-and-music.json", "two-matches.json",
    ],
    .diSlotPromotion: [
      "cases/paused-player-holds-a-place.json", "cases/player-takes-the-pill.json",
      "cases/removal-asked-for-hours-later.json", "cases/three-apps-two-places.json",
      "commute.json", "conformance/di-slot-promotion.json", "timer-and-music.json",
      "two-matches.json",
    ],
    .diForegroundHidden: [
      "cases/alert-while-its-app-is-open.json", "cases/filter-before-pairing.json",
      "cases/laundry-app-killed.json", "cases/own-app-in-front.json",
      "cases/renewal-from-the-background.json", "cases/transient-route-preview.json",
      "conformance/di-foreground-hidden.json", "meal.json", "parcel.json", "run-with-music.json",
      "timer-and-music.json", "water.json",
    ],
    .diForegroundFreesSlot: [
      "cases/alert-while-its-app-is-open.json", "cases/filter-before-pairing.json",
      "cases/own-app-in-front.json", "charging-stop.json.zst",
      "conformance/di-foreground-frees-slot.json",
    ],
    .diBackgroundEntry: ["conformance/di-background-entry.json"],
    .diLongPress: [
      "charging-stop.json.zst", "commute.json", "conformance/di-long-press.json", "match.json",
      "meal.json", "parcel.json",
    ],
    .diTap: [
      "commute.json", "conformance/di-tap.json", "ride.json", "run-with-music.json",
      "voice-notes.json",
    ],
    .diExpandedTriggers: [
      "cases/alone-is-never-minimal.json", "cases/every-goal-rings.json",
      "conformance/di-expanded-triggers.json",
    ],
    .diExpandedReturns: [
      "cases/every-goal-rings.json", "cases/second-alert-during-the-first.json",
      "conformance/di-expanded-returns.json", "match.json", "parcel.json", "two-matches.json",
    ],
    .diExpandedHoldUnknown: ["conformance/di-expanded-hold-unknown.json"],
    .diPersonCollapses: [
      "conformance/di-person-collapses.json", "friends.json", "meal.json", "parcel.json",
    ],
    .diSwipeHides: [
      "cases/alert-of-a-swiped-activity.json", "cases/ending-while-hidden.json",
      "cases/swiped-out-of-the-island.json", "commute.json", "conformance/di-swipe-hides.json",
      "evening.json", "meal.json",
    ],
    .diSwipeRestores: [
      "cases/swiped-out-of-the-island.json", "commute.json", "conformance/di-swipe-restores.json",
      "evening.json", "meal.json",
    ],
    .diSwipeSwitches: [
      "commute.json", "conformance/di-swipe-switches.json", "evening.json", "timer-and-music.json",
      "two-matches.json",
    ],
    .diNotHideable: ["conformance/di-not-hideable.json"],
    .diHideIsNotEnd: [
      "cases/alert-of-a-swiped-activity.json", "cases/ending-while-hidden.json",
      "cases/swiped-away-then-a-silent-update.json", "cases/swiped-out-of-the-island.json",
      "conformance/di-hide-is-not-end.json",
    ],
    .diEndedLeaves: [
      "cases/alert-on-the-end.json", "cases/card-ends-without-a-known-cause.json",
      "cases/ending-while-hidden.json", "cases/handover-new-card-first.json",
      "cases/next-episode-new-card.json", "cases/night-bus-eight-hours.json",
      "cases/removal-asked-for-hours-later.json", "charging-stop.json.zst",
      "conformance/di-ended-leaves.json", "friends.json", "match.json", "meal.json", "ride.json",
      "run-with-music.json", "six-pots.json",
    ],
    .diAlternationIsApp: ["conformance/di-alternation-is-app.json"],
    .diSystemClients: [
      "cases/paused-player-holds-a-place.json", "conformance/di-system-clients.json", "flight.json",
    ],
    .diSystemRankUnknown: [
      "cases/paused-player-holds-a-place.json", "cases/player-takes-the-pill.json",
      "conformance/di-system-rank-unknown.json", "evening.json", "timer-and-music.json",
    ],
    .diVisibleUnlocked: [
      "cases/hidden-while-locked-by-a-switch.json", "conformance/di-visible-unlocked.json",
    ],
    .diLandscape: [
      "cases/phone-turned-sideways.json", "conformance/di-landscape-27.json",
      "conformance/di-landscape.json", "evening.json", "friends.json", "meal.json",
    ],
    .diBlack: ["conformance/di-black.json"],
    .diMarginsInnermost: ["conformance/di-margins-innermost.json"],
    .alEffect: [
      "cases/alert-of-a-swiped-activity.json", "cases/alert-on-the-end.json",
      "cases/banner-only-with-an-alert.json", "cases/every-goal-rings.json",
      "conformance/al-effect-asleep.json", "conformance/al-effect.json", "parcel.json",
    ],
    .alNoBannerText: ["conformance/al-no-banner-text.json"],
    .alBannerConditions: [
      "cases/banner-only-with-an-alert.json", "conformance/al-banner-conditions.json",
      "no-island.json",
    ],
    .alSound: ["conformance/al-sound.json"],
    .alLocalised: ["conformance/al-localised.json"],
    .alStartNeedsAlert: [
      "cases/start-without-an-alert.json", "conformance/al-start-needs-alert.json",
    ],
    .alCollision: [
      "cases/second-alert-during-the-first.json", "commute.json", "conformance/al-collision.json",
      "evening.json", "friends.json", "match.json",
    ],
    .alForegroundOwn: [
      "cases/alert-while-its-app-is-open.json", "charging-stop.json.zst",
      "conformance/al-foreground-own.json", "evening.json", "match.json", "meal.json",
    ],
    .alFocus: ["conformance/al-focus.json"],
    .psHeaders: ["conformance/ps-headers.json"],
    .psPriorityDefault: ["conformance/ps-priority-default.json"],
    .psPriority5: ["conformance/ps-priority-5.json"],
    .psPriority10: ["cases/heavy-and-light-sender.json", "conformance/ps-priority-10.json"],
    .psBudgetUnpublished: ["conformance/ps-budget-unpublished.json"],
    .psBudget15hClaim: ["conformance/ps-budget-15h-claim.json"],
    .psMinIntervalIos18: [
      "cases/one-drawing-every-fifteen-seconds.json", "conformance/ps-min-interval-ios18.json",
    ],
    .psFrequent: ["conformance/ps-frequent.json"],
    .psTimestampOrder: [
      "cases/first-timestamp-in-milliseconds.json", "cases/the-mark-is-a-maximum.json",
      "cases/three-buzzes-with-future-timestamps.json", "cases/two-changes-in-one-second.json",
      "conformance/ps-timestamp-order.json",
    ],
    .psTimestampPast: [
      "cases/cellar-without-signal.json", "cases/now-or-never.json",
      "cases/sample-timestamp-from-years-ago.json", "conformance/ps-timestamp-past.json",
    ],
    .psTimestampFuture: [
      "cases/first-timestamp-in-milliseconds.json", "conformance/ps-timestamp-future.json",
    ],
    .psReorder: ["conformance/ps-reorder.json"],
    .psStoreOne: [
      "cases/cellar-without-signal.json", "cases/three-starts-share-one-token.json",
      "conformance/ps-store-one.json",
    ],
    .psExpiration: ["cases/now-or-never.json", "conformance/ps-expiration.json"],
    .psCollapse: ["conformance/ps-collapse.json"],
    .psSize: ["conformance/ps-size.json"],
    .psDecoding: [
      "cases/a-field-under-another-name.json", "cases/type-name-with-a-missing-letter.json",
      "conformance/ps-decoding.json",
    ],
    .psToken: [
      "cases/token-rotated-unnoticed.json", "cases/updates-wait-for-allow.json",
      "conformance/ps-token.json",
    ],
    .psStart: [
      "cases/end-sent-to-the-start-token.json", "conformance/ps-start-17-1.json",
      "conformance/ps-start.json",
    ],
    .psStartBudget: [
      "cases/eleventh-start-in-five-minutes.json", "conformance/ps-start-budget.json",
    ],
    .psStartChannel: ["conformance/ps-start-channel-17.json", "conformance/ps-start-channel.json"],
    .psBroadcastNoStart: [
      "cases/broadcast-cannot-start.json", "conformance/ps-broadcast-no-start.json",
    ],
    .psChannelInvalid: ["conformance/ps-channel-invalid.json"],
    .psChannelStorage: [
      "conformance/ps-channel-storage-8h.json", "conformance/ps-channel-storage-none.json",
      "conformance/ps-channel-storage.json",
    ],
    .psChannelExpiration: [
      "cases/broadcast-cannot-start.json", "conformance/ps-channel-expiration.json",
    ],
    .psChannelLifetime: ["conformance/ps-channel-lifetime.json"],
    .psOfflineStale: ["conformance/ps-offline-stale.json"],
    .lsTopOfList: [
      "conformance/ls-top-of-list.json", "evening.json", "match.json", "morning-lock-screen.json",
      "parcel.json",
    ],
    .lsOrderOwn: [
      "cases/same-stop-twice-and-a-second-stop.json", "conformance/ls-order-own.json",
      "flight.json", "six-pots.json",
    ],
    .lsOrderTie: [
      "cases/a-card-for-every-status.json", "cases/same-stop-twice-and-a-second-stop.json",
      "conformance/ls-order-tie.json", "water.json",
    ],
    .lsOrderCrossApp: ["conformance/ls-order-cross-app.json", "morning-lock-screen.json"],
    .lsOrderEnded: [
      "cases/next-episode-new-card.json", "conformance/ls-order-ended.json", "flight.json",
    ],
    .lsWithMedia: [
      "conformance/ls-with-media.json", "morning-lock-screen.json", "two-matches.json",
    ],
    .lsHeightRange: ["conformance/ls-height-range.json"],
    .lsTruncate: ["conformance/ls-truncate.json"],
    .lsWidth: ["conformance/ls-width.json"],
    .lsDynamicHeight: ["conformance/ls-dynamic-height.json"],
    .lsDefaultBackground: ["conformance/ls-default-background.json"],
    .lsDismissButton: ["conformance/ls-dismiss-button.json"],
    .lsInPlace: ["conformance/ls-in-place.json"],
    .lsButtons: ["conformance/ls-buttons.json"],
    .lsBothSurfaces: ["conformance/ls-both-surfaces.json"],
    .lsStackUnknown: ["conformance/ls-stack-unknown.json"],
    .lsAllowWhenLocked: [
      "cases/hidden-while-locked-by-a-switch.json", "conformance/ls-allow-when-locked.json",
    ],
    .sfStandbyMinimal: ["conformance/sf-standby-minimal.json"],
    .sfStandbyScale: [
      "conformance/sf-standby-scale-default.json", "conformance/sf-standby-scale.json",
    ],
    .sfStandbyBackground: ["conformance/sf-standby-background.json"],
    .sfStandbyNight: ["conformance/sf-standby-night.json"],
    .sfStandbyDetect: ["conformance/sf-standby-detect.json"],
    .sfStandbyEntry: ["conformance/sf-standby-entry.json"],
    .sfWatchAuto: ["conformance/sf-watch-auto-17.json", "conformance/sf-watch-auto.json"],
    .sfWatchDefaultView: ["conformance/sf-watch-default-view.json"],
    .sfWatchAutolaunch: ["conformance/sf-watch-autolaunch.json"],
    .sfWatchAlert: ["conformance/sf-watch-alert-app.json", "conformance/sf-watch-alert.json"],
    .sfWatchTap: ["conformance/sf-watch-tap.json"],
    .sfWatchBudget: ["conformance/sf-watch-budget.json"],
    .sfWatchLink: ["conformance/sf-watch-link.json"],
    .sfWatchAod: ["conformance/sf-watch-aod.json"],
    .sfCarplayAuto: ["conformance/sf-carplay-auto-alert.json", "conformance/sf-carplay-auto.json"],
    .sfCarplayDefaultView: ["conformance/sf-carplay-default-view.json"],
    .sfCarplayInert: ["conformance/sf-carplay-inert.json"],
    .sfMacMenubar: ["conformance/sf-mac-menubar.json"],
    .sfMacHig: ["conformance/sf-mac-hig.json"],
    .sfIpad: ["conformance/sf-ipad-16.json", "conformance/sf-ipad.json"],
    .sfBanner: [
      "cases/banner-only-with-an-alert.json", "conformance/sf-banner.json", "no-island.json",
    ],
    .sfAlwaysOn: ["conformance/sf-always-on.json"],
    .trMax2s: ["conformance/tr-max-2s.json"],
    .trModifiersIgnored: [
      "conformance/tr-modifiers-ignored-16.json", "conformance/tr-modifiers-ignored.json",
    ],
    .trBuiltin: ["conformance/tr-builtin.json"],
    .trAodNone: ["conformance/tr-aod-none.json"],
    .trKeepElements: ["conformance/tr-keep-elements.json"],
    .trPrepare190: ["conformance/tr-prepare-190.json"],
    .trBlur30035: ["conformance/tr-blur-300-35.json"],
    .trReadable525: ["conformance/tr-readable-525.json"],
    .trSpringRetarget: ["conformance/tr-spring-retarget.json"],
    .trDigitRoll: ["conformance/tr-digit-roll.json"],
    .trReducedMotion: ["conformance/tr-reduced-motion.json"],
    .trTheme: ["conformance/tr-theme.json"],
    .trMediaFeedback: ["conformance/tr-media-feedback.json"],
    .trUpdateVsPresent: ["conformance/tr-update-vs-present.json"],
  ]
}
