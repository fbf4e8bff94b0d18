/// What an alert asks for.
public struct Alert: Sendable, BitwiseCopyable, Equatable {
  /// What an alert sounds like (rule `al-sound`).
  public enum Sound: String, CaseIterable, Sendable, BitwiseCopyable {
    /// None is asked for.
    case none
    /// The system's.
    case `default`
    /// A file of the app's.
    case named
  }

  /// How urgent an alert is, for policies that ask; the phone itself does not.
  public enum Priority: UInt8, CaseIterable, Sendable, BitwiseCopyable, Comparable {
    case low, normal, high, critical

    /// Whether one is less urgent than another.
    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Whether title and body are both empty or absent.
  public var isEmpty: Bool
  /// What it sounds like.
  public var sound: Sound
  /// How urgent it is.
  public var priority: Priority
  /// Whether it stays until it is taken away.
  public var isSticky: Bool

  /// Creates an alert.
  public init(
    isEmpty: Bool, sound: Sound = .none, priority: Priority = .normal, isSticky: Bool = false
  ) {
    self.isEmpty = isEmpty
    self.sound = sound
    self.priority = priority
    self.isSticky = isSticky
  }

  // An event holds an alert as one byte, for every event of a trace is as large as the largest.

  /// All of it in one byte that is not 0.
  var bits: UInt8 {
    let sound: UInt8 =
      switch sound {
      case .none: 0
      case .default: 1
      case .named: 2
      }
    return 1 | (isEmpty ? 2 : 0) | sound << 2 | priority.rawValue << 4 | (isSticky ? 64 : 0)
  }

  /// The alert of a byte; none for 0.
  init?(bits: UInt8) {
    guard bits != 0 else { return nil }
    isEmpty = bits & 2 != 0
    sound = bits >> 2 & 3 == 0 ? .none : bits >> 2 & 3 == 1 ? .default : .named
    priority = Priority(rawValue: bits >> 4 & 3) ?? .normal
    isSticky = bits & 64 != 0
  }
}
