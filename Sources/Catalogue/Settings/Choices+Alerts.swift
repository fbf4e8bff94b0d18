// The words of the settings that decide what an alert does on screen.

/// What the alert that a push start must carry does in the island.
public enum StartAlert: String, SettingChoice {
  /// It opens the island, as an alerting update does.
  case expands
  /// The island does not open.
  case quiet

  /// The setting that takes these words.
  public static let setting = SettingID.startAlert
}

/// What happens when a second activity alerts during an expansion.
public enum AlertCollision: String, SettingChoice {
  /// The newcomer opens at once; what was left of the first is lost.
  case replace
  /// The newcomer waits for the end of the hold, then has a hold of its own.
  case queue

  /// The setting that takes these words.
  public static let setting = SettingID.alertCollision
}

/// Which alert the hold counts from when the expanded activity alerts again.
public enum SameActivityAlert: String, SettingChoice {
  /// From the latest one.
  case restart
  /// From the first one.
  case keep

  /// The setting that takes these words.
  public static let setting = SettingID.sameActivityAlert
}

/// What an alert does while its own app is in front.
public enum OwnAppAlert: String, SettingChoice {
  /// The island stays closed.
  case suppress
  /// The island opens for the hold.
  case expand

  /// The setting that takes these words.
  public static let setting = SettingID.ownAppAlert
}

/// What an alert does for an activity that a person swiped away.
public enum HiddenAndAlert: String, SettingChoice {
  /// It is expanded for the hold, then hidden as before.
  case expandOnce
  /// Nothing of it is seen.
  case staysHidden
  /// It is expanded for the hold and no longer hidden afterwards.
  case restores

  /// The setting that takes these words.
  public static let setting = SettingID.hiddenAndAlert
}

/// Who holds the places after the alert of an app that had none.
public enum AlertOfNonVisible: String, SettingChoice {
  /// Whoever held them before.
  case slotsUnchanged
  /// That app is detached until the next start.
  case takesDetached

  /// The setting that takes these words.
  public static let setting = SettingID.alertOfNonVisible
}

/// Whether an alert opens an activity that its app does not show.
public enum AlertOfSibling: String, SettingChoice {
  /// It is expanded for the hold, over the sibling of higher rank.
  case expandAlerting
  /// The island does not open.
  case none

  /// The setting that takes these words.
  public static let setting = SettingID.alertOfSibling
}

/// What is drawn beside an expansion.
public enum OtherSlotWhileExpanded: String, SettingChoice {
  /// Nothing.
  case hidden
  /// The other visible activity, detached and minimal.
  case kept

  /// The setting that takes these words.
  public static let setting = SettingID.otherSlotWhileExpanded
}

/// What becomes of an expansion that a lock interrupts.
public enum ExpansionAfterUnlock: String, SettingChoice {
  /// It does not come back.
  case gone
  /// It is drawn again if the phone is unlocked within its hold.
  case continues

  /// The setting that takes these words.
  public static let setting = SettingID.expansionAfterUnlock
}

/// What an alert does that comes with an end.
public enum AlertOnEnd: String, SettingChoice {
  /// The activity leaves the island without opening it.
  case noExpansion
  /// The activity is expanded for the hold and leaves after it.
  case expandOnce

  /// The setting that takes these words.
  public static let setting = SettingID.alertOnEnd
}

/// What an alert does whose texts are both empty.
public enum EmptyAlert: String, SettingChoice {
  /// It is not presented.
  case silent
  /// It is presented as if it had texts.
  case expands

  /// The setting that takes these words.
  public static let setting = SettingID.emptyAlert
}
