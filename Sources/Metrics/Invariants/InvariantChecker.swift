internal import PhoneModel
public import Simulation
public import SimulationKernel
internal import TraceModel

/// Watches a run for what must hold: at each change for the island and the Lock Screen, and at the end
/// for the sums.
///
/// It takes the journal alone, so that a mistake of the phone or of a policy is not repeated in it.
public final class InvariantChecker: JournalSink {
  /// The most violations that are kept.
  public static let limit = 100

  /// What did not hold, in the order of the run.
  public private(set) var violations: [Violation] = []
  /// How many violations there were besides.
  public private(set) var beyondLimit = 0
  var island = IslandWatch()
  var lives = LifeWatch()
  private var outcomes = OutcomeWatch()
  private let isOfIOSFamily: Bool
  private var now = SimulationTime.zero

  /// Begins to watch.
  ///
  /// - Parameter isOfIOSFamily: whether the policy keeps the rules of iOS, which others need not.
  public init(isOfIOSFamily: Bool) { self.isOfIOSFamily = isOfIOSFamily }

  /// Takes in some entries, in order.
  public func receive(_ entries: [JournalEntry]) {
    for entry in entries {
      // What holds at an instant is what is left when everything at it has happened.
      if entry.time > now { judge() }
      now = entry.time
      island.receive(entry)
      lives.receive(entry)
      outcomes.receive(entry)
    }
  }

  /// The run is over.
  public func finish(at end: SimulationTime) {
    judge()
    now = end
  }

  /// Compares the sums, once the measures are complete.
  ///
  /// - Parameters:
  ///   - metrics: the measures of the same run.
  ///   - events: how many push and activity events happened.
  public func compare(_ metrics: MetricCollector, events: Int64) {
    for tally in metrics.activities {
      for (invariant, finding) in lives.sums(of: tally, at: metrics.end) {
        note(invariant, finding)
      }
    }
    for finding in outcomes.findings(events: events) { note(.oneOutcome, finding) }
  }

  private func judge() {
    for (invariant, finding) in island.findings(lives, isOfIOSFamily: isOfIOSFamily) {
      note(invariant, finding)
    }
    for (invariant, finding) in lives.findings(at: now) { note(invariant, finding) }
  }

  private func note(_ invariant: Invariant, _ finding: String) {
    guard violations.count < Self.limit else { return beyondLimit += 1 }
    violations.append(Violation(invariant: invariant, at: now, finding: finding))
  }
}
