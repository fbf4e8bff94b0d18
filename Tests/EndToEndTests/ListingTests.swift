import Testing

/// `schema`, `rules`, `settings`, `policies`: text for people, shapes for scripts.
@Suite struct ListingTests {
  private func json(_ words: String...) throws -> JSONValue {
    let result = try Tool().run(words + ["--format", "json"])
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.hasSuffix("}\n"))
    return try JSONValue(result.outputBytes)
  }

  @Test(arguments: ["trace", "report"])
  func `a schema is JSON of the draft that it names`(name: String) throws {
    let result = try Tool().run("schema", name)
    #expect(result.code == 0)
    #expect(result.errors == "")
    let schema = try JSONValue(result.outputBytes)
    #expect(schema["$schema"] == .string("https://json-schema.org/draft/2020-12/schema"))
    #expect(schema["type"] != nil || schema["$ref"] != nil || schema["oneOf"] != nil)
    #expect(result.output.contains("islandsim-\(name)/1"))
  }

  @Test func `rules have the documented shape`() throws {
    let rules = try #require(try json("rules")["rules"]?.items)
    #expect(rules.count > 100)
    for rule in rules {
      for name in ["id", "status", "state", "traces", "statement", "sources", "reason"] {
        #expect(rule[name] != nil, "\(name) is missing")
      }
      #expect(rule["id"]?.text?.isEmpty == false)
      #expect(["documented", "inferred", "observed"].contains(rule["status"]?.text))
      #expect(["simulated", "checked", "outOfScope", "planned"].contains(rule["state"]?.text))
      #expect((rule["reason"] == .null) == (rule["state"] != .string("outOfScope")))
    }
    #expect(Set(rules.compactMap { $0["id"]?.text }).count == rules.count)
  }

  @Test func `one rule by its id`() throws {
    let rules = try #require(try json("rules", "di-single-compact")["rules"]?.items)
    #expect(rules.map { $0["id"] } == [.string("di-single-compact")])
    let text = try Tool().run("rules", "di-single-compact")
    #expect(text.code == 0)
    #expect(text.output.hasPrefix("di-single-compact"))
    #expect(text.output.split(separator: "\n").count < 15)
    #expect(try Tool().run("rules").output.contains(text.output))
  }

  @Test func `settings have the documented shape, and their values are taken`() throws {
    let settings = try #require(try json("settings")["settings"]?.items)
    #expect(settings.count >= 53)
    let trace = Array(TraceText.ride.utf8)
    for setting in settings {
      for name in ["name", "scope", "default", "values", "claims"] {
        #expect(setting[name] != nil, "\(name) is missing")
      }
      #expect(["phone", "ios"].contains(setting["scope"]?.text))
      for claim in setting["claims"]?.items ?? [] { #expect(claim.names == ["value", "source"]) }
      let name = try #require(setting["name"]?.text)
      var words = ["run", "-"]
      for value in (setting["values"]?.items ?? []) + [setting["default"] ?? .null] {
        words += ["--set", "\(name)=\(try #require(value.text))"]
      }
      #expect(try Tool(input: trace).run(words).code == 0, "\(words)")
    }
  }

  @Test func `one setting by its name`() throws {
    let settings = try #require(try json("settings", "thirdApp")["settings"]?.items)
    #expect(settings.map { $0["name"] } == [.string("thirdApp")])
    #expect(settings[0]["default"] == .string("newestDetached"))
    #expect(settings[0]["values"] == .array([.string("newestDetached"), .string("wait")]))
    let text = try Tool().run("settings", "thirdApp")
    #expect(text.code == 0)
    #expect(text.output.hasPrefix("thirdApp = newestDetached"))
    #expect(try Tool().run("settings").output.contains(text.output))
  }

  @Test func `policies have the documented shape, and each can be run`() throws {
    let policies = try #require(try json("policies")["policies"]?.items)
    #expect(policies.contains { $0["name"] == .string("ios") })
    for policy in policies {
      for name in ["name", "family", "layers", "parameters", "source"] {
        #expect(policy[name] != nil, "\(name) is missing")
      }
      let name = try #require(policy["name"]?.text)
      let run = try Tool(input: Array(TraceText.ride.utf8)).run(
        "run", "-", "--policy", name, "--format", "json")
      #expect(run.code == 0)
      #expect(try JSONValue(run.outputBytes)["run"]?["policy"]?["name"] == .string(name))
      let text = try Tool().run("policies", name)
      #expect(text.code == 0)
      #expect(text.output.hasPrefix(name))
    }
  }

  @Test(arguments: ["rules", "settings", "policies"])
  func `a list is text by default and fits the columns`(command: String) throws {
    let result = try Tool(environment: ["COLUMNS": "60"]).run(command)
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(!result.output.hasPrefix("{"))
    // What is indented by four is running text.
    let prose = result.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
      .filter { !$0.contains(": ") && !$0.contains("- ") && $0.contains(" is ") }
    #expect(prose.allSatisfy { $0.count <= 64 })
  }
}
