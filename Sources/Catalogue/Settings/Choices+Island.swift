// The words of the settings that decide who holds the island, and what a person does to it.

/// How long an activity stays hidden that a person swiped out of the island.
public enum SwipeHideLasts: String, SettingChoice {
  /// The person has to bring it back with an outward swipe.
  case untilRestored
  /// The next update that takes effect brings it back, too.
  case untilUpdate

  /// The setting that takes these words.
  public static let setting = SettingID.swipeHideLasts
}

/// What a sideways swipe does on one of two minimal activities.
public enum SwipeWithTwo: String, SettingChoice {
  /// The two trade places.
  case `switch`
  /// The one under the finger is hidden.
  case hide

  /// The setting that takes these words.
  public static let setting = SettingID.swipeWithTwo
}

/// Who is detached when three or more owners compete for the two places.
public enum ThirdApp: String, SettingChoice {
  /// Of those behind the one ranked first, whichever started last.
  case newestDetached
  /// The one ranked second.
  case wait

  /// The setting that takes these words.
  public static let setting = SettingID.thirdApp
}

/// Which app ranks higher.
public enum CrossAppRank: String, SettingChoice {
  /// The one that started before the others.
  case earliestStart
  /// The one that started after the others.
  case latestStart

  /// The setting that takes these words.
  public static let setting = SettingID.crossAppRank
}

/// Where the system's own clients rank among the apps.
public enum SystemClients: String, SettingChoice {
  /// All of them in front: call, media, navigation, timer.
  case beforeApps
  /// Mixed with the apps, by start alone.
  case byStart
  /// All of them behind: call, media, navigation, timer.
  case afterApps

  /// The setting that takes these words.
  public static let setting = SettingID.systemClients
}

/// What becomes of the player's claim to a place while it is paused.
public enum PausedMedia: String, SettingChoice {
  /// It goes on competing.
  case keeps
  /// It stops competing until it plays again.
  case leaves

  /// The setting that takes these words.
  public static let setting = SettingID.pausedMedia
}

/// The form of the attached one of two.
public enum PrimaryMode: String, SettingChoice {
  /// Its smallest form, like the detached one.
  case minimal
  /// The whole pill round the sensors.
  case compact

  /// The setting that takes these words.
  public static let setting = SettingID.primaryMode
}

/// Which of an app's starts gives the app its rank.
public enum OwnerStart: String, SettingChoice {
  /// The start of the activity it shows at that moment.
  case shownActivity
  /// The oldest start among its live activities.
  case appEarliest

  /// The setting that takes these words.
  public static let setting = SettingID.ownerStart
}

/// Whether the app in front survives a lock in that role.
public enum LockKeepsForeground: String, SettingChoice {
  /// It is still in front after unlocking.
  case yes
  /// No app is in front after unlocking.
  case no

  /// The setting that takes these words.
  public static let setting = SettingID.lockKeepsForeground
}

/// Whether the player steps out of the island for its own app.
public enum ForegroundMediaHides: String, SettingChoice {
  /// It is gone while that app is in front.
  case yes
  /// It stays whichever app is in front.
  case no

  /// The setting that takes these words.
  public static let setting = SettingID.foregroundMediaHides
}
