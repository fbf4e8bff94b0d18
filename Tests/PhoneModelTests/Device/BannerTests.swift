import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// Alerts on devices without an island (rules `al-effect`, `al-banner-conditions`).
@Suite struct BannerTests {
  /// What happens before an alert at second 10, and what the banner then shows.
  struct Case: Sendable, CustomTestStringConvertible {
    let events: [At]
    let settings: [SettingID: String]
    let banners: [String]
    let testDescription: String

    init(
      _ name: String, _ events: [At], _ settings: [SettingID: String] = [:], _ banners: String...
    ) {
      self.events = events
      self.settings = settings
      self.banners = banners
      testDescription = name
    }
  }

  private static let alert = At(10, .update("a1", alert: .ring))

  @Test(arguments: [
    Case("unlocked, Home", [alert], [:], "10 a1", "15 nothing"),
    Case(
      "another app in front", [At(1, .open("b")), alert], [:], "10 a1", "15 nothing"),
    Case(
      "landscape", [At(1, .set { $0.orientation = .landscape }), alert], [:], "10 a1", "15 nothing"),
    Case("no alert", [At(10, .update("a1"))], [:]),
    Case("locked", [At(1, .lock), alert], [:]),
    Case("unlocked again", [At(1, .lock), At(10, .unlock), alert], [:], "10 a1", "15 nothing"),
    Case("own app in front", [At(1, .open("a")), alert], [:]),
    Case(
      "own app was left", [At(1, .open("a")), At(10, .leave("a")), alert], [:], "10 a1",
      "15 nothing"),
    Case("an empty alert", [At(10, .update("a1", alert: .empty))], [:]),
    Case(
      "an empty alert, expands", [At(10, .update("a1", alert: .empty))], [.emptyAlert: "expands"],
      "10 a1", "15 nothing"),
    Case("an end with an alert", [At(10, .end("a1", alert: .ring))], [:]),
    Case("a shorter hold", [alert], [.bannerHold: "0.000001"], "10 a1", "10.000001 nothing"),
    Case("a start with an alert", [At(10, .start("c1", alert: .ring))], [:], "10 c1", "15 nothing"),
    Case(
      "a stale start, not presented", [At(10, .start("c1", staleAt: 5, alert: .ring))],
      [.pastStaleAtStart: "notPresented"]),
    Case(
      "a second alert", [alert, At(14.999999, .update("a1", alert: .ring))], [:], "10 a1",
      "14.999999 a1", "19.999999 nothing"),
    Case(
      "an alert of another", [alert, At(12, .update("b1", alert: .ring))], [:], "10 a1", "12 b1",
      "17 nothing"),
    // The end of the hold is a timer: it comes before the alert of its instant.
    Case(
      "an alert at the end of the hold", [alert, At(15, .update("b1", alert: .ring))], [:],
      "10 a1", "15 nothing", "15 b1", "20 nothing"),
    Case("a lock ends it", [alert, At(12, .lock)], [:], "10 a1", "12 nothing"),
    Case("its app comes to the front", [alert, At(12, .open("a"))], [:], "10 a1", "12 nothing"),
    Case(
      "another app comes to the front", [alert, At(12, .open("b"))], [:], "10 a1", "15 nothing"),
    // A dismissed activity is gone from every surface (rule lc-states).
    Case(
      "its activity is dismissed", [alert, At(12, .end("a1", .immediate))], [:], "10 a1",
      "12 nothing"),
    Case(
      "a person removes it", [alert, At(12, .dismissActivity("a1"))], [:], "10 a1", "12 nothing"),
    Case(
      "another is dismissed", [alert, At(12, .end("b1", .immediate))], [:], "10 a1", "15 nothing"),
  ])
  func `a banner shows an alert, unlocked and while its app is not in use`(banner: Case) throws {
    let run = try PhoneRun(
      [At(0, .start("a1")), At(0, .start("b1"))] + banner.events, banner.settings,
      device: "iPhone 13")
    #expect(run.banners == banner.banners)
  }

  @Test func `an alert that no banner shows has another fate`() throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1")), At(1, .open("a")), At(2, .update("a1", alert: .ring)), At(3, .lock),
        At(4, .update("a1", alert: .ring)), At(5, .update("a1", alert: .empty)),
        At(6, .update("a1")),
      ], device: "iPhone SE (3rd generation)")
    #expect(
      run.alerts == [
        "2 #0 a1", "2 #0 without display", "4 #1 a1", "4 #1 on the Lock Screen", "5 #2 a1",
        "5 #2 without display",
      ])
  }

  @Test func `a tablet has banners, and a phone with an island has none`() throws {
    let events = [At(0, .start("a1")), Self.alert]
    let tablet = try PhoneRun(events, device: "iPad mini (A17 Pro)")
    #expect(tablet.banners == ["10 a1", "15 nothing"])
    #expect(tablet.view(at: 0).blocked == .noIsland)
    let phone = try PhoneRun(events, device: "iPhone 15")
    #expect(phone.banners == [])
    #expect(phone.view(at: 0).blocked == nil)
  }
}
