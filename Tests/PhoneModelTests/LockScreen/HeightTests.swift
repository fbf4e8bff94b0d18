import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// How high the items of the Lock Screen are, and which are above the fold.
@Suite struct HeightTests {
  /// Rules ls-height-range, ls-truncate, in millionths of a point.
  @Test(arguments: [
    (0, 84_000_000), (83_999_999, 84_000_000), (84_000_000, 84_000_000), (84_000_001, 84_000_001),
    (120_000_000, 120_000_000), (159_999_999, 159_999_999), (160_000_000, 160_000_000),
    (160_000_001, 160_000_000), (10_000_000_000, 160_000_000),
  ])
  func `an activity is 84 to 160 points high`(wanted: Int64, height: Int64) throws {
    let run = try PhoneRun([
      At(0, .start("a1", height: wanted)), At(0, .start("b1")),
      At(1, .update("b1", height: wanted)),
    ])
    #expect(run.slots(at: 1).map(\.height) == [height, height])
  }

  @Test func `heights that nobody states are the settings'`() throws {
    let events = [
      At(0, .start("a1")), At(0, .start("b1", height: 90_000_000)), At(1, .update("b1")),
      At(2, .post("n1")), At(3, .post("n2", height: 1)), At(3, .post("n3", height: 500_000_000)),
    ]
    #expect(
      try PhoneRun(events).slots(at: 3).map(\.height)
        == [84_000_000, 90_000_000, 76_000_000, 1, 500_000_000])
    #expect(
      try PhoneRun(events, [.activityHeight: "101.5", .notificationHeight: "50"]).slots(at: 3)
        .map(\.height) == [101_500_000, 90_000_000, 50_000_000, 1, 500_000_000])
  }

  // Rule ls-dynamic-height.
  @Test func `an update may change the height`() throws {
    let run = try PhoneRun([
      At(0, .start("a1", height: 90_000_000)), At(10, .update("a1", height: 150_000_000)),
    ])
    #expect(run.slots(at: 9.999999).map(\.height) == [90_000_000])
    #expect(run.slots(at: 10).map(\.height) == [150_000_000])
  }

  /// A list of half an iPhone 16 Pro's 874 points, so of 437, with 8 points between items.
  @Test(arguments: [
    ([], [100_999_999], [true]), ([], [437_000_000], [true]), ([], [437_000_001], [false]),
    // 160 + 8 + 160 + 8 + 101 = 437.
    ([160, 160], [101_000_000], [true, true, true]),
    ([160, 160], [101_000_001], [true, true, false]),
    // What is too high hides nothing that would fit below it but for its own height.
    ([160, 160], [101_000_001, 1], [true, true, false, false]),
    ([160, 160, 84], [9_000_000, 1], [true, true, true, true, false]),
    ([160, 160, 84], [9_000_001, 1], [true, true, true, false, false]),
  ])
  func `an item is above the fold if it is fully inside the list`(
    activities: [Int64], notifications: [Int64], isAboveFold: [Bool]
  ) throws {
    var events: [At] = []
    for (number, height) in activities.enumerated() {
      events.append(At(0, .start(ActivityIndex(Int32(number * 8)), height: height * 1_000_000)))
    }
    for (number, height) in notifications.enumerated() {
      events.append(At(0, .post(NotificationIndex(Int32(number)), height: height)))
    }
    #expect(try PhoneRun(events).slots(at: 0).map(\.isAboveFold) == isAboveFold)
  }

  @Test func `the spaces between items count, and none after the last`() throws {
    let events = [At(0, .post("n1", height: 200_000_000)), At(0, .post("n2", height: 229_000_000))]
    let settings: [SettingID: String] = [.cardSpacing: "8.000001"]
    #expect(try PhoneRun(events).slots(at: 0).map(\.isAboveFold) == [true, true])
    #expect(try PhoneRun(events, settings).slots(at: 0).map(\.isAboveFold) == [true, false])
  }

  @Test func `the list's height is a share of the screen's longer side`() throws {
    let exact = [At(0, .post("n1", height: 213_000_000))]
    let more = [At(0, .post("n1", height: 213_000_001))]
    let settings: [SettingID: String] = [.lockScreenListHeight: "0.25"]
    for (events, fits) in [(exact, true), (more, false)] {
      let run = try PhoneRun(events, settings, device: "iPhone 15")
      #expect(run.slots(at: 0).map(\.isAboveFold) == [fits])
    }
  }

  /// The player's card takes room from the list only at its top.
  @Test(arguments: [MediaPlace.aboveList, .belowList, .top])
  func `the player's card is inside the list only at its top`(place: MediaPlace) throws {
    // 160 for the player, 8 between, 269 left of 437.
    for (height, fits) in [(269_000_000, true), (269_000_001, place != .top)] {
      let run = try PhoneRun([
        At(0, .post("n1", height: Int64(height))), At(1, .media(.play, "a")),
        At(2, .media(.stop, "a")),
      ])
      #expect(run.slots(at: 0, place).map(\.isAboveFold) == [true])
      #expect(run.slots(at: 1, place).map(\.isAboveFold) == [fits])
      #expect(run.slots(at: 2, place).map(\.isAboveFold) == [true])
    }
  }
}
