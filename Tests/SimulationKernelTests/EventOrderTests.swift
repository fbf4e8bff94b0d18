import SimulationKernel
import Testing

/// Where the next thing comes from when several come at once.
@Suite struct EventOrderTests {
  /// When each source has its next thing, and whose turn it is.
  struct Turn: Sendable, CustomTestStringConvertible {
    let timer: Int64?
    let event: Int64?
    let deadline: Int64?
    let source: EventOrder?

    init(_ timer: Int64?, _ event: Int64?, _ deadline: Int64?, _ source: EventOrder?) {
      self.timer = timer
      self.event = event
      self.deadline = deadline
      self.source = source
    }

    var testDescription: String {
      let times = [timer, event, deadline].map { $0.map(String.init) ?? "-" }
      return times.joined(separator: " ") + ": " + (source.map { "\($0)" } ?? "nothing")
    }

    var next: (source: EventOrder, time: SimulationTime)? {
      EventOrder.next(
        timer: timer.map(SimulationTime.init), event: event.map(SimulationTime.init),
        deadline: deadline.map(SimulationTime.init))
    }
  }

  /// Every way in which three times can be ordered, tied or missing.
  @Test(arguments: [
    // None, one.
    Turn(nil, nil, nil, nil), Turn(5, nil, nil, .timer), Turn(nil, 5, nil, .event),
    Turn(nil, nil, 5, .deadline),
    // Two: before, tied, behind.
    Turn(4, 5, nil, .timer), Turn(5, 5, nil, .timer), Turn(6, 5, nil, .event),
    Turn(4, nil, 5, .timer), Turn(5, nil, 5, .timer), Turn(6, nil, 5, .deadline),
    Turn(nil, 4, 5, .event), Turn(nil, 5, 5, .event), Turn(nil, 6, 5, .deadline),
    // Three, all different.
    Turn(1, 2, 3, .timer), Turn(1, 3, 2, .timer), Turn(2, 1, 3, .event), Turn(3, 1, 2, .event),
    Turn(2, 3, 1, .deadline), Turn(3, 2, 1, .deadline),
    // Three, two of them tied.
    Turn(1, 1, 2, .timer), Turn(2, 2, 1, .deadline), Turn(1, 2, 1, .timer), Turn(2, 1, 2, .event),
    Turn(2, 1, 1, .event), Turn(1, 2, 2, .timer),
    // All tied.
    Turn(1, 1, 1, .timer), Turn(0, 0, 0, .timer), Turn(-1, -1, -1, .timer),
  ])
  func `at one time timers come first, then events, then deadlines`(turn: Turn) {
    #expect(turn.next?.source == turn.source)
    let times = [turn.timer, turn.event, turn.deadline].compactMap { $0 }
    #expect(turn.next?.time.microseconds == times.min())
  }

  @Test func `what is at the end of time is nothing that happens`() {
    #expect(EventOrder.next(timer: nil, event: .never, deadline: .never) == nil)
    #expect(EventOrder.next(timer: nil, event: nil, deadline: .never) == nil)
  }
}
