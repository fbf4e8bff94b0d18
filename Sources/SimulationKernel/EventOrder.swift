/// Where the next thing that happens comes from.
///
/// At one instant timers come first, then the trace's events in the trace's order, then the
/// deadlines of the policy. A trace is sorted already, so its next event is compared and never
/// queued.
public enum EventOrder: Sendable, Equatable {
  /// A timer fires.
  case timer
  /// The trace's next event happens.
  case event
  /// A deadline of the policy passes.
  case deadline

  /// The source of the next thing, or nil if nothing is left.
  ///
  /// - Parameters:
  ///   - timer: when the first timer fires.
  ///   - event: when the trace's next event happens.
  ///   - deadline: when the policy wants to be asked again.
  /// - Returns: the source and the time.
  @inlinable
  public static func next(
    timer: SimulationTime?, event: SimulationTime?, deadline: SimulationTime?
  ) -> (source: EventOrder, time: SimulationTime)? {
    var next: (source: EventOrder, time: SimulationTime)?
    if let timer { next = (.timer, timer) }
    if let event, event < next?.time ?? .never { next = (.event, event) }
    if let deadline, deadline < next?.time ?? .never { next = (.deadline, deadline) }
    return next
  }
}
