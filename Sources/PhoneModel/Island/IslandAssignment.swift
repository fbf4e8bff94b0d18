public import Catalogue
public import SimulationKernel
public import TraceModel

/// Who holds the island: a policy's answer.
public struct IslandAssignment: Sendable, Equatable, BitwiseCopyable {
  /// The place at the camera, or nil if nobody has it.
  public var attached: Placement?
  /// The place apart, or nil if nobody has it.
  public var detached: Placement?
  /// Why there is an expanded owner, or nil.
  public var expansion: Expansion?
  /// The rules that decided, most specific first.
  public var rules = RuleList()
  /// What a policy other than the phone's own rules decided by, or nil.
  public var reason: PolicyReason?
  /// What became of the alert that the view's signal brought.
  public var alert = AlertFate.none
  /// An activity that is no longer to count as swiped out, or nil.
  public var restores: ActivityIndex?
  /// How many owners more the policy would have shown on a wider island.
  public var overflow: Int32 = 0

  /// Makes an empty island.
  public init() {}

  /// An owner in a form.
  public struct Placement: Sendable, Equatable, BitwiseCopyable {
    /// Who has the place.
    public var owner: IslandOwner
    /// The form in which it is drawn.
    public var mode: IslandMode

    /// Creates a placement.
    public init(_ owner: IslandOwner, _ mode: IslandMode) {
      self.owner = owner
      self.mode = mode
    }
  }

  /// Why an owner is expanded.
  public enum Expansion: Sendable, Equatable, BitwiseCopyable {
    case alert(Int64)
    case person
    case transient
  }

  /// What became of an alert.
  public enum AlertFate: Sendable, Equatable, BitwiseCopyable {
    /// There was none, or it is the one that ``IslandAssignment/expansion`` names.
    case none
    /// It waits for its turn.
    case waits
    /// Its activity is expanded already and stays so for no longer.
    case joins
    /// It shows nothing, for a reason.
    case notShown(RuleID)
  }
}

/// Up to four rules, in a fixed size.
public struct RuleList: Sendable, Equatable, BitwiseCopyable {
  private var rules: (RuleID?, RuleID?, RuleID?, RuleID?) = (nil, nil, nil, nil)

  /// Makes an empty list.
  public init() {}

  /// Makes a list of one rule, as most are.
  public init(_ rule: RuleID) { rules.0 = rule }

  /// Makes a list of two rules.
  public init(_ first: RuleID, _ second: RuleID) {
    rules.0 = first
    rules.1 = second
  }

  /// Adds a rule unless it is there already or the list is full.
  public mutating func append(_ rule: RuleID) {
    if rules.0 == rule || rules.1 == rule || rules.2 == rule || rules.3 == rule { return }
    if rules.0 == nil {
      rules.0 = rule
    } else if rules.1 == nil {
      rules.1 = rule
    } else if rules.2 == nil {
      rules.2 = rule
    } else if rules.3 == nil {
      rules.3 = rule
    }
  }

  /// The first rule, or nil.
  public var first: RuleID? { rules.0 }

  /// The rules in order.
  public var all: [RuleID] { [rules.0, rules.1, rules.2, rules.3].compactMap { $0 } }

  /// Whether two lists are the same.
  public static func == (left: Self, right: Self) -> Bool { left.rules == right.rules }
}

/// When a policy wants to be asked again.
public struct PolicyDeadline: Sendable, Equatable, BitwiseCopyable {
  /// Where the deadline stands among what happens at its instant.
  public enum Phase: Sendable, BitwiseCopyable {
    /// With the timers: the end of an alert's hold.
    case timers
    /// After the trace's events: dwell and rotation.
    case afterEvents
  }

  /// When it wants to be asked.
  public var time: SimulationTime
  /// Where that stands among what happens at the instant.
  public var phase: Phase

  /// Creates a deadline.
  public init(_ time: SimulationTime, _ phase: Phase) {
    self.time = time
    self.phase = phase
  }
}
