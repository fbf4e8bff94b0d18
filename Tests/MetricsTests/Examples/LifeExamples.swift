import Metrics
import PhoneModel
import SimulationKernel
import Testing
import TraceModel

/// The worked examples of Documentation/Metrics.md: states, contents, ages.
@Suite struct LifeExamples {
  @Test func `example 1: the life of a scheduled ride`() throws {
    let run = try MeasuredRun(
      #""device": {"os": "26.0"},"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "scheduled",
       "startsAt": 10, "staleAt": 40, "alert": {"title": "Now"}},
      {"at": 60, "type": "activity.end", "activity": "ride", "dismissal": {"after": 30}}
      """)
    let ride = try run.activity("ride")
    #expect(ride.startedAt == .zero)
    #expect(ride.endedAt?.microseconds == .units(60))
    #expect(ride.states[ActivityStateName.pending.ordinal] == .units(10))
    #expect(ride.states[ActivityStateName.active.ordinal] == .units(30))
    #expect(ride.states[ActivityStateName.stale.ordinal] == .units(20))
    #expect(ride.states[ActivityStateName.ended.ordinal] == .units(30))
    #expect(ride.firstShownAt?.microseconds == .units(10))
    #expect(ride.removal?.at.microseconds == .units(90))
    #expect(ride.removal?.cause == .date)
    #expect(ride.outcomes[Outcome.applied.ordinal] == 0)
    #expect(run.metrics.end.microseconds == .units(90))
  }

  @Test func `example 4: what could be seen of five contents`() throws {
    let run = try MeasuredRun(
      "",
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 10, "type": "device.lock"},
      {"at": 20, "type": "device.sleep"},
      {"at": 30, "type": "activity.update", "activity": "ride"},
      {"at": 34, "type": "activity.update", "activity": "ride"},
      {"at": 40, "type": "device.wake"},
      {"at": 50, "type": "activity.update", "activity": "ride"},
      {"at": 50.4, "type": "activity.update", "activity": "ride", "staleAt": 55},
      {"at": 60, "type": "device.sleep"},
      {"at": 70, "type": "activity.end", "activity": "ride", "dismissal": "immediate"},
      {"at": 71, "type": "activity.update", "activity": "ride"}
      """)
    let ride = try run.activity("ride")
    #expect(ride.contents.count == 5)
    #expect(ride.contents.seen == 3)
    #expect(ride.contents.visibleCount == 4)
    #expect(ride.contents.meanVisibleDelay == .units(1.5))
    #expect(ride.contents.visibleDelayGreatest == .units(6))
    #expect(ride.contents.meanAge == .units(8.904))
    #expect(ride.contents.peakAge == .units(20))
    #expect(ride.staleShown == .units(5))
    #expect(ride.states[ActivityStateName.active.ordinal] == .units(55))
    #expect(ride.states[ActivityStateName.stale.ordinal] == .units(15))
    #expect(ride.firstShownAt == .zero)
    #expect(ride.outcomes[Outcome.applied.ordinal] == 4)
    #expect(ride.outcomes[Outcome.ignored.ordinal] == 1)
  }

  @Test func `example 9: what is so for no time at all`() throws {
    let run = try MeasuredRun(
      #""until": 20,"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 10, "type": "device.lock"},
      {"at": 10, "type": "activity.update", "activity": "ride"},
      {"at": 10, "type": "activity.update", "activity": "ride"},
      {"at": 10, "type": "device.unlock"}
      """)
    let ride = try run.activity("ride")
    #expect(ride.island.compact == .units(20))
    #expect(ride.island.hidden[HiddenReason.locked.ordinal] == 0)
    #expect(ride.contents.count == 3)
    #expect(ride.contents.seen == 2)
    #expect(ride.contents.visibleCount == 2)
    #expect(run.metrics.lockScreen.visible == 0)
    #expect(run.metrics.lockScreen.mostItems == 0)
    #expect(run.metrics.island.switches == 0)
    #expect(run.metrics.island.dwell.count == 1)
    #expect(run.metrics.island.dwell.maximum == .units(20))
  }
}
