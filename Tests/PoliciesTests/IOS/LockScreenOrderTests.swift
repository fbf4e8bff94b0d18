import Catalogue
import Testing
import TraceModel
import TraceWords

/// The order of the Lock Screen (rules `ls-top-of-list` to `ls-order-ended`).
@Suite struct LockScreenOrderTests {
  /// Settings and the list that they give.
  struct Case: Sendable, CustomTestStringConvertible {
    let settings: [SettingID: String]
    let list: String

    init(_ list: String) { self.init([:], list) }

    init(_ settings: [SettingID: String], _ list: String) {
      self.settings = settings
      self.list = list
    }

    var testDescription: String {
      list + settings.map { ", \($0.key) \($0.value)" }.sorted().joined()
    }
  }

  /// Two apps by turns, scores against the order of the starts, one of each app ended.
  private static let mixed = [
    At(0, .start("a1", score: 20)), At(1, .start("b1")), At(2, .start("a2", score: 80)),
    At(3, .start("b2", score: 5)), At(4, .start("a3", score: 50)), At(5, .end("a2")),
    At(6, .end("b1")), At(10, .lock),
  ]

  /// The places are b's or a's by the starts: from the newest a b a b a.
  @Test(arguments: [
    Case("a3 b2 a1 b1 a2"),
    Case([.lockScreenCrossApp: "earliestStart"], "a3 b2 a1 b1 a2"),
    Case([.endedOrder: "byScore"], "a2 b2 a3 b1 a1"),
    Case([.endedOrder: "byScore", .endedScope: "overall"], "a2 b2 a3 b1 a1"),
    Case([.endedScope: "overall"], "a3 b2 a1 a2 b1"),
    Case([.endedScope: "overall", .lockScreenCrossApp: "earliestStart"], "a3 b2 a1 b1 a2"),
    Case([.lockScreenGrouping: "byApp"], "a3 a1 a2 b2 b1"),
    Case([.lockScreenGrouping: "byApp", .endedOrder: "byScore"], "a2 a3 a1 b2 b1"),
    Case([.lockScreenGrouping: "byApp", .endedScope: "overall"], "a3 a1 b2 a2 b1"),
    Case(
      [.lockScreenGrouping: "byApp", .endedScope: "overall", .lockScreenCrossApp: "earliestStart"],
      "a3 a1 b2 b1 a2"),
  ])
  func `each app fills its places in its own order`(order: Case) throws {
    let scene = try Scene(order.settings, Self.mixed)
    #expect(scene.list(at: 10)?.joined(separator: " ") == order.list)
    #expect(scene.list(at: 9.999999) == nil)
  }

  /// Different apps: the newest start first, or the earliest.
  @Test(arguments: [
    Case("c1 b1 a1"), Case([.lockScreenCrossApp: "earliestStart"], "a1 b1 c1"),
  ])
  func `apps stand by their starts, whatever their scores`(order: Case) throws {
    let scene = try Scene(
      order.settings,
      [
        At(0, .start("a1", score: 99)), At(1, .start("b1", score: 50)), At(2, .start("c1")),
        At(3, .lock),
      ])
    #expect(scene.list(at: 3)?.joined(separator: " ") == order.list)
  }

  /// One app's equal scores: the earlier start first, or the newer.
  @Test(arguments: [
    Case("a2 a4 a1 a3"), Case([.lockScreenTie: "newestStart"], "a4 a2 a3 a1"),
    Case([.lockScreenCrossApp: "earliestStart"], "a2 a4 a1 a3"),
  ])
  func `one app's activities stand by score, and equal ones by start`(order: Case) throws {
    let scene = try Scene(
      order.settings,
      [
        At(0, .start("a1")), At(1, .start("a2", score: 7)), At(2, .start("a3", score: 0)),
        At(3, .start("a4", score: 7)), At(4, .lock),
      ])
    #expect(scene.list(at: 4)?.joined(separator: " ") == order.list)
  }

  // Rules ls-in-place, ls-order-ended.
  @Test func `nothing moves but by a score, a start or an end`() throws {
    let scene = try Scene([
      At(0, .start("a1", score: 5)), At(0, .start("a2", score: 3)), At(0, .start("b1")),
      At(1, .lock), At(2, .update("a2", score: 3, content: 8)), At(3, .update("a2", score: 9)),
      At(4, .end("a2")), At(5, .start("c1")), At(6, .end("c1", .immediate)),
    ])
    #expect(scene.list(at: 1) == ["b1", "a1", "a2"])
    #expect(scene.list(at: 2) == ["b1", "a1", "a2"])
    #expect(scene.list(at: 3) == ["b1", "a2", "a1"])
    #expect(scene.list(at: 4) == ["b1", "a1", "a2"])
    #expect(scene.list(at: 5) == ["c1", "b1", "a1", "a2"])
    #expect(scene.list(at: 6) == ["b1", "a1", "a2"])
    #expect(scene.list(at: 14_403.999999) == ["b1", "a1", "a2"])
    #expect(scene.list(at: 14_404) == ["b1", "a1"])
  }

  /// Below the activities by level, then by time.
  @Test(arguments: [
    Case("a1 n5 n4 n7 n6 n2 n1 n3"),
    Case([.notificationOrder: "oldestFirst"], "a1 n5 n4 n1 n2 n6 n7 n3"),
  ])
  func `notifications stand below the activities by level and time`(order: Case) throws {
    let scene = try Scene(
      order.settings,
      [
        At(0, .start("a1")), At(1, .post("n1")), At(2, .post("n2")),
        At(3, .post("n3", level: .passive)), At(4, .post("n4", level: .timeSensitive)),
        At(5, .post("n5", level: .critical)), At(6, .post("n6")), At(6, .post("n7")), At(10, .lock),
      ])
    #expect(scene.list(at: 10)?.joined(separator: " ") == order.list)
  }

  @Test func `a notification that is posted again counts as new`() throws {
    let scene = try Scene([
      At(0, .lock), At(1, .post("n1")), At(2, .post("n2")), At(3, .post("n1")),
      At(4, .post("n2", level: .passive)), At(5, .dismissNotification("n1")),
    ])
    #expect(scene.list(at: 2) == ["n2", "n1"])
    #expect(scene.list(at: 3) == ["n1", "n2"])
    #expect(scene.list(at: 4) == ["n1", "n2"])
    #expect(scene.list(at: 5) == ["n2"])
  }

  @Test func `there is a list only while the phone is locked`() throws {
    let scene = try Scene([
      At(0, .start("a1")), At(0, .post("n1")), At(1, .lock), At(2, .unlock), At(3, .lock),
      At(4, .set { $0.allowsWhenLocked = false }),
    ])
    #expect(scene.list(at: 0) == nil)
    #expect(scene.list(at: 1) == ["a1", "n1"])
    #expect(scene.list(at: 2) == nil)
    #expect(scene.list(at: 3) == ["a1", "n1"])
    #expect(scene.list(at: 4) == ["n1"])
  }

  @Test func `a scheduled activity stands where its start date puts it`() throws {
    let scene = try Scene([
      At(0, .schedule("a1", 20)), At(1, .start("b1")), At(2, .lock),
    ])
    #expect(scene.list(at: 2) == ["b1"])
    #expect(scene.list(at: 20) == ["a1", "b1"])
  }
}
