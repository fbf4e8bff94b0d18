internal import Catalogue
internal import Metrics
internal import Reports
internal import TraceReading

/// What a report says of advice that a trace goes against.
///
/// Advice is not enforced by the phone, so nothing else in the report depends on it.
enum Advice {
  static func findings(
    _ layouts: [(rule: RuleID, count: Int, firstEvent: Int64)], _ metrics: MetricCollector
  ) -> [Finding] {
    layouts.map { finding($0.rule, Int64($0.count), event: $0.firstEvent) }
      + metrics.advice.map { finding($0.rule, $0.count, event: nil) }
  }

  private static func finding(_ rule: RuleID, _ count: Int64, event: Int64?) -> Finding {
    let (message, hint) = words(rule)
    let times = count == 1 ? "once" : "\(count) times"
    return Finding(rule.rawValue, .note, event: event, "\(message) (\(times))", hint: hint)
  }

  private static func words(_ rule: RuleID) -> (message: String, hint: String) {
    switch rule {
    case .lcGuidanceDismissal:
      (
        "an ended activity stayed on the Lock Screen for over half an hour",
        "15 to 30 minutes are usually enough; end it with a removal date"
      )
    case .lcLengthGuidance:
      (
        "an activity lived until the system ended it after eight hours",
        "a Live Activity is advised for tasks of up to eight hours"
      )
    case .lcImages:
      (
        "an image is larger than the card that it is for, and its start may fail",
        "bring images in the size in which they are drawn"
      )
    case .diCompactNarrow:
      (
        "a side of the compact form asks for more width than there is",
        "keep both sides narrow and of similar width"
      )
    case .diMinimalShape:
      ("a minimal form asks for over 45 points, which is all it gets", "show less in it")
    case .alEssentialOnly:
      (
        "an alert and a notification of one app came at the same instant",
        "send one of them: an alert needs no notification beside it"
      )
    case .psObserved3s:
      (
        "a push was lost because the hour's budget was spent",
        "send fewer, or those that can wait with priority 5"
      )
    case .lsMargin14:
      (
        "a margin on the Lock Screen is not the 14 points of notifications",
        "use the standard margin"
      )
    case .sfStandbyEntry:
      (
        "StandBy was asked for while the phone was not charging in landscape, and did not come",
        "set 'charging' and 'orientation' as well"
      )
    case .sfStandbyScale:
      (
        "what reaches the edges of a card was cut off by the sensors in StandBy",
        "use a divider or a container, or the default background"
      )
    default: (rule.rawValue, "see islandsim rules \(rule.rawValue)")
    }
  }
}
