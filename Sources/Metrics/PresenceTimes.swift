internal import PhoneModel
internal import SimulationKernel
internal import Simulation

/// How long an owner was in the island in each form, or hidden for each reason.
///
/// Microseconds.
public struct PresenceTimes: Sendable {
  /// Time as the compact pill.
  public private(set) var compact: Int64 = 0
  /// Time as the small form at the camera.
  public private(set) var minimalAttached: Int64 = 0
  /// Time as the small form apart.
  public private(set) var minimalDetached: Int64 = 0
  /// Time expanded.
  public private(set) var expanded: Int64 = 0
  /// By the reason's ordinal.
  public private(set) var hidden = InlineArray<9, Int64>(repeating: 0)
  /// The longest stretch in which it was allowed in the island and had no place.
  public private(set) var starvation: Int64 = 0
  private var hungrySince: SimulationTime?

  /// Time shown.
  public var shown: Int64 { compact + minimalAttached + minimalDetached + expanded }

  /// Time for which the phone allowed it in the island: shown, or kept out by others only.
  public var candidate: Int64 {
    shown + hidden[HiddenReason.otherExpanded.ordinal] + hidden[HiddenReason.sibling.ordinal]
      + hidden[HiddenReason.noPlace.ordinal]
  }

  /// Whether an owner that stands so is allowed in the island by the phone.
  static func isCandidate(_ presence: IslandPresence) -> Bool {
    switch presence {
    case .hidden(.otherExpanded), .hidden(.sibling), .hidden(.noPlace): true
    case .hidden, .none: false
    case .compact, .minimalAttached, .minimalDetached, .expanded: true
    }
  }

  /// Adds a stretch that has a length; what was so for no time at all is no stretch.
  mutating func add(_ presence: IslandPresence, _ length: Int64, endingAt time: SimulationTime) {
    switch presence {
    case .compact: compact += length
    case .minimalAttached: minimalAttached += length
    case .minimalDetached: minimalDetached += length
    case .expanded: expanded += length
    case .hidden(let reason): hidden[reason.ordinal] += length
    case .none: break
    }
    guard Self.isCandidate(presence), !presence.isShown else {
      hungrySince = nil
      return
    }
    let start = hungrySince ?? SimulationTime(microseconds: time.microseconds - length)
    hungrySince = start
    starvation = max(starvation, (time - start).microseconds)
  }
}

/// How long something was on the Lock Screen.
///
/// Microseconds; only while the Lock Screen is visible.
public struct ListTimes: Sendable {
  /// Time in the list.
  public private(set) var visible: Int64 = 0
  /// Time fully inside the list's height.
  public private(set) var aboveFold: Int64 = 0
  private var positionTime: Int128 = 0
  private var position: Int32 = -1
  private(set) var isAboveFold = false

  var isListed: Bool { position >= 0 }

  /// The mean position over the visible time, 0 at the top, in millionths; nil if never visible.
  public var meanPosition: Int64? {
    Quotient.of(positionTime * 1_000_000, by: Int128(visible))
  }

  mutating func list(position: Int32?, isAboveFold: Bool) {
    self.position = position ?? -1
    self.isAboveFold = position != nil && isAboveFold
  }

  mutating func add(_ length: Int64) {
    guard isListed else { return }
    visible += length
    if isAboveFold { aboveFold += length }
    positionTime += Int128(position) * Int128(length)
  }
}
