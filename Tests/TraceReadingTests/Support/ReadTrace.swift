import JSONReading
import SimulationKernel
import TestSupport
import Testing
import TraceModel
import TraceReading

/// A trace that was read to its end.
struct ReadTrace {
  var header: TraceHeader
  var events: [TraceEvent] = []
  var names: TraceNames
  var expectations: [TraceModel.Expectation]
  var unusedParts: [UnusedPart]

  /// Reads the file at a path.
  init(path: String, _ options: TraceReader.Options = .init()) throws(TraceReadingError) {
    var reader = try TraceReader.open(path, options: options)
    header = reader.header
    while let event = try reader.next() { events.append(event) }
    names = reader.names
    expectations = try reader.expectations()
    unusedParts = reader.unusedParts
  }

  /// Reads a text as if it were a file of that name.
  init(
    _ text: String, as name: String = "trace.json", _ options: TraceReader.Options = .init()
  ) throws(TraceReadingError) {
    try self.init(bytes: Array(text.utf8), as: name, options)
  }

  /// Reads bytes as if they were a file of that name.
  init(
    bytes: [UInt8], as name: String, _ options: TraceReader.Options = .init()
  ) throws(TraceReadingError) {
    let folder = TemporaryFolder()
    try self.init(path: folder.write(bytes, name), options)
  }

  /// Reads some events in a document whose header says nothing else.
  init(events: String, _ options: TraceReader.Options = .init()) throws(TraceReadingError) {
    try self.init(Self.document(events), options: options)
  }

  private init(_ text: String, options: TraceReader.Options) throws(TraceReadingError) {
    try self.init(text, as: "trace.json", options)
  }

  /// A document of some events.
  static func document(_ events: String, header: String = "") -> String {
    #"{"format": "islandsim-trace/1", \#(header)"events": [\#(events)]}"#
  }

  /// The times of the events in microseconds.
  var times: [Int64] { events.map(\.time.microseconds) }
}

/// Expects that reading a marked text fails at its mark.
///
/// - Parameters:
///   - marked: the trace, with ① where the error is and ② where the other place is, if any.
///   - name: the file's name, which tells its form.
///   - code: what is wrong.
///   - pointer: the JSON pointer of the value at ①.
///   - event: the number of the event, or nil outside the events.
///   - relatedPointer: the JSON pointer of the value at ②.
///   - options: how it is read.
///   - sourceLocation: the place of the test.
func expectFailure(
  _ marked: String, as name: String = "trace.json", _ code: TraceReadingError.Code,
  pointer: String, event: Int64? = nil, relatedPointer: String = "",
  options: TraceReader.Options = .init(), sourceLocation: SourceLocation = #_sourceLocation
) {
  let text = MarkedText(marked)
  let folder = TemporaryFolder()
  let path = folder.write(text.text, name)
  do throws(TraceReadingError) {
    _ = try ReadTrace(path: path, options)
    Issue.record("it was read", sourceLocation: sourceLocation)
  } catch {
    #expect(error.code == code, sourceLocation: sourceLocation)
    #expect(error.place.file == path, sourceLocation: sourceLocation)
    #expect(error.place.marked == text.error, sourceLocation: sourceLocation)
    #expect(error.place.pointer == pointer, sourceLocation: sourceLocation)
    #expect(error.event == event, sourceLocation: sourceLocation)
    #expect(error.related?.marked == text.related, sourceLocation: sourceLocation)
    #expect(error.related?.pointer ?? "" == relatedPointer, sourceLocation: sourceLocation)
    #expect(error.related?.file ?? path == path, sourceLocation: sourceLocation)
  }
}

/// The error that reading some events in a document gives, or nil.
func failure(events: String, header: String = "") -> TraceReadingError.Code? {
  failure(ReadTrace.document(events, header: header))
}

/// The error that reading a text gives, or nil.
func failure(_ text: String, as name: String = "trace.json") -> TraceReadingError.Code? {
  do throws(TraceReadingError) {
    _ = try ReadTrace(text, as: name)
    return nil
  } catch {
    return error.code
  }
}
