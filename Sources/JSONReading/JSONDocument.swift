/// JSON values, built by json-c from text that was checked first, with the place of each.
///
/// One document can be loaded again and again; it then frees the values before and reuses its
/// memory. All pointers into json-c stay in here: the outside holds ``JSONNode`` indices and spans
/// that cannot outlive the document, so a use after free does not compile.
@safe public struct JSONDocument: ~Copyable {
  /// The most brackets that may be open at once.
  public static let depthLimit = 512
  /// The most bytes of one text: json-c counts in 32 bits.
  public static let sizeLimit = Int(Int32.max) - 1

  @usableFromInline var tape: JSONTape = []
  /// The entry of each text's outermost value.
  @usableFromInline var roots: [Int] = []
  private var texts: [Range<Int>] = []
  private var openContainers: [OpenContainer] = []
  /// The parts of the text that json-c was not given.
  var cuts: [Range<Int>] = []
  private let deferred: DeferredNames
  private let library = LibraryTree()

  /// Makes an empty document.
  ///
  /// - Parameter deferred: members of the outermost object that json-c need not build.
  public init(deferring deferred: DeferredNames = .none) { self.deferred = deferred }

  /// Reads one text and replaces what was read before.
  ///
  /// - Parameter bytes: the whole text, without a byte order mark.
  /// - Throws: the first error; nothing of the document may then be looked at.
  /// - Complexity: O(bytes).
  public mutating func load(_ bytes: Span<UInt8>) throws(JSONError) {
    try clear(bytes)
    try scan(bytes, from: 0, to: bytes.count)
    try build(bytes)
  }

  /// Reads several texts that lie in one array and replaces what was read before.
  ///
  /// json-c gets them as one array: it sets up its locale at each call, which costs as much as a
  /// short record.
  ///
  /// - Parameters:
  ///   - bytes: an array that holds the texts.
  ///   - ranges: where the texts lie in it, in rising order.
  /// - Throws: the first error, with its offset from the start of the array.
  public mutating func load(_ bytes: [UInt8], _ ranges: [Range<Int>]) throws(JSONError) {
    let span = bytes.span
    try clear(span)
    for range in ranges { try scan(span, from: range.lowerBound, to: range.upperBound) }
    try build(span)
  }

  private mutating func clear(_ bytes: Span<UInt8>) throws(JSONError) {
    library.free()
    tape.removeAll(keepingCapacity: true)
    roots.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
    cuts.removeAll(keepingCapacity: true)
    guard bytes.count <= Self.sizeLimit else {
      throw JSONError(.tooLarge(limit: Self.sizeLimit), at: Self.sizeLimit)
    }
  }

  /// Checks one text and adds its values to the tape.
  ///
  /// After an error the tape stays: it tells which containers were open, for the message.
  private mutating func scan(
    _ bytes: Span<UInt8>, from start: Int, to end: Int
  ) throws(JSONError) {
    let root = tape.count
    roots.append(root)
    texts.append(start..<end)
    var scanner = JSONScanner(bytes, from: start, to: end, depthLimit: Self.depthLimit)
    try scanner.scan(into: &tape, &openContainers)
    deferMembers(deferred, of: root, in: bytes)
  }

  /// Lets json-c build the tree and lays the tape beside it.
  private mutating func build(_ bytes: Span<UInt8>) throws(JSONError) {
    try library.parse(bytes, texts, without: cuts)
    let binding = unsafe tape.withUnsafeMutableBufferPointer { entries in
      var binder = unsafe TreeBinder(entries)
      let isSame = unsafe binder.bind(library.tree, texts: roots.count)
      return (isSame: isSame, infinite: unsafe binder.infinite)
    }
    if let infinite = binding.infinite {
      throw JSONError(.numberOutOfRange, at: Int(tape[infinite].start))
    }
    if !binding.isSame { throw duplicateError(bytes) }
  }
}
