internal import ByteStreams
public import JSONReading
internal import SimulationKernel
public import TraceModel

/// Reads a trace, one event after the other, from a JSON document or from JSON Lines.
///
/// Memory does not grow with the number of events of a JSON Lines trace, but for a few bytes for
/// each distinct identifier.
public struct TraceReader: ~Copyable {
  /// How a trace is to be read.
  public struct Options: Sendable {
    /// Whether events may be out of order and are sorted first; the whole trace is then kept.
    public var sorts = false
    /// Whether contents are kept, so that their values can be compared.
    public var keepsContents = false
    /// The most bytes of one line.
    public var recordLimit = 16 << 20
    /// The most bytes of a document.
    public var documentLimit = 1 << 30

    /// The defaults.
    public init() {}
  }

  /// What the trace says before its events.
  public let header: TraceHeader
  /// Where the header names a policy, or nil: only who knows the policies can tell a wrong name.
  public let policyPlace: SourcePlace?

  let options: Options
  var lines: LineReader
  var group = LineGroup()
  var document: JSONDocument
  var assembly: EventAssembly
  /// The text of a document, or of all lines that are to be sorted.
  var text: [UInt8]
  var records: RecordSequence
  /// Where in the input the text of a document begins.
  let textStart: TextStart
  /// How many bytes of a byte order mark were passed.
  let markLength: Int

  /// Opens a trace and reads its header.
  ///
  /// - Parameters:
  ///   - path: a file, or `-` for standard input.
  ///   - options: how it is to be read.
  /// - Returns: a reader whose next event is the first.
  /// - Throws: the first error, with its place.
  public static func open(
    _ path: String, options: Options = Options()
  ) throws(TraceReadingError) -> TraceReader {
    var opening = TraceOpening(try TraceOpening.lines(path, options))
    try opening.readHeader(path, options)
    var reader = TraceReader(opening, options)
    if options.sorts { try reader.sortRecords() }
    return reader
  }

  private init(_ opening: consuming TraceOpening, _ options: Options) {
    self.options = options
    header = opening.header
    policyPlace = opening.policyPlace
    textStart = opening.textStart
    markLength = opening.markLength
    records = opening.records
    assembly = EventAssembly(opening.context)
    text = opening.text
    lines = opening.lines
    document = opening.document
  }

  /// The identifiers that were read so far.
  public var names: TraceNames { assembly.context.names }

  /// How many events were read so far.
  public var eventCount: Int64 { assembly.nextNumber }

  /// How many unpacked bytes were read so far.
  public var byteCount: Int { lines.source.checksum.count }

  /// The CRC-32 of the unpacked bytes that were read so far, in hexadecimal.
  public var checksum: String { lines.source.checksum.text }

  /// How many bytes of the file, as it lies, were read, and how many it has, if known.
  public var progress: (done: Int, total: Int?) { (lines.source.position, lines.source.size) }

  /// The path as it was given.
  public var path: String { lines.source.path }
}
