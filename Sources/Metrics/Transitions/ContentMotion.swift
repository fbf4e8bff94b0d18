internal import Catalogue
internal import SimulationKernel
internal import TraceModel

/// What moved inside presentations: contents that changed where a person could see them.
///
/// What became of digits and rows is found from the pairs when the report is made.
public struct ContentMotion: Sendable {
  /// One value that took the place of another, by their indices.
  public struct Change: Hashable, Sendable {
    /// The value before.
    public let old: Int32
    /// The value after.
    public let new: Int32
  }

  /// Contents drawn where a person could see them, the first of each activity apart.
  public private(set) var changed: Int64 = 0
  /// Those that were drawn without motion (rule `tr-aod-none`).
  public private(set) var still: Int64 = 0
  /// How often one kept content took the place of another, in motion.
  public private(set) var contents: [Change: Int64] = [:]
  /// How often one list of rows took the place of another, in motion.
  public private(set) var rows: [Change: Int64] = [:]
  private var isDimmed = false
  private var isMotionReduced = false
  private var lastContents: [ActivityIndex: Int32] = [:]
  private var lastRows: [ActivityIndex: Int32] = [:]
  /// What was drawn at the present instant: whether it moves shows only when time passes.
  private var drawn = Drawn()

  private struct Drawn: Sendable {
    var at = SimulationTime.zero
    var count: Int64 = 0
    var contents: [Change] = []
    var rows: [Change] = []
  }

  private var isStill: Bool {
    isMotionReduced || (isDimmed && RuleID.trAodNone.isInForce)
  }

  /// An Always-On display begins or ends to show the Lock Screen.
  mutating func dim(_ isDimmed: Bool, at time: SimulationTime) {
    settle(before: time)
    self.isDimmed = isDimmed
  }

  /// Reduce Motion is switched.
  mutating func reduceMotion(_ isReduced: Bool, at time: SimulationTime) {
    settle(before: time)
    isMotionReduced = isReduced
  }

  /// A content is drawn.
  mutating func draw(
    _ activity: ActivityIndex, _ content: ContentIndex, isFirst: Bool, isVisible: Bool,
    at time: SimulationTime
  ) {
    settle(before: time)
    if !isFirst && isVisible {
      changed += 1
      drawn.count += 1
    }
    guard content.rawValue >= 0 else { return }
    let before = lastContents.updateValue(content.rawValue, forKey: activity)
    guard let before, before != content.rawValue, isVisible else { return }
    drawn.contents.append(Change(old: before, new: content.rawValue))
  }

  /// A list of rows is drawn.
  mutating func draw(
    _ activity: ActivityIndex, rows list: RowListIndex, isVisible: Bool, at time: SimulationTime
  ) {
    settle(before: time)
    let before = lastRows.updateValue(list.rawValue, forKey: activity)
    guard let before, before != list.rawValue, isVisible else { return }
    drawn.rows.append(Change(old: before, new: list.rawValue))
  }

  /// Counts what was drawn at an earlier instant, now that it is known how the screen was after it.
  mutating func settle(before time: SimulationTime) {
    guard drawn.at < time else { return }
    if isStill { still += drawn.count }
    drawn.at = time
    drawn.count = 0
    // Mostly nothing was kept, and this is done for each content that comes.
    if !drawn.contents.isEmpty || !drawn.rows.isEmpty { settleChanges() }
  }

  private mutating func settleChanges() {
    if !isStill {
      for change in drawn.contents { contents[change, default: 0] += 1 }
      for change in drawn.rows { rows[change, default: 0] += 1 }
    }
    drawn.contents.removeAll(keepingCapacity: true)
    drawn.rows.removeAll(keepingCapacity: true)
  }

  /// Forgets an activity that is gone.
  mutating func forget(_ activity: ActivityIndex) {
    lastContents[activity] = nil
    lastRows[activity] = nil
  }
}
