import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// When the screen is lit and the Lock Screen can be seen.
@Suite struct ScreenTests {
  /// A state of the device, and whether the Lock Screen can be seen.
  struct Case: Sendable, CustomTestStringConvertible {
    let device: String
    let isLocked: Bool
    let isAsleep: Bool
    let isAlwaysOn: Bool
    let isVisible: Bool

    init(
      _ device: String, _ isLocked: Bool, _ isAsleep: Bool, _ isAlwaysOn: Bool, _ isVisible: Bool
    ) {
      self.device = device
      self.isLocked = isLocked
      self.isAsleep = isAsleep
      self.isAlwaysOn = isAlwaysOn
      self.isVisible = isVisible
    }

    var testDescription: String {
      "\(device)\(isLocked ? ", locked" : "")\(isAsleep ? ", asleep" : "")"
        + "\(isAlwaysOn ? ", Always-On" : "")"
    }
  }

  @Test(arguments: [
    Case("iPhone 16 Pro", false, false, false, false),
    Case("iPhone 16 Pro", false, true, true, false),
    Case("iPhone 16 Pro", true, false, false, true),
    Case("iPhone 16 Pro", true, true, false, false),
    Case("iPhone 16 Pro", true, true, true, true),
    Case("iPhone 16", true, false, true, true),
    // This model has no Always-On display, whatever is switched on.
    Case("iPhone 16", true, true, true, false),
    Case("iPad (A16)", true, true, true, false),
  ])
  func `the Lock Screen can be seen locked and awake, or locked and Always-On`(
    state: Case
  ) throws {
    let run = try PhoneRun([], device: state.device) { header in
      header.state.isLocked = state.isLocked
      header.state.isAsleep = state.isAsleep
      header.state.isAlwaysOn = state.isAlwaysOn
    }
    #expect(run.phone(at: 0).isLockScreenVisible == state.isVisible)
    #expect(run.phone(at: 0).isScreenOn == !state.isAsleep)
  }

  /// A hold, events, and from when to when the sleeping screen is lit.
  struct Light: Sendable, CustomTestStringConvertible {
    let events: [At]
    let settings: [SettingID: String]
    let lit: Range<Double>?
    let testDescription: String

    init(
      _ name: String, _ events: [At], _ settings: [SettingID: String] = [:],
      lit: Range<Double>? = nil
    ) {
      self.events = events
      self.settings = settings
      self.lit = lit
      testDescription = name
    }
  }

  private static let alert = At(10, .update("a1", alert: .ring))

  // Rule al-effect: an alert lights the screen.
  @Test(arguments: [
    Light("one alert", [alert], lit: 10..<20),
    Light("no alert", [At(10, .update("a1"))]),
    Light("an empty alert", [At(10, .update("a1", alert: .empty))]),
    Light(
      "an empty alert, expands", [At(10, .update("a1", alert: .empty))],
      [.emptyAlert: "expands"], lit: 10..<20),
    Light("shorter", [alert], [.screenOnAfterAlert: "0.000001"], lit: 10..<10.000001),
    Light("not at all", [alert], [.screenOnAfterAlert: "0"]),
    Light(
      "two alerts", [alert, At(19.999999, .update("a1", alert: .ring))], lit: 10..<29.999999),
    Light("sleep cuts it short", [alert, At(15, .sleep)], lit: 10..<15),
    Light("a swiped activity lights it too", [At(5, .swipe(.left)), alert], lit: 10..<20),
    Light("the start of another", [At(10, .start("b1", alert: .ring))], lit: 10..<20),
  ])
  func `an alert lights a sleeping screen for as long as the setting says`(light: Light) throws {
    let events = [At(0, .start("a1")), At(1, .lock), At(2, .sleep)]
    let run = try PhoneRun(events + light.events, light.settings)
    for second in [9.999999, 10, 10.000001, 14.999999, 15, 19.999999, 20, 29.999998, 29.999999] {
      let phone = run.phone(at: second)
      #expect(phone.isScreenOn == (light.lit?.contains(second) ?? false), "at \(second)")
      #expect(phone.isLockScreenVisible == phone.isScreenOn, "at \(second)")
    }
  }

  @Test func `a phone that is awake stays so after an alert`() throws {
    let run = try PhoneRun([
      At(0, .start("a1")), At(1, .lock), Self.alert, At(30, .sleep),
      At(40, .update("a1", alert: .ring)), At(45, .wake),
    ])
    #expect(run.phone(at: 20).isScreenOn)
    #expect(!run.phone(at: 30).isScreenOn)
    #expect(run.phone(at: 60).isScreenOn)
  }

  // Rules di-visible-unlocked, di-landscape.
  @Test func `nothing is in the island while locked, or sideways before system 27`() throws {
    let events = [
      At(0, .start("a1")), At(10, .lock), At(20, .unlock),
      At(30, .set { $0.orientation = .landscape }), At(35, .lock), At(40, .unlock),
      At(50, .set { $0.orientation = .portrait }),
    ]
    let old = try PhoneRun(events, system: "26.9")
    let new = try PhoneRun(events, system: "27.0")
    #expect(
      [0, 10, 20, 30, 35, 40, 50].map { old.view(at: $0).blocked } == [
        nil, .locked, nil, .landscape, .locked, .landscape, nil,
      ])
    #expect(
      [0, 10, 20, 30, 35, 40, 50].map { new.view(at: $0).blocked } == [
        nil, .locked, nil, nil, .locked, nil, nil,
      ])
  }

  @Test(arguments: ["yes", "no"])
  func `the app in front is still there after unlocking, or is not`(setting: String) throws {
    let run = try PhoneRun(
      [
        At(0, .open("a")), At(0, .start("a1")), At(10, .lock), At(15, .start("a2", via: .request)),
        At(20, .unlock), At(30, .start("a3", via: .request)),
      ], [.lockKeepsForeground: setting])
    #expect(run.phone(at: 10).state.foreground == "a")
    #expect(run.outcome(3) == "applied")
    #expect(run.phone(at: 20).state.foreground == (setting == "yes" ? "a" : nil))
    #expect(run.outcome(5) == (setting == "yes" ? "applied" : "refused visibility"))
    #expect(run.isAllowed("a1", at: 20) == (setting == "no"))
  }

  /// What a trace says itself needs no setting.
  @Test(arguments: ["yes", "no"])
  func `an unlock that names the app in front is obeyed`(setting: String) throws {
    let unlock = TraceAction.set {
      $0.isLocked = false
      $0.foreground = .app("b")
    }
    let run = try PhoneRun(
      [At(0, .open("a")), At(10, .lock), At(20, unlock)], [.lockKeepsForeground: setting])
    #expect(run.phone(at: 20).state.foreground == "b")
  }

  @Test func `an app that is opened while locked is in front afterwards`() throws {
    let run = try PhoneRun([
      At(0, .open("a")), At(10, .lock), At(12, .open("b")), At(20, .unlock), At(30, .leave("a")),
      At(40, .leave("b")),
    ])
    #expect(run.phone(at: 20).state.foreground == "b")
    #expect(run.phone(at: 30).state.foreground == "b")
    #expect(run.phone(at: 40).state.foreground == nil)
  }
}
