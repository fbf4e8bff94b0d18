// What the benchmarks measure inside a process: reading alone, and simulation alone.
internal import Catalogue
internal import Metrics
internal import Policies
internal import Simulation
internal import SimulationKernel
internal import TraceModel
internal import TraceReading

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

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

/// Events per second of processor time in one run.
func speed(_ events: [TraceEvent], _ header: TraceHeader) throws -> Int64 {
  let values = SettingValues()
  let policy = PolicyRegistry.make(try PolicyRegistry.named("ios"), values)
  let start = clock()
  var run = SimulationRun(header, values, policy: policy, sinks: [MetricCollector(values)])
  try run.process(events)
  try run.finish()
  return Int64(events.count) * Int64(CLOCKS_PER_SEC) / Int64(clock() - start)
}

let words = CommandLine.arguments
switch (words.dropFirst().first, words.last) {
case ("generate", let count?): Workload(events: Int(count) ?? 0).write()
case ("read", let path?): try read(path)
case ("simulate", let path?): try simulate(path)
default: print("usage: islandsim-benchmark generate N | read TRACE | simulate TRACE")
}
