extension Source {
  // The maker's programming guides and reference.
  static let displayingLiveData = Source(
    "AK-DISP", "Displaying live data with Live Activities",
    at: """
      https://developer.apple.com/documentation/activitykit/displaying-live-data-with-live-\
      activities
      """)
  static let pushUpdates = Source(
    "AK-PUSH", "Starting and updating Live Activities with ActivityKit push notifications",
    at: """
      https://developer.apple.com/documentation/activitykit/starting-and-updating-live-activities-\
      with-activitykit-push-notifications
      """)
  static let customViews = Source(
    "AK-VIEWS", "Creating custom views for Live Activities",
    at: """
      https://developer.apple.com/documentation/activitykit/creating-custom-views-for-live-\
      activities
      """)
  static let relevanceScore = Source(
    "AK-REL", "ActivityContent.relevanceScore",
    at: "https://developer.apple.com/documentation/activitykit/activitycontent/relevancescore")
  static let staleDate = Source(
    "AK-STALE", "ActivityContent.staleDate",
    at: "https://developer.apple.com/documentation/activitykit/activitycontent/staledate")
  static let activityState = Source(
    "AK-STATE", "ActivityState and its cases",
    at: "https://developer.apple.com/documentation/activitykit/activitystate")
  static let activityReference = Source(
    "AK-ACT", "Activity: comments on request, update and end (iOS 26 interface)",
    at: "https://developer.apple.com/documentation/activitykit/activity")
  static let scheduledRequest = Source(
    "AK-SCHED", "Activity.request(attributes:content:pushType:style:alertConfiguration:start:)",
    at: """
      https://developer.apple.com/documentation/activitykit/activity/request(attributes:content:\
      pushtype:style:alertconfiguration:start:)
      """)
  static let styledRequest = Source(
    "AK-STYLE", "Activity.request(attributes:content:pushType:style:) and ActivityStyle",
    at: """
      https://developer.apple.com/documentation/activitykit/activity/request(attributes:content:\
      pushtype:style:)
      """)
  static let authorizationError = Source(
    "AK-ERR", "ActivityAuthorizationError",
    at: "https://developer.apple.com/documentation/activitykit/activityauthorizationerror")
  static let authorizationInfo = Source(
    "AK-AUTH", "ActivityAuthorizationInfo",
    at: "https://developer.apple.com/documentation/activitykit/activityauthorizationinfo")
  static let dismissalPolicy = Source(
    "AK-DISM", "ActivityUIDismissalPolicy",
    at: "https://developer.apple.com/documentation/activitykit/activityuidismissalpolicy")
  static let alertConfiguration = Source(
    "AK-ALERT", "AlertConfiguration",
    at: "https://developer.apple.com/documentation/activitykit/alertconfiguration")
  static let activityKit = Source(
    "AK-TOP", "ActivityKit",
    at: "https://developer.apple.com/documentation/activitykit")
  static let activityKitUpdates = Source(
    "AK-UPD", "ActivityKit updates",
    at: "https://developer.apple.com/documentation/updates/activitykit")
  static let contentMargins = Source(
    "WK-CM", "DynamicIsland.contentMargins(_:_:for:)",
    at: """
      https://developer.apple.com/documentation/widgetkit/dynamicisland/contentmargins(_:_:for:)
      """)
  static let sendingNotifications = Source(
    "UN-SEND", "Sending notification requests to APNs",
    at: """
      https://developer.apple.com/documentation/usernotifications/sending-notification-requests-to-\
      apns
      """)
  static let generatingNotification = Source(
    "UN-GEN", "Generating a remote notification",
    at: """
      https://developer.apple.com/documentation/usernotifications/generating-a-remote-notification
      """)
  static let managingChannels = Source(
    "UN-CHAN", "Sending channel management requests to APNs",
    at: """
      https://developer.apple.com/documentation/usernotifications/sending-channel-management-\
      requests-to-apns
      """)
  static let broadcastNotifications = Source(
    "UN-BCAST", "Sending broadcast push notification requests to APNs",
    at: """
      https://developer.apple.com/documentation/usernotifications/sending-broadcast-push-\
      notification-requests-to-apns
      """)

  // The maker's design guidelines and support texts.
  static let humanInterfaceGuidelines = Source(
    "HIG", "Human Interface Guidelines: Live Activities",
    at: "https://developer.apple.com/design/human-interface-guidelines/live-activities")
  static let humanInterfaceGuidelines2025 = Source(
    "HIG25", "Human Interface Guidelines: Live Activities (text of 2025)",
    at: "https://developer.apple.com/design/human-interface-guidelines/live-activities")
  static let humanInterfaceGuidelines2023 = Source(
    "HIG23", "Notes on the Human Interface Guidelines of 2023 (markd2/RandomLearning)",
    at: "https://github.com/markd2/RandomLearning")
  static let appleSupport = Source(
    "ASUP", "Apple Support text quoted in the README of whatsltd4us/ActivityKitDemo",
    at: "https://github.com/whatsltd4us/ActivityKitDemo")

