import Catalogue
import Testing

/// What reports and traces cite: every rule with its words and its sources.
@Suite struct RuleCatalogueTests {
  @Test func `the rules stand in the order of their names, each once`() {
    #expect(Rule.all.map(\.id) == RuleID.allCases)
    #expect(Set(RuleID.allCases.map(\.rawValue)).count == RuleID.allCases.count)
  }

  @Test(arguments: RuleID.allCases)
  func `a rule has a statement, a status and a version`(id: RuleID) {
    let rule = Rule.named(id)
    #expect(rule.id == id)
    #expect(rule.statement.first?.isUppercase == true)
    #expect(rule.statement.last == ".")
    #expect(!rule.statement.contains("\n"))
    #expect(!rule.statement.contains("  "))
    #expect(RuleStatus.allCases.contains(rule.status))
    #expect(!rule.since.isEmpty)
  }

  @Test(arguments: RuleID.allCases)
  func `a rule was read somewhere unless it was deduced`(id: RuleID) {
    let rule = Rule.named(id)
    #expect(rule.status == .inferred || !rule.sources.isEmpty)
    let keys = rule.sources.map(\.key)
    #expect(Set(keys).count == keys.count, "a source stands twice")
    for source in rule.sources {
      #expect(!source.key.isEmpty)
      #expect(!source.title.isEmpty)
      #expect(source.address?.hasPrefix("https://") ?? true)
      #expect(source.address?.contains(" ") != true)
    }
  }

  @Test func `a source's key means one text`() {
    var known: [String: Source] = [:]
    for source in Rule.all.flatMap(\.sources) {
      #expect(known[source.key, default: source] == source)
      known[source.key] = source
    }
  }

  @Test func `a rule's name is its family and words in lower case`() {
    let families: Set<Substring> = ["lc", "di", "al", "ps", "ls", "sf", "tr"]
    for id in RuleID.allCases {
      let words = id.rawValue.split(separator: "-", omittingEmptySubsequences: false)
      #expect(words.count >= 2)
      #expect(
        words.allSatisfy {
          !$0.isEmpty && $0.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) }
        })
      #expect(families.contains(words[0]), "\(id.rawValue)")
      #expect(RuleID(rawValue: id.rawValue) == id)
    }
  }

  @Test func `the settings that statements name exist`() {
    var count = 0
    for rule in Rule.all {
      let words = rule.statement.split(separator: " ")
      for (word, next) in zip(words, words.dropFirst()) where word.lowercased() == "setting" {
        count += 1
        let name = next.filter { $0.isLetter || $0.isNumber }
        #expect(SettingID(rawValue: name) != nil, "\(rule.id.rawValue): \(next)")
      }
    }
    #expect(count > 0)
  }
}
