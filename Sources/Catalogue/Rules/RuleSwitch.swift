#if RuleSwitches
#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif
#endif

extension RuleID {
  /// Whether the rule is in force: always, and the compiler sees it.
  ///
  /// Only a build with the package trait `RuleSwitches` can leave one rule out, so that `make mutate`
  /// finds out whether its conformance trace notices.
  @inlinable public var isInForce: Bool {
    #if RuleSwitches
    RuleSwitch.off != self
    #else
    true
    #endif
  }
}

#if RuleSwitches
/// The rule that is left out.
public enum RuleSwitch {
  /// The environment variable that names it.
  public static let variable = "ISLANDSIM_WITHOUT_RULE"

  /// The rule, or nil.
  public static let off: RuleID? = {
    guard let name = unsafe getenv(variable) else { return nil }
    return RuleID(rawValue: unsafe String(cString: name))
  }()
}
#endif
