/// Timers in the order in which they fire: by time, at one time by rank, then first set first.
///
/// A binary heap over a plain array. Each timer knows its place in the heap, so that a canceled
/// timer leaves at once: the queue holds what is alive and no tombstones, however many updates move
/// a stale date. A pairing heap or a calendar queue would win only far above the few timers that a
/// phone has.
public struct TimerQueue<Payload: Sendable & BitwiseCopyable>: Sendable {
  /// A timer that was set.
  ///
  /// Canceling one that has fired or was canceled does nothing.
  public struct Handle: Sendable, Equatable, BitwiseCopyable {
    @usableFromInline let slot: Int32
    @usableFromInline let sequence: UInt64

    @usableFromInline
    init(slot: Int32, sequence: UInt64) {
      self.slot = slot
      self.sequence = sequence
    }
  }

  @usableFromInline
  struct Entry: Sendable, BitwiseCopyable {
    @usableFromInline var time: SimulationTime
    @usableFromInline var sequence: UInt64
    @usableFromInline var rank: UInt8
    @usableFromInline var slot: Int32
    @usableFromInline var payload: Payload

    @usableFromInline
    init(time: SimulationTime, sequence: UInt64, rank: UInt8, slot: Int32, payload: Payload) {
      self.time = time
      self.sequence = sequence
      self.rank = rank
      self.slot = slot
      self.payload = payload
    }

    @inlinable
    func isBefore(_ other: Entry) -> Bool {
      if time != other.time { return time < other.time }
      if rank != other.rank { return rank < other.rank }
      return sequence < other.sequence
    }
  }

  @usableFromInline var heap: [Entry] = []
  /// For each slot the place of its timer in the heap, or -1 while the slot is free.
  @usableFromInline var places: [Int32] = []
  @usableFromInline var freeSlots: [Int32] = []
  @usableFromInline var nextSequence: UInt64 = 0

  /// Makes an empty queue.
  @inlinable
  public init() {}

  /// How many timers are set.
  @inlinable public var count: Int { heap.count }

  /// When the next timer fires, or nil.
  @inlinable public var nextTime: SimulationTime? { heap.first?.time }

  /// Sets a timer.
  ///
  /// - Complexity: O(log n) comparisons.
  @inlinable
  @discardableResult
  public mutating func schedule(
    _ payload: Payload, at time: SimulationTime, rank: UInt8 = 0
  ) -> Handle {
    let slot: Int32
    if let free = freeSlots.popLast() {
      slot = free
    } else {
      slot = Int32(truncatingIfNeeded: places.count)
      places.append(-1)
    }
    let sequence = nextSequence
    nextSequence += 1
    heap.append(Entry(time: time, sequence: sequence, rank: rank, slot: slot, payload: payload))
    siftUp(heap.count - 1)
    return Handle(slot: slot, sequence: sequence)
  }

  /// Cancels a timer.
  ///
  /// - Returns: whether it was still set.
  /// - Complexity: O(log n) comparisons.
  @inlinable
  @discardableResult
  public mutating func cancel(_ handle: Handle) -> Bool {
    let slot = Int(handle.slot)
    guard slot < places.count, places[slot] >= 0 else { return false }
    let place = Int(places[slot])
    guard heap[place].sequence == handle.sequence else { return false }
    remove(at: place)
    return true
  }

  /// Takes the timer that fires next, or nil.
  ///
  /// - Complexity: O(log n) comparisons.
  @inlinable
  public mutating func popNext() -> (time: SimulationTime, payload: Payload)? {
    guard let first = heap.first else { return nil }
    remove(at: 0)
    return (first.time, first.payload)
  }

  @inlinable
  mutating func remove(at place: Int) {
    let slot = heap[place].slot
    places[Int(slot)] = -1
    freeSlots.append(slot)
    let last = heap.removeLast()
    guard place < heap.count else { return }
    heap[place] = last
    siftUp(place)
    siftDown(Int(places[Int(last.slot)]))
  }

  @inlinable
  mutating func siftUp(_ start: Int) {
    let entry = heap[start]
    var place = start
    while place > 0 {
      let parent = (place - 1) / 2
      guard entry.isBefore(heap[parent]) else { break }
      put(heap[parent], at: place)
      place = parent
    }
    put(entry, at: place)
  }

  @inlinable
  mutating func siftDown(_ start: Int) {
    let entry = heap[start]
    var place = start
    while true {
      var child = 2 * place + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].isBefore(heap[child]) { child += 1 }
      guard heap[child].isBefore(entry) else { break }
      put(heap[child], at: place)
      place = child
    }
    put(entry, at: place)
  }

  @inlinable
  mutating func put(_ entry: Entry, at place: Int) {
    heap[place] = entry
    places[Int(entry.slot)] = Int32(truncatingIfNeeded: place)
  }
}
