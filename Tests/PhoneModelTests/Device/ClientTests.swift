import Catalogue
import PhoneModel
import Testing
import TraceModel
import TraceWords

/// The player and the system clients (rule `di-system-clients`).
@Suite struct ClientTests {
  private static let media = IslandOwner.client(.media)

  @Test func `a player is there from playing to stopping`() throws {
    let run = try PhoneRun([
      At(10, .media(.play, "a")), At(20, .media(.play, "a")), At(30, .media(.stop, "b")),
      At(40, .media(.stop, "a")), At(50, .media(.stop, "a")), At(60, .media(.pause, "a")),
    ])
    #expect(run.clients == ["10 media on", "40 media off"])
    #expect(!run.isAllowed(Self.media, at: 9.999999))
    #expect(run.isAllowed(Self.media, at: 10))
    #expect(run.isAllowed(Self.media, at: 30))
    #expect(!run.isAllowed(Self.media, at: 40))
    #expect(run.phone(at: 30).playerApp == "a")
    #expect(run.phone(at: 40).playerApp == nil)
    // Playing on is no new start.
    #expect(run.view(at: 30).candidate(Self.media)?.startedAt == .init(10))
  }

  @Test func `a second player replaces the first with a start of its own`() throws {
    let run = try PhoneRun([
      At(10, .media(.play, "a")), At(15, .start("c1")), At(20, .media(.play, "b")),
      At(30, .media(.stop, "a")), At(40, .media(.pause, "a")),
    ])
    #expect(run.clients == ["10 media on", "20 media off", "20 media on"])
    let first = try #require(run.view(at: 15).candidate(Self.media))
    let second = try #require(run.view(at: 40).candidate(Self.media))
    #expect(second.app == "b")
    #expect(second.startedAt == .init(20))
    let other = try #require(run.view(at: 40).candidate(.activity("c1")))
    #expect(first.startOrder < other.startOrder && other.startOrder < second.startOrder)
  }

  @Test(arguments: ["keeps", "leaves"])
  func `a paused player stays in the island, or leaves it until it plays again`(
    setting: String
  ) throws {
    let run = try PhoneRun(
      [
        At(10, .media(.play, "a")), At(20, .media(.pause, "b")), At(30, .media(.pause, "a")),
        At(40, .media(.play, "a")),
      ], [.pausedMedia: setting])
    #expect(run.isAllowed(Self.media, at: 20))
    #expect(run.isAllowed(Self.media, at: 30) == (setting == "keeps"))
    #expect(run.phone(at: 30).playerApp == "a")
    #expect(run.isAllowed(Self.media, at: 40))
    // It comes back with its old start.
    #expect(run.view(at: 40).candidate(Self.media)?.startedAt == .init(10))
    #expect(run.clients == ["10 media on"])
  }

  @Test(arguments: ["yes", "no"])
  func `the player leaves the island to its own app in front, or does not`(setting: String) throws {
    let run = try PhoneRun(
      [
        At(0, .start("a1")), At(10, .media(.play, "a")), At(20, .open("b")), At(30, .open("a")),
        At(40, .leave("a")),
      ], [.foregroundMediaHides: setting])
    #expect(run.isAllowed(Self.media, at: 20))
    #expect(run.isAllowed(Self.media, at: 30) == (setting == "no"))
    #expect(run.isAllowed(Self.media, at: 40))
    // Activities hide in any case (rule di-foreground-hidden).
    #expect(!run.isAllowed("a1", at: 30))
  }

  @Test func `a kill ends the app's player and no other`() throws {
    let run = try PhoneRun([
      At(10, .media(.play, "a")), At(20, .kill("b")), At(30, .kill("a")),
    ])
    #expect(run.clients == ["10 media on", "30 media off"])
  }

  @Test(arguments: SystemClient.allCases)
  func `a client is there from beginning to end`(client: SystemClient) throws {
    let run = try PhoneRun([
      At(5, .systemEnd(client)), At(10, .systemBegin(client)), At(20, .systemBegin(client)),
      At(25, .lock), At(26, .unlock), At(30, .systemEnd(client)), At(40, .systemEnd(client)),
    ])
    #expect(run.clients == ["10 \(client.rawValue) on", "30 \(client.rawValue) off"])
    let owner = IslandOwner.client(.system(client))
    #expect(run.isAllowed(owner, at: 29.999999))
    #expect(!run.isAllowed(owner, at: 30))
    #expect(run.view(at: 29).candidate(owner)?.startedAt == .init(10))
    #expect(run.view(at: 29).candidate(owner)?.app == nil)
  }

  @Test func `starts of clients and activities are counted together`() throws {
    let run = try PhoneRun([
      At(0, .schedule("c1", 5)), At(1, .start("a1")), At(2, .systemBegin(.call)),
      At(3, .media(.play, "b")), At(4, .start("b1")),
    ])
    let candidates = run.view(at: 5).candidates.sorted { $0.startOrder < $1.startOrder }
    // A scheduled one counts from its date, not from when it was asked for.
    #expect(
      candidates.map(\.owner) == [
        .activity("a1"), .client(.system(.call)), Self.media, .activity("b1"), .activity("c1"),
      ])
  }
}
