internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// Turns records into events and checks each against those before it.
///
/// Apart from the reader, so that the text that the reader holds can be looked at meanwhile.
struct EventAssembly {
  var context: TraceContext
  private(set) var nextNumber: Int64 = 0
  private var parser = EventParser()
  private var previous: (time: SimulationTime, place: EventPlace)?

  init(_ context: TraceContext) { self.context = context }

  /// Adds the event of a record to a batch.
  mutating func append(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ bytes: [UInt8], line: Int,
    offset: Int, to batch: inout [TraceEvent]
  ) throws(FieldError) {
    let place = EventPlace(number: nextNumber, line: line, offset: offset)
    batch.append(try parser.parse(document, node, bytes.span, at: place, &context))
    let time = batch[batch.count - 1].time
    if let previous, time < previous.time {
      batch.removeLast()
      throw FieldError(.outOfOrder, at: document.range(node).lowerBound, related: previous.place)
    }
    previous = (time, place)
    nextNumber += 1
  }
}
