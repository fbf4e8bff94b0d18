internal import Catalogue
internal import PhoneModel
internal import Simulation
public import SimulationKernel
internal import TraceModel

/// What changes at the island's shell, the place at the camera.
public enum TransitionKind: String, DenselyNumbered {
  /// An owner comes into the empty island.
  case appear
  /// An activity comes into the empty island from its app, which a person leaves.
  case entry
  /// The last owner goes.
  case disappear
  /// The island opens, or opens for another owner.
  case expand
  /// It closes.
  case collapse
  /// One owner takes the place of another, or changes between compact and minimal.
  case change
}

/// What is counted of one kind of transition.
public struct TransitionTally: Sendable {
  /// How many there were.
  public internal(set) var count: Int64 = 0
  /// How many the next one cut off before the shell had settled.
  public internal(set) var interrupted: Int64 = 0
  /// How many took over a moving shell, with its position and velocity (rule `tr-spring-retarget`).
  public internal(set) var retargeted: Int64 = 0
  /// Time in motion, in microseconds.
  public internal(set) var inMotion: Int64 = 0
  /// How long the shell would move if nothing came.
  public internal(set) var durations = Distribution()
}

/// Follows the shell of the island from form to form.
struct TransitionCollector {
  private(set) var tallies = [TransitionTally](
    repeating: TransitionTally(), count: TransitionKind.allCases.count)
  let choreography: Choreography
  private let widths: ShellWidths
  private var attached: IslandAssignment.Placement?
  private var motion: Motion?
  /// The width that the shell has, or is on its way to.
  private var place: Double
  private(set) var isMotionReduced = false
  /// The app that a person left at this instant, or nil.
  private var left: (app: AppIndex, at: SimulationTime)?
  private var foreground: AppIndex?
  private var apps: [ActivityIndex: AppIndex] = [:]

  /// A shell on its way.
  private struct Motion {
    let kind: TransitionKind
    let from: SimulationTime
    let start: DampedSpring.State
    let target: Double
    let length: SimulationDuration
  }

  init(_ values: SettingValues, _ device: DeviceModel) {
    choreography = Choreography(values)
    widths = ShellWidths(device)
    place = widths.width(nil)
  }

  mutating func receive(_ entry: JournalEntry) {
    switch entry.fact {
    case .island(let holders): change(to: holders.attached, at: entry.time)
    case .phone(.reducesMotion(let isReduced)): isMotionReduced = isReduced
    case .phone(.started(let activity, let app)): apps[activity] = app
    case .phone(.removed(let activity, _)): apps[activity] = nil
    case .phone(.foreground(let app)):
      if let foreground, app != foreground { left = (foreground, entry.time) }
      foreground = app
    case .phone(.appearance):
      // A change of theme plays nothing again (rule `tr-theme`).
      if !RuleID.trTheme.isInForce, attached != nil {
        begin(.expand, to: attached, at: entry.time)
      }
    case .phone(.content(let activity, _)):
      // An update inside a presentation never replays its entrance (rule `tr-update-vs-present`).
      guard !RuleID.trUpdateVsPresent.isInForce, attached?.owner == .activity(activity) else {
        return
      }
      begin(.expand, to: attached, at: entry.time)
    default: break
    }
  }

  private mutating func change(
    to new: IslandAssignment.Placement?, at time: SimulationTime
  ) {
    let old = attached
    attached = new
    guard let kind = kind(from: old, to: new, at: time) else { return }
    begin(kind, to: new, at: time)
  }

  private func kind(
    from old: IslandAssignment.Placement?, to new: IslandAssignment.Placement?,
    at time: SimulationTime
  ) -> TransitionKind? {
    guard old != new else { return nil }
    guard let new else { return .disappear }
    if new.mode == .expanded { return .expand }
    guard let old else { return isEntry(new, at: time) ? .entry : .appear }
    return old.mode == .expanded ? .collapse : .change
  }

  /// Whether an owner flies in from its own app (rule `di-background-entry`).
  private func isEntry(_ new: IslandAssignment.Placement, at time: SimulationTime) -> Bool {
    guard case .activity(let activity) = new.owner, let left, left.at == time else { return false }
    return apps[activity] == left.app && RuleID.diBackgroundEntry.isInForce
  }

  /// Sends the shell to a new size, from where it is and as fast as it is.
  private mutating func begin(
    _ kind: TransitionKind, to placement: IslandAssignment.Placement?, at time: SimulationTime
  ) {
    let before = motion
    let target = widths.width(placement?.mode)
    var start = DampedSpring.State(distance: place - target, velocity: 0)
    if let before, time < before.from + before.length {
      let elapsed = Double((time - before.from).microseconds) / 1_000_000
      let now = choreography.spring.state(before.start, after: elapsed)
      if RuleID.trSpringRetarget.isInForce {
        start = DampedSpring.State(
          distance: before.target + now.distance - target, velocity: now.velocity)
        tallies[kind.ordinal].retargeted += 1
      }
      tallies[before.kind.ordinal].interrupted += 1
    }
    endMotion(at: time)
    let length = choreography.duration(of: start, isMotionReduced: isMotionReduced)
    tallies[kind.ordinal].count += 1
    tallies[kind.ordinal].durations.add(length.microseconds)
    place = target
    motion = Motion(kind: kind, from: time, start: start, target: target, length: length)
  }

  private mutating func endMotion(at time: SimulationTime) {
    guard let motion else { return }
    let moved = min((time - motion.from).microseconds, motion.length.microseconds)
    tallies[motion.kind.ordinal].inMotion += moved
    self.motion = nil
  }

  mutating func finish(at end: SimulationTime) { endMotion(at: end) }
}

/// How wide the shell is in each form, in points.
private struct ShellWidths {
  private let resting: Double
  private let expanded: Double
  /// The camera and its sensors alone: what the compact widths leave between them (inferred).
  private static let sensors = 125.33

  init(_ device: DeviceModel) {
    resting = device.islandWidth.map { Double($0.hundredths) / 100 } ?? Self.sensors
    expanded = device.expandedWidth.map { Double($0.hundredths) / 100 } ?? Self.sensors
  }

  func width(_ mode: IslandMode?) -> Double {
    switch mode {
    case nil: Self.sensors
    case .compact, .minimal: resting
    case .expanded: expanded
    }
  }
}
