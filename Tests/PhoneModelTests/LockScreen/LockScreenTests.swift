import Catalogue
import PhoneModel
import SimulationKernel
import Testing
import TraceModel
import TraceWords

/// What is on the Lock Screen.
@Suite struct LockScreenTests {
  private func contents(_ run: PhoneRun, at seconds: Double) -> [LockScreenItem.Content] {
    run.items(at: seconds).map(\.content)
  }

  // Rule ls-allow-when-locked.
  @Test func `without access while locked there are no activities but still notifications`() throws
  {
    let run = try PhoneRun([
      At(0, .start("a1")), At(0, .post("n1")), At(5, .set { $0.allowsWhenLocked = false }),
      At(10, .set { $0.allowsWhenLocked = true }),
    ])
    #expect(contents(run, at: 0) == [.activity("a1"), .notification("n1")])
    #expect(contents(run, at: 5) == [.notification("n1")])
    #expect(contents(run, at: 10) == [.activity("a1"), .notification("n1")])
    // The island of the unlocked phone is as it was.
    #expect(run.isAllowed("a1", at: 5))
  }

  @Test(arguments: ["stay", "clear"])
  func `unlocking leaves the notifications there or takes them away`(setting: String) throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1")), At(1, .lock), At(2, .post("n1")), At(3, .post("n2")), At(10, .unlock),
        At(11, .post("n3")), At(12, .unlock), At(20, .lock),
      ], [.notificationsOnUnlock: setting])
    let stays = setting == "stay"
    #expect(contents(run, at: 9) == [.activity("a1"), .notification("n1"), .notification("n2")])
    #expect(
      contents(run, at: 10)
        == [.activity("a1")] + (stays ? [.notification("n1"), .notification("n2")] : []))
    // Only an unlock that unlocks takes them away; a lock does not.
    #expect(contents(run, at: 20).last == .notification("n3"))
  }

  @Test func `a notification that is posted again replaces the former one and counts as new`()
    throws
  {
    let run = try PhoneRun([
      At(0, .post("n1", level: .critical, height: 5)), At(1, .post("n2")),
      At(2, .post("n1", level: .passive)),
    ])
    let items = run.items(at: 2)
    #expect(items.map(\.content) == [.notification("n2"), .notification("n1")])
    #expect(items.last?.level == .passive)
    #expect(items.last?.height == 76_000_000)
    let first = try #require(items.first)
    let last = try #require(items.last)
    #expect(first.order < last.order)
  }

  @Test func `apps and persons take notifications away`() throws {
    let run = try PhoneRun([
      At(0, .post("n1")), At(0, .post("n2")), At(0, .post("n3")),
      At(1, .notificationClear("n2")), At(2, .dismissNotification("n3")),
      At(3, .notificationClear("n2")), At(4, .dismissNotification("n5")),
    ])
    #expect(contents(run, at: 1) == [.notification("n1"), .notification("n3")])
    #expect(contents(run, at: 4) == [.notification("n1")])
  }

  @Test func `a full list takes a notification again that it already has`() throws {
    var phone = Phone(TraceHeader(), SettingValues(), limits: RunLimits(notifications: 2))
    var effects = PhoneEffects()
    func post(_ number: Int32) throws(LimitExceeded) {
      try phone.apply(
        TraceEvent(
          time: .zero, number: 0,
          action: .notificationPost(NotificationPost(notification: .init(number), app: "a"))),
        &effects)
    }
    try post(0)
    try post(1)
    try post(0)
    #expect(throws: LimitExceeded(.notifications, value: 2, at: .zero)) { try post(2) }
  }

  /// Rules lc-linger-4h, lc-stale-transition, di-hide-is-not-end: what stays on the Lock Screen.
  @Test func `what ended, is stale or was swiped out is on the Lock Screen all the same`() throws {
    let run = try PhoneRun([
      At(0, .start("a1")), At(0, .start("b1", staleAt: 5)), At(0, .start("c1")),
      At(1, .swipe(.left, .attached)), At(2, .end("c1")), At(3, .open("b")),
    ])
    let items = run.items(at: 5)
    #expect(items.map(\.content) == [.activity("a1"), .activity("b1"), .activity("c1")])
    #expect(items.map(\.isEnded) == [false, false, true])
  }
}
