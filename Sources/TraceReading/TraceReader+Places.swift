internal import ByteStreams
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

extension TraceReader {
  /// The error of a record with its place in full.
  ///
  /// - Parameters:
  ///   - error: what is wrong, and where in the text that was loaded.
  ///   - line: the line in which that text begins.
  ///   - offset: the byte of the input at which it begins.
  ///   - range: where it lies: in the line reader's buffer, or in the kept text.
  mutating func located(
    _ error: FieldError, line: Int, offset: Int, _ range: Range<Int>
  ) -> TraceReadingError {
    let isLine = if case .lines = records { true } else { false }
    let place = document.place(
      of: error.offset, in: isLine ? lines.buffer : text, range, file: path, firstLine: line, firstOffset: offset)
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
    return document.place(
      of: place.offset, in: text, 0..<text.count, file: path, firstLine: 1, firstOffset: markLength)
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
          return recordPlace(
            EventPlace(number: 0, line: 1, offset: document.range(current).lowerBound))
        }
        element = document.next(after: current, in: array)
      }
      return nil
    case .lines:
      while (try? loadLine()) == true {
        if starts(document.root, name, kind, type) { return linePlace(0) }
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
