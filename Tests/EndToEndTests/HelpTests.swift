import Testing

/// What a stranger types first.
@Suite struct HelpTests {
  /// Each command with the options that the documents promise.
  static let commands: [(name: String, options: [String])] = [
    (
      "run",
      [
        "--policy", "--set", "--format", "--timeline", "--events", "--sort", "--output", "--limit",
      ]
    ),
    ("check", ["--reports", "--expect-only", "--update", "--reason", "--format"]),
    ("schema", []), ("rules", ["--format"]), ("settings", ["--format"]), ("policies", ["--format"]),
  ]

  @Test(arguments: [["--help"], ["-h"], ["help"]])
  func `the tool's help names every command`(words: [String]) throws {
    let result = try Tool().run(words)
    #expect(result.code == 0)
    #expect(result.errors == "")
    for command in Self.commands {
      #expect(result.output.contains("\n  \(command.name) "), "\(command.name) is missing")
    }
    for code in ["64", "65", "66", "70", "73", "74"] {
      #expect(result.output.contains(code), "the exit code \(code) is missing")
    }
  }

  @Test(arguments: commands)
  func `each command's help names its options`(command: (name: String, options: [String])) throws {
    let result = try Tool().run(command.name, "--help")
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.contains("islandsim \(command.name)"))
    for option in command.options + ["--color", "--help"] {
      #expect(result.output.contains("\n  \(option) "), "\(option) is missing")
    }
    #expect(try Tool().run("help", command.name).output == result.output)
    #expect(try Tool().run(command.name, "-h").output == result.output)
  }

  @Test func `help asks for nothing else to be right`() throws {
    let result = try Tool().run("run", "--help", "--format", "nonsense")
    #expect(result.code == 0)
    #expect(result.output.contains("--format"))
  }

  @Test func `the version is one line with the tool's name`() throws {
    let result = try Tool().run("--version")
    #expect(result.code == 0)
    #expect(result.errors == "")
    #expect(result.output.wholeMatch(of: /islandsim [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
  }
}
