// The words of the settings that decide what happens to a push on its way.

/// What happens to a push that the budget has no room for.
public enum PushBudgetExcess: String, SettingChoice {
  /// It is lost.
  case dropped
  /// It is held until the budget has room again.
  case delayed

  /// The setting that takes these words.
  public static let setting = SettingID.pushBudgetExcess
}

/// Which hour the push budget looks at.
public enum BudgetWindow: String, SettingChoice {
  /// The 3600 s before each push.
  case rolling
  /// The 3600 s from a push on; the first push after them opens the next.
  case fixed

  /// The setting that takes these words.
  public static let setting = SettingID.budgetWindow
}

/// Which pushes draw on the same budget.
public enum BudgetScope: String, SettingChoice {
  /// Those to any activity of the app.
  case app
  /// Those to the one activity.
  case activity

  /// The setting that takes these words.
  public static let setting = SettingID.budgetScope
}

/// Which pushes cost budget.
public enum BudgetCounts: String, SettingChoice {
  /// All that reach the phone, with or without effect.
  case delivered
  /// Only those that take effect.
  case accepted

  /// The setting that takes these words.
  public static let setting = SettingID.budgetCounts
}

/// What a change does whose timestamp is that of the newest applied one.
public enum EqualTimestamp: String, SettingChoice {
  /// It takes effect.
  case apply
  /// It has no effect.
  case ignore

  /// The setting that takes these words.
  public static let setting = SettingID.equalTimestamp
}

/// What an end does whose timestamp is behind the newest applied one.
public enum OlderEnd: String, SettingChoice {
  /// It has no effect.
  case ignore
  /// It ends the activity; the newest timestamp stays what it was.
  case apply

  /// The setting that takes these words.
  public static let setting = SettingID.olderEnd
}

/// When the timestamp of an update is too old.
public enum PastTimestamp: String, SettingChoice {
  /// When it is behind the newest applied one or the start.
  case olderThanNewestOrStart
  /// When it is behind the newest applied one.
  case olderThanNewest
  /// Also when it is over 10 s behind the clock on arrival.
  case olderThanNow

  /// The setting that takes these words.
  public static let setting = SettingID.pastTimestamp
}

/// Which timestamp a local update has that names none.
public enum LocalTimestamp: String, SettingChoice {
  /// The time at which it is made.
  case now
  /// None; the newest applied one stays what it was.
  case none

  /// The setting that takes these words.
  public static let setting = SettingID.localTimestamp
}

/// How many pushes are kept for a phone without network.
public enum PushStorage: String, SettingChoice {
  /// The newest of each app.
  case onePerApp
  /// The newest of each token.
  case onePerToken
  /// The newest of each pair of token and collapse identifier.
  case onePerCollapseId

  /// The setting that takes these words.
  public static let setting = SettingID.pushStorage
}

/// When a push start yields its update token.
public enum TokenAfterPushStart: String, SettingChoice {
  /// As soon as the activity exists.
  case atOnce
  /// Once the person has pressed Allow on its card.
  case afterAllow

  /// The setting that takes these words.
  public static let setting = SettingID.tokenAfterPushStart
}

/// What a new subscriber gets from a channel that stores.
public enum LateSubscriber: String, SettingChoice {
  /// The stored message, unless it is over 8 h old.
  case getsStored
  /// Nothing before the next message.
  case waits

  /// The setting that takes these words.
  public static let setting = SettingID.lateSubscriber
}

/// What attributes in an update push do.
public enum AttributesInUpdate: String, SettingChoice {
  /// Nothing; the update is applied.
  case ignored
  /// They cost the whole push.
  case refused

  /// The setting that takes these words.
  public static let setting = SettingID.attributesInUpdate
}
