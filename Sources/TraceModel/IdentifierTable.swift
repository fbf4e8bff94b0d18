/// Identifiers and the dense indices they were given, in the order of first appearance.
///
/// A hash table of our own over one array of bytes: a dictionary of strings would build a string
/// for each look-up, and there is one or more for each event.
public struct IdentifierTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  private var slots: [Int32]

  /// Makes an empty table.
  public init() {
    slots = [Int32](repeating: -1, count: 64)
  }

  /// How many identifiers there are.
  public var count: Int { ends.count }

  /// The identifier of an index.
  public subscript(_ position: Int) -> String {
    String(decoding: bytes[range(position)], as: UTF8.self)
  }

  /// All identifiers in the order of their indices.
  public var names: [String] { (0..<count).map { self[$0] } }

  /// The index of an identifier, or nil if it has none.
  ///
  /// - Complexity: O(length).
  public func find(_ name: Span<UInt8>) -> Int32? {
    let found = slots[slot(of: name)]
    return found < 0 ? nil : found
  }

  /// The index of an identifier, a new one if it has none.
  ///
  /// - Complexity: O(length), amortized.
  public mutating func intern(_ name: Span<UInt8>) -> (index: Int32, isNew: Bool) {
    let place = slot(of: name)
    if slots[place] >= 0 { return (slots[place], false) }
    let index = Int32(truncatingIfNeeded: ends.count)
    for position in name.indices { bytes.append(name[position]) }
    ends.append(bytes.count)
    slots[place] = index
    if ends.count * 2 > slots.count { grow() }
    return (index, true)
  }

  /// The index of an identifier given as a string, a new one if it has none.
  public mutating func intern(_ name: String) -> Int32 {
    intern(Array(name.utf8).span).index
  }

  private func range(_ position: Int) -> Range<Int> {
    (position == 0 ? 0 : ends[position - 1])..<ends[position]
  }

  /// The slot that holds a name, or the free one where it belongs.
  private func slot(of name: Span<UInt8>) -> Int {
    var place = Int(truncatingIfNeeded: ByteWords.hash(name)) & (slots.count - 1)
    while slots[place] >= 0, !isEqual(range(Int(slots[place])), name) {
      place = (place + 1) & (slots.count - 1)
    }
    return place
  }

  private func isEqual(_ range: Range<Int>, _ name: Span<UInt8>) -> Bool {
    ByteWords.isEqual(name, bytes, range.lowerBound, range.count)
  }

  private mutating func grow() {
    slots = [Int32](repeating: -1, count: slots.count * 2)
    for position in 0..<count {
      let place = slot(of: Array(bytes[range(position)]).span)
      slots[place] = Int32(truncatingIfNeeded: position)
    }
  }
}

/// The identifiers of one trace.
public struct TraceNames: Sendable {
  /// App identifiers.
  public var apps = IdentifierTable()
  /// Activity identifiers.
  public var activities = IdentifierTable()
  /// Notification identifiers.
  public var notifications = IdentifierTable()
  /// Channels, kinds, groups and tracks.
  public var others = IdentifierTable()
  /// For each activity the app that it belongs to.
  public var activityApps: [AppIndex] = []
  /// For each activity that shows sessions in turn, their names.
  public var sessions: [ActivityIndex: [String]] = [:]
  /// The lists of rows that layouts name, each once.
  public var rowLists: [[String]] = []
  /// What the layouts of activities say of looks.
  public var layouts: [ActivityIndex: LayoutFacts] = [:]
  /// Whether contents are kept.
  public var keepsContents = false
  /// The contents that were kept, as they are written.
  public var contents: [[UInt8]] = []

  /// Makes empty tables.
  public init() {}
}
