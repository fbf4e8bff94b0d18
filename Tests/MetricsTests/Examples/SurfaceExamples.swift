import Catalogue
import Metrics
import SimulationKernel
import Testing
import TraceModel

/// The worked examples of Documentation/Metrics.md: the Lock Screen and alerts.
@Suite struct SurfaceExamples {
  @Test func `example 3: two cards and a notification`() throws {
    let run = try MeasuredRun(
      #""until": 60, "device": {"locked": true}, "settings": {"lockScreenListHeight": 0.3},"#,
      """
      {"at": 0, "type": "activity.start", "activity": "final", "app": "sport", "via": "intent",
       "layout": {"lockScreenHeight": 160}},
      {"at": 10, "type": "activity.start", "activity": "derby", "app": "sport", "via": "intent"},
      {"at": 15, "type": "activity.update", "activity": "derby", "relevance": 50},
      {"at": 20, "type": "notification.post", "notification": "mail", "app": "post"},
      {"at": 30, "type": "device.sleep"},
      {"at": 40, "type": "device.wake"},
      {"at": 50, "type": "activity.end", "activity": "final", "dismissal": "immediate"}
      """)
    let final = try run.activity("final").lockScreen
    #expect(final.visible == .units(40))
    #expect(final.aboveFold == .units(40))
    #expect(final.meanPosition == .units(0.625))
    let derby = try run.activity("derby").lockScreen
    #expect(derby.visible == .units(40))
    #expect(derby.meanPosition == .units(0.125))
    let mail = try run.notification("mail").lockScreen
    #expect(mail.visible == .units(30))
    #expect(mail.aboveFold == .units(10))
    #expect(mail.meanPosition == .units(1.666667))
    let lockScreen = run.metrics.lockScreen
    #expect(lockScreen.visible == .units(50))
    #expect(lockScreen.orderChanges == 1)
    #expect(lockScreen.mostItems == 3)
    #expect(lockScreen.meanHeight == .units(240.8))
    #expect(lockScreen.greatestHeight == .units(320))
    #expect(lockScreen.belowFold == .units(20))
    #expect(run.metrics.island.empty == .units(60))
  }

  private static let alerts = """
    {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
    {"at": 2, "type": "activity.start", "activity": "meal", "app": "food", "via": "intent"},
    {"at": 10, "type": "activity.update", "activity": "ride", "alert": {"title": "Near"}},
    {"at": 12, "type": "activity.update", "activity": "meal", "alert": {"title": "Oven"}},
    {"at": 20, "type": "device.lock"},
    {"at": 22, "type": "activity.update", "activity": "ride", "alert": {"title": "Here"}},
    {"at": 30, "type": "device.unlock"},
    {"at": 40, "type": "app.open", "app": "cab"},
    {"at": 41, "type": "activity.update", "activity": "ride", "alert": {"title": "Go"}}
    """

  @Test func `example 5: four alerts, the second at once`() throws {
    let run = try MeasuredRun(#""until": 50,"#, Self.alerts)
    let alerts = run.metrics.alerts
    #expect(alerts.map(\.surface) == [.island, .island, .lockScreen, nil])
    #expect(alerts.map { $0.at.microseconds } == [10, 12, 22, 41].map(Int64.units))
    #expect(
      alerts.map { $0.presentedAt?.microseconds } == [.units(10), .units(12), .units(22), nil])
    #expect(alerts.map { $0.endedAt?.microseconds } == [.units(12), .units(16), nil, nil])
    #expect(alerts.map(\.interruptedBy) == [1, nil, nil, nil])
    #expect(alerts[3].rule == .alForegroundOwn)
    #expect(run.metrics.alertCount == 4)
    #expect(run.metrics.alertsPresented == 3)
    #expect(run.metrics.alertWaits.count == 3)
    #expect(run.metrics.alertWaits.maximum == 0)
    #expect(run.metrics.alertHolds.count == 2)
    #expect(run.metrics.alertHolds.mean == .units(3))
    #expect(run.metrics.island.expanded == .units(6))
  }

  @Test func `example 5: four alerts, the second waits`() throws {
    let run = try MeasuredRun(
      #""until": 50, "settings": {"alertCollision": "queue"},"#, Self.alerts)
    let alerts = run.metrics.alerts
    #expect(alerts[1].presentedAt?.microseconds == .units(14))
    #expect(alerts[1].endedAt?.microseconds == .units(18))
    #expect(alerts.map(\.interruptedBy) == [nil, nil, nil, nil])
    #expect(run.metrics.alertWaits.maximum == .units(2))
    #expect(run.metrics.alertHolds.minimum == .units(4))
    #expect(run.metrics.alertHolds.maximum == .units(4))
    #expect(run.metrics.island.expanded == .units(8))
  }
}
