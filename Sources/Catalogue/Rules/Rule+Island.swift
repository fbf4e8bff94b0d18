extension Rule {
  /// Who is in the Dynamic Island, in which form, and what touches do to it.
  static let island: [Rule] = [
    Rule(
      .diCapacityTwo, .documented, since: "16.1",
      [.meetActivityKit, .humanInterfaceGuidelines, .segmentfault],
      "No more than two activities appear in the Dynamic Island at the same time."),
    Rule(
      .diSingleCompact, .documented, since: "16.1",
      [.displayingLiveData, .humanInterfaceGuidelines],
      """
      A single visible activity is shown in compact, with one element leading and one trailing \
      around the camera that read as one item.
      """),
    Rule(
      .diTwoAppsMinimal, .documented, since: "16.1", [.displayingLiveData, .meetActivityKit],
      """
      When two or more apps have activities, the system chooses two and presents both of them in \
      minimal, the one attached to the pill of the camera and the other detached.
      """),
    Rule(
      .diTwoAppsCompactClaim, .observed, since: "2026 report", [.projectDictus],
      """
      One developer's account differs: the primary app's activity stays in the full pill, and only \
      the secondary one becomes the small detached circle. The setting primaryMode chooses.
      """),
    Rule(
      .diMinimalShape, .documented, since: "16.1", [.humanInterfaceGuidelines],
      """
      Detached, the minimal view is round or oval as the width of its content requires: from 36.67 \
      to 45 points wide and always 36.67 points high.
      """),
    Rule(
      .diSameAppOneSlot, .documented, since: "16.1", [.displayingLiveData],
      """
      An app's activities share one slot, however many there are. If no other app has an activity, \
      the one in the slot is shown in compact.
      """),
    Rule(
      .diRelevanceHighest, .documented, since: "16.2", [.relevanceScore, .pushUpdates],
      "Among the activities of one app, the island takes the one whose relevanceScore is highest."),
    Rule(
      .diRelevanceTie, .documented, since: "16.2", [.relevanceScore, .pushUpdates],
      "When scores are equal or missing, the activity that started earliest is shown."),
    Rule(
      .diRelevanceDefault, .documented, since: "16.2",
      [.activityReference, .meetActivityKit, .generatingNotification],
      """
      Without a score an activity has 0.0. Any Double will do, since only the order of the scores \
      matters; 50 and 100 are the usual examples.
      """),
    Rule(
      .diRelevanceReevaluated, .documented, since: "16.2", [.displayingLiveData],
      "As every update carries a score, every update also ranks the activities anew."),
    Rule(
      .diRelevanceOmittedUpdate, .inferred, since: "16.2", [.activityReference],
      """
      An update without a score does not inherit the old one but falls to 0, the initializer's \
      default; the setting omittedRelevance can choose otherwise.
      """),
    Rule(
      .diRelevanceNotCrossApp, .inferred, since: "16.2", [.relevanceScore],
      """
      The score is documented for the activities of one app only; nothing describes a comparison \
      between apps.
      """),
    Rule(
      .diCrossAppUnspecified, .documented, since: "16.1", [.displayingLiveData],
      """
      The system chooses which two apps show and which of them is attached, by a criterion that \
      Apple does not publish. The setting crossAppRank stands in for it.
      """),
    Rule(
      .diAttachedFirstClaim, .observed, since: "16.x", [.zennArticle],
      """
      By one observer's account, the activity that started first is attached and the one that \
      started later is detached.
      """),
    Rule(
      .diThirdApp, .inferred, since: "16.1", [.meetActivityKit],
      """
      When three apps or more compete, at least one is left without a slot, and no document says \
      which. The setting thirdApp decides.
      """),
    Rule(
      .diSlotPromotion, .inferred, since: "16.1", [.displayingLiveData, .projectTrio],
      """
      With the end of one of the two activities that show, the other goes back to compact, unless \
      a hidden third one moves into the free slot.
      """),
    Rule(
      .diForegroundHidden, .documented, since: "16.1",
      [.meetActivityKit, .humanInterfaceGuidelines, .projectDivine],
      "While an app is in the foreground, the island does not show its activity."),
    Rule(
      .diForegroundFreesSlot, .inferred, since: "16.1", [.projectDivine],
      """
      An activity that is hidden because its app is in the foreground leaves its slot to another \
      app.
      """),
    Rule(
      .diBackgroundEntry, .documented, since: "16.1", [.designDynamic],
      "When a person leaves an app, its activity flies from the app's window into the island."),
    Rule(
      .diLongPress, .documented, since: "16.1",
      [.displayingLiveData, .humanInterfaceGuidelines, .liveActivitiesEssentials],
      """
      Touching and holding an activity in compact or minimal opens its expanded view. The setting \
      otherSlotWhileExpanded decides what the other slot does meanwhile.
      """),
    Rule(
      .diTap, .documented, since: "16.1", [.displayingLiveData, .humanInterfaceGuidelines],
      """
      A tap on an activity in compact or minimal brings up its app. Both sides of compact have to \
      lead to the same screen.
      """),
    Rule(
      .diExpandedTriggers, .documented, since: "16.1", [.liveActivitiesEssentials, .designDynamic],
      "Two things bring up the expanded view: a long press and an update with an alert."),
    Rule(
      .diExpandedAnyUpdateClaim, .documented, since: "16.1", [.displayingLiveData],
      """
      The programming guide speaks of a brief expanded view for updates of a Live Activity in \
      general, with no mention of an alert.
      """),
    Rule(
      .diExpandedReturns, .documented, since: "16.1", [.designForWatch],
      """
      When the time of the alert is over, the island shrinks back to compact or minimal, as it was \
      before.
      """),
    Rule(
      .diExpandedHoldUnknown, .inferred, since: "unversioned", [],
      """
      Nobody publishes how long the island stays expanded for an alert, and no reliable figure \
      exists. The setting alertHold holds the time.
      """),
    Rule(
      .diPersonCollapses, .observed, since: "16.1", [.teknojava, .appleInsiderForum],
      """
      A swipe on the expanded view or a tap outside it collapses the island, and a standard \
      activity goes on running.
      """),
    Rule(
      .diSwipeHides, .observed, since: "16.1", [.appleInsiderForum, .teknojava, .projectNugget],
      """
      A swipe to the left or right across the island hides its activity without stopping it. The \
      setting swipeHideLasts decides how long.
      """),
    Rule(
      .diSwipeRestores, .observed, since: "16.1", [.teknojava, .appleInsiderForum],
      "An outward swipe shows an activity that was hidden."),
    Rule(
      .diSwipeSwitches, .observed, since: "16.1", [.appleInsiderForum, .macRumors],
      """
      When two activities show, a swipe makes the other one prominent; the setting swipeWithTwo \
      decides what it does in the simulator.
      """),
    Rule(
      .diNotHideable, .observed, since: "16.1", [.teknojava],
      """
      According to a report, a swipe fails to hide some activities of the system, such as \
      navigation, hotspot and screen recording.
      """),
    Rule(
      .diHideIsNotEnd, .observed, since: "16.1", [.appleInsiderForum, .displayingLiveData],
      """
      An activity hidden in the island is neither ended nor dismissed; taking it off the Lock \
      Screen does end and dismiss it.
      """),
    Rule(
      .diEndedLeaves, .documented, since: "16.1", [.displayingLiveData, .humanInterfaceGuidelines],
      "Under any dismissal policy, the island loses an activity in the moment it ends."),
    Rule(
      .diAlternationIsApp, .documented, since: "16.1", [.designDynamic, .humanInterfaceGuidelines],
      """
      To take turns between several sessions is the job of the app, which rotates the content of \
      one activity; the system does not do it.
      """),
    Rule(
      .diAlternationSystemClaim, .observed, since: "iOS 26 claim", [.zoneOfMac],
      """
      According to a blog, the island takes turns between two activities by itself, which is at \
      odds with Apple's rule of two minimal views.
      """),
    Rule(
      .diSystemClients, .documented, since: "16.0",
      [.appleSupport, .appleInsiderForum, .designDynamic],
      """
      The island also serves the system: music, timers, AirDrop, directions from Maps, Face ID, \
      Apple Pay, and various alerts and indicators.
      """),
    Rule(
      .diSystemRankUnknown, .observed, since: "unversioned", [.alibabaInsights],
      """
      How system clients rank against the activities of apps is not published; the setting \
      systemClients decides. A single weak source puts calls first, then audio, navigation, timers \
      and activities, and claims room for three at once.
      """),
    Rule(
      .diAudioExample, .documented, since: "18.0", [.displayingLiveData],
      """
      The system uses the transient style itself: starting playback in Music shows a suggestion of \
      AirPlay in expanded, which ends when the person leaves the app.
      """),
    Rule(
      .diVisibleUnlocked, .documented, since: "16.1", [.appleSupport, .bringToWatch],
      """
      An unlocked phone shows activities in the island, over the Home Screen and over every app. A \
      locked one uses their Lock Screen presentation.
      """),
    Rule(
      .diLandscape, .documented, since: "27.0", [.liveActivitiesEssentials],
      """
      Compact and minimal are a matter of portrait through iOS 26. From iOS 27 on they show in \
      landscape as well, with limited width and the environment value \
      isDynamicIslandLimitedInWidth.
      """),
    Rule(
      .diLayer, .documented, since: "16.1", [.designDynamic, .humanInterfaceGuidelines],
      "The island hovers over the apps, whose own interface must not point at it."),
    Rule(
      .diBlack, .documented, since: "16.1", [.customViews, .humanInterfaceGuidelines],
      """
      An activity in the island always has an opaque black background. Its key line, which shows \
      against dark surroundings, can take a tint.
      """),
    Rule(
      .diMarginsInnermost, .documented, since: "16.1", [.customViews, .contentMargins],
      """
      Where contentMargins is repeated for one mode, each edge takes its value from the innermost \
      call.
      """),
    Rule(
      .diCompactNarrow, .documented, since: "16.1", [.humanInterfaceGuidelines],
      """
      Compact is best kept narrow and tight against the camera, without padding beside it and with \
      sides of about the same width.
      """),
    Rule(
      .diExpandedRegions, .documented, since: "16.1", [.displayingLiveData],
      """
      Of the four regions of expanded, the center gets its width first, with room kept for the \
      minimum widths of the two sides, leading and trailing, which split the remainder evenly. The \
      region of highest priority gets the full width, and belowIfTooWide moves content that is too \
      wide to a place under the camera.
      """),
    Rule(
      .diExpandedHeight, .documented, since: "16.1",
      [.humanInterfaceGuidelines2025, .designDynamic],
      """
      The expanded view is best either clearly short, as a capsule, or clearly tall, as a rounded \
      rectangle, and nothing between.
      """),
    Rule(
      .diNoCustomGestures, .observed, since: "2026 report", [.projectMicrointeractions],
      """
      Inside the island a view can neither handle gestures nor animate continuously. Taps, buttons \
      and toggles are all the input there is, and the morph is the system's own.
      """),
  ]
}
