internal import Catalogue
internal import Metrics
internal import PhoneModel
internal import Simulation
internal import SimulationKernel
internal import TraceModel

/// A row for each activity and client, and a column for each stretch of time.
///
/// A column shows the most prominent form that its stretch holds, so that a short expansion is never
/// lost between two columns.
struct LaneChart {
  static let mostLanes = 24

  let result: RunResult
  let timeline: Timeline
  let style: TextStyle

  /// The lines of the chart, the legend included.
  func lines() -> [String] {
    let end = timeline.end.microseconds
    guard end > 0 else { return [] }
    let lanes = lanes()
    let label = min(18, max(8, lanes.map { Words.columns($0.name) }.max() ?? 8))
    let columns = max(10, style.width - label - 2)
    let visible = visibleLists()
    var lines = lanes.prefix(Self.mostLanes).map { lane in
      Words.fit(lane.name, label) + "  " + text(row(lane.owner, columns, end, visible))
    }
    if lanes.count > Self.mostLanes {
      lines.append("(\(lanes.count - Self.mostLanes) more are in the JSON report)")
    }
    let axis = ChartAxis(columns: columns, end: end)
    lines.append(String(repeating: " ", count: label + 2) + axis.text)
    return lines + legend
  }

  private struct Lane {
    var name: String
    var owner: IslandOwner
  }

  private func lanes() -> [Lane] {
    let clients = result.metrics.clients.map {
      Lane(name: $0.client.name, owner: .client($0.client))
    }
    return result.metrics.activities.map { tally in
      let name = result.names.activities[tally.activity.position]
      return Lane(
        name: Words.plain(name, unicode: style.unicode), owner: .activity(tally.activity))
    } + clients
  }

  /// The lists on the Lock Screen, cut to the times at which they could be seen.
  private func visibleLists() -> [Interval<LockScreenState>] {
    var lists: [Interval<LockScreenState>] = []
    var sights = timeline.sight.intervals.filter(\.value)[...]
    for interval in timeline.lockScreen.intervals {
      guard let state = interval.value else { continue }
      sights = sights.drop { $0.to <= interval.from }
      for sight in sights.prefix(while: { $0.from < interval.to }) {
        let (from, to) = (max(sight.from, interval.from), min(sight.to, interval.to))
        lists.append(Interval(from: from, to: to, value: state, rules: interval.rules))
      }
    }
    return lists
  }

  private func row(
    _ owner: IslandOwner, _ columns: Int, _ end: Int64, _ visible: [Interval<LockScreenState>]
  ) -> [ChartCell] {
    var row = ChartRow(columns: columns, end: end)
    if case .activity(let activity) = owner {
      for interval in timeline.states[activity]?.intervals ?? []
      where interval.value != .dismissed {
        row.paint(interval.from, interval.to, .hidden)
      }
      for interval in timeline.banner.intervals where interval.value == activity {
        row.paint(interval.from, interval.to, .expanded)
      }
    }
    for interval in visible where isListed(owner, interval.value) {
      row.paint(interval.from, interval.to, .lockScreen)
    }
    for interval in timeline.island.intervals {
      if let cell = cell(owner, interval.value) { row.paint(interval.from, interval.to, cell) }
    }
    return row.cells
  }

  private func isListed(_ owner: IslandOwner, _ state: LockScreenState) -> Bool {
    switch owner {
    case .activity(let activity): state.items.contains(.activity(activity))
    case .client(let client): client == .media && state.media != nil
    }
  }

  private func cell(_ owner: IslandOwner, _ holders: IslandHolders) -> ChartCell? {
    if holders.detached?.owner == owner { return .minimal }
    guard let attached = holders.attached, attached.owner == owner else { return nil }
    switch attached.mode {
    case .compact: return .compact
    case .minimal: return .minimal
    case .expanded: return .expanded
    }
  }

  /// The cells as characters, colored by runs; blanks at the end are left out.
  private func text(_ cells: [ChartCell]) -> String {
    var cells = cells[...]
    while cells.last == .nothing { cells.removeLast() }
    var text = ""
    while let cell = cells.first {
      let run = cells.prefix { $0 == cell }
      let symbols = String(repeating: cell.symbol(style.unicode), count: run.count)
      text += cell == .nothing ? symbols : style.colored(symbols, cell.color)
      cells = cells.dropFirst(run.count)
    }
    return text
  }

  /// What the symbols mean, on as many lines as it takes.
  private var legend: [String] {
    let hasIsland = result.header.device.hasDynamicIsland
    let parts: [(ChartCell, String)] =
      hasIsland
      ? [
        (.expanded, "expanded"), (.compact, "compact"), (.minimal, "minimal"),
        (.lockScreen, "Lock Screen"), (.hidden, "not shown"),
      ] : [(.expanded, "banner"), (.lockScreen, "Lock Screen"), (.hidden, "not shown")]
    var lines: [String] = []
    var taken = style.width
    for (cell, word) in parts {
      let symbol = style.colored(String(cell.symbol(style.unicode)), cell.color)
      let columns = word.count + 2
      if taken + columns + 2 > style.width {
        lines.append("\(symbol) \(word)")
        taken = columns
      } else {
        lines[lines.count - 1] += "  \(symbol) \(word)"
        taken += columns + 2
      }
    }
    return lines
  }
}
