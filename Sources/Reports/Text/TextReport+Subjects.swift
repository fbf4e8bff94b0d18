internal import Catalogue
internal import Metrics
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

extension TextReportBody {
  /// A paragraph for each activity.
  var activities: [String] {
    let tallies = result.metrics.activities
    let rows = tallies.prefix(TextReport.mostRows).map(activity)
    return section("Activities", limited(rows, of: tallies.count))
  }

  private func activity(_ tally: ActivityTally) -> String {
    var parts = [islandWords(tally.island)]
    if tally.lockScreen.visible > 0 {
      parts.append("Lock Screen \(Words.duration(tally.lockScreen.visible))")
    }
    if tally.staleShown > 0 { parts.append("stale on screen \(Words.duration(tally.staleShown))") }
    var text = "  \(name(tally.activity)) (\(appName(tally.app))): " + parts.joined(separator: ", ")
    if let hidden = hiddenWords(tally.island) { text += "\n    not in the island: \(hidden)" }
    if let sessions = result.names.sessions[tally.activity] {
      text +=
        "\n    in turn: "
        + zip(sessions, tally.sessions.shown).map {
          "\(Words.plain($0, unicode: style.unicode)) \(Words.duration($1))"
        }.joined(separator: ", ")
    }
    text += "\n    " + contentWords(tally.contents)
    if tally.removal == nil {
      text += "; still \(tally.endedAt == nil ? "alive" : "on the Lock Screen") at the end"
    }
    if let endedAt = tally.endedAt, let rule = tally.endRule, Self.systemEnds.contains(rule) {
      text += "; ended by the system at \(Words.clock(endedAt.microseconds)) [\(rule.rawValue)]"
    }
    if let removal = tally.removal {
      text += "; gone at \(Words.clock(removal.at.microseconds)) (\(words(removal.cause)))"
    }
    return text
  }

  /// The rules by which an activity ends that nobody ended.
  private static let systemEnds: Set<RuleID> = [
    .lcActiveCap8h, .lcTransient, .lcTransientKill, .lcFrequentToggleEnds,
  ]

  private func islandWords(_ times: PresenceTimes) -> String {
    let forms = [
      ("expanded", times.expanded), ("compact", times.compact),
      ("minimal", times.minimalAttached + times.minimalDetached),
    ].filter { $0.1 > 0 }
    if forms.isEmpty { return "never in the island" }
    return "island "
      + forms.map { "\($0.0) \(Words.duration($0.1))" }.joined(separator: ", ")
  }

  /// Why it was not in the island, longest first.
  private func hiddenWords(_ times: PresenceTimes) -> String? {
    let reasons = HiddenReason.allCases.map { ($0, times.hidden[$0.ordinal]) }
      .filter { $0.1 > 0 }
      .sorted { ($1.1, $0.0.ordinal) < ($0.1, $1.0.ordinal) }
    guard !reasons.isEmpty else { return nil }
    return reasons.map { "\(words($0.0)) \(Words.duration($0.1))" }.joined(separator: ", ")
  }

  private func contentWords(_ contents: ContentTimes) -> String {
    let unseen = contents.count - contents.seen
    var text = Words.count(contents.count, "content")
    text += unseen == 0 ? ", each seen" : ", \(unseen) never seen"
    if let age = contents.meanAge { text += "; mean age on screen \(Words.duration(age))" }
    return text
  }

  private func words(_ reason: HiddenReason) -> String {
    switch reason {
    case .noIsland: "the device has no island"
    case .locked: "locked"
    case .landscape: "held sideways"
    case .ownAppInFront: "own app in front"
    case .swiped: "swiped out"
    case .notPresented: "not presented"
    case .otherExpanded: "another was expanded"
    case .sibling: "another of its app was shown"
    case .noPlace: "no place"
    }
  }

  private func words(_ cause: RemovalCause) -> String {
    switch cause {
    case .person: "removed by the person"
    case .immediate: "removed at once"
    case .date: "at its removal date"
    case .afterFourHours: "four hours after its end"
    }
  }

  /// A line for each notification.
  var notifications: [String] {
    let tallies = result.metrics.notifications
    let rows = tallies.prefix(10).map { tally in
      let name = result.names.notifications[tally.notification.position]
      let list = tally.lockScreen
      let seen =
        list.visible == 0
        ? "never on a visible Lock Screen"
        : "visible \(Words.duration(list.visible)), above the fold \(Words.duration(list.aboveFold))"
      return "  \(Words.plain(name, unicode: style.unicode)) (\(appName(tally.app))): \(seen)"
    }
    let more = tallies.count > 10 ? ["  (\(tallies.count - 10) more are in the JSON report)"] : []
    return section("Notifications", rows + more)
  }

  /// A line for each client.
  var clients: [String] {
    section(
      "Players and system clients",
      result.metrics.clients.map { tally in
        "  \(tally.client.name): on \(Words.duration(tally.on)), " + islandWords(tally.island)
      })
  }
}
