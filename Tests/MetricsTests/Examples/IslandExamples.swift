import Metrics
import PhoneModel
import SimulationKernel
import Testing
import TraceModel

/// The worked examples of Documentation/Metrics.md: the island.
@Suite struct IslandExamples {
  @Test func `example 2: two apps and every form`() throws {
    let run = try MeasuredRun(
      #""device": {"foreground": "cab"},"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab"},
      {"at": 10, "type": "app.leave", "app": "cab"},
      {"at": 30, "type": "activity.start", "activity": "meal", "app": "food", "via": "intent"},
      {"at": 50, "type": "activity.update", "activity": "ride", "alert": {"title": "Here"}},
      {"at": 60, "type": "device.lock"},
      {"at": 80, "type": "activity.end", "activity": "ride", "dismissal": "immediate"},
      {"at": 80, "type": "activity.end", "activity": "meal", "dismissal": "immediate"}
      """)
    let ride = try run.activity("ride").island
    #expect(ride.compact == .units(20))
    #expect(ride.minimalAttached == .units(26))
    #expect(ride.expanded == .units(4))
    #expect(ride.shown == .units(50))
    #expect(ride.candidate == .units(50))
    #expect(ride.starvation == 0)
    #expect(ride.hidden[HiddenReason.ownAppInFront.ordinal] == .units(10))
    #expect(ride.hidden[HiddenReason.locked.ordinal] == .units(20))
    let meal = try run.activity("meal").island
    #expect(meal.minimalDetached == .units(26))
    #expect(meal.hidden[HiddenReason.otherExpanded.ordinal] == .units(4))
    #expect(meal.hidden[HiddenReason.locked.ordinal] == .units(20))
    #expect(meal.candidate == .units(30))
    #expect(meal.starvation == .units(4))
    #expect(Quotient.millionths(meal.shown, of: run.metrics.contested) == .units(0.52))
    let island = run.metrics.island
    #expect(island.empty == .units(30))
    #expect(island.one == .units(24))
    #expect(island.two == .units(26))
    #expect(island.expanded == .units(4))
    #expect(run.metrics.contested == .units(50))
    #expect(island.switches == 0)
    #expect(island.dwell.count == 2)
    #expect(island.dwell.minimum == .units(30))
    #expect(island.dwell.mean == .units(40))
    #expect(island.dwell.maximum == .units(50))
    #expect(run.fairness.jainIndex == 994_924)
  }

  @Test func `example 6: a call comes twice`() throws {
    let run = try MeasuredRun(
      "",
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 20, "type": "system.begin", "client": "call"},
      {"at": 26, "type": "system.end", "client": "call"},
      {"at": 50, "type": "system.begin", "client": "call"},
      {"at": 70, "type": "system.end", "client": "call"},
      {"at": 80, "type": "device.lock"},
      {"at": 100, "type": "device.unlock"},
      {"at": 120, "type": "activity.end", "activity": "ride", "dismissal": "immediate"}
      """)
    let island = run.metrics.island
    #expect(island.switches == 4)
    #expect(island.flipFlops == 1)
    #expect(run.metrics.end.microseconds == .units(120))
    let dwell = island.dwell
    #expect(dwell.count == 7)
    #expect(dwell.minimum == .units(6))
    #expect(dwell.mean == .units(20.857143))
    #expect(dwell.percentile(50) == .units(20))
    #expect(dwell.percentile(90) == .units(50))
    #expect(dwell.percentile(99) == .units(50))
    #expect(dwell.maximum == .units(50))
    let call = try run.client("call")
    #expect(call.on == .units(26))
    #expect(call.island.minimalAttached == .units(26))
    #expect(Quotient.millionths(call.island.shown, of: run.metrics.contested) == .units(0.26))
    let ride = try run.activity("ride").island
    #expect(ride.compact == .units(74))
    #expect(ride.minimalDetached == .units(26))
  }

  @Test func `example 7: more owners than places`() throws {
    let run = try MeasuredRun(
      #""until": 60,"#,
      """
      {"at": 0, "type": "activity.start", "activity": "final", "app": "sport", "via": "intent"},
      {"at": 5, "type": "activity.start", "activity": "derby", "app": "sport", "via": "intent"},
      {"at": 10, "type": "activity.start", "activity": "meal", "app": "food", "via": "intent"},
      {"at": 20, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 40, "type": "activity.end", "activity": "final", "dismissal": "immediate"}
      """)
    let final = try run.activity("final").island
    #expect(final.compact == .units(10))
    #expect(final.minimalAttached == .units(30))
    let derby = try run.activity("derby").island
    #expect(derby.hidden[HiddenReason.sibling.ordinal] == .units(35))
    #expect(derby.minimalAttached == .units(20))
    #expect(derby.starvation == .units(35))
    let meal = try run.activity("meal").island
    #expect(meal.minimalDetached == .units(10))
    #expect(meal.hidden[HiddenReason.noPlace.ordinal] == .units(40))
    #expect(meal.starvation == .units(40))
    let ride = try run.activity("ride").island
    #expect(ride.minimalDetached == .units(40))
    #expect(run.metrics.contested == .units(60))
    let shares = [final, derby, meal, ride].map {
      Quotient.millionths($0.shown, of: run.metrics.contested)
    }
    #expect(shares == [666_667, 333_333, 166_667, 666_667])
    #expect(run.metrics.island.overflow == .units(40))
    #expect(run.metrics.island.switches == 2)
    #expect(run.metrics.island.dwell.mean == .units(27.5))
    #expect(run.fairness.jainIndex == 756_392)
    #expect(run.fairness.longestStarvation == .units(40))
    #expect(run.fairness.starved == .activity(try run.activity("meal").activity))
  }
}
