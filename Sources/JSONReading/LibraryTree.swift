internal import CJSONC

/// The owner of json-c's parser and of the tree it built last.
///
/// A class, so that there is one place that frees, however the document around it is moved.
@safe final class LibraryTree {
  /// json-c's root value; nil for null and before the first text.
  private(set) var tree: OpaquePointer?
  private let tokener: UnsafeMutablePointer<json_tokener>

  private var joined: [UInt8] = []

  init() {
    // The scanner guards the depth; json-c's own limit only has to be no smaller.
    guard let tokener = unsafe json_tokener_new_ex(Int32(JSONDocument.depthLimit) + 3) else {
      preconditionFailure("out of memory")
    }
    unsafe self.tokener = tokener
    unsafe json_tokener_set_flags(tokener, JSON_TOKENER_STRICT)
  }

  deinit {
    _ = unsafe json_object_put(tree)
    unsafe json_tokener_free(tokener)
  }

  /// Frees the tree.
  func free() {
    _ = unsafe json_object_put(tree)
    unsafe tree = nil
  }

  /// Builds the tree of one text that was checked, or of several as an array.
  ///
  /// - Parameters:
  ///   - bytes: the array that holds the texts.
  ///   - texts: where they lie.
  ///   - cuts: parts of them that are left out. What is left is put together anew, for one call
  ///     and a copy cost less than several calls.
  /// - Throws: `refusedByLibrary`.
  func parse(
    _ bytes: Span<UInt8>, _ texts: [Range<Int>], without cuts: [Range<Int>]
  ) throws(JSONError) {
    unsafe json_tokener_reset(tokener)
    if texts.count == 1 && cuts.isEmpty {
      unsafe bytes.extracting(texts[0]).withUnsafeBytes { unsafe feed($0) }
    } else {
      join(bytes, texts, without: cuts)
      unsafe joined.withUnsafeBytes { unsafe feed($0) }
    }
    if unsafe json_tokener_get_error(tokener) == json_tokener_continue {
      // A scalar at the end of the text is complete only once something follows it.
      unsafe tree = json_tokener_parse_ex(tokener, " ", 1)
    }
    let code = unsafe json_tokener_get_error(tokener)
    guard code == json_tokener_success else {
      let words = unsafe String(cString: json_tokener_error_desc(code))
      throw JSONError(.refusedByLibrary(words), at: Int(unsafe json_tokener_get_parse_end(tokener)))
    }
  }

  private func join(_ bytes: Span<UInt8>, _ texts: [Range<Int>], without cuts: [Range<Int>]) {
    // Taken out of the class meanwhile: each access to a member of a class is checked.
    var text: [UInt8] = []
    swap(&text, &joined)
    text.removeAll(keepingCapacity: true)
    append(bytes, texts, without: cuts, to: &text)
    swap(&text, &joined)
  }

  private func append(
    _ bytes: Span<UInt8>, _ texts: [Range<Int>], without cuts: [Range<Int>],
    to joined: inout [UInt8]
  ) {
    unsafe bytes.withUnsafeBytes { source in
      var cut = 0
      for text in texts {
        if texts.count > 1 {
          joined.append(text == texts[0] ? UInt8(ascii: "[") : UInt8(ascii: ","))
        }
        var position = text.lowerBound
        while cut < cuts.count, cuts[cut].upperBound <= text.upperBound {
          unsafe append(source, position..<cuts[cut].lowerBound, to: &joined)
          position = cuts[cut].upperBound
          cut += 1
        }
        unsafe append(source, position..<text.upperBound, to: &joined)
      }
    }
    if texts.count > 1 { joined.append(UInt8(ascii: "]")) }
  }

  private func append(
    _ source: UnsafeRawBufferPointer, _ range: Range<Int>, to joined: inout [UInt8]
  ) {
    // A whole buffer is copied at once, a slice of one byte by byte.
    unsafe joined.append(contentsOf: UnsafeRawBufferPointer(rebasing: source[range]))
  }

  private func feed(_ text: UnsafeRawBufferPointer) {
    let start = unsafe text.baseAddress?.assumingMemoryBound(to: CChar.self)
    unsafe tree = json_tokener_parse_ex(tokener, start, Int32(text.count))
  }
}
