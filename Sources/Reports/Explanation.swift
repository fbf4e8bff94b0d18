public import Catalogue
internal import JSONReading
public import Metrics
internal import PhoneModel
public import Policies
public import Simulation
internal import SimulationKernel
public import TraceModel

/// Why the island shows what it shows at an instant, and why not something else.
public struct Explanation {
  /// Someone who might have been in the island.
  struct Row {
    var name: String
    var isClient: Bool
    /// `attached compact` and the like, or nil.
    var place: String?
    /// What hides it, or nil.
    var hidden: HiddenReason?
    /// The state of an activity that is no candidate, or nil.
    var state: String?
    var rules: [String]
    /// What would have shown it, as sentences.
    var wouldChange: [String]
  }

  let at: SimulationTime
  let policy: String
  let blocked: HiddenReason?
  let rows: [Row]
  let attached: String?
  let detached: String?
  /// What decided over the places.
  let reasons: [String]

  /// Puts an explanation together.
  ///
  /// - Parameters:
  ///   - look: the island at the instant.
  ///   - timeline: the course up to it.
  ///   - names: the trace's identifiers.
  ///   - definition: the policy that it was played under.
  ///   - settings: the settings in force.
  ///   - activity: the one that is asked about, or nil for all.
  public init(
    _ look: IslandLook, _ timeline: Timeline, _ names: TraceNames, _ definition: PolicyDefinition,
    _ settings: SettingValues, about activity: ActivityIndex?
  ) {
    at = look.time
    policy = definition.name
    blocked = look.view.blocked
    let words = ExplanationWords(names: names)
    attached = look.assignment.attached.map { words.placement($0) }
    detached = look.assignment.detached.map { words.placement($0) }
    let last = timeline.island.intervals.last { $0.value.attached == look.assignment.attached }
    let rules =
      look.assignment.rules.all.isEmpty ? last?.rules.all ?? [] : look.assignment.rules.all
    let reasons = rules.map(\.rawValue) + [look.assignment.reason?.rawValue].compactMap { $0 }
    self.reasons = reasons
    let asker = WhatIf(look.view, look.policy, definition, settings)
    var rows = look.presences.map { candidate, presence in
      words.row(candidate, presence, look, asker, reasons: reasons)
    }
    // Those that are no candidates: not started yet, ended, gone.
    let candidates = Set(look.view.candidates.compactMap(\.activity))
    for (index, history) in timeline.states.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    where !candidates.contains(index) {
      guard let state = history.last else { continue }
      rows.append(
        Row(
          name: names.activities[index.position], isClient: false, place: nil, hidden: nil,
          state: state.rawValue, rules: words.rules(of: state, history.lastRules.all),
          wouldChange: []))
    }
    if let activity {
      let name = names.activities[activity.position]
      rows.removeAll { $0.isClient || $0.name != name }
    }
    self.rows = rows
  }

  /// The explanation as JSON.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.seconds("at", at.microseconds)
      writer.text("policy", policy)
      writer.text("blocked", blocked?.rawValue)
      writer.text("attached", attached)
      writer.text("detached", detached)
      writer.name("reasons")
      writer.array(reasons) { $0.string($1) }
      writer.name("candidates")
      writer.array(rows) { writer, row in
        writer.object { writer in
          writer.text(row.isClient ? "client" : "activity", row.name)
          writer.text("place", row.place)
          writer.text("hidden", row.hidden?.rawValue)
          writer.text("state", row.state)
          writer.name("rules")
          writer.array(row.rules) { $0.string($1) }
          writer.name("wouldChange")
          writer.array(row.wouldChange) { $0.string($1) }
        }
      }
    }
    writer.end()
    return writer.take()
  }

  /// The explanation as sentences.
  public func text(width: Int) -> String {
    var text = "At \(Words.clock(at.microseconds)) under \(policy):\n"
    if let blocked {
      text += "  The island is empty: \(ExplanationWords.sentence(blocked))\n"
    } else if attached == nil && detached == nil {
      text += "  The island is empty"
      text += rows.contains { $0.state == nil } ? ".\n" : ": nothing could be in it.\n"
    } else {
      text += "  attached: \(attached ?? "nobody")\n  detached: \(detached ?? "nobody")\n"
      if !reasons.isEmpty { text += "  decided by: \(reasons.joined(separator: ", "))\n" }
    }
    for row in rows { text += "\n" + self.text(row, width) }
    return text
  }

  private func text(_ row: Row, _ width: Int) -> String {
    var text = "  \(row.name): "
    if let place = row.place {
      text += place
    } else if let hidden = row.hidden {
      text += "not shown, \(ExplanationWords.sentence(hidden))"
    } else {
      text += "no candidate, it is \(row.state ?? "not there")"
    }
    text += row.rules.isEmpty ? "\n" : " [\(row.rules.joined(separator: ", "))]\n"
    for sentence in row.wouldChange {
      for (number, line) in TextWrapping.lines(sentence, width: max(width - 8, 40)).enumerated() {
        text += (number == 0 ? "      - " : "        ") + line + "\n"
      }
    }
    return text
  }
}
