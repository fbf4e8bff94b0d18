internal import Catalogue
internal import PhoneModel
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
    if holders != IslandHolders(assignment) { journal.write(now, .island(holders), answer.rules) }
    assignment = answer
    presences.update(view, answer, at: now, &journal)
  }

  /// Asks the policy for the order of the Lock Screen, and writes it down if it changed.
  mutating func listLockScreen() {
    lockScreen.update(phone, &policy, at: now, &journal)
  }
}

extension PhoneEffects {
  /// Notes the state that the trace's header gives.
  mutating func note(begin phone: Phone) {
    if phone.state.isLocked { noteState(.locked(true)) }
    noteState(.lockScreenVisible(phone.isLockScreenVisible))
  }
}
