internal import ByteStreams
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

extension TraceReader {
  /// Puts the records in the order of their times; equal times keep their order.
  ///
  /// Only the times are read here: the records are read in full when their turn comes.
  mutating func sortRecords() throws(TraceReadingError) {
    var read: [SortedRecord] = []
    do throws(TraceReadingError) {
      try readTimes(into: &read)
    } catch {
      // No event has its final number yet: the record's own is what helps to find it.
      var failure = error
      failure.event = Int64(read.count)
      throw failure
    }
    let order = read.indices.sorted { (read[$0].time, $0) < (read[$1].time, $1) }
    records = .sorted(order.map { read[$0] }, position: 0)
  }

  private mutating func readTimes(
    into read: inout [SortedRecord]
  ) throws(TraceReadingError) {
    switch records {
    case .elements(var element, let array):
      while let current = element {
        let offset = document.range(current).lowerBound
        let time = try time(of: current, nil)
        read.append(
          SortedRecord(time: time, line: 1, offset: offset, range: nil, element: current))
        element = document.next(after: current, in: array)
      }
    case .lines:
      while let (line, root) = try nextLine() {
        let time = try time(of: root, line)
        let start = text.count
        text += lines.buffer[line.range]
        read.append(
          SortedRecord(
            time: time, line: line.number, offset: line.offset, range: start..<text.count,
            element: nil))
      }
    case .sorted: return
    }
  }

  private mutating func time(
    of node: JSONNode, _ line: LineReader.Line?
  ) throws(TraceReadingError) -> SimulationTime {
    do throws(FieldError) {
      guard document.kind(node) == .object else {
        throw document.wrongKind(node, "event", "an object")
      }
      var member = document.first(in: node)
      while let current = member {
        if document.nameText(current) == "at" {
          return try TimeParser(start: header.start)
            .time(document, current, "at", fromZero: true)
        }
        member = document.next(after: current, in: node)
      }
      throw FieldError(.missingKey("at", object: "the event"), at: document.offset(node))
    } catch {
      throw located(error, line)
    }
  }
}
