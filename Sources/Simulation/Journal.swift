internal import PhoneModel
internal import SimulationKernel

/// The entries that wait to be handed to the sinks.
struct Journal {
  private static let size = 1024

  private var entries: [JournalEntry] = []
  private let sinks: [any JournalSink]

  init(_ sinks: [any JournalSink]) {
    self.sinks = sinks
    entries.reserveCapacity(Self.size)
  }

  mutating func write(_ time: SimulationTime, _ fact: JournalFact, _ rules: RuleList) {
    entries.append(JournalEntry(time, fact, rules))
    if entries.count == Self.size { flush() }
  }

  mutating func flush() {
    for sink in sinks { sink.receive(entries) }
    entries.removeAll(keepingCapacity: true)
  }

  mutating func finish(at end: SimulationTime) {
    flush()
    for sink in sinks { sink.finish(at: end) }
  }
}
