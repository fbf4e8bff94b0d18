internal import Metrics
internal import PhoneModel
internal import SimulationKernel
internal import Simulation
internal import TraceModel

/// A row for each activity and client, and a column for each stretch of time.
///
/// A column shows the most prominent form that its stretch holds, so that a short expansion is never
/// lost between two columns.
struct LaneChart {
  /// What a cell shows, least prominent first.
  enum Cell: Int, CaseIterable {
    case nothing, hidden, lockScreen, minimal, compact, expanded

    func symbol(_ unicode: Bool) -> Character {
      switch self {
      case .nothing: " "
      case .hidden: unicode ? "\u{b7}" : "."
      case .lockScreen: unicode ? "\u{2592}" : "L"
      case .minimal: unicode ? "\u{2584}" : "m"
      case .compact: unicode ? "\u{2588}" : "C"
      case .expanded: unicode ? "\u{25b2}" : "E"
      }
    }

    /// The ANSI color.
    var color: Int {
      switch self {
      case .nothing, .hidden: 90
      case .lockScreen: 36
      case .minimal: 34
      case .compact: 32
      case .expanded: 33
      }
    }
  }

  static let mostLanes = 24

  let result: RunResult
  let timeline: Timeline
  let style: TextStyle

  /// The lines of the chart, the legend included.
  func lines() -> [String] {
    let end = timeline.end.microseconds
    guard end > 0 else { return [] }
    let lanes = lanes()
    let label = min(18, max(8, lanes.map(\.name.count).max() ?? 8))
    let columns = max(10, style.width - label - 2)
    var lines = lanes.prefix(Self.mostLanes).map { lane in
      Words.fit(lane.name, label) + "  " + row(lane.owner, columns, end)
    }
    if lanes.count > Self.mostLanes {
      lines.append("(\(lanes.count - Self.mostLanes) more are in the JSON report)")
    }
    lines.append(String(repeating: " ", count: label + 2) + axis(columns, end))
    lines.append(legend(label))
    return lines
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

  private func row(_ owner: IslandOwner, _ columns: Int, _ end: Int64) -> String {
    var cells = [Cell](repeating: .nothing, count: columns)
    func paint(_ from: SimulationTime, _ to: SimulationTime, _ cell: Cell) {
      let first = Int(from.microseconds * Int64(columns) / end)
      let last = Int((to.microseconds * Int64(columns) - 1) / end)
      guard first <= last else { return }
      for column in first...min(last, columns - 1) where cells[column].rawValue < cell.rawValue {
        cells[column] = cell
      }
    }
    if case .activity(let activity) = owner, let states = timeline.states[activity] {
      for interval in states.intervals where interval.value != .dismissed {
        paint(interval.from, interval.to, .hidden)
      }
      for interval in timeline.lockScreen.intervals {
        if interval.value?.items.contains(.activity(activity)) == true {
          paint(interval.from, interval.to, .lockScreen)
        }
      }
    }
    for interval in timeline.island.intervals {
      if let cell = cell(owner, interval.value) { paint(interval.from, interval.to, cell) }
    }
    return text(cells)
  }

  private func cell(_ owner: IslandOwner, _ holders: IslandHolders) -> Cell? {
    if holders.detached?.owner == owner { return .minimal }
    guard let attached = holders.attached, attached.owner == owner else { return nil }
    switch attached.mode {
    case .compact: return .compact
    case .minimal: return .minimal
    case .expanded: return .expanded
    }
  }

  private func text(_ cells: [Cell]) -> String {
    var text = ""
    var run = ""
    var current: Cell?
    for cell in cells {
      if cell != current {
        text += current.map { style.colored(run, $0.color) } ?? run
        run = ""
        current = cell
      }
      run.append(cell.symbol(style.unicode))
    }
    return text + (current.map { style.colored(run, $0.color) } ?? run)
  }

  /// Clock times under the first column, and as many others as fit.
  private func axis(_ columns: Int, _ end: Int64) -> String {
    let step = max(12, columns / 5)
    var line = ""
    var column = 0
    while column < columns {
      let clock = Words.clock(Int64(column) * end / Int64(columns))
      if column + max(8, clock.count) > columns { break }
      line += String(repeating: " ", count: max(0, column - line.count)) + clock
      column += step
    }
    return line
  }

  private func legend(_ label: Int) -> String {
    let parts: [(Cell, String)] = [
      (.expanded, "expanded"), (.compact, "compact"), (.minimal, "minimal"),
      (.lockScreen, "Lock Screen"), (.hidden, "not shown"),
    ]
    return parts.map { cell, word in
      style.colored(String(cell.symbol(style.unicode)), cell.color) + " " + word
    }.joined(separator: "  ")
  }
}
