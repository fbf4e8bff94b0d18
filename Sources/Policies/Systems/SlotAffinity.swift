internal import PhoneModel
internal import TraceModel

/// A desktop extension's two slots, each with an order of its own.
///
/// The earlier start leads and the next one trails; a player that pauses has no slot, and charging is a
/// flash over both, which takes none. One in the trailing slot never moves up while the leading one is
/// empty of those that may lead: notifications trail.
struct SlotAffinity: SlotRule {
  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    let persistent = allowed.filter { !$0.isPaused && $0.kind != .charging }
    for candidate in persistent.prefix(2) { answer.append(candidate.owner) }
    answer.overflow = max(persistent.count - 2, 0)
    answer.reason = .placeAffinity
  }
}
