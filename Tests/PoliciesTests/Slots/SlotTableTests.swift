import PhoneModel
import Testing

@testable import Policies

/// Where the public systems differ: what each shows after the last step, as wide as it is.
///
/// A name in brackets is an icon.
@Suite struct SlotTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let steps: String
    /// By the columns below.
    let cells: [String]
    var testDescription: String { steps }

    init(_ steps: String, _ cells: String...) {
      self.steps = steps
      self.cells = cells
    }
  }

  /// Columns: chips-single, chips-dual, chips-three, primary-expanded with the style `first`, tiers,
  /// tiers-literal, newest-arrival, stack-overlay, slot-affinity, front-insert.
  @Test(arguments: [
    Row(
      "nav call rec", "rec", "(rec) (call)", "(rec) (call) (nav)", "call (rec)", "rec", "nav",
      "rec", "rec", "nav call", "nav"),
    Row(
      "rec call nav", "rec", "(rec) (call)", "(rec) (call) (nav)", "call (rec)", "rec", "rec",
      "nav", "rec", "rec call", "rec"),
    Row("n1 n2", "-", "(n2) (n1)", "(n2) (n1)", "n2 (n1)", "n1", "n1", "n2", "n1", "n1 n2", "n1"),
    Row(
      "timer media !media", "-", "timer", "timer", "timer", "timer", "timer", "media", "timer",
      "timer", "media"),
    Row(
      "media timer", "-", "timer", "timer", "media (timer)", "media", "media", "timer", "timer",
      "media timer", "media"),
    Row(
      "media charge note -media", "-", "note", "note", "charge (note)", "charge", "charge", "note",
      "charge", "note", "charge"),
    Row(
      "n1 n2 n3 n4", "-", "(n4) (n3)", "(n4) (n3) (n2)", "n4 (n3)", "n1", "n1", "n4", "n1", "n1 n2",
      "n1"),
    Row(
      "share rec", "rec", "rec", "rec", "rec (share)", "rec", "share", "rec", "rec", "share rec",
      "share"),
    Row(
      "media charge", "-", "-", "-", "media (charge)", "charge", "media", "charge", "charge",
      "media", "media"),
  ])
  func `each system shows what its table says`(row: Row) {
    let found = [
      SlotScript.shown(row.steps, by: Chips(width: 1, hasNotifications: false)),
      SlotScript.shown(row.steps, by: Chips(width: 2, hasNotifications: true)),
      SlotScript.shown(row.steps, by: Chips(width: 3, hasNotifications: true)),
      SlotScript.shown(row.steps, by: PrimaryExpanded(width: 2, style: .first)),
      SlotScript.shown(row.steps, by: Tiers(isLiteral: false)),
      SlotScript.shown(row.steps, by: Tiers(isLiteral: true)),
      SlotScript.shown(row.steps, by: NewestArrival()),
      SlotScript.shown(row.steps, by: StackOverlay()),
      SlotScript.shown(row.steps, by: SlotAffinity()),
      SlotScript.shown(row.steps, by: FrontInsert()),
    ]
    #expect(found == row.cells)
  }

  /// Some hide what belongs to the app in front, others show it all the same.
  @Test func `an app that comes to the front`() {
    let steps = "nav call ^nav"
    #expect(SlotScript.shown(steps, by: Chips(width: 1, hasNotifications: false)) == "call")
    #expect(SlotScript.shown(steps, by: Chips(width: 2, hasNotifications: true)) == "call")
    #expect(SlotScript.shown(steps, by: Chips(width: 3, hasNotifications: true)) == "call")
    #expect(SlotScript.shown(steps, by: StackOverlay()) == "call")
    let primary = PrimaryExpanded(width: 2, style: .first)
    #expect(SlotScript.shown(steps, by: primary, hidesOwnApp: false) == "call (nav)")
    #expect(SlotScript.shown(steps, by: Tiers(isLiteral: false), hidesOwnApp: false) == "call")
    #expect(SlotScript.shown(steps, by: Tiers(isLiteral: true), hidesOwnApp: false) == "nav")
    #expect(SlotScript.shown(steps, by: NewestArrival(), hidesOwnApp: false) == "call")
    #expect(SlotScript.shown(steps, by: SlotAffinity(), hidesOwnApp: false) == "nav call")
    #expect(SlotScript.shown(steps, by: FrontInsert(), hidesOwnApp: false) == "nav")
  }
}
