import Catalogue
import Testing

/// What every setting is set to in one run.
@Suite struct SettingValuesTests {
  @Test func `a value that is set is read back, and others stay`() throws {
    var values = SettingValues()
    let setting = SettingDefinition.of(.alertCollision)
    values[.alertCollision] = try #require(setting.parse("queue"))
    #expect(values.choice(AlertCollision.self) == .queue)
    #expect(!values.isDefault(.alertCollision))
    for id in SettingID.allCases where id != .alertCollision { #expect(values.isDefault(id)) }
    values[.alertCollision] = setting.defaultValue
    #expect(values == SettingValues())
  }

  @Test func `every word of a choice reads as its case`() {
    expectWords(StartAlert.self)
    expectWords(AlertCollision.self)
    expectWords(SameActivityAlert.self)
    expectWords(OwnAppAlert.self)
    expectWords(HiddenAndAlert.self)
    expectWords(AlertOfNonVisible.self)
    expectWords(AlertOfSibling.self)
    expectWords(OtherSlotWhileExpanded.self)
    expectWords(ExpansionAfterUnlock.self)
    expectWords(AlertOnEnd.self)
    expectWords(EmptyAlert.self)
    expectWords(SwipeWithTwo.self)
    expectWords(ThirdApp.self)
    expectWords(SystemClients.self)
    expectWords(LockKeepsForeground.self)
    expectWords(OmittedStaleDate.self)
    expectWords(PushStorage.self)
    expectWords(BudgetWindow.self)
  }

  private func expectWords<Choice: SettingChoice>(_ type: Choice.Type) {
    var values = SettingValues()
    let setting = SettingDefinition.of(type.setting)
    #expect(setting.kind == .choice(type.allCases.map(\.rawValue)))
    for choice in type.allCases {
      guard let value = setting.parse(choice.rawValue) else {
        Issue.record("\(choice.rawValue) is no value of \(type.setting)")
        continue
      }
      values[type.setting] = value
      #expect(values.choice(type) == choice)
    }
  }

  @Test func `a value that is not allowed is a programmer's error`() async {
    await #expect(processExitsWith: .failure) {
      var values = SettingValues()
      values[.alertHold] = -1
    }
    await #expect(processExitsWith: .failure) {
      var values = SettingValues()
      values[.alertCollision] = 2
    }
  }
}
