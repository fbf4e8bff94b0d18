internal import Catalogue
internal import TraceModel

/// What an input did to the phone.
///
/// The buffers are used again for each input.
public struct PhoneEffects: Sendable {
  /// What became true, in order.
  public private(set) var facts: [PhoneFact] = []
  /// Whether the places of the island must be decided again.
  public var needsDecision = false
  /// Whether only scores changed: while nothing may be in the island, that decides nothing.
  public var changesScores = false
  /// Whether the list on the Lock Screen may have changed.
  public var changesLockScreen = false
  /// Whether another surface may show something else.
  public var changesSurfaces = false
  /// Whether new content was drawn.
  public var changesContents = false
  /// What the policy is told beside the view.
  public var signal = IslandSignal.none

  /// Makes empty buffers.
  public init() {}

  /// Forgets everything.
  public mutating func clear() {
    facts.removeAll(keepingCapacity: true)
    needsDecision = false
    changesScores = false
    changesLockScreen = false
    changesSurfaces = false
    changesContents = false
    signal = .none
  }

  mutating func note(_ change: PhoneFact.Change, _ rule: RuleID) {
    facts.append(PhoneFact(change, rule))
  }

  /// Notes a state that holds from the start.
  public mutating func noteState(_ change: PhoneFact.Change) { note(change, .diVisibleUnlocked) }

  /// Notes a change that both surfaces may show.
  public mutating func decideAgain() {
    needsDecision = true
    changesLockScreen = true
    changesSurfaces = true
  }
}