  // The maker's conference sessions.
  static let meetActivityKit = Source(
    "W23-10184", "WWDC23: Meet ActivityKit",
    at: "https://developer.apple.com/videos/play/wwdc2023/10184/")
  static let updateWithPush = Source(
    "W23-10185", "WWDC23: Update Live Activities with push notifications",
    at: "https://developer.apple.com/videos/play/wwdc2023/10185/")
  static let designDynamic = Source(
    "W23-10194", "WWDC23: Design dynamic Live Activities",
    at: "https://developer.apple.com/videos/play/wwdc2023/10194/")
  static let bringToWatch = Source(
    "W24-10068", "WWDC24: Bring your Live Activity to Apple Watch",
    at: "https://developer.apple.com/videos/play/wwdc2024/10068/")
  static let broadcastUpdates = Source(
    "W24-10069", "WWDC24: Broadcast updates to your Live Activities",
    at: "https://developer.apple.com/videos/play/wwdc2024/10069/")
  static let designForWatch = Source(
    "W24-10098", "WWDC24: Design Live Activities for Apple Watch",
    at: "https://developer.apple.com/videos/play/wwdc2024/10098/")
  static let turbochargeCarPlay = Source(
    "W25-216", "WWDC25: Turbocharge your app for CarPlay",
    at: "https://developer.apple.com/videos/play/wwdc2025/216/")
  static let whatsNewInWidgets = Source(
    "W25-278", "WWDC25: What's new in widgets",
    at: "https://developer.apple.com/videos/play/wwdc2025/278/")
  static let liveActivitiesEssentials = Source(
    "W26-223", "WWDC26: Live Activities essentials",
    at: "https://developer.apple.com/videos/play/wwdc2026/223/")

  // The maker's developer forum.
  static let forumEndedRelevance = Source(
    "F-847552",
    "Apple Developer Forums: does relevanceScore apply after a Live Activity has ended",
    at: "https://developer.apple.com/forums/thread/847552")
  static let forumStartBudget = Source(
    "F-799505", "Apple Developer Forums: Live Activity budget exceeded",
    at: "https://developer.apple.com/forums/thread/799505")
  static let forumRateLimit = Source(
    "F-747624", "Apple Developer Forums: rate limit on push notifications for Live Activities",
    at: "https://developer.apple.com/forums/thread/747624")
  static let forumUpdateFrequency = Source(
    "F-797554", "Apple Developer Forums: Live Activity doesn't update as frequently as it should",
    at: "https://developer.apple.com/forums/thread/797554")
  static let forumBroadcastIgnored = Source(
    "F-776165", "Apple Developer Forums: broadcast push notifications, update ignored",
    at: "https://developer.apple.com/forums/thread/776165")

  // Public projects.
  static let projectDivine = Source(
    "GH-DIVINE", "divinevideo/divine-mobile, issue 9438",
    at: "https://github.com/divinevideo/divine-mobile/issues/9438")
  static let projectDictus = Source(
    "GH-DICTUS", "getdictus/dictus-ios, issue 46",
    at: "https://github.com/getdictus/dictus-ios/issues/46")
  static let projectTrio = Source(
    "GH-TRIO", "nightscout/Trio, pull request 35",
    at: "https://github.com/nightscout/Trio/pull/35")
  static let projectLoopFollow = Source(
    "GH-LF", "loopandlearn/LoopFollow, issue 654",
    at: "https://github.com/loopandlearn/LoopFollow/issues/654")
  static let projectNugget = Source(
    "GH-NUGGET", "leminlimez/Nugget, issue 1020",
    at: "https://github.com/leminlimez/Nugget/issues/1020")
  static let projectMicrointeractions = Source(
    "GH-MICRO", "iAmVishal16/swiftui-microinteractions, pull request 9",
    at: "https://github.com/iAmVishal16/swiftui-microinteractions/pull/9")
  static let projectSessionActivity = Source(
    "GH-TRANS", "Public Swift source: comments in SessionActivityController")
  static let projectRequestNearestFirst = Source(
    "GH-EVICT", "Public Swift source: requestNearestFirst")
  static let projectHomeAssistantPlan = Source(
    "GH-HAPLAN", "Public plan for a Home Assistant Live Activity feature")
  static let projectsOnTermination = Source(
    "GH-KILL", "Three independent public projects: activities outlive their process")
  static let waterTrackerTutorial = Source(
    "TUTORIAL", "Public tutorial of a water tracker with a Live Activity")

  // Vendors of push services.
  static let pushWard = Source("PWARD", "PushWard: limits", at: "https://pushward.app/docs/limits")
  static let adobeJourneyOptimizer = Source(
    "ADOBE", "Adobe Journey Optimizer: Live activity FAQ",
    at: """
      https://experienceleague.adobe.com/en/docs/journey-optimizer/using/channels/live-activity/\
      mobile-live-faq
      """)
  static let oneSignal = Source(
    "ONESIG", "OneSignal: Live Activities documentation",
    at: "https://documentation.onesignal.com/v9.0/docs/push-to-start-live-activities")

