import Metrics
import PhoneModel
import SimulationKernel
import Testing
import TraceModel

/// Where measures are easily off: locks, expansions and changes at one instant.
@Suite struct CornerTests {
  @Test func `a stretch ends where its owner was last in the place, not when the lock is over`()
    throws
  {
    let run = try MeasuredRun(
      #""until": 3600,"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 60, "type": "device.lock"},
      {"at": 90, "type": "activity.end", "activity": "ride", "dismissal": "immediate"},
      {"at": 3000, "type": "activity.start", "activity": "meal", "app": "food", "via": "intent"},
      {"at": 3500, "type": "device.unlock"}
      """)
    let island = run.metrics.island
    #expect(island.dwell.maximum == .units(100))
    #expect(island.dwell.minimum == .units(60))
    #expect(island.switches == 1)
  }

  @Test func `an owner that is expanded first and stays is there from the beginning`() throws {
    let run = try MeasuredRun(
      #""until": 30,"#,
      """
      {"at": 10, "type": "activity.start", "activity": "ride", "app": "cab", "via": "push",
       "alert": {"title": "Now"}}
      """)
    #expect(run.metrics.island.dwell.count == 1)
    #expect(run.metrics.island.dwell.maximum == .units(20))
  }

  @Test func `an expansion that gives the place back is no stretch of its own`() throws {
    let run = try MeasuredRun(
      #""until": 60,"#,
      """
      {"at": 0, "type": "activity.start", "activity": "final", "app": "sport", "via": "intent"},
      {"at": 0, "type": "activity.start", "activity": "derby", "app": "sport", "via": "intent"},
      {"at": 20, "type": "activity.update", "activity": "derby", "alert": {"title": "Goal"}}
      """)
    #expect(try run.activity("derby").island.expanded == .units(4))
    #expect(run.metrics.island.dwell.count == 1)
    #expect(run.metrics.island.dwell.maximum == .units(60))
    #expect(run.metrics.island.switches == 0)
  }

  @Test func `starving goes on across a place that is had for no time at all`() throws {
    let run = try MeasuredRun(
      #""until": 60,"#,
      """
      {"at": 0, "type": "activity.start", "activity": "final", "app": "sport", "via": "intent"},
      {"at": 10, "type": "activity.start", "activity": "derby", "app": "sport", "via": "intent"},
      {"at": 30, "type": "activity.update", "activity": "derby", "relevance": 9},
      {"at": 30, "type": "activity.update", "activity": "derby", "relevance": 0}
      """)
    #expect(try run.activity("derby").island.starvation == .units(50))
  }

  @Test func `an alert of the activity that a person holds open lasts until that closes`() throws {
    let run = try MeasuredRun(
      #""until": 60,"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 10, "type": "touch.longPress", "target": "attached"},
      {"at": 12, "type": "activity.update", "activity": "ride", "alert": {"title": "Near"}},
      {"at": 14, "type": "activity.start", "activity": "meal", "app": "food", "via": "intent"},
      {"at": 15, "type": "activity.start", "activity": "final", "app": "sport", "via": "intent"},
      {"at": 20, "type": "touch.outside"}
      """)
    #expect(run.metrics.alerts.map(\.surface) == [.island])
    #expect(run.metrics.alertHolds.maximum == .units(8))
  }

  @Test func `an alert that another replaces at once was not shown`() throws {
    let run = try MeasuredRun(
      #""until": 60,"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 0, "type": "activity.start", "activity": "meal", "app": "food", "via": "intent"},
      {"at": 10, "type": "activity.update", "activity": "ride", "alert": {"title": "Near"}},
      {"at": 10, "type": "activity.update", "activity": "meal", "alert": {"title": "Oven"}}
      """)
    #expect(run.metrics.alerts.map(\.surface) == [nil, .island])
    #expect(run.metrics.alerts.map(\.interruptedBy) == [1, nil])
    #expect(run.metrics.alertsPresented == 1)
    #expect(run.metrics.alertHolds.minimum == .units(4))
  }

  @Test(arguments: ["iPhone 16 Pro", "iPhone 13"])
  func `an alert lights the Lock Screen of any phone, unless it is empty`(model: String) throws {
    let run = try MeasuredRun(
      #""until": 60, "device": {"model": "\#(model)", "locked": true},"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 10, "type": "activity.update", "activity": "ride", "alert": {"title": "Near"}},
      {"at": 20, "type": "activity.update", "activity": "ride", "alert": {"title": ""}}
      """)
    #expect(run.metrics.alerts.map(\.surface) == [.lockScreen, nil])
    #expect(run.metrics.alertsPresented == 1)
    #expect(run.metrics.alertHolds.count == 0)
  }

  @Test func `a banner is held and replaced like an expansion`() throws {
    let run = try MeasuredRun(
      #""until": 60, "device": {"model": "iPhone 13"},"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 10, "type": "activity.update", "activity": "ride", "alert": {"title": "Near"}},
      {"at": 12, "type": "activity.update", "activity": "ride", "alert": {"title": "Here"}}
      """)
    #expect(run.metrics.alerts.map(\.surface) == [.banner, .banner])
    #expect(run.metrics.alerts.map(\.interruptedBy) == [1, nil])
    #expect(run.metrics.alertHolds.minimum == .units(2))
    #expect(run.metrics.alertHolds.maximum == .units(5))
  }

  @Test func `an activity that is started anew has not left its last surface`() throws {
    let events = """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 10, "type": "touch.dismiss", "activity": "ride"},
      {"at": 30, "type": "activity.update", "activity": "ride"}
      """
    let settings = #""settings": {"updateAfterDismissal": "restarts"},"#
    let ride = try MeasuredRun(#""until": 60,"# + settings, events).activity("ride")
    #expect(ride.removal == nil)
    #expect(ride.endedAt == nil)
    #expect(ride.states[ActivityStateName.active.ordinal] == .units(40))
    let whole = try MeasuredRun(settings, events).activity("ride")
    #expect(whole.removal?.at.microseconds == .units(30 + 12 * 3600))
    #expect(whole.removal?.cause == .afterFourHours)
  }

  @Test func `only updates count as updates`() throws {
    let run = try MeasuredRun(
      "",
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 10, "type": "activity.update", "activity": "ride", "via": "extension"},
      {"at": 20, "type": "activity.update", "activity": "ride"},
      {"at": 30, "type": "activity.end", "activity": "ride", "dismissal": "immediate"}
      """)
    let ride = try run.activity("ride")
    #expect(ride.outcomes[Outcome.applied.ordinal] == 1)
    #expect(ride.outcomes[Outcome.refused.ordinal] == 1)
    #expect(run.metrics.count(.activityUpdate, .applied) == 1)
    #expect(run.metrics.count(.activityStart, .applied) == 1)
    #expect(run.metrics.count(.activityEnd, .applied) == 1)
    #expect(run.metrics.events.map(\.event) == [1])
  }
}
