extension Rule {
  /// What the surfaces besides the island and the Lock Screen show.
  static let surfaces: [Rule] = [
    Rule(
      .sfStandbyMinimal, .documented, since: "17.0",
      [.displayingLiveData, .humanInterfaceGuidelines],
      """
      StandBy has the minimal view at its top edge, and tapping it opens the Lock Screen \
      presentation over the full screen.
      """),
    Rule(
      .sfStandbyScale, .documented, since: "17.0",
      [.humanInterfaceGuidelines, .designDynamic, .liveActivitiesEssentials],
      """
      The full screen takes the Lock Screen presentation at 2 times its size (200%). The default \
      background allows slightly more, as it needs no margins for the sensors.
      """),
    Rule(
      .sfStandbyBackground, .documented, since: "17.0",
      [.humanInterfaceGuidelines, .designDynamic],
      "A custom background color reaches over the whole of the screen."),
    Rule(
      .sfStandbyNight, .documented, since: "17.0", [.humanInterfaceGuidelines, .designDynamic],
      "In night mode the view turns red in tint without the app's doing."),
    Rule(
      .sfStandbyDetect, .documented, since: "17.0",
      [.displayingLiveData, .liveActivitiesEssentials],
      """
      A view learns from isActivityFullscreen that it fills the screen in StandBy; on the Lock \
      Screen, showsWidgetContainerBackground is true.
      """),
    Rule(
      .sfStandbyEntry, .documented, since: "17.0", [.displayingLiveData],
      "For StandBy, a phone has to be charging, in landscape and at an angle."),
    Rule(
      .sfWatchAuto, .documented, since: "18.0 / watchOS 11",
      [.bringToWatch, .humanInterfaceGuidelines],
      """
      On a paired watch, all activities of the iPhone come first in the Smart Stack, updates \
      included, with no code for it.
      """),
    Rule(
      .sfWatchDefaultView, .documented, since: "18.0", [.bringToWatch, .customViews],
      """
      By default a watch shows the two sides of compact with the name of the app. With the small \
      family, it shows the content view of the Lock Screen.
      """),
    Rule(
      .sfWatchAutolaunch, .documented, since: "watchOS 11",
      [.designForWatch, .iDownloadBlog, .dailyTechFeed],
      """
      The start of an activity opens the Smart Stack, which remains while the wrist is down. A \
      person can turn this launch off.
      """),
    Rule(
      .sfWatchAlert, .documented, since: "watchOS 11", [.bringToWatch, .designForWatch],
      """
      For an update with an alert, a watch at its face launches the Smart Stack with first the \
      alert and then the activity. If an app is open, it shows a compact banner at the bottom \
      instead.
      """),
    Rule(
      .sfWatchTap, .documented, since: "watchOS 11", [.bringToWatch, .humanInterfaceGuidelines],
      """
      A tap brings up the watch app where that opts in. Otherwise the activity fills the screen, \
      with a button for opening the app on the iPhone.
      """),
    Rule(
      .sfWatchBudget, .documented, since: "watchOS 11", [.bringToWatch],
      """
      Syncing with the watch has a budget of its own, much like that of iOS, and local updates \
      draw on it as well. Beyond it nothing shows while the wrist is down, and raising it brings \
      the newest.
      """),
    Rule(
      .sfWatchLink, .documented, since: "watchOS 11", [.bringToWatch],
      """
      A poor connection gives precedence to starts, ends and updates with an alert, and the stack \
      notes when it was last connected.
      """),
    Rule(
      .sfWatchAod, .documented, since: "watchOS 11", [.bringToWatch],
      """
      On a watch with an always-on screen, lowering the wrist means the dark color scheme at \
      reduced luminance.
      """),
    Rule(
      .sfCarplayAuto, .documented, since: "26.0", [.turbochargeCarPlay],
      """
      The Dashboard of CarPlay shows activities. While it is out of sight, an alert comes up as a \
      notification along the lower edge.
      """),
    Rule(
      .sfCarplayDefaultView, .documented, since: "26.0",
      [
        .turbochargeCarPlay, .whatsNewInWidgets, .humanInterfaceGuidelines,
        .liveActivitiesEssentials,
      ],
      """
      The guidelines and the sessions of 2025 give the two sides of compact, combined, as the \
      default; a session of 2026 gives the content view. With the small family, the app provides a \
      small view of its own.
      """),
    Rule(
      .sfCarplayInert, .documented, since: "26.0",
      [.displayingLiveData, .humanInterfaceGuidelines],
      "CarPlay ignores the buttons and toggles of an activity."),
    Rule(
      .sfMacMenubar, .documented, since: "macOS 26", [.whatsNewInWidgets, .activityKitUpdates],
      """
      With iOS 18 or later on the iPhone, a Mac that is paired with it (macOS Tahoe 26) has both \
      sides of compact in its menu bar. A click on them opens the Lock Screen presentation, and a \
      click on that opens the app through iPhone Mirroring.
      """),
    Rule(
      .sfMacHig, .documented, since: "macOS 26", [.humanInterfaceGuidelines],
      """
      The guidelines differ: compact, minimal and expanded are used in the menu bar, and clicking \
      goes to iPhone Mirroring.
      """),
    Rule(
      .sfIpad, .documented, since: "17.0",
      [.humanInterfaceGuidelines, .meetActivityKit, .activityKit],
      """
      An iPad has no island and uses the Lock Screen presentation, 425 or 500 points wide. The \
      interface is marked as available from iPadOS 16.1, though support for iPad was announced \
      with iOS 17.
      """),
    Rule(
      .sfBanner, .documented, since: "16.1", [.displayingLiveData, .humanInterfaceGuidelines],
      """
      A device without the island briefly shows the Lock Screen presentation as a banner along its \
      top, for updates with an alert only. How long is not published; the setting bannerHold holds \
      the time.
      """),
    Rule(
      .sfAlwaysOn, .documented, since: "16.1",
      [.displayingLiveData, .humanInterfaceGuidelines2025],
      """
      An Always-On display renders an activity dimmed and as in Dark Mode, without animation, and \
      isLuminanceReduced is then true.
      """),
    Rule(
      .sfUnsupported, .documented, since: "unversioned", [.humanInterfaceGuidelines],
      "Live Activities are absent from tvOS and visionOS."),
    Rule(
      .sfMacSdk, .observed, since: "27.3", [.activityReference],
      """
      In one page of the reference, the metadata of ActivityContent.init names macOS 27.3 and Mac \
      Catalyst 27.3; what this means is unclear.
      """),
  ]
}
