// The words of the settings that decide how an activity begins, changes and ends.

/// The relevance score after an update that names none.
public enum OmittedRelevance: String, SettingChoice {
  /// It falls to 0.
  case zero
  /// It is the score of before.
  case keep

  /// The setting that takes these words.
  public static let setting = SettingID.omittedRelevance
}

/// The stale date after an update that names none.
public enum OmittedStaleDate: String, SettingChoice {
  /// There is none any more; the activity does not turn stale.
  case none
  /// It is the date of before.
  case keep

  /// The setting that takes these words.
  public static let setting = SettingID.omittedStaleDate
}

/// What is seen of an activity whose stale date is over when it starts.
public enum PastStaleAtStart: String, SettingChoice {
  /// It is shown, stale from the beginning.
  case presented
  /// It exists, stale from the beginning, and is nowhere shown.
  case notPresented

  /// The setting that takes these words.
  public static let setting = SettingID.pastStaleAtStart
}

/// The state after an update whose stale date is already over.
public enum PastStaleOnUpdate: String, SettingChoice {
  /// Stale.
  case staleAtOnce
  /// Active.
  case active

  /// The setting that takes these words.
  public static let setting = SettingID.pastStaleOnUpdate
}

/// Whether ended activities that are still on show fill up the limits.
public enum EndedCountToLimit: String, SettingChoice {
  /// Only live and pending ones count.
  case no
  /// They count until they are removed.
  case yes

  /// The setting that takes these words.
  public static let setting = SettingID.endedCountToLimit
}

/// What leaving its app does to a transient activity.
public enum TransientOnLeave: String, SettingChoice {
  /// Nothing.
  case keeps
  /// It ends.
  case ends

  /// The setting that takes these words.
  public static let setting = SettingID.transientOnLeave
}

/// What an update does whose activity a person has removed.
public enum UpdateAfterDismissal: String, SettingChoice {
  /// Nothing.
  case ignored
  /// The sender starts the activity anew, which costs one push start.
  case restarts

  /// The setting that takes these words.
  public static let setting = SettingID.updateAfterDismissal
}

/// What one more end does to an ended activity on the Lock Screen.
public enum EndAfterEnd: String, SettingChoice {
  /// Nothing.
  case ignored
  /// It brings the removal forward, never back.
  case earlierDateWins

  /// The setting that takes these words.
  public static let setting = SettingID.endAfterEnd
}

/// What a dismissal date does in a start or an update.
public enum DismissalDateOnUpdate: String, SettingChoice {
  /// Nothing; only an end sets the removal.
  case noEffect
  /// The activity is removed at that date.
  case removesAtDate

  /// The setting that takes these words.
  public static let setting = SettingID.dismissalDateOnUpdate
}

/// What an update does that changes nothing.
public enum IdenticalContent: String, SettingChoice {
  /// The same as any other.
  case redrawn
  /// Nothing while the phone is locked.
  case skippedWhileLocked

  /// The setting that takes these words.
  public static let setting = SettingID.identicalContent
}
