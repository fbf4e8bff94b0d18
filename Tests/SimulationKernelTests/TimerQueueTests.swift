import SimulationKernel
import Testing

/// The heap against a sorted array, which nobody gets wrong.
@Suite struct TimerQueueTests {
  /// Each seed is a life of a queue: timers set, canceled and fired, with few times and ranks, so
  /// that ties are the rule.
  @Test(arguments: UInt64(0)..<3000)
  func `timers fire as in a sorted array`(seed: UInt64) {
    var random = CounterRandom(seed: seed, stream: 1)
    var queue = TimerQueue<Int>()
    var oracle = SortedTimers()
    var handles: [TimerQueue<Int>.Handle] = []
    let times = Int64.random(in: 1...20, using: &random)
    let ranks = UInt8.random(in: 0...3, using: &random)
    let appetite = Int.random(in: 4...8, using: &random)
    for step in 0..<80 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<appetite:
        let time = SimulationTime(microseconds: Int64.random(in: -times...times, using: &random))
        let rank = UInt8.random(in: 0...ranks, using: &random)
        handles.append(queue.schedule(handles.count, at: time, rank: rank))
        oracle.schedule(at: time, rank: rank)
      case appetite..<9 where !handles.isEmpty:
        // Any handle there ever was: also of timers that fired or were canceled.
        let number = Int.random(in: 0..<handles.count, using: &random)
        let isCanceled = queue.cancel(handles[number])
        let wasSet = oracle.cancel(number)
        #expect(isCanceled == wasSet, "step \(step)")
      default:
        expectSame(queue.popNext(), oracle.popNext(), step)
      }
      #expect(queue.count == oracle.timers.count, "step \(step)")
      #expect(queue.nextTime == oracle.timers.first?.time, "step \(step)")
    }
    while let next = oracle.popNext() { expectSame(queue.popNext(), next, 80) }
    #expect(queue.count == 0)
  }

  private func expectSame(
    _ popped: (time: SimulationTime, payload: Int)?, _ timer: SortedTimers.Timer?, _ step: Int
  ) {
    #expect(popped?.time == timer?.time, "step \(step)")
    #expect(popped?.payload == timer?.number, "step \(step)")
  }

  /// What fires from here on, in order.
  private func payloads(_ queue: TimerQueue<Int>) -> [Int] {
    var queue = queue
    var payloads: [Int] = []
    while let next = queue.popNext() { payloads.append(next.payload) }
    return payloads
  }

  @Test func `timers of one time and rank fire in the order they were set`() {
    var queue = TimerQueue<Int>()
    for number in 0..<1000 { queue.schedule(number, at: .zero) }
    #expect(payloads(queue) == Array(0..<1000))
  }

  @Test func `a lower rank goes first at one time and at one time only`() {
    var queue = TimerQueue<Int>()
    queue.schedule(3, at: SimulationTime(microseconds: 1), rank: 0)
    queue.schedule(2, at: .zero, rank: 255)
    queue.schedule(1, at: .zero, rank: 0)
    #expect(payloads(queue) == [1, 2, 3])
  }

  @Test func `times before the start and at the end of time are in order`() {
    var queue = TimerQueue<Int>()
    for (number, time) in [Int64.max, 0, .min, -1, 1].enumerated() {
      queue.schedule(number, at: SimulationTime(microseconds: time))
    }
    #expect(queue.nextTime == SimulationTime(microseconds: .min))
    #expect(payloads(queue) == [2, 3, 1, 4, 0])
  }

  @Test func `an empty queue has nothing`() {
    var queue = TimerQueue<Int>()
    let next = queue.popNext()
    #expect(next == nil)
    #expect(queue.count == 0)
    #expect(queue.nextTime == nil)
  }

  @Test func `canceling works once`() {
    var queue = TimerQueue<Int>()
    let handle = queue.schedule(1, at: .zero)
    let results = [queue.cancel(handle), queue.cancel(handle)]
    #expect(results == [true, false])
    #expect(queue.count == 0)
  }

  @Test func `a timer that fired cannot be canceled`() {
    var queue = TimerQueue<Int>()
    let handle = queue.schedule(1, at: .zero)
    queue.schedule(2, at: SimulationTime(microseconds: 1))
    _ = queue.popNext()
    let isCanceled = queue.cancel(handle)
    #expect(!isCanceled)
    #expect(payloads(queue) == [2])
  }

  @Test func `an old handle does not cancel the timer that has its slot now`() {
    var queue = TimerQueue<Int>()
    let fired = queue.schedule(1, at: .zero)
    _ = queue.popNext()
    let canceled = queue.schedule(2, at: .zero)
    queue.cancel(canceled)
    queue.schedule(3, at: .zero)
    let results = [queue.cancel(fired), queue.cancel(canceled)]
    #expect(results == [false, false])
    #expect(payloads(queue) == [3])
  }

  @Test func `a copy of a queue is a queue of its own`() {
    var queue = TimerQueue<Int>()
    let handle = queue.schedule(1, at: .zero)
    var copy = queue
    let results = [copy.cancel(handle), queue.cancel(handle)]
    #expect(results == [true, true])
  }

  /// Prevents: canceled timers that stay in the heap until their time comes.
  @Test func `a timer that is moved 100,000 times leaves nothing behind`() {
    var queue = TimerQueue<Int>()
    for number in 0..<10 { queue.schedule(number, at: SimulationTime(microseconds: 1 << 40)) }
    var handle = queue.schedule(99, at: .zero)
    for time in Int64(0)..<100_000 {
      queue.cancel(handle)
      handle = queue.schedule(99, at: SimulationTime(microseconds: time * 7919 % 100_003))
    }
    #expect(queue.count == 11)
    #expect(storage(of: queue) <= 3 * 11)
  }

  @Test func `a queue that once held many timers takes no more for the next ones`() {
    var queue = TimerQueue<Int>()
    for round in 0..<100 {
      for number in 0..<100 {
        queue.schedule(number, at: SimulationTime(microseconds: Int64(round)))
      }
      while queue.popNext() != nil {}
    }
    #expect(storage(of: queue) <= 3 * 100)
  }

  /// How many elements all arrays of a queue have.
  private func storage(of queue: TimerQueue<Int>) -> Int {
    Mirror(reflecting: queue).children.reduce(0) {
      $0 + Mirror(reflecting: $1.value).children.count
    }
  }
}

/// Timers in an array that is sorted anew after each insertion.
private struct SortedTimers {
  struct Timer {
    let time: SimulationTime
    let rank: UInt8
    let number: Int
  }

  private(set) var timers: [Timer] = []
  private var nextNumber = 0

  mutating func schedule(at time: SimulationTime, rank: UInt8) {
    timers.append(Timer(time: time, rank: rank, number: nextNumber))
    nextNumber += 1
    timers.sort {
      ($0.time.microseconds, $0.rank, $0.number) < ($1.time.microseconds, $1.rank, $1.number)
    }
  }

  mutating func cancel(_ number: Int) -> Bool {
    guard let place = timers.firstIndex(where: { $0.number == number }) else { return false }
    timers.remove(at: place)
    return true
  }

  mutating func popNext() -> Timer? { timers.isEmpty ? nil : timers.removeFirst() }
}
