public import PhoneModel
public import SimulationKernel
public import TraceModel

/// One step of a run: what became true, when, and by which rules.
///
/// Of fixed size.
public struct JournalEntry: Sendable, BitwiseCopyable {
  /// When it became true.
  public var time: SimulationTime
  /// What became true.
  public var fact: JournalFact
  /// The rules that made it so.
  public var rules: RuleList

  /// Creates an entry.
  @inlinable
  public init(_ time: SimulationTime, _ fact: JournalFact, _ rules: RuleList) {
    self.time = time
    self.fact = fact
    self.rules = rules
  }
}

/// What an entry says.
public enum JournalFact: Sendable, BitwiseCopyable {
  /// The phone's own doing.
  case phone(PhoneFact.Change)
  /// The places of the island are held anew.
  case island(IslandHolders)
  /// An owner is in the island in a form, hidden for a reason, or no candidate any more.
  case presence(IslandOwner, IslandPresence)
  /// What became of an alert in the island, as soon as the policy had it.
  case alertFate(number: Int64, IslandAssignment.AlertFate)
  /// The Lock Screen is listed anew; as many items follow, from top to bottom.
  case lockScreen(count: Int32, media: AppIndex?)
  /// An item of the list, by its position from the top.
  case lockScreenItem(position: Int32, LockScreenSlot)
  /// A surface is drawn anew; as many items follow, from top to bottom.
  case surface(Surface, SurfaceLook, count: Int32)
  /// An item of the surface.
  case surfaceItem(SurfaceItem)
  /// The phone is unlocked: there is no list.
  case lockScreenGone
}

/// Who holds the places of the island.
public struct IslandHolders: Sendable, Equatable, BitwiseCopyable {
  /// The place at the camera.
  public var attached: IslandAssignment.Placement?
  /// The place apart.
  public var detached: IslandAssignment.Placement?
  /// Why there is an expanded owner, or nil.
  public var expansion: IslandAssignment.Expansion?
  /// How many owners a wider island would have shown besides.
  public var overflow: Int32
  /// What the policy decided by that is no rule of the phone, or nil.
  public var reason: PolicyReason?

  /// The holders that an assignment names.
  @inlinable
  public init(_ assignment: IslandAssignment) {
    attached = assignment.attached
    detached = assignment.detached
    expansion = assignment.expansion
    overflow = assignment.overflow
    reason = assignment.reason
  }

  /// Whether the same are shown in the same way, whatever the reason.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    left.attached == right.attached && left.detached == right.detached
      && left.expansion == right.expansion && left.overflow == right.overflow
  }
}

/// How a candidate stands in the island.
public enum IslandPresence: Sendable, Equatable, BitwiseCopyable {
  case compact, minimalAttached, minimalDetached, expanded
  case hidden(HiddenReason)
  /// It is no candidate.
  case none

  /// Whether it is drawn.
  @inlinable public var isShown: Bool {
    switch self {
    case .compact, .minimalAttached, .minimalDetached, .expanded: true
    case .hidden, .none: false
    }
  }
}

/// Takes in the journal of a run.
///
/// A sink gets entries in groups, so that calling it through its protocol costs nothing by the entry.
public protocol JournalSink: AnyObject {
  /// Takes in some entries, in order.
  func receive(_ entries: [JournalEntry])

  /// The run is over.
  ///
  /// - Parameter end: the instant at which measures stop.
  func finish(at end: SimulationTime)
}
