internal import PhoneModel
internal import TraceModel

/// The earlier bar of the same ROM: whoever is new takes the display.
///
/// It stays with whom it shows; when that one goes, the same place of the list, by a flat number for each
/// kind, is shown.
struct NewestArrival: SlotRule {
  let width = 1
  private var shown: IslandOwner?
  private var place = 0
  private var known: [IslandOwner] = []

  /// The flat number of a kind; the highest is first in the list.
  private static func number(_ candidate: IslandCandidate) -> Int {
    switch candidate.kind {
    case .recording: 90
    case .call: 88
    case .share: 86
    case .cast: 82
    case .privacy: 80
    case .sports: 73
    case .media: candidate.isPaused ? 20 : 70
    case .bluetooth: 60
    case .hotspot: 55
    case .charging: 50
    case .alarm: 48
    case .timer: 45
    case .stopwatch: 44
    case .navigation, .notification, .download, .other: 72
    }
  }

  mutating func rank(
    _ allowed: [IslandCandidate], _ view: IslandView, into answer: inout SlotAnswer
  ) {
    let list = allowed.sorted { left, right in
      let (first, second) = (Self.number(left), Self.number(right))
      return first != second ? first > second : left.startOrder < right.startOrder
    }
    guard !list.isEmpty else {
      (shown, known) = (nil, [])
      return
    }
    if let new = list.filter({ !known.contains($0.owner) }).max(by: {
      $0.startOrder < $1.startOrder
    }) {
      shown = new.owner
      answer.reason = .arrival
    } else if !list.contains(where: { $0.owner == shown }) {
      shown = list[min(place, list.count - 1)].owner
      answer.reason = .kindOrder
    } else {
      answer.reason = .hysteresis
    }
    known = list.map(\.owner)
    place = list.firstIndex { $0.owner == shown } ?? 0
    answer.append(list[place].owner)
    answer.overflow = list.count - 1
  }
}
