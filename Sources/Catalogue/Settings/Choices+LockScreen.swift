// The words of the settings that decide the order of things on the Lock Screen.

/// Whose activities come first on the Lock Screen, of two apps.
public enum LockScreenCrossApp: String, SettingChoice {
  /// Those of the one that started last.
  case newestStart
  /// Those of the one that started first.
  case earliestStart

  /// The setting that takes these words.
  public static let setting = SettingID.lockScreenCrossApp
}

/// Which of one app's activities comes first when their scores are equal.
public enum LockScreenTie: String, SettingChoice {
  /// The one that started first.
  case earliestStart
  /// The one that started last.
  case newestStart

  /// The setting that takes these words.
  public static let setting = SettingID.lockScreenTie
}

/// Where ended activities stand on the Lock Screen.
public enum EndedOrder: String, SettingChoice {
  /// Under the live ones, whatever their score.
  case belowActive
  /// Among the live ones, by their score.
  case byScore

  /// The setting that takes these words.
  public static let setting = SettingID.endedOrder
}

/// Whether an app's activities stand together on the Lock Screen.
public enum LockScreenGrouping: String, SettingChoice {
  /// They take their turns with those of other apps.
  case none
  /// They follow one another.
  case byApp

  /// The setting that takes these words.
  public static let setting = SettingID.lockScreenGrouping
}

/// How far down `belowActive` moves an ended activity.
public enum EndedScope: String, SettingChoice {
  /// Under the live ones of its own app.
  case perApp
  /// Under the live ones of every app.
  case overall

  /// The setting that takes these words.
  public static let setting = SettingID.endedScope
}

/// Where the player's card stands on the Lock Screen.
public enum MediaPosition: String, SettingChoice {
  /// Directly over the list of activities and notifications.
  case aboveList
  /// Directly under that list.
  case belowList
  /// At the upper end of the screen.
  case top

  /// The setting that takes these words.
  public static let setting = SettingID.mediaPosition
}

/// Which notification of one level comes first.
public enum NotificationOrder: String, SettingChoice {
  /// The latest.
  case newestFirst
  /// The earliest.
  case oldestFirst

  /// The setting that takes these words.
  public static let setting = SettingID.notificationOrder
}

/// Whether the notifications of a group stand together on the Lock Screen.
public enum NotificationGroups: String, SettingChoice {
  /// Each stands by its level and time.
  case apart
  /// They follow the first of them.
  case together

  /// The setting that takes these words.
  public static let setting = SettingID.notificationGroups
}

/// What becomes of the notifications when the phone is unlocked.
public enum NotificationsOnUnlock: String, SettingChoice {
  /// They are there at the next lock.
  case stay
  /// They are gone.
  case clear

  /// The setting that takes these words.
  public static let setting = SettingID.notificationsOnUnlock
}
