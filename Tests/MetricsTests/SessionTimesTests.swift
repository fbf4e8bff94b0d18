import Metrics
import SimulationKernel
import Testing
import TraceModel

/// One activity shows sessions in turn: item floor(t / period) mod n.
@Suite struct SessionTimesTests {
  @Test func `the item of an instant`() {
    let plan = SessionPlan(count: 3, milliseconds: 5000)
    for (seconds, item) in [(0, 0), (4, 0), (5, 1), (14, 2), (15, 0), (29, 2), (30, 0)] {
      #expect(plan.item(after: Int64(seconds) * 1_000_000) == item)
    }
    #expect(plan.item(after: 4_999_999) == 0)
  }

  @Test(arguments: UInt64(0)..<200)
  func `the sum of a stretch is what counting by milliseconds gives`(seed: UInt64) {
    var random = CounterRandom(seed: seed)
    let plan = SessionPlan(
      count: .random(in: 1...5, using: &random), milliseconds: .random(in: 1...40, using: &random))
    var times = SessionTimes()
    times.begin(plan)
    var counted = [Int64](repeating: 0, count: Int(plan.count))
    var start: Int64 = 0
    for _ in 0..<5 {
      start += .random(in: 0...100, using: &random)
      let end = start + .random(in: 0...1000, using: &random)
      times.add(from: start * 1000, to: end * 1000)
      for millisecond in start..<end { counted[plan.item(after: millisecond * 1000)] += 1000 }
      start = end
    }
    #expect(times.shown == counted)
  }

  @Test func `without sessions nothing is counted`() {
    var times = SessionTimes()
    times.add(from: 0, to: 100)
    #expect(times.shown.isEmpty)
  }
}
