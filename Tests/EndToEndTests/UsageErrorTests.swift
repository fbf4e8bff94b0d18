import TestSupport
import Testing

/// Words that are wrong: exit code 64, what is wrong, what is near it, where help is.
@Suite struct UsageErrorTests {
  /// Words, and what the message must hold.
  struct Case: Sendable, CustomTestStringConvertible {
    let words: [String]
    let parts: [String]

    init(_ words: String, _ parts: String...) {
      self.words = words.split(separator: " ").map { $0 == "''" ? "" : String($0) }
      self.parts = parts
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  @Test(arguments: [
    Case("", "command"),
    Case("''", "''"),
    Case("runn x.json", "'runn'", "'run'"),
    Case("chek", "'chek'", "'check'"),
    Case("polices", "'polices'", "'policies'"),
    Case("help setings", "'setings'", "'settings'"),
    Case("--verison", "'--verison'"),
    Case("xyzzy", "'xyzzy'"),
    Case("run", "TRACE"),
    Case("run --", "TRACE"),
    Case("run x.json --polcy ios", "'--polcy'", "'--policy'"),
    Case("run x.json --timelin", "'--timelin'", "'--timeline'"),
    Case("run x.json --xyzzy", "'--xyzzy'"),
    Case("run x.json -o out", "'-o'"),
    Case("run x.json --timeline=yes", "'--timeline'", "no value"),
    Case("run x.json --format", "'--format'", "needs a value"),
    Case("run x.json --format csvv", "'csvv'", "text", "json"),
    Case("run x.json --format jsn", "'jsn'", "'json'"),
    Case("run x.json --format=", "''", "text", "json"),
    Case("run x.json --events some", "'some'", "all"),
    Case("run x.json --color sometimes", "'sometimes'", "auto", "always", "never"),
    Case("run x.json --set", "'--set'", "needs a value"),
    Case("run x.json --set thirdApp", "NAME=VALUE", "'thirdApp'"),
    Case("run x.json --set alertHld=4", "'alertHld'", "'alertHold'"),
    Case("run x.json --set thirdApp=wiat", "'wiat'", "newestDetached", "wait"),
    Case("run x.json --set alertHold=soon", "'soon'", "'alertHold'", "seconds"),
    Case("run x.json --set alertHold=-1", "'-1'", "'alertHold'"),
    Case("run x.json --set alertHold=1e400", "'1e400'", "'alertHold'"),
    Case("run x.json --set alertHold=99999999999999999999", "'alertHold'"),
    Case("run x.json --set alertHold=nan", "'nan'", "'alertHold'"),
    Case("run x.json --policy iso", "'iso'", "'ios'"),
    Case("run x.json --policy ''", "''"),
    Case("run x.json --policy ios:", "'ios:'"),
    Case("run x.json --policy ios:thirdAp=wait", "'thirdAp'", "'thirdApp'"),
    Case("run x.json --policy ios:thirdApp=wiat", "'wiat'", "newestDetached", "wait"),
    Case("run x.json --policy ios:bannerHold=3", "'bannerHold'"),
    Case("run x.json --policy ios --policy ios", "'--policy'", "twice"),
    Case("run x.json --output a --output b", "'--output'", "twice"),
    Case("run x.json --limit steps", "NAME=N", "'steps'"),
    Case("run x.json --limit steps=0", "'steps=0'"),
    Case("run x.json --limit steps=99999999999999999999", "'steps=99999999999999999999'"),
    Case("run x.json --limit stesp=4", "'stesp'", "'steps'"),
    Case("run - -", "standard input"),
    Case("check --reason because", "'--reason'", "'--update'"),
    Case("check --update --expect-only", "'--update'", "'--expect-only'"),
    Case("check --update --policy ios-primary", "'--update'", "'--policy'"),
    Case("check --format junt", "'junt'", "json"),
    Case("schema", "trace", "report"),
    Case("schema trcae", "'trcae'", "'trace'"),
    Case("schema trace report", "'report'"),
    Case("rules di-single-compct", "'di-single-compct'", "'di-single-compact'"),
    Case("rules a b", "'b'"),
    Case("settings alerthold", "'alerthold'", "'alertHold'"),
    Case("policies ios-primry", "'ios-primry'", "'ios-primary'"),
    Case("policies --format yaml", "'yaml'", "text", "json"),
  ])
  func `wrong words are told with what is near them`(wrong: Case) throws {
    let folder = TemporaryFolder()
    _ = folder.write(TraceText.ride, "x.json")
    let result = try Tool(folder: folder.path).run(wrong.words)
    #expect(result.code == 64)
    #expect(result.output == "")
    let lines = result.errorLines
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix("islandsim: error: ") == true)
    #expect(lines.first?.contains("error: error:") == false)
    #expect(lines.last?.contains("'islandsim ") == true, "where help is, is missing")
    for part in wrong.parts { #expect(lines.first?.contains(part) == true, "\(part) is missing") }
    #expect(folder.contents == ["x.json"])
  }

  /// The options that a command's help shows: name, and what stands for a value.
  private static func options(of command: String) throws -> [(name: String, value: String?)] {
    try Tool().run(command, "--help").output.matches(
      of: /(?m)^  (--[a-z-]+)( [A-Z=]+)?(?:  |$)/
    ).map { (String($0.1), $0.2.map { String($0.dropFirst()) }) }
  }

  @Test(arguments: HelpTests.commands.map(\.name))
  func `every option that the help shows is known, and wants what the help says`(
    command: String
  ) throws {
    let options = try Self.options(of: command)
    #expect(options.count >= 2)
    for option in options where option.name != "--help" {
      let alone = try Tool().run(command, option.name + (option.value == nil ? "=x" : ""))
      #expect(alone.code == 64)
      #expect(alone.errors.contains(option.value == nil ? "no value" : "needs a value"))
      let repeats = ["--set", "--limit"].contains(option.name)
      if option.value != nil && !repeats {
        let twice = try Tool().run(command, option.name, "x", option.name, "x")
        #expect(twice.code == 64)
        #expect(twice.errors.contains("'\(option.name)' is given twice"))
      }
      let misspelt = String(option.name.dropLast())
      let wrong = try Tool().run(command, misspelt)
      #expect(wrong.code == 64)
      #expect(wrong.errors.contains("'\(misspelt)'; did you mean '--"), "\(misspelt)")
    }
  }

  @Test func `words behind two dashes are never options`() throws {
    let folder = TemporaryFolder()
    _ = folder.write(TraceText.ride, "--help")
    let result = try Tool(folder: folder.path).run("run", "--", "--help")
    #expect(result.code == 0)
    #expect(result.output.hasPrefix("A ride\n"))
  }

  @Test func `a value may follow an equals sign and hold one`() throws {
    let folder = TemporaryFolder()
    let trace = folder.write(TraceText.ride, "x.json")
    let apart = try Tool().run("run", trace, "--format", "json", "--set", "alertHold=6")
    let joined = try Tool().run("run", "--format=json", "--set=alertHold=6s", trace)
    #expect(apart.code == 0)
    #expect(apart.output == joined.output)
    #expect(apart.output.contains("\"alertHold\": 6"))
  }
}
