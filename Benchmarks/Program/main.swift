// What the benchmarks measure inside a process: reading alone, and simulation alone.
internal import Catalogue
internal import Metrics
internal import Policies
internal import Simulation
internal import SimulationKernel
internal import TraceModel
internal import TraceReading

/// Reads all events of a trace and says how many there were.
func read(_ path: String) throws {
  var reader = try TraceReader.open(path)
  var batch: [TraceEvent] = []
  repeat { try reader.read(into: &batch) } while !batch.isEmpty
  print(reader.eventCount)
}

/// Reads all events first, then plays them five times under `ios` with all measures; says the
/// median of events per second.
func simulate(_ path: String) throws {
  var reader = try TraceReader.open(path)
  var events: [TraceEvent] = []
  while let event = try reader.next() { events.append(event) }
  var speeds: [Int64] = []
  for _ in 0..<5 { speeds.append(try speed(events, reader.header)) }
  print(speeds.sorted()[2])
}

/// Events per second of one run.
func speed(_ events: [TraceEvent], _ header: TraceHeader) throws -> Int64 {
  let values = SettingValues()
  let policy = PolicyRegistry.make(try PolicyRegistry.named("ios"), values)
  let time = try ContinuousClock().measure {
    var run = SimulationRun(header, values, policy: policy, sinks: [MetricCollector(values)])
    try run.process(events)
    try run.finish()
  }
  let (seconds, attoseconds) = time.components
  return Int64(events.count) * 1_000_000_000
    / (seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
}

let words = CommandLine.arguments
switch (words.dropFirst().first, words.last) {
case ("generate", let count?): Workload(events: Int(count) ?? 0).write()
case ("read", let path?): try read(path)
case ("simulate", let path?): try simulate(path)
default: print("usage: islandsim-benchmark generate N | read TRACE | simulate TRACE")
}
