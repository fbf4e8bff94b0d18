internal import Catalogue
internal import PhoneModel
internal import Policies
internal import SimulationKernel
internal import TraceModel

extension SimulationRun {
  /// Asks the policy who holds the island, and writes down what changed.
  mutating func decide() {
    phone.fill(&view, at: now, effects.signal)
    let answer = policy.decide(view)
    deadline = policy.nextDeadline
    if let activity = answer.restores { phone.unhide(activity) }
    if case .alert(let alert) = effects.signal, answer.alert != .none {
      let rules: RuleList
      if case .notShown(let rule) = answer.alert {
        rules = RuleList(rule)
      } else {
        rules = RuleList(.alCollision)
      }
      journal.write(now, .alertFate(number: alert.number, answer.alert), rules)
    }
    let holders = IslandHolders(answer)
    if holders != IslandHolders(assignment) || (!hasDecided && answer.rules.first != nil) {
      journal.write(now, .island(holders), Self.rules(of: answer, after: assignment))
    }
    hasDecided = true
    assignment = answer
    presences.update(view, answer, at: now, &journal)
    meter?.update(view, answer)
  }

  /// The rules behind an answer; where nobody is left that could be kept out, the one by which the
  /// last holder went.
  ///
  /// Not of the run: a method of it that is called between two changes copies all of it.
  private static func rules(
    of answer: IslandAssignment, after before: IslandAssignment
  ) -> RuleList {
    guard answer.rules.first == nil, answer.reason == nil, let last = before.attached?.owner else {
      return answer.rules
    }
    if case .activity = last { return RuleList(.diEndedLeaves) }
    return RuleList(.diSystemClients)
  }

  /// Asks the policy for the order of the Lock Screen, and writes it down if it changed.
  mutating func listLockScreen() {
    lockScreen.update(phone, &policy, at: now, &journal)
  }

  /// Draws the surfaces besides the phone's own, and writes down those that changed.
  mutating func drawSurfaces() {
    surfaces.update(phone, &policy, at: now, &journal)
  }
}

extension PhoneEffects {
  /// Notes the state that the trace's header gives.
  mutating func note(begin phone: Phone) {
    if phone.state.isLocked { noteState(.locked(true)) }
    noteState(.lockScreenVisible(phone.isLockScreenVisible))
    if phone.isStandByRefused { noteState(.standByRefused(true)) }
    if phone.state.reducesMotion { noteState(.reducesMotion(true)) }
    if let app = phone.state.foreground { noteState(.foreground(app)) }
  }
}
