internal import SimulationKernel

/// What a cell of the chart shows, least prominent first.
enum ChartCell: Int {
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

/// The cells of one lane.
struct ChartRow {
  private(set) var cells: [ChartCell]
  private let end: Int64

  init(columns: Int, end: Int64) {
    cells = [ChartCell](repeating: .nothing, count: columns)
    self.end = end
  }

  /// Paints every column that a stretch touches, unless it shows something more prominent.
  mutating func paint(_ from: SimulationTime, _ to: SimulationTime, _ cell: ChartCell) {
    let columns = Int128(cells.count)
    let first = Int(Int128(from.microseconds) * columns / Int128(end))
    let last = Int((Int128(to.microseconds) * columns - 1) / Int128(end))
    guard first <= last else { return }
    for column in first...min(last, cells.count - 1) where cells[column].rawValue < cell.rawValue {
      cells[column] = cell
    }
  }
}

/// The clock times below the lanes: round ones, as many as fit.
struct ChartAxis {
  let columns: Int
  let end: Int64

  private static let roundSeconds: [Int64] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400,
    172_800, 604_800, 2_592_000, 31_536_000,
  ]

  /// The line of the axis.
  var text: String {
    let most = Int64(max(1, columns / 14))
    let seconds = end / 1_000_000
    let step = Self.roundSeconds.first { seconds / $0 <= most } ?? seconds
    var line = ""
    var tick: Int64 = 0
    while tick <= seconds {
      let column = Int(Int128(tick) * 1_000_000 * Int128(columns) / Int128(end))
      let label = Words.clock(tick * 1_000_000)
      guard column + label.count <= columns else { break }
      line += String(repeating: " ", count: max(0, column - line.count)) + label
      tick += max(1, step)
    }
    return line
  }
}
