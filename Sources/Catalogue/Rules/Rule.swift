/// What is known about one behavior of the phone, with where it is known from.
public struct Rule: Sendable {
  /// The rule's stable name.
  public let id: RuleID
  /// The rule, in one or two sentences.
  public let statement: String
  /// How sure the sources are.
  public let status: RuleStatus
  /// Where the rule was read, most authoritative first; empty where it was deduced.
  public let sources: [Source]
  /// The system version the rule is tied to, or the version of the text it was read in.
  public let since: String

  /// Creates an entry of the catalogue.
  init(
    _ id: RuleID, _ status: RuleStatus, since: String, _ sources: [Source], _ statement: String
  ) {
    self.id = id
    self.statement = statement
    self.status = status
    self.sources = sources
    self.since = since
  }
}

/// How sure the sources of a rule are.
public enum RuleStatus: String, Sendable, CaseIterable {
  /// Stated by the phone's maker.
  case documented
  /// Reported by developers, vendors or the press.
  case observed
  /// Deduced; the catalogue says so wherever it is shown.
  case inferred
}
