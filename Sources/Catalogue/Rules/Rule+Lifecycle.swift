extension Rule {
  /// How an activity starts, runs, turns stale, ends and leaves.
  static let lifecycle: [Rule] = [
    Rule(
      .lcStates, .documented, since: "16.1; stale 16.2; pending 26.0", [.activityState],
      """
      There are five states, of which an activity has one at a time: pending while a scheduled \
      start waits, active while it shows and takes updates, stale once its content is outdated, \
      ended while it still shows but takes no updates, and dismissed when no surface has it any \
      longer.
      """),
    Rule(
      .lcActiveCap8h, .documented, since: "16.1", [.displayingLiveData],
      """
      An activity that is active for 8 hours (28,800 s) is ended by the system, if neither its app \
      nor a person did so before. It leaves the Dynamic Island in the same moment.
      """),
    Rule(
      .lcUpdatesDoNotExtend, .inferred, since: "16.1", [.displayingLiveData],
      """
      The clock of 8 hours keeps running through updates; only starting another activity brings a \
      fresh one.
      """),
    Rule(
      .lcLinger4h, .documented, since: "16.1", [.displayingLiveData, .dismissalPolicy],
      """
      Under the default policy an ended activity remains on the Lock Screen for 4 hours (14,400 \
      s), or less if a person removes it sooner. It counts as ended all that time and turns \
      dismissed when it goes.
      """),
    Rule(
      .lcTotalCap12h, .documented, since: "16.1", [.displayingLiveData],
      """
      An activity spends at most 12 hours (43,200 s) on the Lock Screen: 8 hours active and 4 more \
      ended.
      """),
    Rule(
      .lcPolicyImmediate, .documented, since: "16.1", [.dismissalPolicy],
      """
      An activity that ends under the policy immediate is taken away right then and becomes \
      dismissed.
      """),
    Rule(
      .lcPolicyAfter, .documented, since: "16.1", [.dismissalPolicy, .displayingLiveData],
      """
      Under the policy after(date), removal comes at that date or 4 hours after the end, whichever \
      is earlier.
      """),
    Rule(
      .lcPastDismissal, .documented, since: "16.1", [.pushUpdates],
      """
      When the dismissal date has already passed, the end event takes the activity away without \
      delay.
      """),
    Rule(
      .lcGuidanceDismissal, .documented, since: "16.1",
      [.humanInterfaceGuidelines, .humanInterfaceGuidelines2023],
      """
      Apple advises, without enforcing it, that an ended activity stay for a time in proportion to \
      its length, for which 15 to 30 minutes mostly suffice; the guidelines of 2023 said 15 \
      minutes.
      """),
    Rule(
      .lcEndSurfaces, .documented, since: "iOS 26 text", [.humanInterfaceGuidelines],
      """
      When an activity ends, the Dynamic Island and CarPlay lose it immediately. The Lock Screen, \
      the menu bar of a Mac and the Smart Stack of watchOS may show it for up to 4 more hours.
      """),
    Rule(
      .lcEndContentOptional, .documented, since: "16.1", [.updateWithPush, .activityReference],
      """
      Neither the end call nor an end push has to carry content, and without it the most recent \
      content keeps showing. Apple recommends a final state.
      """),
    Rule(
      .lcUpdateAfterEnd, .documented, since: "16.1", [.activityReference, .pushUpdates],
      """
      Once an activity has ended, updates no longer have an effect, and neither does a push that \
      comes in late.
      """),
    Rule(
      .lcStaleTransition, .documented, since: "16.2", [.staleDate, .displayingLiveData],
      """
      When its stale date comes, an active activity becomes stale and its views see isStale as \
      true, yet it does not leave the screen.
      """),
    Rule(
      .lcStaleAdvance, .documented, since: "16.2 (return to active: inferred)",
      [.pushUpdates, .displayingLiveData],
      "Any update can set a new stale date, and fresh content returns a stale activity to active."),
    Rule(
      .lcStaleNone, .documented, since: "16.2", [.displayingLiveData],
      "An activity whose staleDate is nil never becomes stale."),
    Rule(
      .lcPersonRemoves, .documented, since: "16.1", [.displayingLiveData, .activityState],
      """
      People can take an activity off the Lock Screen whenever they like, which ends and dismisses \
      it. What it tracked in the real world goes on, not canceled.
      """),
    Rule(
      .lcStartForeground, .documented, since: "16.1", [.activityReference, .authorizationError],
      """
      Only an app in the foreground can start an activity with request; from elsewhere the call \
      ends in the visibility error.
      """),
    Rule(
      .lcStartExceptions, .documented, since: "17.x, 17.2, 26.0",
      [.displayingLiveData, .pushUpdates, .scheduledRequest],
      """
      Three kinds of start do without the foreground: an app intent of the LiveActivityIntent \
      type, a push-to-start message (17.2) and a scheduled start (26.0).
      """),
    Rule(
      .lcScheduled, .documented, since: "26.0", [.scheduledRequest, .displayingLiveData],
      """
      An app in the foreground can request a start for a later date, for which an alert \
      configuration is required. The activity is pending until that date, when the system starts \
      it with the alert, even for an app in the background.
      """),
    Rule(
      .lcPendingCounts, .documented, since: "26.0", [.scheduledRequest, .displayingLiveData],
      """
      A pending activity takes up one of the places that the limits on simultaneous activities \
      allow.
      """),
    Rule(
      .lcPendingEvict, .observed, since: "26.0", [.projectRequestNearestFirst],
      """
      An app can end an activity that is still pending, which frees its place ahead of the start.
      """),
    Rule(
      .lcTransient, .documented, since: "18.0", [.styledRequest, .displayingLiveData],
      """
      An activity of transient style shows in the expanded island as long as its app is visible, \
      and ends on its own upon locking, collapsing the expanded view or a tap elsewhere. The \
      setting transientOnLeave decides whether leaving the app ends it too.
      """),
    Rule(
      .lcTransientKill, .observed, since: "iOS 26 simulator", [.projectSessionActivity],
      """
      In a report from the simulator, suspending the app leaves its transient activity alive, \
      while killing the process makes the system end it. A standard activity outlives the kill as \
      an orphan.
      """),
    Rule(
      .lcOrphanReadopt, .documented, since: "16.1", [.displayingLiveData],
      """
      When an app crashes or is stopped, its activities go on. At the next launch it finds them in \
      its list of activities and can end them.
      """),
    Rule(
      .lcLimitApp, .observed, since: "16.1",
      [.authorizationError, .pushWard, .adobeJourneyOptimizer, .oneSignal],
      """
      An app can run only so many activities at a time, and a request for more fails with \
      targetMaximumExceeded. Apple gives no number and vendors say 5; the setting limitPerApp \
      holds it.
      """),
    Rule(
      .lcLimitGlobal, .documented, since: "16.1",
      [.authorizationError, .displayingLiveData, .pushWard],
      """
      All apps together can run only so many activities on a device, and a request for more fails \
      with globalMaximumExceeded. The number depends on several factors and is not published; the \
      setting limitGlobal holds it.
      """),
    Rule(
      .lcNoEvictionOnLimit, .inferred, since: "16.1",
      [.authorizationError, .adobeJourneyOptimizer],
      """
      A request beyond a limit fails, and the activities that already run are left alone. Adobe \
      differs: the system may end older ones or stop showing them.
      """),
    Rule(
      .lcAuthorisation, .documented, since: "16.1", [.authorizationInfo, .authorizationError],
      """
      An app that supports Live Activities has them on from the beginning, and a person can turn \
      them off for that app in Settings. From then on areActivitiesEnabled is false and request \
      fails with denied.
      """),
    Rule(
      .lcFirstUsePrompt, .observed, since: "16.1", [.oneSignal],
      """
      An app's first activity shows without asking, and offers the person to allow or refuse those \
      that follow.
      """),
    Rule(
      .lcFrequentToggleEnds, .documented, since: "16.2", [.updateWithPush],
      """
      When a person flips an app's switch for frequent updates, all of its running activities are \
      ended by the system. The value therefore never changes during an activity.
      """),
    Rule(
      .lcData4kb, .documented, since: "16.1", [.displayingLiveData, .activityReference],
      """
      Attributes and content state share one limit of 4 KB (4096 bytes), which holds at the start, \
      for updates and at the end.
      """),
    Rule(
      .lcAttributesFixed, .documented, since: "16.1",
      [.liveActivitiesEssentials, .displayingLiveData],
      "The start settles the attributes; ContentState is the only part that can change afterward."),
    Rule(
      .lcImages, .documented, since: "16.1", [.displayingLiveData, .activityReference],
      """
      A start may fail when an image is larger than the presentation it is for, which means 45 x \
      36.67 points in minimal.
      """),
    Rule(
      .lcSandbox, .documented, since: "16.1", [.displayingLiveData],
      """
      The views of a Live Activity are sandboxed and can reach neither the network nor the \
      location.
      """),
    Rule(
      .lcSelfTicking, .observed, since: "16.1", [.techRadar],
      """
      A timer text or a progress view over a time interval moves on its own; it needs no update \
      event and uses no budget.
      """),
    Rule(
      .lcIntentButton, .documented, since: "17.0",
      [.displayingLiveData, .liveActivitiesEssentials],
      "A button or toggle runs an app intent, and the app does not come to the front for it."),
    Rule(
      .lcLengthGuidance, .documented, since: "16.1",
      [.humanInterfaceGuidelines, .humanInterfaceGuidelines2025],
      "Apple advises against a Live Activity for a task of more than 8 hours."),
    Rule(
      .lcEndStartRace, .observed, since: "16.2", [.waterTrackerTutorial],
      """
      The end of an activity is asynchronous. An app that starts a successor right away, but \
      resets its stored reference only on completion of the end, loses the successor as an orphan.
      """),
    Rule(
      .lcKillSurvives, .observed, since: "16-26",
      [.projectsOnTermination, .projectSessionActivity],
      """
      A standard activity remains on screen when the process of its app ends or a person \
      force-quits it.
      """),
    Rule(
      .lcArtworkMemory, .observed, since: "2026 report", [.projectMicrointeractions],
      """
      About 30 MB of memory was seen as the limit for artwork, beyond which a full-resolution \
      image appears as a gray box; some 400 x 400 is safe.
      """),
  ]
}
