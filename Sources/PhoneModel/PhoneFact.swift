public import Catalogue
public import SimulationKernel
public import TraceModel

/// Something that became true at an instant, with the rule that made it so.
public struct PhoneFact: Sendable, BitwiseCopyable {
  /// What became true.
  public var change: Change
  /// The rule that made it so.
  public var rule: RuleID

  @inlinable
  init(_ change: Change, _ rule: RuleID) {
    self.change = change
    self.rule = rule
  }

  /// What became true.
  public enum Change: Sendable, BitwiseCopyable {
    /// An activity came to be.
    case started(ActivityIndex, AppIndex)
    /// An activity begins to show sessions in turn.
    case sessions(ActivityIndex, SessionPlan)
    /// An activity came into a state.
    case state(ActivityIndex, ActivityStateName)
    /// The content that comes next was sent, and reached the phone, at instants before.
    case late(ActivityIndex, sent: SimulationTime, arrived: SimulationTime)
    /// New content is on screen wherever the activity is.
    case content(ActivityIndex, ContentIndex)
    /// An activity left its last surface.
    case removed(ActivityIndex, RemovalCause)
    /// What became of an event of the trace.
    case outcome(event: Int64, TraceEventType, ActivityIndex, Outcome, Reason?)
    /// An alert asks for attention; alerts are numbered from 0.
    case alert(number: Int64, ActivityIndex, Alert.Sound)
    /// An alert lights the Lock Screen, where its activity's card is.
    case alertOnLockScreen(number: Int64)
    /// An alert shows nothing on the phone.
    case alertWithoutDisplay(number: Int64)
    /// The banner of a device without an island shows an alert's activity, or nothing.
    case banner(ActivityIndex?, number: Int64)
    /// The Lock Screen can be seen, or not.
    case lockScreenVisible(Bool)
    /// The phone was locked or unlocked.
    case locked(Bool)
    /// Reduce Motion was switched on or off.
    case reducesMotion(Bool)
    /// Another app is in front, or the Home Screen.
    case foreground(AppIndex?)
    /// The rows of a list are drawn anew.
    case rows(ActivityIndex, RowListIndex)
    /// Light or dark colors.
    case appearance(isDark: Bool)
    /// A content was sent to the watch, or held back.
    case watch(ActivityIndex, isSent: Bool)
    /// StandBy is asked for and cannot be, or can be again (rule `sf-standby-entry`).
    case standByRefused(Bool)
    /// A finger moves a player's position, or its playing begins again or pauses.
    case mediaFeedback
    /// A player or system client began or ended.
    case client(IslandClient, isOn: Bool)
    /// A notification came into the list or left it.
    case notification(NotificationIndex, AppIndex, isThere: Bool)
  }
}
