internal import Catalogue
internal import JSONReading
internal import SimulationKernel
internal import TraceModel

/// What is known of the trace while its events are read.
struct TraceContext {
  var names = TraceNames()
  /// Whether the header lists the apps; without a list any app is taken as it comes.
  var hasAppList = false
  /// Second 0 in microseconds since 1970, or nil.
  var start: Int64?
  /// Whether contents are kept, because an assertion or a setting asks for their values.
  var keepsContents: Bool {
    get { names.keepsContents }
    set { names.keepsContents = newValue }
  }
  /// The contents that are kept, by their canonical text: equal ones have one index.
  private var contents: [[UInt8]: ContentIndex] = [:]
  /// The lists of rows so far: equal ones have one index.
  private var rowLists: [[String]: RowListIndex] = [:]
  /// For each app of the list where its id stands in the header's text.
  var appOffsets: [Int] = []
  /// For each app of the list the attributes types that it declares.
  var attributesTypes: [[AttributesDeclaration]] = []
  /// For each activity the event that starts it.
  var activityStarts: [EventPlace] = []
  var notSimulated = NotSimulated()
  /// The model of the device, whose sizes the advice is about.
  var device = DeviceModel.standard
  /// What a trace's layouts have against the advice of the rules: how often, and the first event.
  var advice: [RuleID: (count: Int, first: Int64)] = [:]
  /// How many events were read of each type.
  var typeCounts = [Int64](repeating: 0, count: TraceEventType.allCases.count)

  /// Keeps a content; one that means the same as an earlier one has its index.
  mutating func keep(_ content: Span<UInt8>) -> ContentIndex {
    let canonical = CanonicalJSON.text(content)
    if let index = contents[canonical] { return index }
    let index = ContentIndex(Int32(truncatingIfNeeded: names.contents.count))
    contents[canonical] = index
    names.contents.append(content.indices.map { content[$0] })
    return index
  }

  /// Keeps a list of rows.
  mutating func keep(rows: [String]) -> RowListIndex {
    if let index = rowLists[rows] { return index }
    let index = RowListIndex(Int32(truncatingIfNeeded: names.rowLists.count))
    rowLists[rows] = index
    names.rowLists.append(rows)
    return index
  }
}

/// Where an event stands, in as little memory as will name it again.
struct EventPlace {
  var number: Int64
  /// The line of its record, or of the document's first line.
  var line: Int
  /// The byte of its record in the unpacked input.
  var offset: Int
}

/// The types and keys that were read and that nothing acts on, each once, with a count.
struct NotSimulated {
  struct Entry {
    /// The event's type, or the part of the header.
    var subject: String
    var key: String?
    var count: Int
    /// The first event, or nil for the header.
    var first: Int64?
  }

  private(set) var entries: [Entry] = []
  private var positions = [Int16](
    repeating: -1, count: TraceEventType.allCases.count * (TraceKey.allCases.count + 1))

  /// Notes a type, or a key of a type.
  mutating func note(_ type: TraceEventType, _ key: TraceKey?, event: Int64) {
    let column = key.map { $0.ordinal + 1 } ?? 0
    let position = type.ordinal * (TraceKey.allCases.count + 1) + column
    if positions[position] >= 0 {
      entries[Int(positions[position])].count += 1
      return
    }
    positions[position] = Int16(entries.count)
    entries.append(Entry(subject: type.rawValue, key: key?.rawValue, count: 1, first: event))
  }

  /// Notes a key of the header.
  mutating func note(header part: String, _ key: String) {
    if let index = entries.firstIndex(where: { $0.subject == part && $0.key == key }) {
      entries[index].count += 1
    } else {
      entries.append(Entry(subject: part, key: key, count: 1, first: nil))
    }
  }
}
