internal import PhoneModel
internal import SimulationKernel

extension SimulationRun {
  /// Lets everything happen that comes before an event of the trace.
  mutating func advance(to event: SimulationTime) throws(LimitExceeded) {
    while let next = nextStep(before: event), next.source != .event { try fire(next) }
  }

  /// Lets everything happen up to and at an instant.
  mutating func advance(through time: SimulationTime) throws(LimitExceeded) {
    while let next = nextStep(), next.time <= time { try fire(next) }
  }

  /// What happens next: a timer, the trace's next event if there is one, or a deadline.
  func nextStep(
    before event: SimulationTime? = nil
  ) -> (source: EventOrder, time: SimulationTime)? {
    let isHold = deadline?.phase == .timers
    let hold = isHold ? deadline?.time : nil
    return EventOrder.next(
      timer: earlier(phone.timers.nextTime, hold), event: event,
      deadline: isHold ? nil : deadline?.time)
  }

  private func earlier(_ first: SimulationTime?, _ second: SimulationTime?) -> SimulationTime? {
    guard let first, let second else { return first ?? second }
    return min(first, second)
  }

  mutating func fire(
    _ step: (source: EventOrder, time: SimulationTime)
  ) throws(LimitExceeded) {
    now = step.time
    // The end of a policy's hold is the last of the timers of an instant.
    if step.source == .timer, phone.timers.nextTime == step.time {
      phone.fireTimer(&effects)
    } else {
      effects.signal = .deadline
      effects.needsDecision = true
    }
    try settle()
  }
}
