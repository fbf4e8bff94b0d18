public import SimulationKernel
public import TraceModel

/// What the phone does by itself when a time comes.
public enum PhoneTimer: Sendable, BitwiseCopyable {
  /// The eight hours of an activity are over.
  case activeCap(ActivityIndex)
  /// An ended activity leaves the Lock Screen.
  case removal(ActivityIndex)
  /// The stale date of an activity comes.
  case stale(ActivityIndex)
  /// A scheduled activity starts.
  case scheduledStart(ActivityIndex)
  /// A push that waited moves on.
  case delivery(slot: Int32)
  /// An update that waited is drawn.
  case draw(ActivityIndex)
  /// A banner goes.
  case bannerEnd
  /// A screen that an alert lit goes dark.
  case screenOff
  /// A view on another surface that comes and goes.
  case surfaceHold(Surface)

  /// The order of timers at one instant: limits, removals, stale dates, scheduled starts,
  /// deliveries, ends of holds.
  var rank: UInt8 {
    switch self {
    case .activeCap: 0
    case .removal: 1
    case .stale: 2
    case .scheduledStart: 3
    case .delivery, .draw: 4
    case .bannerEnd, .screenOff, .surfaceHold: Self.holdRank
    }
  }

  /// The rank of the ends of holds, which policies set themselves.
  public static let holdRank: UInt8 = 5
}

/// The limits that the maker documents.
public enum PhoneLimits {
  /// How long an activity may be active (rule `lc-active-cap-8h`).
  public static let active = SimulationDuration.hours(8)
  /// How long an ended activity may stay on the Lock Screen (rule `lc-linger-4h`); with the eight
  /// hours before, twelve in all (rule `lc-total-cap-12h`).
  public static let linger = SimulationDuration.hours(4)
  /// Static and dynamic data together, in bytes (rule `lc-data-4kb`).
  public static let dataSize: Int32 = 4096
}
