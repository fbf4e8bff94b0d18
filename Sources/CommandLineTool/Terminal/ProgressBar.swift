internal import ByteStreams

/// A bar on standard error: only on a terminal, and only for long input.
struct ProgressBar {
  private static let leastBytes = 16 << 20
  private static let width = 30

  private let label: String
  private let isShown: Bool
  private var shown = -1

  /// Prepares a bar for an input of a size, if it is known.
  init(_ label: String, total: Int?) {
    self.label = label
    isShown = StandardStream.error.isTerminal && (total ?? 0) >= Self.leastBytes
  }

  /// Draws how far the input was read, if that changed by a step.
  mutating func update(_ progress: (done: Int, total: Int?)) {
    guard isShown, let total = progress.total, total > 0 else { return }
    let filled = min(Self.width, progress.done * Self.width / total)
    guard filled != shown else { return }
    shown = filled
    let bar = String(repeating: "#", count: filled)
    let rest = String(repeating: ".", count: Self.width - filled)
    let percent = min(100, progress.done * 100 / total)
    let line = "\r\(Console.printable(label)) [\(bar)\(rest)] \(percent)%"
    try? StandardStream.error.write(Array(line.utf8))
  }

  /// Takes the bar away.
  mutating func clear() {
    guard shown >= 0 else { return }
    shown = -1
    try? StandardStream.error.write(Array("\r\u{1b}[K".utf8))
  }
}
