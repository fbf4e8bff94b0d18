extension JSONDocument {
  /// The error for the first name that stands for the second time in its object.
  ///
  /// Runs only when json-c kept fewer members than the text has.
  func duplicateError(_ bytes: Span<UInt8>) -> JSONError {
    // By their bytes, as json-c compares them: Swift calls some different strings equal.
    var seen: [Set<[UInt8]>] = []
    var open: [Int] = []
    for (index, entry) in tape.enumerated() {
      while let container = open.last, tape[container].next <= UInt32(index) {
        open.removeLast()
        seen.removeLast()
      }
      if let container = open.last, tape[container].kind == .object {
        let name = decodedName(of: entry, in: bytes)
        if !seen[seen.count - 1].insert(Array(name.utf8)).inserted {
          return JSONError(.duplicateName(name), at: Int(entry.nameStart))
        }
      }
      if entry.kind == .object || entry.kind == .array {
        open.append(index)
        seen.append([])
      }
    }
    return JSONError(.refusedByLibrary("members were lost"), at: 0)
  }

  /// A name with its escapes undone: by json-c, as a document of its own.
  func decodedName(of entry: TapeEntry, in bytes: Span<UInt8>) -> String {
    let start = Int(entry.nameStart)
    let written = bytes.extracting(start..<start + Int(entry.nameLength) + 2)
    guard entry.nameHasEscapes else {
      return String(decodingSpan: written.extracting(1..<written.count - 1))
    }
    var document = JSONDocument()
    do throws(JSONError) { try document.load(written) } catch { return "" }
    return document.text(document.root)
  }
}

extension String {
  /// A string of bytes that were checked to be UTF-8.
  public init(decodingSpan bytes: Span<UInt8>) {
    var copy: [UInt8] = []
    copy.reserveCapacity(bytes.count)
    for index in bytes.indices { copy.append(bytes[index]) }
    self.init(decoding: copy, as: UTF8.self)
  }
}
