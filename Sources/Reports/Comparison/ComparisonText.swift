internal import TraceModel
internal import Metrics
internal import SimulationKernel

/// Writes comparisons for people: tables as wide as the terminal, and where policies part.
public enum ComparisonText {
  /// With more policies than this only the pairs with the first one are told.
  private static let mostPaired = 5

  /// The text of some comparisons.
  public static func bytes(_ comparisons: [Comparison], width: Int) -> [UInt8] {
    var text = ""
    for comparison in comparisons { text += body(comparison, width) }
    if comparisons.count > 1, let pooled = Comparison.pooled(comparisons) {
      text += body(pooled, width)
    }
    return Array(text.utf8)
  }

  private static func body(_ comparison: Comparison, _ width: Int) -> String {
    let bound = ComparisonWords.rounded(comparison.bound.value, of: .value)
    var text = "\(comparison.trace): \(comparison.rows.count) policies"
    text += " (* best, ! worst; times in seconds)\n\n"
    text += tables(comparison, width)
    text += "Bound (\(comparison.bound.isExact ? "exact" : "upper")): \(bound)\n"
    text += divergences(comparison)
    return text + "\n"
  }

  private static func tables(_ comparison: Comparison, _ width: Int) -> String {
    let names = comparison.rows.map(\.name)
    let first = (names.map(\.count) + [6]).max() ?? 6
    var columns = ComparedMetric.allCases.map { column($0, comparison) }
    var text = ""
    while !columns.isEmpty {
      var taken = 0
      var room = max(width, first + 12) - first
      while taken < columns.count, room >= columns[taken][0].count + 2 {
        room -= columns[taken][0].count + 2
        taken += 1
      }
      taken = max(taken, 1)
      for (line, name) in (["policy"] + names).enumerated() {
        var row = name.padding(to: first)
        for column in columns.prefix(taken) { row += "  " + column[line] }
        while row.last == " " { row.removeLast() }
        text += row + "\n"
      }
      text += "\n"
      columns.removeFirst(taken)
    }
    return text
  }

  /// A column's title and values, all of one width, with marks behind the best and the worst.
  private static func column(_ metric: ComparedMetric, _ comparison: Comparison) -> [String] {
    let extremes = comparison.extremes(metric)
    let values = comparison.rows.enumerated().map { place, row in
      let mark =
        extremes.best.contains(place) ? "*" : extremes.worst.contains(place) ? "!" : " "
      return ComparisonWords.rounded(row.run[metric], of: metric) + mark
    }
    let cells = [ComparisonWords.title(metric) + " "] + values
    let width = cells.map(\.count).max() ?? 0
    return cells.map { String(repeating: " ", count: width - $0.count) + $0 }
  }

  private static func divergences(_ comparison: Comparison) -> String {
    guard comparison.rows.count > 1,
      comparison.names.activities.count > 0 || !comparison.pairs.isEmpty
    else { return "" }
    let isShort = comparison.rows.count > mostPaired
    let shown = comparison.pairs.filter { !isShort || $0.first == 0 }
    let words = ComparisonWords(names: comparison.names)
    var text = "\nWhere they part"
    text += isShort ? " from \(comparison.rows[0].name) (other pairs: --format json)\n" : "\n"
    for pair in shown {
      let (one, two) = (pair.divergence.first, pair.divergence.second)
      text += "  \(Words.clock(pair.divergence.at.microseconds)) "
      text += "\(comparison.rows[pair.first].name) | \(comparison.rows[pair.second].name)\n"
      for change in [one, two] {
        let reasons = words.reasons(change).joined(separator: ", ")
        text += "      \(words.assignment(change.holders))"
        text += reasons.isEmpty ? "\n" : " [\(reasons)]\n"
      }
    }
    let total = comparison.rows.count * (comparison.rows.count - 1) / 2
    let equal = total - comparison.pairs.count
    if equal > 0 {
      text += "  \(Words.count(equal, "pair")) of \(total) never \(equal == 1 ? "parts" : "part")\n"
    }
    return text
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }
}
