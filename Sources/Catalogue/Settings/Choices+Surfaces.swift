// The words of the settings that decide what the surfaces besides the phone's own show.

/// What a Focus does on the phone to the alerts of apps that it does not let through.
public enum FocusAlerts: String, SettingChoice {
  /// They light nothing and open nothing.
  case silenced
  /// They open the island as ever.
  case shown

  /// The setting that takes these words.
  public static let setting = SettingID.focusAlerts
}

/// Whether the person lets starts open the Smart Stack.
public enum WatchAutoLaunch: String, SettingChoice {
  /// A start opens it.
  case on
  /// The watch face stays.
  case off

  /// The setting that takes these words.
  public static let setting = SettingID.watchAutoLaunch
}

/// What the watch shows while the wrist is down.
public enum WatchDisplay: String, SettingChoice {
  /// The same, dimmed.
  case alwaysOn
  /// Nothing.
  case sleeps

  /// The setting that takes these words.
  public static let setting = SettingID.watchDisplay
}

/// What a car shows of an app without a small view.
public enum CarplayDefaultView: String, SettingChoice {
  /// Both sides of compact.
  case compact
  /// The view of the Lock Screen.
  case content

  /// The setting that takes these words.
  public static let setting = SettingID.carplayDefaultView
}

/// Which of two descriptions the menu bar of a Mac follows.
public enum MacMenuBar: String, SettingChoice {
  /// That of the session: compact, then the card, then the app.
  case session
  /// That of the guidelines: compact or minimal, then the app.
  case guidelines

  /// The setting that takes these words.
  public static let setting = SettingID.macMenuBar
}
