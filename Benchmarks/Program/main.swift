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

/// Reads all events first, then plays them under `ios` with all measures; says events per second.
func simulate(_ path: String) throws {
  var reader = try TraceReader.open(path)
  var events: [TraceEvent] = []
  while let event = try reader.next() { events.append(event) }
  let values = SettingValues()
  let clock = ContinuousClock()
  let time = try clock.measure {
    let metrics = MetricCollector(values)
    var run = SimulationRun(
      reader.header, values, policy: PolicyRegistry.make(try PolicyRegistry.named("ios"), values),
      sinks: [metrics])
    try run.process(events)
    try run.finish()
  }
  let nanoseconds =
    time.components.seconds * 1_000_000_000 + time.components.attoseconds / 1_000_000_000
  print(Int64(events.count) * 1_000_000_000 / nanoseconds)
}

let words = CommandLine.arguments
switch (words.dropFirst().first, words.last) {
case ("generate", let count?): Workload(events: Int(count) ?? 0).write()
case ("read", let path?): try read(path)
case ("simulate", let path?): try simulate(path)
default: print("usage: islandsim-benchmark generate N | read TRACE | simulate TRACE")
}
