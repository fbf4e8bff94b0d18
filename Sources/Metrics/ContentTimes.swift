internal import SimulationKernel

/// How old the content was that could be seen, and which contents never were.
///
/// Microseconds.
public struct ContentTimes: Sendable {
  /// Contents that were applied, the first included.
  public private(set) var count: Int64 = 0
  /// Contents that could be seen for at least a glance.
  public private(set) var seen: Int64 = 0
  /// Time for which some content could be seen.
  public private(set) var shown: Int64 = 0
  /// The greatest age of a content that could be seen.
  public private(set) var peakAge: Int64 = 0
  /// Contents that came to be visible, and the time from their coming until then.
  public private(set) var visibleCount: Int64 = 0
  /// The sum of those times.
  public private(set) var visibleDelaySum: Int64 = 0
  /// The greatest of those times.
  public private(set) var visibleDelayGreatest: Int64 = 0

  /// The time from sending a content until it reached the phone, over all contents.
  public private(set) var arrived = Delay()
  /// The time from sending a content until it took effect, over all contents.
  public private(set) var applied = Delay()

  /// A sum of times and the greatest of them.
  public struct Delay: Sendable {
    /// The sum.
    public private(set) var sum: Int64 = 0
    /// The greatest.
    public private(set) var greatest: Int64 = 0

    mutating func add(_ length: Int64) {
      sum += length
      greatest = max(greatest, length)
    }
  }

  /// What is known of the content that comes next, if it was sent before.
  private var sentAt: SimulationTime?

  /// Twice the integral of age over the time shown, in microseconds squared.
  private var doubledAge: Int128 = 0
  private var newest: SimulationTime?
  private var isWaiting = false
  private var seenFor: Int64 = 0
  private var isCounted = false

  /// The mean age over the time shown, rounded half up, or nil if nothing was shown.
  public var meanAge: Int64? {
    Quotient.of(doubledAge, by: 2 * Int128(shown))
  }

  /// The mean of those times, or nil if no content came to be visible.
  public var meanVisibleDelay: Int64? {
    Quotient.of(Int128(visibleDelaySum), by: Int128(visibleCount))
  }

  /// The mean of some delays of all contents, or nil if there was no content.
  public func mean(_ delay: Delay) -> Int64? { Quotient.of(Int128(delay.sum), by: Int128(count)) }

  /// The content that comes next was sent before.
  mutating func note(sent: SimulationTime, arrived: SimulationTime, applied: SimulationTime) {
    sentAt = sent
    self.arrived.add((arrived - sent).microseconds)
    self.applied.add((applied - sent).microseconds)
  }

  /// A new content comes; whether it can be seen shows only when time passes.
  mutating func renew(at time: SimulationTime) {
    count += 1
    newest = sentAt ?? time
    sentAt = nil
    seenFor = 0
    isCounted = false
    isWaiting = true
  }

  /// The newest content can be seen for a while.
  mutating func show(
    from start: SimulationTime, to end: SimulationTime, isSeen: Bool, glance: Int64
  ) {
    guard let newest else { return }
    if isWaiting {
      isWaiting = false
      let delay = (start - newest).microseconds
      visibleCount += 1
      visibleDelaySum += delay
      visibleDelayGreatest = max(visibleDelayGreatest, delay)
    }
    let (first, last) = ((start - newest).microseconds, (end - newest).microseconds)
    shown += last - first
    doubledAge += Int128(last) * Int128(last) - Int128(first) * Int128(first)
    peakAge = max(peakAge, last)
    guard isSeen, !isCounted else { return }
    seenFor += last - first
    if seenFor >= glance {
      seen += 1
      isCounted = true
    }
  }

  mutating func finish() { isWaiting = false }
}
