internal import ByteStreams
internal import JSONReading
internal import SimulationKernel
public import TraceModel

extension TraceReader {
  /// Reads some more events.
  ///
  /// - Parameters:
  ///   - batch: is filled anew; empty at the end of the trace.
  ///   - limit: how many events at the most.
  /// - Throws: the first error; the batch then holds the events before it.
  public mutating func read(
    into batch: inout [TraceEvent], limit: Int = 256
  ) throws(TraceReadingError) {
    batch.removeAll(keepingCapacity: true)
    while batch.count < limit, try readNext(into: &batch) {}
  }

  /// Reads the next event; nil at the end of the trace.
  public mutating func next() throws(TraceReadingError) -> TraceEvent? {
    var batch: [TraceEvent] = []
    return try readNext(into: &batch) ? batch[0] : nil
  }

  /// Adds the next event to a batch; false at the end of the trace.
  ///
  /// An event is made where it stays: each function that handed it on would copy it.
  private mutating func readNext(
    into batch: inout [TraceEvent]
  ) throws(TraceReadingError) -> Bool {
    switch records {
    case .lines:
      guard let record = try nextLine() else { return false }
      do throws(FieldError) {
        try assembly.append(
          document, record.root, lines.buffer, line: record.line.number,
          offset: record.line.offset, to: &batch)
        return true
      } catch {
        throw located(error, record.line)
      }
    case .elements(let element, let array):
      guard let element else { return false }
      records = .elements(next: document.next(after: element, in: array), array: array)
      try parse(element, into: &batch)
    case .sorted(let sorted, let position):
      guard position < sorted.count else { return false }
      records = .sorted(sorted, position: position + 1)
      try parse(sorted[position], into: &batch)
    }
    return true
  }

  /// The event of an element of the document.
  private mutating func parse(
    _ element: JSONNode, into batch: inout [TraceEvent]
  ) throws(TraceReadingError) {
    let offset = document.range(element).lowerBound
    do throws(FieldError) {
      try assembly.append(document, element, text, line: 1, offset: offset, to: &batch)
    } catch {
      throw located(error)
    }
  }

  /// The event of a record that waited for its turn.
  private mutating func parse(
    _ record: SortedRecord, into batch: inout [TraceEvent]
  ) throws(TraceReadingError) {
    if let element = record.element { return try parse(element, into: &batch) }
    guard let range = record.range else { return }
    // The line was read once to find its time, so it reads again.
    let line = LineReader.Line(range: range, number: record.line, offset: record.offset)
    var failure: JSONError?
    do throws(JSONError) { try document.load(text, [range]) } catch { failure = error }
    if let failure {
      throw TraceReadingError(
        .json(failure.code), at: place(failure.offset, line), event: assembly.nextNumber)
    }
    do throws(FieldError) {
      try assembly.append(
        document, document.root, text, line: line.number, offset: line.offset, to: &batch)
    } catch {
      throw located(error, line)
    }
  }

  /// The next line that is not blank, loaded; nil at the end.
  mutating func nextLine() throws(TraceReadingError) -> (line: LineReader.Line, root: JSONNode)? {
    if group.next == group.lines.count { try loadGroup() }
    guard group.next < group.lines.count else { return nil }
    let position = group.next
    group.next += 1
    let line = group.lines[position]
    if line.range.count > options.recordLimit { throw tooLarge(line) }
    if group.isLoaded { return (line, document.root(position)) }
    var failure: JSONError?
    do throws(JSONError) {
      try document.load(lines.buffer, [line.range])
      return (line, document.root)
    } catch {
      failure = error
    }
    guard let failure else { return nil }
    throw TraceReadingError(
      .json(failure.code), at: place(failure.offset, line), event: assembly.nextNumber)
  }

  /// The error of a line that is complete, and over the limit all the same.
  private func tooLarge(_ line: LineReader.Line) -> TraceReadingError {
    TraceReadingError(
      .stream(StreamError(.tooLarge(limit: options.recordLimit), path: path)),
      at: SourcePlace(
        file: path, line: line.number, column: 1, offset: line.offset, pointer: ""),
      event: assembly.nextNumber)
  }

  private mutating func loadGroup() throws(TraceReadingError) {
    do throws(StreamError) {
      try lines.read(into: &group.lines, most: LineGroup.size)
    } catch {
      let place = SourcePlace(
        file: path, line: lines.lineNumber + 1, column: 1, offset: byteCount, pointer: "")
      throw TraceReadingError(.stream(error), at: place, event: assembly.nextNumber)
    }
    group.next = 0
    group.ranges.removeAll(keepingCapacity: true)
    for line in group.lines { group.ranges.append(line.range) }
    do throws(JSONError) {
      try document.load(lines.buffer, group.ranges)
      group.isLoaded = true
    } catch {
      group.isLoaded = false
    }
  }

  /// The place of a byte of a line, given by its index in the buffer that holds the line.
  func place(_ offset: Int, _ line: LineReader.Line) -> SourcePlace {
    document.place(
      of: offset, in: isInLines ? lines.buffer : text, line.range, file: path,
      firstLine: line.number, firstOffset: line.offset)
  }

  /// Whether the records come straight from the line reader.
  var isInLines: Bool { if case .lines = records { true } else { false } }
}
