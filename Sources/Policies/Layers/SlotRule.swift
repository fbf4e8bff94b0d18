internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// The slots layer of a policy: who holds the island, and in which form.
///
/// A rule sees those that the phone allows and answers with an order; how many places there are is not
/// its business. It may keep a memory and ask to be heard again when time alone changes its answer.
protocol SlotRule: Sendable {
  /// Puts the owners that are to be shown in order, first place first.
  ///
  /// - Parameters:
  ///   - allowed: the candidates that the phone lets have a place, in the order of their starts.
  ///   - view: all that the policy sees.
  ///   - answer: is empty.
  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer)

  /// When time alone changes the answer, or nil.
  var nextDeadline: SimulationTime? { get }

  /// Whether new content alone may change its answer.
  var heedsContents: Bool { get }

  /// How many places its own system has.
  var width: Int { get }
}

extension SlotRule {
  var nextDeadline: SimulationTime? { nil }
  var width: Int { 2 }
  var heedsContents: Bool { false }
}

/// An order of owners.
struct SlotAnswer: Sendable {
  /// An owner and the form that it has.
  struct Slot: Sendable, Equatable {
    var owner: IslandOwner
    /// Whether it has the full form, or the icon alone.
    var isFull: Bool
  }

  /// Who is shown, first place first.
  var slots: [Slot] = []
  /// How many more the rule would show if it had the room.
  var overflow = 0
  /// What told the first from the others.
  var reason = PolicyReason.alone

  mutating func clear() {
    slots.removeAll(keepingCapacity: true)
    overflow = 0
    reason = .alone
  }

  mutating func append(_ owner: IslandOwner, isFull: Bool = true) {
    slots.append(Slot(owner: owner, isFull: isFull))
  }
}
