import JSONReading
import Testing

/// Several texts loaded at once are what each is alone.
@Suite struct GroupLoadingTests {
  /// Texts in one array with something else between them.
  private static func group(_ texts: [[UInt8]]) -> (bytes: [UInt8], ranges: [Range<Int>]) {
    var bytes = Array("]{ not read".utf8)
    var ranges: [Range<Int>] = []
    for text in texts {
      ranges.append(bytes.count..<bytes.count + text.count)
      bytes += text + Array("\n \"".utf8)
    }
    return (bytes, ranges)
  }

  @Test(arguments: UInt64(0)..<200, [[], ["content"], ["content", "a", "m~n", "attributes"]])
  func `each text of a group reads as it does alone`(seed: UInt64, names: [StaticString]) throws {
    var maker = DocumentMaker(seed: seed)
    let texts = (0..<Int(seed % 7 + 1)).map { $0 % 3 == 2 ? maker.document() : maker.object() }
    let (bytes, ranges) = Self.group(texts)
    var document = JSONDocument(deferring: DeferredNames(names))
    try document.load(bytes, ranges)
    for (index, text) in texts.enumerated() {
      let together = Reading(document, document.root(index), of: bytes)
      let alone = try reading(text, deferring: names)
      let start = ranges[index].lowerBound
      #expect(together.value == alone.value)
      #expect(together.visits == alone.visits.map { $0.moved(by: start) })
    }
  }

  @Test(arguments: UInt64(0)..<200)
  func `a group with bad texts is refused for one of them, at its place`(seed: UInt64) {
    var maker = DocumentMaker(seed: seed)
    let texts = (0..<4).map { index in
      let text = maker.object()
      return index == Int(seed % 4) ? text : maker.mutated(text)
    }
    let (bytes, ranges) = Self.group(texts)
    let alone = zip(texts, ranges).compactMap { text, range in
      failure(text).map { JSONError($0.code, at: $0.offset + range.lowerBound) }
    }
    var document = JSONDocument()
    let error = document.failure(bytes, ranges)
    if let error { #expect(alone.contains(error)) } else { #expect(alone.isEmpty) }
  }

  @Test func `scalars may be texts of a group`() throws {
    let bytes = Array("1\nnull\n\"a\"\n-2.5\ntrue".utf8)
    var document = JSONDocument()
    try document.load(bytes, [0..<1, 2..<6, 7..<10, 11..<15, 16..<20])
    let kinds = (0..<5).map { document.kind(document.root($0)) }
    #expect(kinds == [.integer, .null, .string, .double, .boolean])
  }

  @Test func `a text may not end in the next one`() {
    let bytes = Array("[1\n]".utf8)
    var document = JSONDocument()
    let error = document.failure(bytes, [0..<2, 3..<4])
    #expect(error == JSONError(.truncated, at: 2))
  }
}

extension Visit {
  fileprivate func moved(by distance: Int) -> Visit {
    Visit(
      pointer: pointer, range: range.lowerBound + distance..<range.upperBound + distance,
      nameOffset: nameOffset.map { $0 + distance })
  }
}