  // Studies, press, blogs and help pages.
  static let motionStudy = Source(
    "MOTION", "Independent motion study of the change from compact to expanded")
  static let zennArticle = Source(
    "ZENN", "zenn.dev, naoya_maeda: article on ActivityKit (Japanese)",
    at: "https://zenn.dev/naoya_maeda/articles/d4c7e0d29afd2f")
  static let macRumors = Source(
    "MR22", "MacRumors, 2022-09-27: two Live Activities in the Dynamic Island",
    at: "https://www.macrumors.com/2022/09/27/iphone-14-pro-dynamic-island-two-live-activities/")
  static let teknojava = Source(
    "TEKNO", "teknojava.com: gestures in Dynamic Island",
    at: "https://teknojava.com/how-to-use-gestures-in-dynamic-island-on-iphone-14-pro/")
  static let appleInsiderForum = Source(
    "AIF", "AppleInsider forum 234951: managing Dynamic Island activity in iOS 17",
    at: "https://forums.appleinsider.com/discussion/234951")
  static let zoneOfMac = Source(
    "ZOM", "zoneofmac.com: Live Activities in iOS 26",
    at: "https://www.zoneofmac.com/iphone-live-activities-every-setup-worth-trying-in-ios-26/")
  static let alibabaInsights = Source(
    "ALI", "alibaba.com product insights: Dynamic Island features",
    at: """
      https://www.alibaba.com/product-insights/mastering-the-iphone-dynamic-island-features-you-\
      probably-didnt-know-existed.html
      """)
  static let segmentfault = Source(
    "SEGF", "segmentfault.com: overview of Live Activities (Chinese)",
    at: "https://segmentfault.com/a/1190000044444518")
  static let techRadar = Source(
    "TRADAR", "TechRadar: iOS 18 limits the refresh of Live Activities",
    at: """
      https://techradar.com/phones/iphone/ios-18-is-downgrading-live-activities-widgets-in-one-key-\
      way
      """)
  static let iphoneTicker = Source(
    "ITICK", "iphone-ticker.de: Live Activities under iOS 18 (German)",
    at: """
      https://www.iphone-ticker.de/live-aktivitaeten-unter-ios-18-keine-echtzeit-anzeige-mehr-\
      241057/
      """)
  static let iDownloadBlog = Source(
    "IDB", "iDownloadBlog: auto-launch on Apple Watch",
    at: "https://www.idownloadblog.com/2017/09/21/how-to-apple-watch-auto-launch-audio-apps/")
  static let dailyTechFeed = Source(
    "DTF", "thedailytechfeed.com: keep the watch face",
    at: """
      https://thedailytechfeed.com/how-to-prevent-your-apple-watch-from-auto-opening-apps-and-\
      maintain-the-watch-face
      """)
  static let driveCanvas = Source(
    "DRIVEC", "drivecanvas.com: how to turn off Live Activities",
    at: "https://drivecanvas.com/how-to-turn-off-live-activities-on-iphone/")
  static let structuredHelp = Source(
    "STRUCT", "help.structured.app: iOS 16 Live Activities",
    at: """
      https://help.structured.app/widgets/9ds7KKZhTu1cDkfB4PwXkr/ios-16-live-activities-/\
      7416nNW5yUbssgBfaooA6y
      """)

  /// Every text of the catalogue, in the order of the table.
  public static let all: [Source] = [
    .displayingLiveData, .pushUpdates, .customViews, .relevanceScore, .staleDate, .activityState,
    .activityReference, .scheduledRequest, .styledRequest, .authorizationError, .authorizationInfo,
    .dismissalPolicy, .alertConfiguration, .activityKit, .activityKitUpdates, .contentMargins,
    .sendingNotifications, .generatingNotification, .managingChannels, .broadcastNotifications,
    .humanInterfaceGuidelines, .humanInterfaceGuidelines2025, .humanInterfaceGuidelines2023,
    .appleSupport,
    .meetActivityKit, .updateWithPush, .designDynamic, .bringToWatch, .broadcastUpdates,
    .designForWatch, .turbochargeCarPlay, .whatsNewInWidgets, .liveActivitiesEssentials,
    .forumEndedRelevance, .forumStartBudget, .forumRateLimit, .forumUpdateFrequency,
    .forumBroadcastIgnored,
    .projectDivine, .projectDictus, .projectTrio, .projectLoopFollow, .projectNugget,
    .projectMicrointeractions, .projectSessionActivity, .projectRequestNearestFirst,
    .projectHomeAssistantPlan, .projectsOnTermination, .waterTrackerTutorial,
    .pushWard, .adobeJourneyOptimizer, .oneSignal,
    .motionStudy, .zennArticle, .macRumors, .teknojava, .appleInsiderForum, .zoneOfMac,
    .alibabaInsights, .segmentfault, .techRadar, .iphoneTicker, .iDownloadBlog, .dailyTechFeed,
    .driveCanvas, .structuredHelp,
  ]
}
