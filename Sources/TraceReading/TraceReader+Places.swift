internal import ByteStreams
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

extension TraceReader {
  /// The error of a record with its place in full.
  ///
  /// - Parameters:
  ///   - error: what is wrong, and where in the array that holds the text.
  ///   - line: the record's line, or nil if it is an element of a document.
  /// - Returns: the error as a person gets it.
  mutating func located(_ error: FieldError, _ line: LineReader.Line? = nil) -> TraceReadingError {
    let place = line.map { self.place(error.offset, $0) } ?? documentPlace(error.offset)
    var result = TraceReadingError(error.code, at: place, event: assembly.nextNumber)
    if let related = error.related { result.related = recordPlace(related) }
    if case .unknownIdentifier(let name, let kind, _) = error.code,
      let start = findStart(of: name, kind: kind)
    {
      result = TraceReadingError(
        .beforeStart(name, kind: kind), at: place, event: assembly.nextNumber, related: start)
    }
    return result
  }

  private func documentPlace(_ offset: Int) -> SourcePlace {
    document.place(
      of: offset, in: text, 0..<text.count, file: path, firstLine: textStart.line,
      firstOffset: textStart.offset)
  }

  /// Where a record begins that was read before.
  private func recordPlace(_ place: EventPlace) -> SourcePlace {
    let isInDocument =
      switch records {
      case .lines: false
      case .elements: true
      case .sorted(let sorted, _): sorted.first?.element != nil
      }
    guard isInDocument else {
      return SourcePlace(file: path, line: place.line, column: 1, offset: place.offset, pointer: "")
    }
    return documentPlace(place.offset)
  }

  /// The event behind this one that starts what an event before it names, or nil.
  ///
  /// Reads on to the end, since nothing else will be read after an error.
  private mutating func findStart(of name: String, kind: String) -> SourcePlace? {
    guard kind != "app" else { return nil }
    switch records {
    case .sorted(let sorted, let position):
      for record in sorted[position...] {
        guard let root = reload(record), starts(root, name, kind) else { continue }
        return recordPlace(EventPlace(number: 0, line: record.line, offset: record.offset))
      }
      return nil
    case .elements(var element, let array):
      while let current = element {
        if starts(current, name, kind) {
          return documentPlace(document.range(current).lowerBound)
        }
        element = document.next(after: current, in: array)
      }
      return nil
    case .lines:
      while let record = try? nextLine() {
        if starts(record.root, name, kind) {
          return self.place(record.line.range.lowerBound, record.line)
        }
      }
      return nil
    }
  }

  /// The record that waits for its turn, loaded again if it is a line.
  private mutating func reload(_ record: SortedRecord) -> JSONNode? {
    guard let range = record.range else { return record.element }
    do throws(JSONError) { try document.load(text, [range]) } catch { return nil }
    return document.root
  }

  /// Whether a record starts the activity, or posts the notification, of that name.
  private func starts(_ node: JSONNode, _ name: String, _ kind: String) -> Bool {
    guard document.kind(node) == .object else { return false }
    var type: TraceEventType?
    var isNamed = false
    var hasApp = false
    var member = document.first(in: node)
    while let current = member {
      if document.kind(current) == .string {
        switch document.nameText(current) {
        case "type": type = TraceEventType(rawValue: document.text(current))
        case "app": hasApp = true
        case kind: isNamed = document.text(current) == name
        default: break
        }
      }
      member = document.next(after: current, in: node)
    }
    guard isNamed else { return false }
    if kind == "notification" { return type == .notificationPost }
    return type == .activityStart || (type == .push && hasApp)
  }
}
