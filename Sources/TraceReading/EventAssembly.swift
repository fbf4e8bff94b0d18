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

  /// The event of a record.
  mutating func event(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ bytes: [UInt8], line: Int,
    offset: Int
  ) throws(FieldError) -> TraceEvent {
    let place = EventPlace(number: nextNumber, line: line, offset: offset)
    let event = try parser.parse(
      document, node, bytes.span, at: place, &context)
    if let previous, event.time < previous.time {
      throw FieldError(.outOfOrder, at: document.range(node).lowerBound, related: previous.place)
    }
    previous = (event.time, place)
    nextNumber += 1
    return event
  }
}
