internal import CJSONC

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

  var tape: JSONTape = []
  var values: [OpaquePointer?] = unsafe []
  var names: [UnsafePointer<CChar>?] = unsafe []
  private let tokener: UnsafeMutablePointer<json_tokener>
  private var tree: OpaquePointer?

  /// Makes an empty document.
  public init() {
    // The scanner guards the depth; json-c's own limit only has to be no smaller.
    guard let tokener = unsafe json_tokener_new_ex(Int32(Self.depthLimit) + 2) else {
      preconditionFailure("out of memory")
    }
    unsafe self.tokener = tokener
    unsafe json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)
  }

  deinit {
    _ = unsafe json_object_put(tree)
    unsafe json_tokener_free(tokener)
  }

  /// Reads one text and replaces what was read before.
  ///
  /// - Parameter bytes: the whole text, without a byte order mark.
  /// - Throws: the first error; the document is then empty.
  /// - Complexity: O(bytes).
  public mutating func load(_ bytes: Span<UInt8>) throws(JSONError) {
    _ = unsafe json_object_put(tree)
    unsafe tree = nil
    unsafe values.removeAll(keepingCapacity: true)
    unsafe names.removeAll(keepingCapacity: true)
    guard bytes.count <= Self.sizeLimit else {
      throw JSONError(.tooLarge(limit: Self.sizeLimit), at: Self.sizeLimit)
    }
    var scanner = JSONScanner(bytes, depthLimit: Self.depthLimit)
    do throws(JSONError) {
      try scanner.scan(into: &tape)
      try build(bytes)
    } catch {
      // The tape stays: it tells which containers were open, for the pointer in the message.
      throw error
    }
  }

  /// Reads one text that is a part of an array of bytes, and replaces what was read before.
  ///
  /// - Parameters:
  ///   - bytes: an array that holds the text.
  ///   - range: where the text lies in it.
  /// - Throws: the first error; the document is then empty.
  public mutating func load(_ bytes: [UInt8], _ range: Range<Int>) throws(JSONError) {
    try load(bytes.span.extracting(range))
  }

  /// Lets json-c build the tree and lays the tape beside it.
  private mutating func build(_ bytes: Span<UInt8>) throws(JSONError) {
    unsafe json_tokener_reset(tokener)
    unsafe tree = bytes.withUnsafeBytes { text in
      let start = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self)
      let value = unsafe json_tokener_parse_ex(tokener, start, Int32(text.count))
      guard unsafe json_tokener_get_error(tokener) == json_tokener_continue else {
        return unsafe value
      }
      // A scalar at the end of the text is complete only once something follows it.
      return unsafe json_tokener_parse_ex(tokener, " ", 1)
    }
    let code = unsafe json_tokener_get_error(tokener)
    guard code == json_tokener_success else {
      let words = unsafe String(cString: json_tokener_error_desc(code))
      throw JSONError(.refusedByLibrary(words), at: Int(unsafe json_tokener_get_parse_end(tokener)))
    }
    var binder = unsafe TreeBinder(tape: tape)
    unsafe swap(&binder.values, &values)
    unsafe swap(&binder.names, &names)
    let isSame = unsafe binder.bind(tree)
    unsafe swap(&binder.values, &values)
    unsafe swap(&binder.names, &names)
    if let infinite = unsafe binder.infinite {
      throw JSONError(.numberOutOfRange, at: Int(tape[infinite].start))
    }
    if !isSame { throw duplicateError(bytes) }
  }
}
