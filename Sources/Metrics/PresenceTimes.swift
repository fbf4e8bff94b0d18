internal import PhoneModel
internal import SimulationKernel
internal import Simulation

/// How long an owner was in the island in each form, or hidden for each reason. Microseconds.
public struct PresenceTimes: Sendable {
  public private(set) var compact: Int64 = 0
  public private(set) var minimalAttached: Int64 = 0
  public private(set) var minimalDetached: Int64 = 0
  public private(set) var expanded: Int64 = 0
  /// By the reason's ordinal.
  public private(set) var hidden = [Int64](repeating: 0, count: HiddenReason.allCases.count)
  /// The longest stretch in which it was allowed in the island and had no place.
  public private(set) var starvation: Int64 = 0
  private var hungrySince: SimulationTime?

  /// Time shown.
  public var shown: Int64 { compact + minimalAttached + minimalDetached + expanded }

  /// Time for which the phone allowed it in the island: shown, or kept out by others only.
  public var candidate: Int64 { shown + Self.waitingReasons.reduce(0) { $0 + hidden[$1.ordinal] } }

  /// Whether an owner that stands so is allowed in the island by the phone.
  static func isCandidate(_ presence: IslandPresence) -> Bool {
    if case .hidden(let reason) = presence { return waitingReasons.contains(reason) }
    return presence.isShown
  }

  /// The reasons that the choice between owners gives; the others are the phone's.
  private static let waitingReasons: [HiddenReason] = [.otherExpanded, .sibling, .noPlace]

  mutating func add(_ presence: IslandPresence, _ length: Int64, endingAt time: SimulationTime) {
    switch presence {
    case .compact: compact += length
    case .minimalAttached: minimalAttached += length
    case .minimalDetached: minimalDetached += length
    case .expanded: expanded += length
    case .hidden(let reason):
      hidden[reason.ordinal] += length
      if let hungrySince { starvation = max(starvation, (time - hungrySince).microseconds) }
    case .none: break
    }
  }

  /// Notes where a stretch without a place begins and ends.
  mutating func turn(_ presence: IslandPresence, at time: SimulationTime) {
    if case .hidden = presence, Self.isCandidate(presence) {
      hungrySince = hungrySince ?? time
    } else {
      hungrySince = nil
    }
  }
}

/// How long something was on the Lock Screen. Microseconds; only while the Lock Screen is visible.
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
    visible == 0 ? nil : Int64(positionTime * 1_000_000 / Int128(visible))
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
