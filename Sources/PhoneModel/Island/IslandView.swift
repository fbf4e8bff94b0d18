public import SimulationKernel
public import TraceModel

/// What a policy sees when it decides who holds the island.
public struct IslandView: Sendable {
  /// Now.
  public var now = SimulationTime.zero
  /// Why nothing at all may be in the island, or nil.
  public var blocked: HiddenReason?
  /// Who may want a place, in the order of their starts; those that the phone keeps out are marked.
  public var candidates: [IslandCandidate] = []
  /// Activities that have ended and are not dismissed: no candidates, but an alert that came with the
  /// end may show one once more.
  public var ended: [IslandCandidate] = []
  /// What made this decision necessary, besides what the candidates show.
  public var signal = IslandSignal.none

  /// Makes an empty view.
  public init() {}

  /// The candidate of an owner, or nil.
  public func candidate(_ owner: IslandOwner) -> IslandCandidate? {
    candidates.first { $0.owner == owner }
  }
}

/// Someone who can hold a place of the island.
public enum IslandOwner: Sendable, Hashable, BitwiseCopyable {
  case activity(ActivityIndex)
  case client(IslandClient)
}

/// An owner that may want a place.
public struct IslandCandidate: Sendable, BitwiseCopyable {
  /// Who may want a place.
  public var owner: IslandOwner
  /// The app of an activity or player; nil for other system clients.
  public var app: AppIndex?
  /// When it became active.
  public var startedAt: SimulationTime
  /// Rises with each start, so that equal times have an order.
  public var startOrder: Int64
  /// The relevance score; 0 for clients.
  public var relevance: Double
  /// When its newest content was drawn, or a client began.
  public var updatedAt: SimulationTime
  /// When its content goes out of date, or nil.
  public var staleAt: SimulationTime?
  /// What it shows.
  public var kind = ActivityKind.other
  /// Whether it is a player that pauses.
  public var isPaused = false
  /// Whether its own app is in front (rule `di-foreground-hidden`).
  public var isOwnAppInFront = false
  /// Whether a person swiped it out (rule `di-swipe-hides`).
  public var isSwiped = false
  /// Whether it is shown at all.
  public var isPresented = true
  /// Whether it is of the transient style (rule `lc-transient`).
  public var isTransient = false

  /// Creates a candidate with the defaults of everything else.
  @inlinable
  public init(
    owner: IslandOwner, app: AppIndex?, startedAt: SimulationTime, startOrder: Int64,
    relevance: Double, updatedAt: SimulationTime, staleAt: SimulationTime? = nil,
    kind: ActivityKind = .other, isPaused: Bool = false, isOwnAppInFront: Bool = false,
    isSwiped: Bool = false, isPresented: Bool = true, isTransient: Bool = false
  ) {
    self.owner = owner
    self.app = app
    self.startedAt = startedAt
    self.startOrder = startOrder
    self.relevance = relevance
    self.updatedAt = updatedAt
    self.staleAt = staleAt
    self.kind = kind
    self.isPaused = isPaused
    self.isOwnAppInFront = isOwnAppInFront
    self.isSwiped = isSwiped
    self.isPresented = isPresented
    self.isTransient = isTransient
  }

  /// The activity, or nil for a client.
  public var activity: ActivityIndex? {
    if case .activity(let activity) = owner { activity } else { nil }
  }

  /// Whether the phone lets it have a place.
  public var isAllowed: Bool { !isOwnAppInFront && !isSwiped && isPresented }
}

/// Why a candidate is not in the island; the first that holds counts.
public enum HiddenReason: String, DenselyNumbered {
  case noIsland, locked, landscape, ownAppInFront, swiped, notPresented, otherExpanded, sibling
  case noPlace
}

/// What made a decision necessary.
public enum IslandSignal: Sendable, BitwiseCopyable {
  case none
  /// An activity became active without an alert.
  case started(ActivityIndex)
  /// An activity asks for attention.
  case alert(IslandAlert)
  /// A person holds a finger on an owner.
  case press(IslandOwner)
  /// A person closes the expanded view.
  case collapse
  /// A person swiped an owner out of the island.
  case swipedOut(IslandOwner)
  /// A person swiped across two small owners.
  case switchPlaces
  /// The phone was locked.
  case locked
  /// The policy's own deadline is due.
  case deadline
}

/// An alert that reached the island.
public struct IslandAlert: Sendable, BitwiseCopyable {
  /// What the alert came with.
  public enum Kind: Sendable, BitwiseCopyable {
    case update(isEmpty: Bool)
    case start(via: ActivityStart.Via, isEmpty: Bool)
    case end(isEmpty: Bool)

    /// Whether title and body are both empty.
    var isEmpty: Bool {
      switch self {
      case .update(let isEmpty), .start(_, let isEmpty), .end(let isEmpty): isEmpty
      }
    }
  }

  /// Its number among the run's alerts.
  public var number: Int64
  /// Who asks for attention.
  public var activity: ActivityIndex
  /// What the alert came with.
  public var kind: Kind
  /// How urgent it is, for policies that ask.
  public var priority = Alert.Priority.normal
  /// Whether it stays until it is taken away, for policies that ask.
  public var isSticky = false
}
