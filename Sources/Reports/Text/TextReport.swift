internal import Policies
internal import Catalogue
internal import Metrics
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// Writes a report for a person: what happened, who held what, and what was not shown and why.
public enum TextReport {
  /// How many journal entries a timeline for the chart may have; longer runs have no chart.
  public static let timelineLimit = 2_000_000
  /// How many rows a list in the text has before it is cut.
  static let mostRows = 40

  /// The bytes of reports, one under the other.
  public static func bytes(_ results: [RunResult], _ style: TextStyle) -> [UInt8] {
    let texts = results.map { TextReportBody(result: $0, style: style).text }
    return Array(texts.joined(separator: "\n").utf8)
  }
}

/// The parts of a text report; each file of this room writes some.
struct TextReportBody {
  let result: RunResult
  let style: TextStyle

  /// The whole text, with a newline at the end.
  var text: String {
    let parts = [
      head, chart, activities, clients, notifications, island, lockScreen, otherSurfaces, alerts,
      events, settings,
      findings,
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  func name(_ activity: ActivityIndex) -> String {
    Words.plain(result.names.activities[activity.position], unicode: style.unicode)
  }

  func appName(_ app: AppIndex) -> String {
    guard app.rawValue >= 0 else { return "-" }
    let declared = result.header.apps.first { $0.app == app }?.name ?? ""
    let name = declared.isEmpty ? result.names.apps[app.position] : declared
    return Words.plain(name, unicode: style.unicode)
  }

  private var head: [String] {
    let header = result.header
    let title = header.name.isEmpty ? result.trace.path : header.name
    var lines = [style.bold(Words.plain(title, unicode: style.unicode))]
    for note in header.notes.split(whereSeparator: \.isNewline) {
      lines += TextWrapping.lines(
        Words.plain(String(note), unicode: style.unicode), width: min(style.width, 90))
    }
    let system = header.device.family == .iPad ? "iPadOS" : "iOS"
    lines.append(
      style.dim(
        "\(header.device.name), \(system) \(header.system.text); policy \(result.policy.name); "
          + Words.count(result.trace.events, "event") + " over "
          + Words.duration(result.metrics.end.microseconds)))
    return lines
  }

  private var chart: [String] {
    guard let timeline = result.timeline else { return [] }
    if timeline.isTruncated { return ["(the run is too long for a chart)"] }
    return LaneChart(result: result, timeline: timeline, style: style).lines()
  }

  /// A heading with its rows.
  func section(_ title: String, _ rows: [String]) -> [String] {
    rows.isEmpty ? [] : [style.bold(title)] + rows
  }

  /// Rows of a list that may be long, of which the JSON report may list more, or all.
  func limited(_ rows: [String], of total: Int, inJSON listed: Int? = nil) -> [String] {
    let rest = total - TextReport.mostRows
    guard rest > 0 else { return rows }
    let further = max(0, (listed ?? total) - TextReport.mostRows)
    let place =
      further == rest
      ? "more are in the JSON report" : "more, \(further) of them in the JSON report"
    return Array(rows.prefix(TextReport.mostRows)) + ["  (\(rest) \(place))"]
  }
}
