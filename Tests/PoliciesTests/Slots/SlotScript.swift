import PhoneModel
import SimulationKernel
import TraceModel

@testable import Policies

/// Steps for a slots rule alone: who comes, goes, pauses or has its app in front.
struct SlotScript {
  private struct Entry {
    var name: String
    var candidate: IslandCandidate
  }

  private var entries: [Entry] = []
  private var names: [IslandOwner: String] = [:]
  private var time: Int64 = 0
  private var started: Int64 = 0
  private var answer = SlotAnswer()

  /// The kinds by the words of the scenarios; all others are notifications.
  private static func kind(_ name: String) -> ActivityKind {
    switch name {
    case "nav": .navigation
    case "rec": .recording
    case "charge": .charging
    default: name.first == "n" ? .notification : ActivityKind(word: name)
    }
  }

  /// Who is shown after some steps, each a second after the other: `name` comes, `-name` goes, `!name`
  /// pauses, `^name` has its app in front.
  ///
  /// - Parameters:
  ///   - steps: the steps, with spaces between.
  ///   - rule: the rule that is played.
  ///   - hidesOwnApp: whether those with their app in front are kept from it, as the phone does.
  /// - Returns: the names in the order of their places, those of icons in brackets.
  static func shown<Rule: SlotRule>(
    _ steps: String, by rule: Rule, hidesOwnApp: Bool = true
  ) -> String {
    var script = SlotScript()
    var rule = rule
    for step in steps.split(separator: " ") {
      script.take(String(step))
      var view = IslandView()
      view.now = SimulationTime(microseconds: script.time * 1_000_000)
      view.candidates = script.entries.map(\.candidate)
      script.answer.clear()
      let allowed = view.candidates.filter { !hidesOwnApp || $0.isAllowed }
      rule.rank(allowed, view, into: &script.answer)
      script.time += 1
    }
    let shown = script.answer.slots.prefix(rule.width).map { slot in
      let name = script.names[slot.owner] ?? "?"
      return slot.isFull ? name : "(\(name))"
    }
    return shown.isEmpty ? "-" : shown.joined(separator: " ")
  }

  private mutating func take(_ step: String) {
    let name = String(step.drop { "-!^".contains($0) })
    let place = entries.firstIndex { $0.name == name }
    switch step.first {
    case "-": entries.removeAll { $0.name == name }
    case "!": if let place { entries[place].candidate.isPaused = true }
    case "^": if let place { entries[place].candidate.isOwnAppInFront = true }
    default: come(name)
    }
  }

  private mutating func come(_ name: String) {
    let kind = Self.kind(name)
    let index = Int32(truncatingIfNeeded: started)
    // Players and charging are the system's own; what apps show is an activity.
    let owner: IslandOwner =
      switch kind {
      case .media: .client(.media)
      case .charging: .client(.system(.charging))
      default: .activity(ActivityIndex(index))
      }
    let now = SimulationTime(microseconds: time * 1_000_000)
    let app = AppIndex(index)
    started += 1
    names[owner] = name
    entries.append(
      Entry(
        name: name,
        candidate: IslandCandidate(
          owner: owner, app: app, startedAt: now, startOrder: started, relevance: 0,
          updatedAt: now, kind: kind)))
  }
}
