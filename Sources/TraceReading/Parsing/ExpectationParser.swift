internal import Catalogue
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// Reads the assertions of a trace, after its events: only then all identifiers are known.
struct ExpectationParser {
  let times: TimeParser
  let until: SimulationTime?

  /// Reads one item of `expect`.
  func expectation(
    _ document: borrowing JSONDocument, _ node: JSONNode, number: Int, _ bytes: [UInt8],
    _ context: inout TraceContext
  ) throws(FieldError) -> Expectation {
    let members = try members(document, node)
    let shape = try subject(document, node, members)
    try ShapeChecker(times: times).check(
      document, node, "expect",
      .record(shape.members + ExpectationShape.common, required: shape.required))
    let reader = ClaimReader(members: members, node: node, times: times)
    var expectation = Expectation(
      number: number, claim: try reader.claim(shape, document, bytes, &context))
    expectation.moment = try moment(document, node, members, isNeeded: shape.needsMoment)
    if let policy = members["policy"] {
      expectation.policy = try PolicyParser.policy(document, policy, bytes.span)
    }
    if let settings = members["settings"] {
      expectation.settings = try SettingsParser.settings(document, settings)
    }
    if let rule = members["rule"] { expectation.rule = RuleID(rawValue: document.text(rule)) }
    return expectation
  }

  private func members(
    _ document: borrowing JSONDocument, _ node: JSONNode
  ) throws(FieldError) -> [String: JSONNode] {
    var members: [String: JSONNode] = [:]
    var member = document.first(in: try document.checkedObject(node, "expect"))
    while let current = member {
      members[document.nameText(current)] = current
      member = document.next(after: current, in: node)
    }
    return members
  }

  /// What an item is about.
  private func subject(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ members: [String: JSONNode]
  ) throws(FieldError) -> ExpectationShape {
    let subjects = ExpectationShape.allCases.filter { members[$0.rawValue] != nil }
    if subjects.count == 1 { return subjects[0] }
    let known = ExpectationShape.allCases.map(\.rawValue)
    for (name, member) in members.sorted(by: { $0.key < $1.key }) where subjects.isEmpty {
      if let nearest = NearestName.of(name, among: known), !Self.helpers.contains(name) {
        throw FieldError(
          .unknownKey(name, object: "'expect'", nearest: nearest), at: document.nameOffset(member))
      }
    }
    throw FieldError(
      .contradiction("an assertion has exactly one subject: " + known.joined(separator: ", ")),
      at: document.offset(node))
  }

  private static let helpers: Set<String> = [
    "at", "between", "activity", "event", "reason", "equals", "atLeast", "atMost", "policy",
    "settings", "rule",
  ]

  private func moment(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ members: [String: JSONNode],
    isNeeded: Bool
  ) throws(FieldError) -> Expectation.Moment? {
    switch (members["at"], members["between"]) {
    case (let at?, nil):
      let time = try times.time(document, at, "at", fromZero: true)
      try checkUntil(document, at, time)
      return .at(time)
    case (nil, let between?): return try stretch(document, between)
    case (nil, nil) where !isNeeded: return nil
    default:
      throw FieldError(
        .contradiction("an assertion is about either an instant, 'at', or a stretch, 'between'"),
        at: document.offset(node))
    }
  }

  private func stretch(
    _ document: borrowing JSONDocument, _ between: JSONNode
  ) throws(FieldError) -> Expectation.Moment {
    guard document.count(between) == 2, let first = document.first(in: between),
      let second = document.next(after: first, in: between)
    else {
      throw FieldError(
        .outOfRange(key: "between", allowed: "two times"), at: document.offset(between))
    }
    let from = try times.time(document, first, "between", fromZero: true)
    let to = try times.time(document, second, "between", fromZero: true)
    guard from < to else {
      throw FieldError(
        .contradiction("'between' needs its first time before its second"),
        at: document.offset(between))
    }
    try checkUntil(document, second, to)
    return .between(from, to)
  }

  private func checkUntil(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ time: SimulationTime
  ) throws(FieldError) {
    if let until, time > until { throw FieldError(.afterUntil, at: document.offset(node)) }
  }
}
