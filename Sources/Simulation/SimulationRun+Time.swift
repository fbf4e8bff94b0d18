internal import PhoneModel
internal import SimulationKernel

/// What happens next by itself.
enum OwnStep {
  case phone(SimulationTime)
  case policy(PolicyDeadline)

  var time: SimulationTime {
    switch self {
    case .phone(let time): time
    case .policy(let deadline): deadline.time
    }
  }
}

extension SimulationRun {
  /// The phone's next timer or the policy's next deadline, whichever comes first.
  ///
  /// At one instant the phone's timers come first: the ends of holds, which policies set, are the
  /// last of the timers' ranks, and dwell and rotation come after everything.
  func nextTimer() -> OwnStep? {
    let timer = phone.timers.nextTime
    guard let deadline else { return timer.map { .phone($0) } }
    if let timer, timer <= deadline.time { return .phone(timer) }
    return .policy(deadline)
  }

  /// Lets everything happen that comes before an event of the trace.
  mutating func advance(to time: SimulationTime) throws(LimitExceeded) {
    while let next = nextTimer() {
      guard next.time <= time else { return }
      if case .policy(let deadline) = next, deadline.phase == .afterEvents, next.time == time {
        return
      }
      try fire(next)
    }
  }

  /// Lets everything happen up to and at an instant.
  mutating func advance(through time: SimulationTime) throws(LimitExceeded) {
    while let next = nextTimer(), next.time <= time { try fire(next) }
  }

  mutating func fire(_ step: OwnStep) throws(LimitExceeded) {
    now = step.time
    switch step {
    case .phone: phone.fireTimer(&effects)
    case .policy: effects.needsDecision = true
    }
    try settle()
  }
}
