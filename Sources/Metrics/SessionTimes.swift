internal import Catalogue
public import TraceModel

/// For how long each session of an activity was on screen; all times in microseconds.
public struct SessionTimes: Sendable {
  /// By session; empty for an activity without any.
  public private(set) var shown: [Int64] = []
  private var plan = SessionPlan()

  /// Makes times of an activity without sessions.
  public init() {}

  /// The first session begins.
  public mutating func begin(_ plan: SessionPlan) {
    self.plan = plan
    shown = [Int64](repeating: 0, count: Int(plan.count))
  }

  /// Counts a stretch that was on screen, from and to the beginning of the first session.
  ///
  /// - Complexity: O(sessions), however long the stretch is.
  public mutating func add(from start: Int64, to end: Int64) {
    guard !shown.isEmpty, end > start else { return }
    guard RuleID.diAlternationIsApp.isInForce else { return shown[0] += end - start }
    let round = plan.period * Int64(plan.count)
    let rounds = (end - start) / round
    for item in shown.indices { shown[item] += rounds * plan.period }
    var time = start + rounds * round
    while time < end {
      let next = min((time / plan.period + 1) * plan.period, end)
      shown[plan.item(after: time)] += next - time
      time = next
    }
  }
}
