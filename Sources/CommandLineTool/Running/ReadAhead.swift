internal import Dispatch
internal import TraceModel
internal import TraceReading

/// Reads a long trace on a second thread while the first one simulates.
///
/// The only place where two threads work at once. Batches pass through four slots in the order of the
/// trace, so that the result is that of reading and simulating in turn. The reading thread is over
/// before ``run(_:_:)`` returns, whatever happens, so the reader is never shared.
struct ReadAhead {
  /// How far the input was read: bytes as they lie, and how many there are.
  typealias Progress = (done: Int, total: Int?)

  /// Below this many bytes a second thread costs more than it brings.
  static let leastBytes = 4 << 20

  /// Reads a trace to its end and hands each batch to a closure.
  ///
  /// - Throws: what the closure throws, or the first error of the trace, when all events before it
  ///   were handed over.
  static func run(
    _ reader: inout TraceReader,
    _ consume: ([TraceEvent], Progress) throws(ToolError) -> Void
  ) throws(ToolError) {
    let slots = BatchSlots()
    let group = DispatchGroup()
    try unsafe withUnsafeMutablePointer(to: &reader) { pointer throws(ToolError) in
      nonisolated(unsafe) let source = unsafe pointer
      DispatchQueue.global().async(group: group) {
        slots.fill { batch throws(TraceReadingError) in
          try unsafe source.pointee.read(into: &batch)
          return unsafe source.pointee.progress
        }
      }
      defer {
        slots.close()
        group.wait()
      }
      while let (batch, progress) = try slots.next() {
        try consume(batch, progress)
        slots.giveBack(batch)
      }
    }
  }
}

/// Slots between a thread that fills batches and one that uses them.
private final class BatchSlots: @unchecked Sendable {
  private static let count = 4

  private struct Slot {
    var batch: [TraceEvent] = []
    var progress: ReadAhead.Progress = (0, nil)
    var failure: TraceReadingError?
  }

  // A slot belongs to the filling thread from `free` to `filled`, and to the other from there on.
  private let free = DispatchSemaphore(value: 0)
  private let filled = DispatchSemaphore(value: 0)
  private let lock = DispatchSemaphore(value: 1)
  private var slots = [Slot](repeating: Slot(), count: BatchSlots.count)
  private var isClosed = false
  private var used = 0

  init() {
    for _ in 0..<Self.count { free.signal() }
  }

  /// Fills slots until the trace or the wish for more ends.
  func fill(
    _ read: (inout [TraceEvent]) throws(TraceReadingError) -> ReadAhead.Progress
  ) {
    var position = 0
    while true {
      free.wait()
      var slot = take(position)
      if isClosedNow { return }
      do throws(TraceReadingError) { slot.progress = try read(&slot.batch) } catch {
        slot.failure = error
      }
      let isLast = slot.batch.isEmpty || slot.failure != nil
      put(slot, position)
      filled.signal()
      if isLast { return }
      position += 1
    }
  }

  /// The next batch; nil at the end of the trace.
  func next() throws(ToolError) -> (batch: [TraceEvent], progress: ReadAhead.Progress)? {
    filled.wait()
    let slot = take(used)
    used += 1
    if let failure = slot.failure { throw ToolError(failure) }
    return slot.batch.isEmpty ? nil : (slot.batch, slot.progress)
  }

  /// Takes a batch's memory back, so that its slot is filled without asking for more.
  func giveBack(_ batch: consuming [TraceEvent]) {
    put(Slot(batch: batch), used - 1)
    free.signal()
  }

  /// Says that no more batches are wanted.
  func close() {
    lock.wait()
    isClosed = true
    lock.signal()
    free.signal()
  }

  private var isClosedNow: Bool {
    lock.wait()
    defer { lock.signal() }
    return isClosed
  }

  private func take(_ position: Int) -> Slot {
    lock.wait()
    defer { lock.signal() }
    var slot = Slot()
    swap(&slot, &slots[position % Self.count])
    return slot
  }

  private func put(_ slot: Slot, _ position: Int) {
    lock.wait()
    defer { lock.signal() }
    slots[position % Self.count] = slot
  }
}
