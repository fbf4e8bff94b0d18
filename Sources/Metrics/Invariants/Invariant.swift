public import SimulationKernel

/// What holds at every instant of every run, whatever the trace and the settings.
///
/// One that does not hold is a fault of this program, never of a trace.
public enum Invariant: String, CaseIterable, Sendable {
  /// At most two owners are in the island, each in one place, and none in the detached place alone.
  case twoPlaces
  /// Under the ios family one owner alone is never minimal.
  case aloneIsNotMinimal
  /// Under the ios family an app has one place.
  case onePlaceForAnApp
  /// Only live activities are in the island; one that has ended at most expanded, for its alert.
  case onlyLiveInIsland
  /// Who is in the island is neither hidden nor, unless expanded, of the app in front.
  case hiddenIsNotShown
  /// Nothing is in the island while the phone is locked.
  case emptyWhileLocked
  /// No activity is on the Lock Screen before its start, or after its removal.
  case onlyPresentOnLockScreen
  /// No activity is active for over 8 h or on the Lock Screen for over 12 h.
  case withinLimits
  /// The states of an activity fill its life, to the microsecond.
  case statesFillLife
  /// Being shown and hidden fills the time for which an activity lives, to the microsecond.
  case formsFillLife
  /// Each push and activity event has exactly one outcome.
  case oneOutcome
  /// Each activity that is dismissed has exactly one cause.
  case oneRemoval
}

/// An invariant that did not hold.
public struct Violation: Sendable {
  /// Which one.
  public let invariant: Invariant
  /// When.
  public let at: SimulationTime
  /// What was found instead.
  public let finding: String
}
