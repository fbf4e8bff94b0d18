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
      of: offset, in: text, 0..<text.count, file: path, firstLine: 1, firstOffset: markLength)
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
    let type: TraceEventType = kind == "activity" ? .activityStart : .notificationPost
    switch records {
    case .sorted: return nil
    case .elements(var element, let array):
      while let current = element {
        if starts(current, name, kind, type) {
          return documentPlace(document.range(current).lowerBound)
        }
        element = document.next(after: current, in: array)
      }
      return nil
    case .lines:
      while let record = try? nextLine() {
        if starts(record.root, name, kind, type) {
          return self.place(record.line.range.lowerBound, record.line)
        }
      }
      return nil
    }
  }

  private func starts(
    _ node: JSONNode, _ name: String, _ key: String, _ type: TraceEventType
  ) -> Bool {
    guard document.kind(node) == .object else { return false }
    var matches = 0
    var member = document.first(in: node)
    while let current = member {
      if document.kind(current) == .string {
        let value = document.text(current)
        switch document.nameText(current) {
        case "type" where value == type.rawValue: matches += 1
        case key where value == name: matches += 1
        default: break
        }
      }
      member = document.next(after: current, in: node)
    }
    return matches == 2
  }
}
