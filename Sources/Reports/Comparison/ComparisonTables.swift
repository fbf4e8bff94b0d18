internal import Metrics
internal import SimulationKernel

/// Writes comparisons as CSV and Markdown: a line for each policy, exact values.
public enum ComparisonTables {
  private static let metrics = ComparedMetric.allCases

  /// Comma-separated values, one header line; with several traces their sum comes last.
  public static func csv(_ comparisons: [Comparison]) -> [UInt8] {
    var text = (["trace", "policy"] + metrics.map(\.rawValue) + ["bound"]).joined(separator: ",")
    text += "\n"
    for comparison in all(comparisons) {
      for row in comparison.rows {
        let values = metrics.map { row.run[$0] == nil ? "" : value(row, $0) }
        let bound = ComparisonWords.value(row.run.bound, of: .value)
        let cells = [cell(comparison.trace), cell(row.name)] + values + [bound]
        text += cells.joined(separator: ",") + "\n"
      }
    }
    return Array(text.utf8)
  }

  /// A Markdown table for each trace; the best of a column is bold, the worst in italics.
  public static func markdown(_ comparisons: [Comparison]) -> [UInt8] {
    var text = ""
    for comparison in all(comparisons) {
      text += "## \(comparison.trace.replacing("|", with: "\\|"))\n\n"
      text += "| policy | " + metrics.map(ComparisonWords.title).joined(separator: " | ") + " |\n"
      text += "|---" + String(repeating: "|---:", count: metrics.count) + "|\n"
      let extremes = metrics.map(comparison.extremes)
      for (place, row) in comparison.rows.enumerated() {
        let cells = metrics.indices.map { column in
          let text = ComparisonWords.rounded(row.run[metrics[column]], of: metrics[column])
          if extremes[column].best.contains(place) { return "**\(text)**" }
          return extremes[column].worst.contains(place) ? "*\(text)*" : text
        }
        text += "| \(row.name.replacing("|", with: "\\|")) | \(cells.joined(separator: " | ")) |\n"
      }
      let bound = ComparisonWords.rounded(comparison.bound.value, of: .value)
      text += "\nBound (\(comparison.bound.isExact ? "exact" : "upper")): \(bound)\n\n"
    }
    return Array(text.utf8)
  }

  private static func all(_ comparisons: [Comparison]) -> [Comparison] {
    comparisons.count == 1
      ? comparisons : comparisons + [Comparison.pooled(comparisons)].compactMap { $0 }
  }

  private static func value(_ row: Comparison.Row, _ metric: ComparedMetric) -> String {
    ComparisonWords.value(row.run[metric], of: metric)
  }

  /// A cell that a spreadsheet takes for text: quoted where it must be, and never a formula.
  private static func cell(_ text: String) -> String {
    var text = text
    if let first = text.first, "=+-@".contains(first) { text = "'" + text }
    guard text.contains(where: { ",\"\r\n".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
