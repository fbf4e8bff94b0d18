import Catalogue
import PhoneModel
import SimulationKernel
import Testing
import TraceModel
import TraceWords

/// What stops a run that would take too much.
@Suite struct LimitTests {
  private static let starts = (0..<4).map { At(Double($0), .start(ActivityIndex(Int32($0 * 8)))) }

  @Test(arguments: 0...5)
  func `events, timers and deadlines are steps, and no more are made than allowed`(
    steps: Int
  ) throws {
    // Three events, the stale date between them and the limit: five steps.
    let events = [At(0, .start("a1", staleAt: 3)), At(2, .lock), At(4, .end("a1", .later(5)))]
    let limits = RunLimits(steps: steps)
    guard steps < 5 else {
      #expect(try Played(limits: limits, events: events).end == .init(9))
      return
    }
    #expect(throws: LimitExceeded(.steps, value: steps, at: .init([0, 2, 3, 4, 9][steps]))) {
      try Played(limits: limits, events: events)
    }
  }

  @Test func `a policy whose deadline is always now is stopped`() throws {
    #expect(throws: LimitExceeded(.steps, value: 1000, at: .init(0))) {
      try Played(limits: RunLimits(steps: 1000), policy: Hasty(), events: [At(5, .lock)])
    }
  }

  @Test(arguments: 1...4)
  func `timers`(timers: Int) throws {
    // One for the eight hours of each activity, one more for each stale date.
    let events = Self.starts.prefix(2) + [At(5, .update("b1", staleAt: 50)), At(6, .start("c1"))]
    let limits = RunLimits(timers: timers)
    guard timers < 4 else {
      #expect(throws: Never.self) { try Played(limits: limits, events: Array(events)) }
      return
    }
    #expect(throws: LimitExceeded(.timers, value: timers, at: .init([0, 1, 5, 6][timers]))) {
      try Played(limits: limits, events: Array(events))
    }
  }

  @Test(arguments: 0...4)
  func `activities at once`(activities: Int) throws {
    let limits = RunLimits(activities: activities)
    guard activities < 4 else {
      #expect(throws: Never.self) { try Played(limits: limits, events: Self.starts) }
      return
    }
    #expect(
      throws: LimitExceeded(.activities, value: activities, at: .init(Double(activities)))
    ) {
      try Played(limits: limits, events: Self.starts)
    }
  }

  @Test func `activities that are gone count no more, and refused ones never`() throws {
    let events = [
      At(0, .start("a1")), At(1, .end("a1", .immediate)), At(2, .start("b1")),
      At(3, .start("c1", via: .request)), At(4, .dismissActivity("b1")), At(5, .start("d1")),
    ]
    #expect(throws: Never.self) { try Played(limits: RunLimits(activities: 1), events: events) }
    // Pending and ended ones are still there.
    for first in [TraceAction.schedule("a1", 50), .start("a1")] {
      let kept = [At(0, first), At(1, .update("a1")), At(2, .start("b1"))]
      #expect(throws: LimitExceeded(.activities, value: 1, at: .init(2))) {
        try Played(limits: RunLimits(activities: 1), events: kept)
      }
    }
    let ended = [At(0, .start("a1")), At(1, .end("a1")), At(2, .start("b1"))]
    #expect(throws: LimitExceeded(.activities, value: 1, at: .init(2))) {
      try Played(limits: RunLimits(activities: 1), events: ended)
    }
  }

  @Test(arguments: 0...3)
  func `notifications at once`(notifications: Int) throws {
    let events = [
      At(0, .post("n1")), At(1, .post("n2")), At(2, .post("n2", level: .critical)),
      At(3, .notificationClear("n2")), At(4, .post("n3")), At(5, .post("n4")),
    ]
    let limits = RunLimits(notifications: notifications)
    guard notifications < 3 else {
      #expect(throws: Never.self) { try Played(limits: limits, events: events) }
      return
    }
    #expect(
      throws: LimitExceeded(
        .notifications, value: notifications, at: .init([0, 1, 5][notifications]))
    ) {
      try Played(limits: limits, events: events)
    }
  }
}
