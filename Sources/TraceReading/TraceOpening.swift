internal import Catalogue
internal import ByteStreams
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// Finds out which form a trace has, and reads its header.
///
/// A name that ends in `.jsonl` or `.ndjson` is JSON Lines and `.json` a document, whatever its
/// packing; with any other name the first line decides: a whole object without `events` is the
/// header of JSON Lines.
struct TraceOpening: ~Copyable {
  var header = TraceHeader()
  var context = TraceContext()
  var lines: LineReader
  /// Contents and attributes are opaque here: their text is all that anything asks for.
  var document = JSONDocument(deferring: DeferredNames(["content", "attributes"]))
  var text: [UInt8] = []
  var records = RecordSequence.lines
  var textStart = TextStart()
  var markLength = 0
  var policyPlace: SourcePlace?
  private var firstLines: [LineReader.Line] = []

  init(_ lines: consuming LineReader) { self.lines = lines }

  /// Opens the bytes.
  static func lines(
    _ path: String, _ options: TraceReader.Options
  ) throws(TraceReadingError) -> LineReader {
    // A document is one long line to the line reader until its form is known.
    let isLines = TraceForm(path: path) == .lines
    let limit = isLines ? options.recordLimit : options.documentLimit
    do throws(StreamError) {
      return LineReader(try ByteSource(path: path), limit: limit)
    } catch {
      throw failure(error, path)
    }
  }

  /// Reads as far as the header goes.
  mutating func readHeader(
    _ path: String, _ options: TraceReader.Options
  ) throws(TraceReadingError) {
    context.keepsContents = options.keepsContents
    let form = TraceForm(path: path)
    do throws(StreamError) {
      if form == .document {
        text = try lines.takeRest(from: nil, limit: options.documentLimit)
      } else {
        try lines.read(into: &firstLines, most: 1)
      }
    } catch {
      throw Self.failure(error, path)
    }
    if form == .document {
      try readDocument(path)
    } else {
      try readFirstLine(path, isSure: form == .lines, options)
    }
  }

  static func failure(_ error: StreamError, _ path: String) -> TraceReadingError {
    TraceReadingError(
      .stream(error), at: SourcePlace(file: path, line: 1, column: 1, offset: 0, pointer: ""))
  }

  private mutating func readFirstLine(
    _ path: String, isSure: Bool, _ options: TraceReader.Options
  ) throws(TraceReadingError) {
    let first = firstLines.first.map { Array(lines.buffer[$0.range]) } ?? []
    let start = TextStart(
      line: firstLines.first?.number ?? 1, offset: firstLines.first?.offset ?? 0)
    textStart = start
    let record = withoutMark(first)
    var failure: JSONError?
    do throws(JSONError) { try document.load(record.span) } catch { failure = error }
    if isSure, let failure { throw place(failure, record, path) }
    if isSure || (failure == nil && Self.isHeaderOfLines(document)) {
      return try parseHeader(record, path, isDocument: false)
    }
    textStart = start
    do throws(StreamError) {
      text = try lines.takeRest(from: firstLines.first, limit: options.documentLimit)
    } catch {
      throw Self.failure(error, path)
    }
    try readDocument(path)
  }

  private static func isHeaderOfLines(_ document: borrowing JSONDocument) -> Bool {
    guard document.kind(document.root) == .object else { return false }
    var member = document.first(in: document.root)
    while let current = member {
      if document.nameText(current) == "events" { return false }
      member = document.next(after: current, in: document.root)
    }
    return true
  }

  private mutating func readDocument(_ path: String) throws(TraceReadingError) {
    text = withoutMark(text)
    var failure: JSONError?
    do throws(JSONError) { try document.load(text, [0..<text.count]) } catch { failure = error }
    if let failure { throw place(failure, text, path) }
    try parseHeader(text, path, isDocument: true)
  }

  private mutating func parseHeader(
    _ bytes: [UInt8], _ path: String, isDocument: Bool
  ) throws(TraceReadingError) {
    do throws(FieldError) {
      let parser = try HeaderParser(document, document.root)
      if !isDocument, let node = parser.members["events"] ?? parser.members["expect"] {
        let known = HeaderParser.keys.words.filter { $0 != "events" && $0 != "expect" }
        throw document.unknownKey(node, among: known, object: "the header of JSON Lines")
      }
      if let expectations = parser.members["expect"] {
        let asksForContents = Self.asksForContents(document, expectations)
        context.keepsContents = context.keepsContents || asksForContents
      }
      header = try parser.parse(document, bytes.span, &context)
      if header.settings.contains(where: { $0.setting == .identicalContent }) {
        context.keepsContents = true
      }
      policyPlace = parser.members["policy"].map { place(document.offset($0), bytes, path) }
      guard isDocument else { return }
      guard let events = parser.members["events"] else {
        throw FieldError(
          .missingKey("events", object: "the trace"), at: document.offset(document.root))
      }
      let array = try document.checkedArray(events, "events")
      records = .elements(next: document.first(in: array), array: array)
    } catch {
      var failure = TraceReadingError(error.code, at: place(error.offset, bytes, path))
      failure.related = error.related.map { place($0.offset, bytes, path) }
      throw failure
    }
  }

  private func place(_ offset: Int, _ bytes: [UInt8], _ path: String) -> SourcePlace {
    document.place(
      of: offset, in: bytes, 0..<bytes.count, file: path, firstLine: textStart.line,
      firstOffset: textStart.offset)
  }

  private static func asksForContents(
    _ document: borrowing JSONDocument, _ expectations: JSONNode
  ) -> Bool {
    var element = document.first(in: expectations)
    while let current = element {
      var member = document.kind(current) == .object ? document.first(in: current) : nil
      while let key = member {
        let name = document.nameText(key)
        if name == "content" { return true }
        if name == "settings",
          document.member(SettingID.identicalContent.rawValue, of: key) != nil
        {
          return true
        }
        member = document.next(after: key, in: current)
      }
      element = document.next(after: current, in: expectations)
    }
    return false
  }

  /// Passes a byte order mark.
  private mutating func withoutMark(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0xef, 0xbb, 0xbf]) else { return bytes }
    markLength = 3
    textStart.offset += markLength
    return Array(bytes[markLength...])
  }

  private func place(_ error: JSONError, _ bytes: [UInt8], _ path: String) -> TraceReadingError {
    TraceReadingError(
      .json(error.code),
      at: document.place(
        of: error.offset, in: bytes, 0..<bytes.count, file: path, firstLine: textStart.line,
        firstOffset: textStart.offset))
  }
}

/// Where in the input a text begins: after blank lines and a byte order mark.
struct TextStart {
  /// The line, from 1.
  var line = 1
  /// The byte, from 0, in the unpacked input.
  var offset = 0
}

/// The form of a trace, by its name.
enum TraceForm {
  case lines, document, unknown

  init(path: String) {
    var name = Substring(path)
    for packing in [".gz", ".zst"] where name.hasSuffix(packing) {
      name.removeLast(packing.count)
    }
    if name.hasSuffix(".jsonl") || name.hasSuffix(".ndjson") {
      self = .lines
    } else {
      self = name.hasSuffix(".json") ? .document : .unknown
    }
  }
}
