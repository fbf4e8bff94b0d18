// What the benchmarks measure inside a process: reading alone, and simulation alone.
internal import Catalogue
internal import Metrics
internal import PhoneModel
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

/// Reads all events first, then plays them under some policies as a comparison does, one after the
/// other; says the processor milliseconds of all together.
func comparePolicies(_ path: String, _ names: [String]) throws {
  var reader = try TraceReader.open(path)
  var events: [TraceEvent] = []
  while let event = try reader.next() { events.append(event) }
  let values = SettingValues()
  let start = clock()
  for name in names {
    let course = IslandCourse()
    var run = SimulationRun(
      reader.header, values, policy: PolicyRegistry.make(try PolicyRegistry.named(name), values),
      sinks: [MetricCollector(values), course], measuresValue: true)
    var first = 0
    while first < events.count {
      let last = min(first + 4096, events.count)
      try run.process(Array(events[first..<last]))
      run.flush()
      course.forget(before: events[last - 1].time)
      first = last
    }
    try run.finish()
  }
  print((clock() - start) * 1000 / Int(CLOCKS_PER_SEC))
}

/// Lets the bound pass decision points with eight live activities; says how many a second.
func bound() {
  var meter = ObjectiveMeter()
  var view = IslandView()
  for number in 0..<Int32(8) {
    view.candidates.append(
      IslandCandidate(
        owner: .activity(ActivityIndex(number)), app: AppIndex(number), startedAt: .zero,
        startOrder: Int64(number), relevance: 0, updatedAt: .zero))
  }
  let points = 1_000_000
  let start = clock()
  for point in 0..<points {
    view.now = SimulationTime(microseconds: Int64(point) * 1_000_000)
    view.candidates[point % 8].relevance = Double(point % 5)
    meter.update(view, IslandAssignment())
  }
  print(points * Int(CLOCKS_PER_SEC) / Int(clock() - start))
}

let words = CommandLine.arguments
switch (words.dropFirst().first, words.last) {
case ("generate", let count?): Workload(events: Int(count) ?? 0).write()
case ("read", let path?): try read(path)
case ("simulate", let path?): try simulate(path)
case ("compare", _) where words.count > 3:
  try comparePolicies(words[2], Array(words.dropFirst(3)))
case ("bound", _): bound()
default:
  print(
    "usage: islandsim-benchmark generate N | read TRACE | simulate TRACE | compare TRACE POLICY... | bound"
  )
}
