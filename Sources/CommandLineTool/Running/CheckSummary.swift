internal import Catalogue
internal import JSONReading
internal import Reports
internal import TraceModel

/// What a check says in all, as text and as JSON.
struct CheckSummary {
  let outcomes: [TraceCheck]
  let reason: String?

  /// How many changed measures of one report the text lists.
  private static let mostChanges = 20

  var passes: Bool { outcomes.allSatisfy(\.passes) }

  /// A failed check is 1; input that cannot be read at all keeps its own code if nothing else failed.
  var failureCode: ExitCode {
    let failures = outcomes.filter { !$0.passes }
    let codes = Set(failures.map { $0.error?.code ?? .failure })
    return codes.count == 1 ? codes.first ?? .failure : .failure
  }

  var text: String {
    var lines: [String] = []
    for check in outcomes where !check.passes || isNews(check) { lines += describe(check) }
    if let reason, !outcomes.isEmpty { lines.append("reason: \(reason)") }
    let failed = outcomes.filter { !$0.passes }.count
    let expectations = outcomes.reduce(0) { $0 + $1.verdicts.count }
    let reports = outcomes.filter { $0.difference != nil || $0.report == .created }.count
    lines.append(
      "\(outcomes.count) checked, \(expectations) \(expectations == 1 ? "expectation" : "expectations") "
        + "judged, \(reports) \(reports == 1 ? "report" : "reports") compared: "
        + (failed == 0 ? "all pass" : "\(failed) failed"))
    return lines.map(Console.printable).joined(separator: "\n") + "\n"
  }

  private func isNews(_ check: TraceCheck) -> Bool {
    [.updated, .created, .removed].contains(check.report)
  }

  private func describe(_ check: TraceCheck) -> [String] {
    var lines: [String] = []
    if let error = check.error { lines += ["FAIL \(check.trace)", "  \(error.message)"] }
    let failed = check.verdicts.filter { !$0.holds }
    if !failed.isEmpty {
      lines.append("FAIL \(check.trace): \(failed.count) of \(check.verdicts.count) expectations")
      for verdict in failed {
        lines.append("  expect[\(verdict.index)]\(conditions(verdict)): \(verdict.expected)")
        lines.append("    found: \(verdict.found)")
      }
    }
    switch check.report {
    case .none, .same: break
    case .missing:
      lines.append("FAIL \(check.trace): no accepted report; 'islandsim check --update' writes it")
    case .obsolete: lines.append("FAIL \(check.trace): no trace has this report")
    case .unreadable: lines.append("FAIL \(check.trace): the accepted report is no report")
    case .changed:
      lines.append("FAIL \(check.trace): the report differs from the accepted one")
      lines += changes(check.difference)
    case .updated:
      lines.append("updated the accepted report of \(check.trace)")
      lines += changes(check.difference)
    case .created: lines.append("wrote the accepted report of \(check.trace)")
    case .removed: lines.append("removed the obsolete report \(check.trace)")
    }
    return lines
  }

  private func conditions(_ verdict: Verdict) -> String {
    var parts = verdict.settings.map { change in
      "\(change.setting.rawValue)=" + SettingDefinition.of(change.setting).text(change.value)
    }
    if let policy = verdict.policy { parts.insert(policy, at: 0) }
    if let rule = verdict.rule { parts.append("rule \(rule.rawValue)") }
    return parts.isEmpty ? "" : " (" + parts.joined(separator: ", ") + ")"
  }

  private func changes(_ difference: BaselineDifference?) -> [String] {
    guard let difference else { return [] }
    var lines = difference.changes.prefix(Self.mostChanges).map { change in
      "  \(change.metric): \(change.old ?? "nothing") -> \(change.new ?? "nothing")"
    }
    if difference.changes.count > Self.mostChanges {
      lines.append("  (and \(difference.changes.count - Self.mostChanges) more measures)")
    }
    if let divergence = difference.divergence {
      lines.append("  the runs part at \(divergence.at) s, in the timeline's '\(divergence.part)':")
      lines.append("    old: \(divergence.old)")
      lines.append("    new: \(divergence.new)")
    }
    return lines
  }

  var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("verdict")
      writer.string(passes ? "pass" : "fail")
      writer.name("traces")
      writer.array(outcomes) { writer, check in write(check, &writer) }
    }
    writer.end()
    return String(decoding: writer.take(), as: UTF8.self)
  }

  private func write(_ check: TraceCheck, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("trace")
      writer.string(check.trace)
      writer.name("verdict")
      writer.string(check.passes ? "pass" : "fail")
      writer.name("error")
      if let error = check.error { writer.string(error.message) } else { writer.null() }
      writer.name("expectations")
      writer.array(check.verdicts) { writer, verdict in write(verdict, &writer) }
      writer.name("report")
      write(check.report, check.difference, &writer)
    }
  }

  private func write(_ verdict: Verdict, _ writer: inout JSONWriter) {
    writer.object { writer in
      writer.name("index")
      writer.integer(verdict.index)
      writer.name("policy")
      if let policy = verdict.policy { writer.string(policy) } else { writer.null() }
      writer.name("settings")
      writer.object { writer in
        for change in verdict.settings {
          writer.name(change.setting.rawValue)
          writer.string(SettingDefinition.of(change.setting).text(change.value))
        }
      }
      writer.name("holds")
      writer.boolean(verdict.holds)
      writer.name("expected")
      writer.string(verdict.expected)
      writer.name("found")
      writer.string(verdict.found)
    }
  }

  private func write(
    _ status: TraceCheck.ReportStatus, _ difference: BaselineDifference?,
    _ writer: inout JSONWriter
  ) {
    writer.object { writer in
      writer.name("status")
      writer.string(status.rawValue)
      writer.name("changed")
      writer.array(difference?.changes ?? []) { writer, change in
        writer.object { writer in
          writer.name("metric")
          writer.string(change.metric)
          for (name, value) in [("old", change.old), ("new", change.new)] {
            writer.name(name)
            if let value { writer.string(value) } else { writer.null() }
          }
        }
      }
      writer.name("firstDivergence")
      guard let divergence = difference?.divergence else { return writer.null() }
      writer.object { writer in
        writer.name("at")
        writer.millionths(divergence.time)
        for (name, value) in [
          ("part", divergence.part), ("old", divergence.old), ("new", divergence.new),
        ] {
          writer.name(name)
          writer.string(value)
        }
      }
    }
  }
}
