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
    into batch: inout [TraceEvent], limit: Int = 4096
  ) throws(TraceReadingError) {
    batch.removeAll(keepingCapacity: true)
    while batch.count < limit, let event = try next() { batch.append(event) }
  }

  /// Reads the next event; nil at the end of the trace.
  public mutating func next() throws(TraceReadingError) -> TraceEvent? {
    switch records {
    case .lines:
      guard try loadLine() else { return nil }
      do throws(FieldError) {
        return try assembly.event(
          document, document.root, lines.buffer, lines.line, line: lines.lineNumber,
          offset: lines.lineOffset)
      } catch {
        throw located(error, line: lines.lineNumber, offset: lines.lineOffset, lines.line)
      }
    case .elements(let element, let array):
      guard let element else { return nil }
      records = .elements(next: document.next(after: element, in: array), array: array)
      return try parse(element)
    case .sorted(let sorted, let position):
      guard position < sorted.count else { return nil }
      records = .sorted(sorted, position: position + 1)
      return try parse(sorted[position])
    }
  }

  /// The event of an element of the document.
  private mutating func parse(_ element: JSONNode) throws(TraceReadingError) -> TraceEvent {
    let offset = document.range(element).lowerBound
    do throws(FieldError) {
      return try assembly.event(document, element, text, 0..<text.count, line: 1, offset: offset)
    } catch {
      throw located(error, line: 1, offset: markLength, 0..<text.count)
    }
  }

  /// The event of a record that waited for its turn.
  private mutating func parse(_ record: SortedRecord) throws(TraceReadingError) -> TraceEvent? {
    if let element = record.element { return try parse(element) }
    guard let range = record.range else { return nil }
    // The line was read once to find its time, so it reads again.
    do throws(JSONError) { try document.load(text, range) } catch { return nil }
    do throws(FieldError) {
      return try assembly.event(
        document, document.root, text, range, line: record.line,
        offset: record.offset)
    } catch {
      throw located(error, line: record.line, offset: record.offset, range)
    }
  }

  /// Loads the next line that is not blank; false at the end.
  mutating func loadLine() throws(TraceReadingError) -> Bool {
    while true {
      do throws(StreamError) {
        guard try lines.advance() else { return false }
      } catch {
        throw lineFailure(error)
      }
      var failure: JSONError?
      do throws(JSONError) {
        try document.load(lines.buffer, lines.line)
        return true
      } catch {
        failure = error
      }
      guard let failure, failure.code != .empty else { continue }
      throw TraceReadingError(
        .json(failure.code), at: linePlace(failure.offset), event: assembly.nextNumber)
    }
  }

  private func lineFailure(_ error: StreamError) -> TraceReadingError {
    let place = SourcePlace(
      file: path, line: lines.lineNumber + 1, column: 1, offset: lines.consumed, pointer: "")
    return TraceReadingError(.stream(error), at: place, event: assembly.nextNumber)
  }

  func linePlace(_ offset: Int) -> SourcePlace {
    document.place(
      of: offset, in: lines.buffer, lines.line, file: path,
      firstLine: lines.lineNumber, firstOffset: lines.lineOffset)
  }
}
