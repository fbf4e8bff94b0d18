import TestSupport
import Testing

/// `generate`: valid traces that can be made again.
@Suite struct GenerateTests {
  private static let profiles = [
    "commuter", "match-day", "dinner-rush", "night", "travel", "chaos",
  ]

  private func generate(_ words: String...) throws -> ToolResult {
    try Tool().run(["generate"] + words)
  }

  @Test(arguments: profiles)
  func `a trace is valid, and every invariant holds on it`(profile: String) throws {
    let made = try generate(profile, "--seed", "5", "--events", "400")
    #expect(made.code == 0)
    let trace = TemporaryFolder()
    let path = trace.write(made.output, "made.jsonl")
    let played = try Tool().run("run", path, "--verify", "--format", "json")
    #expect(played.code == 0)
    let report = try JSONValue(played.outputBytes)
    #expect(report["run"]?["trace"]?["events"] == .number(400))
  }

  @Test(arguments: profiles)
  func `no policy is above the bound`(profile: String) throws {
    for seed in ["1", "2", "3"] {
      let made = try generate(profile, "--seed", seed, "--events", "300")
      let folder = TemporaryFolder()
      var tool = Tool()
      tool.patience = 120
      let compared = try tool.run(
        "compare", folder.write(made.output, "made.jsonl"), "--all", "--format", "csv")
      #expect(compared.code == 0, "\(profile) \(seed): \(compared.errors)")
    }
  }

  @Test func `the same seed gives the same bytes, and another one others`() throws {
    let first = try generate("commuter", "--seed", "5").outputBytes
    #expect(try generate("commuter", "--seed", "5").outputBytes == first)
    #expect(try generate("commuter", "--seed", "6").outputBytes != first)
    // A longer trace begins as the shorter one does.
    let longer = try generate("commuter", "--seed", "5", "--events", "2000").output
    #expect(longer.hasPrefix(String(decoding: first, as: UTF8.self)))
  }

  @Test func `hours end it`() throws {
    let made = try generate("travel", "--seed", "1", "--hours", "2").output
    let last = try #require(made.split(separator: "\n").last)
    let time = last.dropFirst(7).prefix { $0.isNumber }
    #expect(try #require(Int(time)) <= 7200)
  }

  @Test(arguments: [
    ["generate", "commuter"], ["generate", "comuter", "--seed", "1"],
    ["generate", "night", "--seed", "x"], ["generate", "night", "--seed", "1", "--events", "-1"],
  ])
  func `a wrong request is a usage error`(words: [String]) throws {
    let result = try Tool().run(words)
    #expect(result.code == 64)
    #expect(result.output == "")
  }
}
