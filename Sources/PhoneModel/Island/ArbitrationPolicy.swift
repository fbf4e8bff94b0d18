internal import SimulationKernel

/// Who gets which place: a value with memory.
///
/// The phone says who may be shown; a policy says who is. It sees a view and no trace, parser or
/// report. Advancing to its next deadline is exact: between deadlines its answer changes only if the
/// view does.
public protocol ArbitrationPolicy: Sendable {
  /// Decides who holds the island.
  mutating func decide(_ view: IslandView) -> IslandAssignment

  /// When it wants to be asked again though nothing happened, or nil.
  var nextDeadline: PolicyDeadline? { get }

  /// Whether it wants to be asked when new content comes that changes nothing else.
  var heedsContents: Bool { get }

  /// Puts the items of the Lock Screen in order, top first.
  ///
  /// Mutating only so that memory can be used again: the answer depends on the view alone.
  ///
  /// - Parameters:
  ///   - view: the items in the order in which they came.
  ///   - order: is filled anew with the positions of the items in the view.
  /// - Returns: the rules that the order shows.
  mutating func arrange(_ view: LockScreenView, into order: inout [Int]) -> RuleList

  /// Where the player's card stands.
  var mediaPlace: MediaPlace { get }
}

extension ArbitrationPolicy {
  /// Most policies do not look at contents.
  public var heedsContents: Bool { false }
}

/// Where the player's card stands on the Lock Screen.
public enum MediaPlace: Sendable {
  /// Between the clock and the list, outside the list's height.
  case aboveList
  /// Under the list's last item.
  case belowList
  /// At the top of the list.
  case top
}
