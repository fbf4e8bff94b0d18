internal import Catalogue
internal import Metrics
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

extension TextReportBody {
  /// The island as a whole.
  var island: [String] {
    guard result.header.device.hasDynamicIsland else { return [] }
    let island = result.metrics.island
    var rows = [
      "  two places held \(Words.duration(island.two)), one \(Words.duration(island.one)), "
        + "empty \(Words.duration(island.empty))",
      "  " + Words.count(island.switches, "switch", plural: "switches") + ", "
        + Words.count(island.flipFlops, "flip-flop") + dwellWords(island.dwell),
    ]
    let fairness = Fairness(result.metrics.activities, result.metrics.clients)
    if let starved = fairness.starved {
      let name =
        switch starved {
        case .activity(let activity): name(activity)
        case .client(let client): client.name
        }
      rows.append(
        "  longest wait for a place: \(name), \(Words.duration(fairness.longestStarvation))")
    }
    return section("Dynamic Island", rows)
  }

  private func dwellWords(_ dwell: Distribution) -> String {
    guard let least = dwell.minimum, let median = dwell.percentile(50) else { return "" }
    return "; dwell at least \(Words.duration(least)), median \(Words.duration(median))"
  }

  /// The Lock Screen as a whole.
  var lockScreen: [String] {
    let lockScreen = result.metrics.lockScreen
    guard lockScreen.visible > 0 else { return [] }
    var rows = [
      "  visible \(Words.duration(lockScreen.visible)), at most "
        + Words.count(lockScreen.mostItems, "item")
        + ", " + Words.count(lockScreen.orderChanges, "change") + " of order"
    ]
    if lockScreen.belowFold > 0 {
      rows.append("  something below the fold for \(Words.duration(lockScreen.belowFold))")
    }
    return section("Lock Screen", rows)
  }

  /// What the surfaces besides the phone's own showed.
  var otherSurfaces: [String] {
    var rows: [String] = []
    for surface in Surface.allCases {
      let tally = result.metrics.surfaces[surface.ordinal]
      guard tally.isUsed else { continue }
      rows.append("  \(surface.rawValue) \(Words.duration(tally.shown))")
      rows += tally.activities.prefix(TextReport.mostRows).map { activity in
        let views = SurfaceView.allCases.filter { activity.views[$0.ordinal] > 0 }.map {
          "\($0.rawValue) \(Words.duration(activity.views[$0.ordinal]))"
        }
        let behind =
          activity.behind > 0 ? "; behind the phone for \(Words.duration(activity.behind))" : ""
        return "    \(name(activity.activity)): " + views.joined(separator: ", ") + behind
      }
    }
    return section("Other surfaces", rows)
  }

  /// What became of alerts.
  var alerts: [String] {
    let metrics = result.metrics
    guard metrics.alertCount > 0 else { return [] }
    let rows = metrics.alerts.prefix(TextReport.mostRows).map(alert)
    let title = "Alerts: \(metrics.alertCount), \(metrics.alertsPresented) shown"
    return section(title, limited(rows, of: Int(metrics.alertCount), inJSON: metrics.alerts.count))
  }

  private func alert(_ record: AlertRecord) -> String {
    var text = "  \(Words.clock(record.at.microseconds)) \(name(record.activity)): "
    guard let surface = record.surface, let start = record.presentedAt else {
      return text + "not shown" + ruleWords(record.rule)
    }
    switch surface {
    case .island: text += "expanded"
    case .banner: text += "banner"
    case .lockScreen: text += "lit the Lock Screen"
    }
    if start > record.at { text += " after \(Words.duration((start - record.at).microseconds))" }
    if let end = record.endedAt, end > start {
      text += " for \(Words.duration((end - start).microseconds))"
    }
    if let other = record.interruptedBy, other < result.metrics.alerts.count {
      let activity = result.metrics.alerts[Int(other)].activity
      text +=
        activity == record.activity
        ? ", renewed by its next alert" : ", cut off by the alert of \(name(activity))"
    }
    return text
  }

  private func ruleWords(_ rule: RuleID?) -> String {
    rule.map { " [\($0.rawValue)]" } ?? ""
  }

  /// Events that did not simply take effect.
  var events: [String] {
    let metrics = result.metrics
    let stories = metrics.events.filter { $0.outcome != .applied && $0.outcome != .presented }
    let rows = stories.prefix(TextReport.mostRows).map { record in
      "  \(Words.clock(record.at.microseconds)) event \(record.event), \(record.type.rawValue)"
        + (record.activity.rawValue < 0 ? "" : " of \(name(record.activity))")
        + ": \(record.outcome.rawValue)"
        + (record.reason.map { ", \($0.rawValue)" } ?? "") + ruleWords(record.rule)
    }
    return section(
      "Events without effect",
      limited(
        rows, of: stories.count + Int(metrics.eventsBeyondLimit), inJSON: stories.count))
  }

  /// Settings that are not at their defaults.
  var settings: [String] {
    let changed = SettingID.allCases.filter { !result.settings.isDefault($0) }
    return section(
      "Settings (a choice that no vendor documents; the others are at their defaults)",
      changed.map { setting in
        let definition = SettingDefinition.of(setting)
        return "  \(setting.rawValue) = \(definition.text(result.settings[setting])) "
          + "(default \(definition.text(definition.defaultValue)))"
      })
  }

  /// What a person should know besides.
  var findings: [String] {
    let rows = result.findings.prefix(TextReport.mostRows).map { finding in
      let event = finding.event.map { " (first: event \($0))" } ?? ""
      let message = Words.plain(finding.message, unicode: style.unicode)
      return "  \(finding.severity.rawValue): \(message)\(event) [\(finding.id)]"
    }
    return section("Findings", limited(rows, of: result.findings.count))
  }
}
