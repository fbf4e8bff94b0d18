import Catalogue
import Testing

/// Each rule has a state, and one without effect says why.
@Suite struct RuleReasonTests {
  @Test(arguments: RuleID.allCases)
  func `a rule without effect has a reason of its own`(rule: RuleID) {
    #expect((rule.reason == nil) == (rule.state != .outOfScope))
    #expect(rule.reason != "this version does not simulate what it is about")
  }
}
