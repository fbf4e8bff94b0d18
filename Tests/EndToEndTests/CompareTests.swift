import TestSupport
import Testing

/// `compare`: the table, the bound, and where policies part.
@Suite struct CompareTests {
  private func compare(_ words: String...) throws -> JSONValue {
    var tool = Tool(folder: PackageRoot.path)
    tool.patience = 120
    let result = try tool.run(["compare"] + words + ["--format", "json"])
    #expect(result.code == 0)
    #expect(result.errors == "")
    return try JSONValue(result.outputBytes)
  }

  private func number(_ value: JSONValue?) throws -> Double {
    guard case .number(let number) = value else {
      Issue.record("\(String(describing: value)) is no number")
      return .nan
    }
    return number
  }

  @Test func `twenty policies and more on the evening, the bound above them all`() throws {
    let result = try compare("traces/evening.json", "--all")
    let policies = try #require(result["policies"]?.items)
    #expect(policies.count >= 20)
    let bound = try number(result["bound"]?["value"])
    for policy in policies {
      let value = try number(policy["value"])
      #expect(value <= bound)
      let metrics = try #require(policy["metrics"])
      let regret = try number(metrics["regret"])
      let parts =
        try number(metrics["regretBySwitching"]) + number(metrics["regretByChoice"])
      #expect(abs(regret - parts) < 0.000_01)
      #expect(policy["refused"] == .null)
    }
  }

  @Test func `two policies that differ in a measure of the island part somewhere, with reasons`()
    throws
  {
    let result = try compare("traces/evening.json", "--all")
    let policies = try #require(result["policies"]?.items)
    let pairs = try #require(result["divergences"]?.items)
    for pair in pairs {
      #expect(pair["assignments"]?["a"] != pair["assignments"]?["b"])
      for side in ["a", "b"] {
        let isEmpty = pair["assignments"]?[side] == .string("nobody")
        #expect(isEmpty || pair["reasons"]?[side]?.items.isEmpty == false)
      }
    }
    let parted = Set(pairs.compactMap { "\($0["a"]?.text ?? "") \($0["b"]?.text ?? "")" })
    for (place, first) in policies.enumerated() {
      for second in policies[(place + 1)...]
      where first["metrics"]?["shares"] != second["metrics"]?["shares"] {
        let pair = "\(first["name"]?.text ?? "") \(second["name"]?.text ?? "")"
        #expect(parted.contains(pair), "\(pair) differ and never part")
      }
    }
  }

  /// One activity alone: every slots rule without kinds shows the same.
  @Test func `policies that never differ are not said to part`() throws {
    let folder = TemporaryFolder()
    let trace = folder.write(
      TraceText.document(TraceText.start("a"), TraceText.end("a", at: "10")), "one.json")
    let result = try compare(trace, "--policy", "first-come", "--policy", "newest")
    #expect(result["divergences"]?.items.isEmpty == true)
    // Ten seconds of compact at the weight 2; expanded it would have been twice that.
    let policies = try #require(result["policies"]?.items)
    #expect(policies.map { $0["value"] } == [.number(20), .number(20)])
    #expect(result["bound"]?["value"] == .number(40))
  }

  @Test func `several traces are told one by one and together`() throws {
    let result = try compare(
      "traces/evening.json", "traces/flight.json", "--policy", "ios", "--policy", "newest")
    let traces = try #require(result["traces"]?.items)
    #expect(traces.count == 2)
    let sums = try traces.map { try number($0["policies"]?[0]?["value"]) }
    #expect(
      abs(try number(result["pooled"]?["policies"]?[0]?["value"]) - sums.reduce(0, +)) < 0.001)
  }

  @Test(arguments: [
    ["compare", "t.json"], ["compare", "t.json", "--policy", "ios"],
    ["compare", "t.json", "--policy", "ios", "--policy", "ios"],
    ["compare", "t.json", "--all", "--policy", "ios"],
    ["compare", "t.json", "--policy", "ios", "--policy", "round-robin:dwel=1"],
    ["compare", "t.json", "--policy", "ios", "--policy", "round-robin:dwell=x"],
  ])
  func `a wrong choice of policies is a usage error`(words: [String]) throws {
    let result = try Tool().run(words)
    #expect(result.code == 64)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("islandsim: error: "))
  }
}
