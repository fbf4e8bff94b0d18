internal import Reports

/// What a check says about one trace.
struct TraceCheck {
  /// What became of the comparison with the accepted report.
  enum ReportStatus: String {
    /// Neither asked for nor there.
    case none
    case same, changed, missing, unreadable, obsolete
    /// Written or taken away by `--update`.
    case updated, created, removed
  }

  var trace: String
  var verdicts: [Verdict] = []
  var report = ReportStatus.none
  var difference: BaselineDifference?
  /// Why the trace could not be checked at all, or nil.
  var error: ToolError?

  /// Whether nothing is wrong.
  var passes: Bool {
    guard error == nil, !verdicts.contains(where: { !$0.holds }) else { return false }
    switch report {
    case .changed, .missing, .unreadable, .obsolete: return false
    case .none, .same, .updated, .created, .removed: return true
    }
  }
}
