import SimulationKernel
import Testing

/// Instants and lengths are whole microseconds, and adding them never wraps round.
@Suite struct SimulationTimeTests {
  @Test(arguments: [
    (Int64(0), Int64(0), Int64(0)), (1, 2, 3), (5, -7, -2), (.max - 1, 1, .max), (.max, 0, .max),
    (.max, -1, .max - 1), (.min, .max, -1), (0, .min, .min),
    (.max, 1, .max), (.max, .max, .max), (1, .max, .max), (.max - 5, 6, .max),
    (.min, -1, .max), (-2, .min, .max),
  ])
  func `an instant and a length make an instant, or never`(
    time: Int64, length: Int64, sum: Int64
  ) {
    let result =
      SimulationTime(microseconds: time) + SimulationDuration(microseconds: length)
    #expect(result == SimulationTime(microseconds: sum))
  }

  @Test func `never stays never, however long one waits`() {
    #expect(SimulationTime.never + .seconds(1) == .never)
    #expect(SimulationTime.never + .hours(1_000_000) == .never)
    #expect(SimulationTime.latest + .hours(8) < .never)
  }

  @Test func `the time between two instants leads from one to the other`() {
    let times = [-5, 0, 3, 1_000_000, SimulationTime.latest.microseconds]
    for first in times.map(SimulationTime.init) {
      for second in times.map(SimulationTime.init) {
        #expect(first + (second - first) == second)
      }
    }
  }

  @Test func `instants and lengths are ordered as their microseconds are`() {
    let numbers: [Int64] = [.min, -1, 0, 1, .max]
    for left in numbers {
      for right in numbers {
        let times = (SimulationTime(microseconds: left), SimulationTime(microseconds: right))
        #expect((times.0 < times.1) == (left < right))
        #expect((times.0 == times.1) == (left == right))
        let lengths = (
          SimulationDuration(microseconds: left), SimulationDuration(microseconds: right)
        )
        #expect((lengths.0 < lengths.1) == (left < right))
        #expect((lengths.0 == lengths.1) == (left == right))
      }
    }
  }

  @Test func `the units are what they say`() {
    #expect(SimulationDuration.seconds(3).microseconds == 3_000_000)
    #expect(SimulationDuration.hours(2) == .seconds(7200))
    #expect(SimulationDuration.zero.microseconds == 0)
    #expect(SimulationTime.zero.microseconds == 0)
    #expect(SimulationTime.latest == .zero + .hours((10 * 365 + 3) * 24))
  }

  @Test func `lengths are added and taken away`() {
    var length = SimulationDuration.seconds(5) + .seconds(2) - .seconds(10)
    #expect(length == .seconds(-3))
    length += .seconds(4)
    #expect(length == .seconds(1))
  }
}
