import Metrics
import PhoneModel
import SimulationKernel
import Testing
import TraceModel

/// Exact quotients and the Jain index.
@Suite struct FairnessTests {
  @Test func `quotients are rounded half up, and there is none by zero`() {
    #expect(Quotient.of(1, by: 2) == 1)
    #expect(Quotient.of(1, by: 3) == 0)
    #expect(Quotient.of(5, by: 3) == 2)
    #expect(Quotient.of(0, by: 7) == 0)
    #expect(Quotient.of(7, by: 0) == nil)
    #expect(Quotient.millionths(2, of: 3) == 666_667)
    #expect(Quotient.millionths(.max, of: .max) == 1_000_000)
  }

  @Test func `a share of a third beside a whole one gives an index of 0.8`() throws {
    let run = try MeasuredRun(
      #""until": 60,"#,
      """
      {"at": 0, "type": "activity.start", "activity": "final", "app": "sport", "via": "intent"},
      {"at": 0, "type": "activity.start", "activity": "derby", "app": "sport", "via": "intent"},
      {"at": 40, "type": "activity.end", "activity": "final", "dismissal": "immediate"}
      """)
    #expect(run.fairness.jainIndex == 800_000)
  }

  @Test func `a client counts as any other candidate`() throws {
    let run = try MeasuredRun(
      #""until": 60, "settings": {"systemClients": "afterApps", "thirdApp": "wait"},"#,
      """
      {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
      {"at": 0, "type": "activity.start", "activity": "meal", "app": "food", "via": "intent"},
      {"at": 20, "type": "system.begin", "client": "timer"}
      """)
    #expect(run.fairness.jainIndex == 666_667)
    #expect(run.fairness.starved == .client(.system(.timer)))
    #expect(run.fairness.longestStarvation == .units(40))
  }

  @Test func `without a candidate that was shown there is no index`() throws {
    let run = try MeasuredRun(#""until": 60,"#, #"{"at": 5, "type": "device.lock"}"#)
    #expect(run.fairness.jainIndex == nil)
    #expect(run.fairness.starved == nil)
    #expect(run.fairness.longestStarvation == 0)
  }
}
