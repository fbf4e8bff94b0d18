import TestSupport
import Testing

/// `envelope`: how far measures depend on what nobody documents.
@Suite struct EnvelopeTests {
  private func envelope(_ words: String...) throws -> (json: JSONValue, bytes: [UInt8]) {
    var tool = Tool(folder: PackageRoot.path)
    tool.patience = 120
    let result = try tool.run(["envelope"] + words + ["--format", "json"])
    #expect(result.code == 0)
    #expect(result.errors == "")
    return (try JSONValue(result.outputBytes), result.outputBytes)
  }

  private func number(_ value: JSONValue?) -> Double? {
    if case .number(let number) = value { number } else { nil }
  }

  @Test func `the default lies between the least and the greatest, and a driver is a felt setting`()
    throws
  {
    let result = try envelope("traces/timer-and-music.json", "--samples", "40").json
    let felt = try #require(result["settings"]?.names)
    #expect(!felt.isEmpty)
    for name in try #require(result["metrics"]?.names) {
      let range = try #require(result["metrics"]?[name])
      guard let least = number(range["least"]), let greatest = number(range["greatest"]) else {
        continue
      }
      #expect(least <= greatest)
      if let standard = number(range["default"]) {
        #expect(least <= standard && standard <= greatest, "\(name)")
      }
      if let driver = range["driver"]?.text?.split(separator: "=").first {
        #expect(felt.contains(String(driver)))
      }
    }
  }

  @Test func `the same seed draws the same combinations`() throws {
    let words = ["traces/evening.json", "--samples", "10", "--seed", "7"]
    let first = try envelope(words[0], words[1], words[2], words[3], words[4])
    #expect(first.json["sampled"] == .boolean(true))
    #expect(first.json["combinations"] == .number(10))
    #expect(try envelope(words[0], words[1], words[2], words[3], words[4]).bytes == first.bytes)
  }

  /// One alert: its hold is the island's, second for second.
  @Test func `a setting's whole range is in its measure`() throws {
    let folder = TemporaryFolder()
    let alert = #"""
      {"at": 10, "type": "activity.update", "activity": "a", "alert": {"title": "Now"}}
      """#
    let trace = folder.write(
      TraceText.document(TraceText.start("a"), alert, header: #""until": 60,"#), "one.json")
    let result = try envelope(trace, "--setting", "alertHold").json
    #expect(result["settings"]?.names == ["alertHold"])
    #expect(result["combinations"] == .number(4))
    let hold = result["metrics"]?["alertHold"]
    #expect(hold?["least"] == .number(2))
    #expect(hold?["default"] == .number(4))
    #expect(hold?["greatest"] == .number(8))
    #expect(hold?["driver"] == .string("alertHold=8"))
  }

  @Test func `what changes nothing is left out, and it says so`() throws {
    let result = try envelope("traces/water.json", "--setting", "pausedMedia").json
    #expect(result["settings"]?.names == [])
    #expect(result["unfelt"] == .number(1))
    #expect(result["combinations"] == .number(1))
  }
}
