extension Rule {
  /// Every rule, in the order of `RuleID.allCases`.
  public static let all: [Rule] = {
    let families: [[Rule]] = [
      lifecycle, island, alerts, delivery, lockScreen, surfaces, transitions,
    ]
    let rules: [Rule] = families.flatMap { $0 }
    precondition(
      rules.map(\.id) == RuleID.allCases, "the rules are not in the order of their names")
    return rules
  }()

  /// Where each rule is in `all`.
  private static let positions: [RuleID: Int] = Dictionary(
    uniqueKeysWithValues: zip(RuleID.allCases, all.indices))

  /// The rule of that name, found without a search.
  public static func named(_ id: RuleID) -> Rule {
    guard let position = positions[id] else {
      preconditionFailure("every name has a rule")
    }
    return all[position]
  }
}
