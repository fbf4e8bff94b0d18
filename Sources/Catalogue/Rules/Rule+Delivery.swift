extension Rule {
  /// How pushes travel, are paid for and are put in order.
  static let delivery: [Rule] = [
    Rule(
      .psHeaders, .documented, since: "16.1", [.pushUpdates, .updateWithPush],
      """
      A push must have liveactivity as apns-push-type, BUNDLE_ID.push-type.liveactivity as \
      apns-topic, and 5 or 10 as apns-priority. A push to a channel also needs apns-channel-id.
      """),
    Rule(
      .psTokenAuth, .documented, since: "16.1 / 18.0", [.updateWithPush, .broadcastUpdates],
      """
      A Live Activity push to a device token must authenticate with a token (JWT), whereas a \
      broadcast may use either a certificate or a token.
      """),
    Rule(
      .psPriorityDefault, .documented, since: "16.1", [.pushUpdates, .sendingNotifications],
      """
      A push that names no priority is sent with 10: immediately, and at the expense of the \
      budget.
      """),
    Rule(
      .psPriority5, .documented, since: "16.1", [.pushUpdates, .updateWithPush],
      """
      Pushes with priority 5 wait for a good opportunity; any number may be sent and none of them \
      counts against the budget. The setting priority5Delay holds the wait.
      """),
    Rule(
      .psPriority10, .documented, since: "16.1", [.pushUpdates, .updateWithPush],
      """
      Pushes with priority 10 go out immediately and draw on an hourly budget, which varies with \
      the condition of the device. More than that is throttled, as the setting pushBudgetExcess \
      says.
      """),
    Rule(
      .psBudgetUnpublished, .documented, since: "16.1", [.forumRateLimit],
      """
      According to Apple, the budget is not documented and may change; the setting pushBudget \
      holds it.
      """),
    Rule(
      .psBudget15hClaim, .observed, since: "unversioned", [.pushWard],
      """
      A vendor puts the budget at about 15 updates an hour without frequent updates and says that \
      those beyond it vanish silently.
      """),
    Rule(
      .psObserved3s, .observed, since: "2025", [.forumUpdateFrequency],
      """
      A push every 3 s was seen to refresh the activity only every 30 to 60 s, and sometimes not \
      at all. Apple replied that such a rate uses up the budget.
      """),
    Rule(
      .psMinIntervalIos18, .observed, since: "18.0",
      [.techRadar, .iphoneTicker, .projectHomeAssistantPlan],
      """
      Since iOS 18 updates, local ones included, show at intervals of 5 to 15 s, reportedly to \
      spare the storage and the sync with the watch; timers that run by themselves are not \
      affected. The setting minimumRenderInterval holds the gap.
      """),
    Rule(
      .psFrequent, .documented, since: "16.2", [.pushUpdates, .updateWithPush],
      """
      The key NSSupportsLiveActivitiesFrequentUpdates raises an app's budget, by the setting \
      frequentUpdatesFactor. A person can switch this off, and frequentPushesEnabled reports it.
      """),
    Rule(
      .psTimestampOrder, .documented, since: "16.1; local 17.2",
      [.updateWithPush, .activityReference, .pushUpdates],
      """
      The timestamp, in seconds since 1970, decides: anything older than the update or push that \
      was applied last is ignored. Local update and end calls accept one as well since 17.2.
      """),
    Rule(
      .psTimestampPast, .observed, since: "18.x", [.forumBroadcastIgnored],
      """
      It was seen that an update with a timestamp in the past is dropped, whereas an end with one \
      goes through; compare the setting pastTimestamp.
      """),
    Rule(
      .psTimestampFuture, .observed, since: "18.x", [.forumBroadcastIgnored],
      """
      A push whose timestamp is over 8 hours ahead is dropped as well; the setting \
      futureTimestampLimit holds the limit.
      """),
    Rule(
      .psReorder, .documented, since: "all", [.sendingNotifications, .broadcastNotifications],
      """
      APNs promises no more than best effort, so pushes to the same token or channel may arrive in \
      another order.
      """),
    Rule(
      .psStoreOne, .documented, since: "all", [.sendingNotifications],
      """
      For a device that is offline, APNs stores a single notification per bundle ID for at most 30 \
      days. It is normally the newest, without guarantee.
      """),
    Rule(
      .psExpiration, .documented, since: "all", [.sendingNotifications],
      """
      A nonzero apns-expiration makes APNs store and retry a push up to that time, 0 allows a \
      single attempt without storage, and leaving it out means the default storage. A late \
      delivery is possible.
      """),
    Rule(
      .psCollapse, .documented, since: "all", [.sendingNotifications],
      """
      An apns-collapse-id has 64 bytes at most. This is documented for notifications, and nothing \
      is said of Live Activities.
      """),
    Rule(
      .psSize, .documented, since: "all", [.sendingNotifications, .displayingLiveData],
      "The payload of a push may have 4096 bytes and no more."),
    Rule(
      .psDecoding, .documented, since: "16.1", [.pushUpdates, .updateWithPush],
      """
      The system decodes content-state with the default JSON strategies, so key names must match, \
      and an update that needs custom strategies fails.
      """),
    Rule(
      .psToken, .documented, since: "16.1", [.pushUpdates, .updateWithPush],
      """
      An activity gets a push token of its own some time after the start, asynchronously, and the \
      token may change later. The app then has background runtime to pass on the new one.
      """),
    Rule(
      .psWake, .documented, since: "16.1", [.pushUpdates, .updateWithPush],
      "What wakes for a push is the widget extension, which renders; the app does not."),
    Rule(
      .psStart, .documented, since: "17.2", [.pushUpdates],
      """
      From iOS 17.2 on, a push to a separate token for starts can start an activity; it carries \
      the event start, an alert, attributes-type, attributes and content-state. The app is woken \
      and has background runtime.
      """),
    Rule(
      .psStartBudget, .observed, since: "17.2", [.forumStartBudget],
      """
      Starts by push have a fixed budget of their own on the device, which frequent updates do not \
      raise: after about 10 in a short time, more are refused and the log says 'Push-to-start \
      budget exceeded'. The settings startBudget and startBudgetWindow hold it.
      """),
    Rule(
      .psStartChannel, .documented, since: "18.0", [.pushUpdates],
      """
      Since iOS 18, input-push-channel in a start payload subscribes the activity to a channel, \
      and an older system does not start it at all. With input-push-token: 1, also since 18, the \
      payload requests a token for updates.
      """),
    Rule(
      .psBroadcastNoStart, .documented, since: "18.0", [.pushUpdates],
      "A broadcast is able to update activities and to end them, but cannot start one."),
    Rule(
      .psChannelInvalid, .documented, since: "18.0", [.pushUpdates],
      "If its channel ID is invalid, a request does not start an activity."),
    Rule(
      .psChannelLimit, .documented, since: "18.0", [.managingChannels],
      """
      An app may have 10,000 channels in development and as many in production; the two \
      environments do not share them.
      """),
    Rule(
      .psChannelStorage, .documented, since: "18.0", [.managingChannels, .broadcastUpdates],
      """
      A channel gets its storage policy when it is created, for good. Policy 0 (none) reaches \
      connected devices only and allows a higher publishing budget, while policy 1 keeps the \
      newest message for up to 8 hours.
      """),
    Rule(
      .psChannelExpiration, .documented, since: "18.0", [.broadcastNotifications],
      "A push to a channel without storage is rejected if its expiration is anything but zero."),
    Rule(
      .psChannelLifetime, .documented, since: "18.0", [.managingChannels, .broadcastUpdates],
      """
      Channels and activities live independently of each other. A deleted channel cannot be \
      brought back, yet messages that it stored may arrive afterward.
      """),
    Rule(
      .psOfflineStale, .documented, since: "16.2", [.pushUpdates],
      """
      A device without a network misses updates, which an app can make visible through the stale \
      date.
      """),
  ]
}
