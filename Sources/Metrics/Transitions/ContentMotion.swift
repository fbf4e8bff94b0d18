internal import Catalogue
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
  /// Whether an Always-On display shows the Lock Screen.
  var isDimmed = false
  var isMotionReduced = false
  private var lastContents: [ActivityIndex: Int32] = [:]
  private var lastRows: [ActivityIndex: Int32] = [:]

  private var isStill: Bool {
    isMotionReduced || (isDimmed && RuleID.trAodNone.isInForce)
  }

  /// A content is drawn.
  mutating func draw(
    _ activity: ActivityIndex, _ content: ContentIndex, isFirst: Bool, isVisible: Bool
  ) {
    if !isFirst && isVisible {
      changed += 1
      if isStill { still += 1 }
    }
    guard content.rawValue >= 0 else { return }
    let before = lastContents.updateValue(content.rawValue, forKey: activity)
    guard let before, before != content.rawValue, isVisible, !isStill else { return }
    contents[Change(old: before, new: content.rawValue), default: 0] += 1
  }

  /// A list of rows is drawn.
  mutating func draw(_ activity: ActivityIndex, rows list: RowListIndex, isVisible: Bool) {
    let before = lastRows.updateValue(list.rawValue, forKey: activity)
    guard let before, before != list.rawValue, isVisible, !isStill else { return }
    rows[Change(old: before, new: list.rawValue), default: 0] += 1
  }

  /// Forgets an activity that is gone.
  mutating func forget(_ activity: ActivityIndex) {
    lastContents[activity] = nil
    lastRows[activity] = nil
  }
}
