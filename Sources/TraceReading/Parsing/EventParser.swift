internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// Turns the JSON object of one event into a ``TraceEvent``.
struct EventParser {
  private var fields = RecordFields()
  private let shapes = EventShape.all
  private let types = KeywordTable(TraceEventType.allCases.map(\.rawValue))
  private let keys = TraceKey.table
  private var guesses = [Int](repeating: 0, count: 8)

  /// Reads one event.
  ///
  /// - Parameters:
  ///   - document: the document that holds the event.
  ///   - node: the event's object.
  ///   - bytes: the text of the document.
  ///   - place: the event's number and where it stands.
  ///   - context: what is known of the trace; identifiers are added to it.
  /// - Returns: the event.
  /// - Throws: the first error in the record.
  mutating func parse(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ bytes: Span<UInt8>,
    at place: EventPlace,
    _ context: inout TraceContext
  ) throws(FieldError) -> TraceEvent {
    guard document.kind(node) == .object else {
      throw document.wrongKind(node, "event", "an object")
    }
    let unknown = collect(document, node)
    let type = try type(document, node)
    let shape = shapes[type.ordinal]
    if let unknown {
      throw document.unknownKey(
        unknown, among: shape.allowed.keys.map(\.rawValue), object: "'\(type.rawValue)'")
    }
    try checkKeys(document, node, shape)
    let times = TimeParser(start: context.start)
    let time = try times.time(document, try required(.at, node), "at", fromZero: true)
    let unused = KeySet(bits: fields.present.bits & shape.notSimulated.bits)
    if !unused.isEmpty || !shape.isSimulated {
      try checkUnused(document, shape, unused, times, event: place.number, &context)
    }
    let builder = EventBuilder(fields: fields, times: times, node: node, place: place)
    let action = try builder.action(type, document, bytes, &context)
    context.typeCounts[type.ordinal] += 1
    return TraceEvent(time: time, number: place.number, action: action)
  }

  /// Notes the node of each key; returns the first member whose name is no key at all.
  private mutating func collect(_ document: borrowing JSONDocument, _ node: JSONNode) -> JSONNode? {
    fields.clear()
    var unknown: JSONNode?
    var member = document.first(in: node)
    var place = 0
    while let current = member {
      if let number = key(document.name(current), at: place) {
        fields.set(TraceKey.allCases[number], current)
      } else if unknown == nil {
        unknown = current
      }
      member = document.next(after: current, in: node)
      place += 1
    }
    return unknown
  }

  /// The number of a key.
  ///
  /// A record's keys mostly stand as those of a record before, so the last key
  /// at that place is tried first.
  private mutating func key(_ name: Span<UInt8>, at place: Int) -> Int? {
    if place < guesses.count, keys.isWord(guesses[place], name) { return guesses[place] }
    guard let number = keys.find(name) else { return nil }
    if place < guesses.count { guesses[place] = number }
    return number
  }

  private func type(
    _ document: borrowing JSONDocument, _ node: JSONNode
  ) throws(FieldError) -> TraceEventType {
    guard let value = fields[.type] else {
      throw FieldError(.missingKey("type", object: "the event"), at: document.offset(node))
    }
    return TraceEventType.allCases[try document.checkedWord(value, "type", types)]
  }

  private func required(_ key: TraceKey, _ node: JSONNode) throws(FieldError) -> JSONNode {
    guard let value = fields[key] else {
      throw FieldError(.missingKey(key.rawValue, object: "the event"), at: 0)
    }
    return value
  }

  private func checkKeys(
    _ document: borrowing JSONDocument, _ node: JSONNode, _ shape: EventShape
  ) throws(FieldError) {
    let missing = shape.required.subtracting(fields.present)
    let excess = fields.present.subtracting(shape.allowed)
    if missing.isEmpty && excess.isEmpty { return }
    if let key = missing.keys.first {
      throw FieldError(
        .missingKey(key.rawValue, object: "'\(shape.type.rawValue)'"), at: document.offset(node))
    }
    if let key = excess.keys.first, let member = fields[key] {
      throw document.unknownKey(
        member, among: shape.allowed.keys.map(\.rawValue), object: "'\(shape.type.rawValue)'")
    }
  }

  /// Keys that nothing acts on are checked all the same, and noted.
  private func checkUnused(
    _ document: borrowing JSONDocument, _ shape: EventShape, _ unused: KeySet, _ times: TimeParser,
    event: Int64, _ context: inout TraceContext
  ) throws(FieldError) {
    let checker = ShapeChecker(times: times)
    let checked = shape.isSimulated ? unused : fields.present
    for key in checked.keys where key != .at && key != .type {
      guard let node = fields[key] else { continue }
      try checker.check(document, node, key.rawValue, ValueShape.of(key, in: shape.type))
      if shape.isSimulated { context.notSimulated.note(shape.type, key, event: event) }
    }
    if !shape.isSimulated { context.notSimulated.note(shape.type, nil, event: event) }
  }
}
