import Catalogue
import Testing

/// Every choice that nobody documents, with its default and its words.
@Suite struct SettingCatalogueTests {
  @Test func `the settings stand in the order of their names, each once`() {
    #expect(SettingDefinition.all.map(\.id) == SettingID.allCases)
  }

  @Test(arguments: SettingID.allCases)
  func `a setting's default is allowed, and its text reads back`(id: SettingID) throws {
    let setting = SettingDefinition.of(id)
    #expect(setting.id == id)
    let text = setting.text(setting.defaultValue)
    #expect(setting.parse(text) == setting.defaultValue, "\(text)")
    var values = SettingValues()
    #expect(values[id] == setting.defaultValue)
    #expect(values.isDefault(id))
    values[id] = setting.defaultValue  // A value that is not allowed would be the end here.
    #expect(values == SettingValues())
  }

  @Test(arguments: SettingID.allCases)
  func `a setting says what it decides and what it allows`(id: SettingID) {
    let setting = SettingDefinition.of(id)
    #expect(setting.meaning.first?.isUppercase == true)
    #expect(setting.meaning.last == ".")
    #expect(!setting.meaning.contains("\n"))
    #expect(!setting.allowed.isEmpty)
  }

  @Test(arguments: SettingID.allCases)
  func `the values to try, and those that sources speak for, are allowed`(id: SettingID) {
    let setting = SettingDefinition.of(id)
    for value in setting.named {
      #expect(setting.parse(value) != nil, "\(value)")
    }
    #expect(Set(setting.named).count == setting.named.count)
    for claim in setting.claims {
      #expect(setting.parse(claim.value) != nil, "\(claim.value)")
      #expect(!claim.source.isEmpty)
    }
  }

  @Test(arguments: SettingID.allCases)
  func `every word of a setting reads as its value and writes as itself`(id: SettingID) {
    let setting = SettingDefinition.of(id)
    for (index, word) in words(of: setting).enumerated() {
      let value = setting.parse(word)
      #expect(value.map { setting.text($0) } == word)
      #expect(setting.allowed.contains(word))
      #expect(setting.parse(word.uppercased()) == nil || word.uppercased() == word)
      #expect(setting.parse(word + " ") == nil)
      if case .choice = setting.kind { #expect(value == Int64(index)) }
    }
    #expect(setting.parse("") == nil)
    #expect(setting.parse("no such word") == nil)
  }

  private func words(of setting: SettingDefinition) -> [String] {
    switch setting.kind {
    case .choice(let words): words
    case .seconds(_, let word), .count(_, let word): word.map { [$0] } ?? []
    case .points, .ratio: []
    }
  }

  @Test(arguments: SettingID.allCases)
  func `a choice has two words or more, and each once`(id: SettingID) {
    guard case .choice(let words) = SettingDefinition.of(id).kind else { return }
    #expect(words.count >= 2)
    #expect(Set(words).count == words.count)
    #expect(SettingDefinition.of(id).named == words)
  }

  @Test(arguments: SettingID.allCases)
  func `a range is kept at both ends`(id: SettingID) {
    let setting = SettingDefinition.of(id)
    let range: ClosedRange<Int64>
    switch setting.kind {
    case .choice: return
    case .seconds(let bounds, _), .count(let bounds, _), .points(let bounds), .ratio(let bounds):
      range = bounds
    }
    for value in [range.lowerBound, range.upperBound, (range.lowerBound + range.upperBound) / 2] {
      #expect(setting.parse(setting.text(value)) == value)
    }
    #expect(setting.parse(setting.text(range.upperBound + 1)) == nil)
    if range.lowerBound > 0 {
      #expect(setting.parse(setting.text(range.lowerBound - 1)) == nil)
    }
    #expect(setting.parse("-1") == nil)
  }
}
