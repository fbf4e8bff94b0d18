public import Catalogue
public import SimulationKernel

/// An assertion of a trace about its own run.
public struct Expectation: Sendable {
  /// Its number in `expect`, from 0.
  public var number: Int
  /// When it is to hold, or nil for assertions about the whole run.
  public var moment: Moment?
  /// What is asserted.
  public var claim: Claim
  /// The policy to judge under, or nil for the trace's own.
  public var policy: PolicyReference?
  /// Settings to judge under, besides the trace's own.
  public var settings: [SettingChange] = []
  /// The rule it pins.
  public var rule: RuleID?

  /// Creates an assertion.
  public init(number: Int, claim: Claim) {
    self.number = number
    self.claim = claim
  }

  /// When an assertion is to hold.
  public enum Moment: Sendable, Equatable {
    /// At an instant, after everything that happens at it.
    case at(SimulationTime)
    /// From an instant up to but not including another.
    case between(SimulationTime, SimulationTime)
  }

  /// What is asserted.
  public enum Claim: Sendable {
    /// Who holds the places; nil leaves a place out of the judgement.
    case island(attached: Place?, detached: Place?)
    /// The activities and notifications from top to bottom.
    case lockScreen([LockScreenItem])
    /// The app of the player on the Lock Screen.
    case lockScreenMedia(AppIndex?)
    /// The activity in the banner of a device without an island.
    case banner(ActivityIndex?)
    /// The activities on the CarPlay Dashboard.
    case carplay([ActivityIndex])
    /// What another surface shows, from top to bottom, and how; a nil look is not judged.
    case surface(Surface, [SurfaceItem], look: SurfaceLook?)
    case state(ActivityIndex, ActivityStateName)
    /// The content on screen, as it is written.
    case content(ActivityIndex, [UInt8])
    case removal(ActivityIndex, at: SimulationTime?, cause: RemovalCause?)
    case outcome(event: Int64, Outcome, Reason?)
    case metric(path: String, Comparison)
  }

  /// What a place of the island is to hold.
  public enum Place: Sendable, Equatable {
    case empty
    case activity(ActivityIndex, IslandMode)
    case client(IslandClient, IslandMode)
  }

  /// An item of the Lock Screen's list.
  public enum LockScreenItem: Sendable, Hashable {
    case activity(ActivityIndex)
    case notification(NotificationIndex)
  }

  /// What a surface is to show.
  public struct SurfaceItem: Sendable, Equatable {
    /// Whose view it is.
    public var activity: ActivityIndex
    /// Which of its views.
    public var view: SurfaceView
    /// Whether it shows less than the newest content; nil is not judged.
    public var isBehind: Bool?

    /// Creates an item.
    public init(_ activity: ActivityIndex, _ view: SurfaceView, isBehind: Bool?) {
      self.activity = activity
      self.view = view
      self.isBehind = isBehind
    }
  }

  /// How a measure is to compare, in millionths, or what it is to be.
  public enum Comparison: Sendable, Equatable {
    case equals(Int64)
    case equalsText(String)
    /// There is nothing to measure.
    case equalsNull
    case atLeast(Int64)
    case atMost(Int64)
  }
}
