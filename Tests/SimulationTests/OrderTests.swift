import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// What happens first at one instant (Documentation, Time).
@Suite struct OrderTests {
  /// The orders in which four things can be set that are all due at second 28,800.
  private static let orders: [[Int]] = {
    var orders: [[Int]] = []
    for first in 0..<4 {
      for second in 0..<4 where second != first {
        for third in 0..<4 where third != first && third != second {
          orders.append([first, second, third, 6 - first - second - third])
        }
      }
    }
    return orders
  }()

  /// Limits, removals, stale dates, scheduled starts, ends of holds, then events.
  ///
  /// That is so whatever was set first; as each is ahead of all behind it, every pair of ranks is here.
  @Test(arguments: orders)
  func `timers of one instant fire by rank, and events come after them`(order: [Int]) throws {
    var events = [
      At(0, .start("a1")), At(100, .start("b1")), At(100, .start("c1")), At(100, .start("e1")),
    ]
    for (place, kind) in order.enumerated() {
      let second = Double(28_000 + place)
      switch kind {
      case 0: events.append(At(second, .end("b1", .date(28_800))))
      case 1: events.append(At(second, .update("c1", staleAt: 28_800)))
      case 2: events.append(At(second, .schedule("d1", 28_800, alert: .empty)))
      // The screen goes dark ten seconds after an alert; the expansion ends after ten, too.
      default: events += [At(second, .sleep)]
      }
    }
    events += [At(28_790, .update("e1", alert: .ring)), At(28_800, .end("e1"))]
    let played = try Played(
      [.alertHold: "10"],
      prepare: { $0.until = .init(28_800) }, events: events)
    let words = played.keeper.words(at: 28_800).filter { !$0.hasPrefix("island") }
    #expect(
      words == [
        "a1 ended", "b1 dismissed", "c1 stale", "d1 active", "screen off", "e1 ended", "#9 applied",
      ])
  }

  /// The end of an alert's expansion is a timer, too: the event of its instant finds it over.
  @Test func `the end of a hold comes before the event of its instant`() throws {
    let played = try Played(events: [
      At(0, .start("a1")), At(1, .start("b1")), At(10, .update("b1", alert: .ring)),
      At(14, .end("a1")),
    ])
    #expect(
      played.keeper.words(at: 14) == [
        "island a1 minimal, b1 minimal", "a1 ended", "#3 applied", "island b1 compact",
      ])
  }

  @Test func `the end of a banner comes before the event of its instant`() throws {
    let played = try Played(
      prepare: { $0.device = DeviceModel.named("iPhone 13") ?? .standard },
      events: [
        At(0, .start("a1")), At(10, .update("a1", alert: .ring)),
        At(15, .update("a1", alert: .ring)),
      ])
    #expect(played.keeper.words(at: 15) == ["banner ends", "#2 applied", "banner a1"])
  }

  @Test func `timers of one kind fire in the order in which they were set`() throws {
    let played = try Played(
      prepare: { $0.until = .init(100) },
      events: [
        At(0, .start("a1", staleAt: 100)), At(0, .start("b1", staleAt: 50)),
        At(0, .start("c1", staleAt: 100)), At(10, .update("b1", staleAt: 100)),
        At(20, .update("a1", staleAt: 100)),
      ])
    #expect(played.keeper.words(at: 100) == ["c1 stale", "b1 stale", "a1 stale"])
  }

  /// An event that sets a timer for its own instant: it fires before the next event.
  @Test func `a timer that an event sets for its instant fires before the next event`() throws {
    let played = try Played(
      [.screenOnAfterAlert: "0"],
      events: [
        At(0, .start("a1")), At(1, .sleep), At(5, .update("a1", alert: .ring)),
        At(5, .update("a1")),
      ])
    #expect(
      played.keeper.words(at: 5) == [
        "#2 applied", "screen off", "island a1 expanded", "screen off", "#3 applied",
      ])
  }

  @Test func `a hold of no time is over before the next event`() throws {
    let played = try Played(
      [.bannerHold: "0"], prepare: { $0.device = DeviceModel.named("iPhone 13") ?? .standard },
      events: [
        At(0, .start("a1")), At(5, .update("a1", alert: .ring)), At(5, .end("a1", .immediate)),
      ])
    #expect(
      played.keeper.words(at: 5) == [
        "#1 applied", "banner a1", "banner ends", "a1 ended", "a1 dismissed", "#2 applied",
      ])
  }

  /// Deadlines that are no holds come after the events of their instant; holds before.
  @Test(arguments: [PolicyDeadline.Phase.timers, .afterEvents])
  func `a rotation comes after the events of its instant, a hold before`(
    phase: PolicyDeadline.Phase
  ) throws {
    let played = try Played(
      policy: Rotation(every: 10, phase), prepare: { $0.until = .init(20) },
      events: [
        At(0, .start("a1")), At(1, .start("b1")), At(2, .start("c1")), At(10, .end("b1")),
        At(10, .update("c1")),
      ])
    let events = ["b1 ended", "#3 applied"]
    #expect(
      played.keeper.words(at: 10)
        == (phase == .timers
          ? ["island b1 compact"] + events + ["island a1 compact", "#4 applied"]
          : events + ["#4 applied", "island c1 compact"]))
  }

  @Test func `a deadline after events comes after the timers of its instant`() throws {
    let played = try Played(
      policy: Rotation(every: 10, .afterEvents), prepare: { $0.until = .init(10) },
      events: [
        At(0, .start("a1")), At(1, .start("b1")), At(2, .end("a1", .date(10))),
        At(3, .start("c1", staleAt: 10)), At(4, .schedule("d1", 10)),
      ])
    #expect(
      played.keeper.words(at: 10) == ["a1 dismissed", "c1 stale", "d1 active", "island c1 compact"])
  }

  @Test func `a timer at the instant of a deadline does not keep events waiting`() throws {
    // The deadline at 10 stays behind the event at 10, which sets another timer for 10.
    let played = try Played(
      [.screenOnAfterAlert: "0"], policy: Rotation(every: 10, .afterEvents),
      prepare: { $0.until = .init(10) },
      events: [
        At(0, .start("a1")), At(0, .start("b1")), At(1, .sleep),
        At(10, .update("b1", alert: .ring)), At(10, .end("b1")),
      ])
    #expect(
      played.keeper.words(at: 10) == [
        "#3 applied", "screen off", "screen off", "b1 ended", "#4 applied",
      ])
  }
}
