internal import Catalogue
internal import Metrics
internal import PhoneModel
internal import Policies
internal import Reports
internal import Simulation
internal import SimulationKernel
internal import TraceModel
internal import TraceReading

/// Plays a trace under several policies in step: it is read once, batch by batch.
struct PolicyComparison {
  let policies: [PolicyReference]
  let options: TraceSimulation.Options

  /// One policy at play.
  private struct Player {
    let name: String
    let settings: SettingValues
    let metrics: MetricCollector
    let course: IslandCourse
    var run: SimulationRun
  }

  /// Plays the trace and compares.
  func compare(_ path: String) throws(ToolError) -> Comparison {
    let simulation = TraceSimulation(options: options)
    var reader = try simulation.open(path)
    var players: [Player] = []
    for policy in policies { players.append(try player(policy, reader.header, path)) }
    var open = pairs(players.count)
    var found: [Comparison.Pair] = []
    var batch: [TraceEvent] = []
    var bar = ProgressBar(path, total: reader.progress.total)
    defer { bar.clear() }
    repeat {
      do throws(TraceReadingError) { try reader.read(into: &batch) } catch {
        throw ToolError(error)
      }
      for place in players.indices {
        try simulation.simulate(path) { () throws(LimitExceeded) in
          try players[place].run.process(batch)
        }
        players[place].run.flush()
      }
      if let last = batch.last { part(players, &open, &found, before: last.time) }
      bar.update(reader.progress)
    } while !batch.isEmpty
    for place in players.indices {
      try simulation.simulate(path) { () throws(LimitExceeded) in
        _ = try players[place].run.finish()
      }
    }
    part(players, &open, &found, before: .never)
    for player in players { try checkBound(player, path) }
    found.sort { ($0.first, $0.second) < ($1.first, $1.second) }
    return Comparison(
      trace: path, names: reader.names, rows: players.map { row($0, reader.names) }, pairs: found)
  }

  private func player(
    _ policy: PolicyReference, _ header: TraceHeader, _ path: String
  ) throws(ToolError) -> Player {
    var choice = options.choice
    choice.policy = policy
    let plan: RunPlan
    do throws(PolicyError) { plan = try RunPlan(header, choice) } catch {
      throw ToolError(error, at: "\(path): ")
    }
    let metrics = MetricCollector(plan.settings, device: header.device)
    let course = IslandCourse()
    let run = SimulationRun(
      header, plan.settings, policy: PolicyRegistry.make(plan.policy, plan.settings),
      sinks: [metrics, course], limits: options.limits, measuresValue: true)
    return Player(
      name: policy.text, settings: plan.settings, metrics: metrics, course: course, run: run)
  }

  /// No policy can be worth more than the bound; if one is, a sum is wrong.
  private func checkBound(_ player: Player, _ path: String) throws(ToolError) {
    guard let meter = player.run.meter, meter.value > meter.best else { return }
    throw ToolError(
      "\(path): error: '\(player.name)' is worth \(meter.value), above its bound of "
        + "\(meter.best) millionths", .internalError)
  }

  private func pairs(_ count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { first in ((first + 1)..<max(count, first + 1)).map { (first, $0) } }
  }

  /// Looks for the first difference of each pair that has none yet, and forgets what all have seen.
  private func part(
    _ players: [Player], _ open: inout [(Int, Int)], _ found: inout [Comparison.Pair],
    before time: SimulationTime
  ) {
    open.removeAll { pair in
      guard
        let divergence = IslandCourse.divergence(
          players[pair.0].course, players[pair.1].course, before: time)
      else { return false }
      found.append(Comparison.Pair(pair.0, pair.1, divergence))
      return true
    }
    for player in players { player.course.forget(before: time) }
  }

  private func row(_ player: Player, _ names: TraceNames) -> Comparison.Row {
    let meter = player.run.meter ?? ObjectiveMeter()
    let run = ComparedRun(player.metrics, meter, glance: player.settings[.glance])
    let shares = player.metrics.activities.map { tally in
      let share = Quotient.millionths(tally.island.shown, of: tally.island.candidate) ?? 0
      return (activity: names.activities[tally.activity.position], share: share)
    }
    return Comparison.Row(player.name, run, shares: shares)
  }
}
