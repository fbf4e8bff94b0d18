import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// Activities that end by themselves (rules `lc-transient`, `lc-transient-kill`).
@Suite struct TransientTests {
  /// What happens at second 5 to a transient activity whose app is in front, and whether it ends it.
  struct Case: Sendable, CustomTestStringConvertible {
    let action: TraceAction
    let settings: [SettingID: String]
    let ends: Bool
    let testDescription: String

    init(
      _ name: String, _ action: TraceAction, _ settings: [SettingID: String] = [:], ends: Bool
    ) {
      self.action = action
      self.settings = settings
      self.ends = ends
      testDescription = name
    }
  }

  private static let ending: [SettingID: String] = [.transientOnLeave: "ends"]

  @Test(arguments: [
    Case("a lock", .lock, ends: true),
    Case("a tap outside", .outside, ends: true),
    Case("a swipe up", .swipe(.up), ends: true),
    Case("a swipe up on it", .swipe(.up, .attached), ends: true),
    Case("a tap on it", .tap(.attached), ends: false),
    Case("a press on it", .press(.attached), ends: false),
    Case("sleep", .sleep, ends: false),
    Case("its app's kill", .kill("a"), ends: true),
    Case("another app's kill", .kill("b"), ends: false),
    Case("leaving", .leave("a"), ends: false),
    Case("leaving, ends", .leave("a"), ending, ends: true),
    Case("another app leaves, ends", .leave("b"), ending, ends: false),
    Case("another app", .open("b"), ends: false),
    Case("another app, ends", .open("b"), ending, ends: true),
    Case("its app again, ends", .open("a"), ending, ends: false),
    Case("Home", .set { $0.foreground = .home }, ends: false),
    Case("Home, ends", .set { $0.foreground = .home }, ending, ends: true),
    Case("turning the phone", .set { $0.orientation = .landscape }, ends: false),
  ])
  func `a transient activity ends when it is no longer looked at`(transient: Case) throws {
    var shown = IslandAssignment()
    shown.attached = .init(.activity("a1"), .expanded)
    shown.expansion = .transient
    let run = try PhoneRun(
      [
        At(0, .open("a")), At(0, .start("a1", style: .transient)), At(0, .start("a2")),
        At(5, transient.action),
      ], transient.settings, shown: shown)
    // One that ends by itself is an ended one like others, with its four hours.
    #expect(
      run.life("a1")
        == (transient.ends
          ? "0 active, 5 ended, 14405 dismissed" : "0 active, 28800 ended, 43200 dismissed"))
    #expect(run.life("a2") == "0 active, 28800 ended, 43200 dismissed")
  }

  @Test(arguments: [TraceAction.outside, .swipe(.up)])
  func `it ends by touches only while it is shown`(touch: TraceAction) throws {
    let events = [
      At(0, .open("a")), At(0, .start("a1", style: .transient)), At(1, .start("b1")), At(5, touch),
    ]
    var other = IslandAssignment()
    other.attached = .init(.activity("b1"), .expanded)
    other.expansion = .person
    for shown in [IslandAssignment(), other] {
      #expect(try PhoneRun(events, shown: shown).activity("a1", at: 5)?.state == .active)
    }
  }

  @Test func `a kill ends it in the background too`() throws {
    let run = try PhoneRun([
      At(0, .start("a1", style: .transient)), At(0, .start("b1", style: .transient)),
      At(5, .open("c")), At(6, .kill("a")),
    ])
    #expect(run.activity("a1", at: 6)?.state == .ended)
    #expect(run.activity("b1", at: 6)?.state == .active)
  }

  @Test func `a lock ends all there are`() throws {
    let run = try PhoneRun([
      At(0, .start("a1", style: .transient)), At(0, .start("b1", style: .transient)),
      At(0, .start("b2", style: .transient)), At(0, .start("b3")), At(6, .lock),
    ])
    #expect(run.phone(at: 6).live.map(\.state) == [.ended, .ended, .ended, .active])
  }

  @Test func `an app may end it as any other`() throws {
    let run = try PhoneRun([
      At(0, .start("a1", style: .transient, staleAt: 3)), At(5, .end("a1", .immediate)),
    ])
    #expect(run.life("a1") == "0 active, 3 stale, 5 dismissed")
  }
}
