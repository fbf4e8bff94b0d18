extension RuleID {
  /// The traces of this project with an expectation that pins this rule, by their paths.
  public var traces: [String] { (Self.pinned[self] ?? []).map { "traces/\($0)" } }

  /// Written by `make golden` from the traces; a test compares both.
  private static let pinned: [RuleID: [String]] = [
    .lcActiveCap8h: [
      "cases/night-bus-eight-hours.json", "cases/renewal-from-the-background.json",
      "cases/sourdough-countdown-25-hours.json", "cases/stale-never-removes.json", "water.json",
    ],
    .lcUpdatesDoNotExtend: ["cases/night-bus-eight-hours.json", "flight.json"],
    .lcLinger4h: [
      "cases/default-removal-is-hours.json", "cases/next-episode-new-card.json",
      "cases/night-bus-eight-hours.json", "cases/stale-never-removes.json",
    ],
    .lcTotalCap12h: [
      "cases/night-bus-eight-hours.json", "cases/sourdough-countdown-25-hours.json", "water.json",
    ],
    .lcPolicyImmediate: [
      "cases/handover-new-card-first.json", "cases/laundry-app-killed.json",
      "cases/two-starts-race.json", "water.json",
    ],
    .lcPolicyAfter: [
      "cases/default-removal-is-hours.json", "cases/late-update-after-the-end.json",
      "cases/removal-asked-for-hours-later.json", "cases/removal-at-once-from-a-fast-clock.json",
      "parcel.json",
    ],
    .lcPastDismissal: ["cases/removal-at-once-from-a-fast-clock.json"],
    .lcEndSurfaces: ["cases/alert-on-the-end.json", "cases/removal-asked-for-hours-later.json"],
    .lcUpdateAfterEnd: [
      "cases/late-update-after-the-end.json", "cases/night-bus-eight-hours.json",
      "cases/removal-asked-for-hours-later.json", "meal.json",
    ],
    .lcStaleTransition: [
      "cases/old-times-look-live.json", "cases/promoted-with-old-content.json",
      "cases/server-dies-after-eleven-minutes.json", "cases/stale-date-already-past-at-start.json",
      "cases/stale-never-removes.json", "charging-stop.json.zst", "friends.json", "parcel.json",
      "ride.json",
    ],
    .lcStaleAdvance: [
      "cases/old-times-look-live.json", "cases/promoted-with-old-content.json",
      "cases/server-dies-after-eleven-minutes.json", "charging-stop.json.zst", "friends.json",
      "parcel.json",
    ],
    .lcStaleNone: ["cases/old-times-look-live.json"],
    .lcPersonRemoves: ["cases/swiped-away-then-a-silent-update.json", "friends.json", "meal.json"],
    .lcStartForeground: [
      "cases/card-ends-without-a-known-cause.json", "cases/renewal-from-the-background.json",
    ],
    .lcScheduled: ["match.json"],
    .lcTransient: ["cases/transient-route-preview.json", "voice-notes.json"],
    .lcTransientKill: ["cases/transient-route-preview.json", "voice-notes.json"],
    .lcOrphanReadopt: ["cases/laundry-app-killed.json"],
    .lcLimitApp: ["six-pots.json"],
    .lcAuthorisation: ["evening.json"],
    .lcSandbox: ["cases/update-from-the-notification-extension.json"],
    .lcSelfTicking: ["run-with-music.json"],
    .lcEndStartRace: ["water.json"],
    .lcKillSurvives: ["cases/laundry-app-killed.json", "evening.json"],
    .diCapacityTwo: ["cases/filter-before-pairing.json", "cases/three-apps-two-places.json"],
    .diSingleCompact: [
      "cases/alone-is-never-minimal.json", "cases/handover-new-card-first.json",
      "cases/phone-turned-sideways.json", "cases/player-takes-the-pill.json", "parcel.json",
      "timer-and-music.json",
    ],
    .diTwoAppsMinimal: [
      "cases/own-app-in-front.json", "cases/paused-player-holds-a-place.json",
      "cases/player-takes-the-pill.json", "cases/second-alert-during-the-first.json",
      "cases/three-apps-two-places.json", "charging-stop.json.zst", "flight.json", "six-pots.json",
      "timer-and-music.json", "two-matches.json",
    ],
    .diTwoAppsCompactClaim: ["cases/player-takes-the-pill.json"],
    .diSameAppOneSlot: [
      "cases/a-card-for-every-status.json", "cases/handover-new-card-first.json",
      "cases/same-stop-twice-and-a-second-stop.json", "cases/two-starts-race.json",
    ],
    .diRelevanceHighest: ["cases/flat-score-from-the-server.json", "flight.json", "six-pots.json"],
    .diRelevanceTie: [
      "cases/a-card-for-every-status.json", "cases/flat-score-from-the-server.json",
      "cases/handover-new-card-first.json", "cases/same-stop-twice-and-a-second-stop.json",
      "cases/two-starts-race.json", "water.json",
    ],
    .diRelevanceReevaluated: [
      "cases/flat-score-from-the-server.json", "cases/promoted-with-old-content.json",
      "cases/same-stop-twice-and-a-second-stop.json", "flight.json", "six-pots.json",
    ],
    .diRelevanceOmittedUpdate: ["cases/refresh-forgets-the-score.json"],
    .diRelevanceNotCrossApp: ["cases/score-against-another-app.json"],
    .diCrossAppUnspecified: [
      "cases/score-against-another-app.json", "cases/three-apps-two-places.json",
    ],
    .diAttachedFirstClaim: ["cases/score-against-another-app.json"],
    .diThirdApp: [
      "cases/filter-before-pairing.json", "cases/three-apps-two-places.json",
      "charging-stop.json.zst", "commute.json", "evening.json", "flight.json",
      "morning-lock-screen.json", "timer-and-music.json", "two-matches.json",
    ],
    .diSlotPromotion: [
      "cases/paused-player-holds-a-place.json", "cases/player-takes-the-pill.json",
      "cases/removal-asked-for-hours-later.json", "cases/three-apps-two-places.json",
      "commute.json", "timer-and-music.json", "two-matches.json",
    ],
    .diForegroundHidden: [
      "cases/alert-while-its-app-is-open.json", "cases/filter-before-pairing.json",
      "cases/laundry-app-killed.json", "cases/own-app-in-front.json",
      "cases/renewal-from-the-background.json", "cases/transient-route-preview.json", "meal.json",
      "parcel.json", "run-with-music.json", "timer-and-music.json", "water.json",
    ],
    .diForegroundFreesSlot: [
      "cases/alert-while-its-app-is-open.json", "cases/filter-before-pairing.json",
      "cases/own-app-in-front.json", "charging-stop.json.zst",
    ],
    .diLongPress: [
      "charging-stop.json.zst", "commute.json", "match.json", "meal.json", "parcel.json",
    ],
    .diTap: ["commute.json", "ride.json", "run-with-music.json", "voice-notes.json"],
    .diExpandedTriggers: ["cases/alone-is-never-minimal.json", "cases/every-goal-rings.json"],
    .diExpandedReturns: [
      "cases/every-goal-rings.json", "cases/second-alert-during-the-first.json", "match.json",
      "parcel.json", "two-matches.json",
    ],
    .diPersonCollapses: ["friends.json", "meal.json", "parcel.json"],
    .diSwipeHides: [
      "cases/alert-of-a-swiped-activity.json", "cases/ending-while-hidden.json",
      "cases/swiped-out-of-the-island.json", "commute.json", "evening.json", "meal.json",
    ],
    .diSwipeRestores: [
      "cases/swiped-out-of-the-island.json", "commute.json", "evening.json", "meal.json",
    ],
    .diSwipeSwitches: ["commute.json", "evening.json", "timer-and-music.json", "two-matches.json"],
    .diHideIsNotEnd: [
      "cases/alert-of-a-swiped-activity.json", "cases/ending-while-hidden.json",
      "cases/swiped-away-then-a-silent-update.json", "cases/swiped-out-of-the-island.json",
    ],
    .diEndedLeaves: [
      "cases/alert-on-the-end.json", "cases/card-ends-without-a-known-cause.json",
      "cases/ending-while-hidden.json", "cases/handover-new-card-first.json",
      "cases/next-episode-new-card.json", "cases/night-bus-eight-hours.json",
      "cases/removal-asked-for-hours-later.json", "charging-stop.json.zst", "friends.json",
      "match.json", "meal.json", "ride.json", "run-with-music.json", "six-pots.json",
    ],
    .diSystemClients: ["cases/paused-player-holds-a-place.json", "flight.json"],
    .diSystemRankUnknown: [
      "cases/paused-player-holds-a-place.json", "cases/player-takes-the-pill.json", "evening.json",
      "timer-and-music.json",
    ],
    .diVisibleUnlocked: ["cases/hidden-while-locked-by-a-switch.json"],
    .diLandscape: ["cases/phone-turned-sideways.json", "evening.json", "friends.json", "meal.json"],
    .alEffect: [
      "cases/alert-of-a-swiped-activity.json", "cases/alert-on-the-end.json",
      "cases/banner-only-with-an-alert.json", "cases/every-goal-rings.json", "parcel.json",
    ],
    .alBannerConditions: ["cases/banner-only-with-an-alert.json", "no-island.json"],
    .alStartNeedsAlert: ["cases/start-without-an-alert.json"],
    .alCollision: [
      "cases/second-alert-during-the-first.json", "commute.json", "evening.json", "friends.json",
      "match.json",
    ],
    .alForegroundOwn: [
      "cases/alert-while-its-app-is-open.json", "charging-stop.json.zst", "evening.json",
      "match.json", "meal.json",
    ],
    .psPriority10: ["cases/heavy-and-light-sender.json"],
    .psMinIntervalIos18: ["cases/one-drawing-every-fifteen-seconds.json"],
    .psTimestampOrder: [
      "cases/first-timestamp-in-milliseconds.json", "cases/the-mark-is-a-maximum.json",
      "cases/three-buzzes-with-future-timestamps.json", "cases/two-changes-in-one-second.json",
    ],
    .psTimestampPast: [
      "cases/cellar-without-signal.json", "cases/now-or-never.json",
      "cases/sample-timestamp-from-years-ago.json",
    ],
    .psTimestampFuture: ["cases/first-timestamp-in-milliseconds.json"],
    .psStoreOne: ["cases/cellar-without-signal.json", "cases/three-starts-share-one-token.json"],
    .psExpiration: ["cases/now-or-never.json"],
    .psDecoding: [
      "cases/a-field-under-another-name.json", "cases/type-name-with-a-missing-letter.json",
    ],
    .psToken: ["cases/token-rotated-unnoticed.json", "cases/updates-wait-for-allow.json"],
    .psStart: ["cases/end-sent-to-the-start-token.json"],
    .psStartBudget: ["cases/eleventh-start-in-five-minutes.json"],
    .psBroadcastNoStart: ["cases/broadcast-cannot-start.json"],
    .psChannelExpiration: ["cases/broadcast-cannot-start.json"],
    .lsTopOfList: ["evening.json", "match.json", "morning-lock-screen.json", "parcel.json"],
    .lsOrderOwn: ["cases/same-stop-twice-and-a-second-stop.json", "flight.json", "six-pots.json"],
    .lsOrderTie: [
      "cases/a-card-for-every-status.json", "cases/same-stop-twice-and-a-second-stop.json",
      "water.json",
    ],
    .lsOrderCrossApp: ["morning-lock-screen.json"],
    .lsOrderEnded: ["cases/next-episode-new-card.json", "flight.json"],
    .lsWithMedia: ["morning-lock-screen.json", "two-matches.json"],
    .lsAllowWhenLocked: ["cases/hidden-while-locked-by-a-switch.json"],
    .sfBanner: ["cases/banner-only-with-an-alert.json", "no-island.json"],
  ]
}
