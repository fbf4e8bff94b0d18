import JSONReading
import Testing

/// Places as a person looks for them: line, column, byte, and JSON pointer.
@Suite struct PlaceTests {
  /// A text with a marker before the place of its error, and the place in full.
  struct MarkedText: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let offset: Int
    let line: Int
    let column: Int
    let pointer: String

    init(_ marked: String, line: Int, column: Int, pointer: String) {
      let parts = marked.split(separator: "▸", omittingEmptySubsequences: false)
      bytes = Array(parts.joined().utf8)
      offset = parts[0].utf8.count
      self.line = line
      self.column = column
      self.pointer = pointer
    }

    var testDescription: String { String(reflecting: String(decoding: bytes, as: UTF8.self)) }
  }

  @Test(arguments: [
    MarkedText("▸x", line: 1, column: 1, pointer: ""),
    MarkedText("▸", line: 1, column: 1, pointer: ""),
    MarkedText("\n\n  tru▸", line: 3, column: 6, pointer: ""),
    MarkedText("[1, 2]\n▸[3]", line: 2, column: 1, pointer: ""),
    MarkedText("[1,\r\n  ▸'2']", line: 2, column: 3, pointer: ""),
    MarkedText(#"{"é": "日本😀", ▸b: 1}"#, line: 1, column: 14, pointer: ""),
    MarkedText("{\"e\u{301}\": ▸x}", line: 1, column: 8, pointer: ""),
    MarkedText(#"{"a": {"b": [1, {"c": ▸+1}]}}"#, line: 1, column: 23, pointer: "/a/b/1"),
    MarkedText(#"{"a": [1], "b": [[], [2, ▸]]}"#, line: 1, column: 26, pointer: "/b/1"),
    MarkedText(#"{"a/b": {"m~n": [▸/* */]}}"#, line: 1, column: 18, pointer: "/a~1b/m~0n"),
    MarkedText(#"{"~1": {"": [▸x"#, line: 1, column: 14, pointer: "/~01/"),
    MarkedText(#"{"\u0061\/b": {"\u007e": [▸x]}}"#, line: 1, column: 27, pointer: "/a~1b/~0"),
    MarkedText(
      "{\"/\u{301}\": {\"~\u{301}\": [▸x]}}", line: 1, column: 16, pointer: "/~1\u{301}/~0\u{301}"),
    MarkedText(#"{"a": [0, ▸1e400]}"#, line: 1, column: 11, pointer: "/a/1"),
    MarkedText(#"[{"a": 1}, {"a": 1, ▸"a": 2}]"#, line: 1, column: 21, pointer: "/1/a"),
    MarkedText("[\"a\nb\"]".replacing("\n", with: "▸\u{1}"), line: 1, column: 4, pointer: ""),
  ])
  func `an error is found by its line, column, byte and pointer`(text: MarkedText) throws {
    var document = JSONDocument()
    let error = document.failure(text.bytes, [0..<text.bytes.count])
    let offset = try #require(error).offset
    let place = document.place(
      of: offset, in: text.bytes, 0..<text.bytes.count, file: "a.json", firstLine: 1,
      firstOffset: 0)
    let expected = SourcePlace(
      file: "a.json", line: text.line, column: text.column, offset: text.offset,
      pointer: text.pointer)
    #expect(place == expected)
  }

  @Test func `a record of a group is placed by where it stands in the input`() throws {
    let bytes = Array("{\"a\": 1}\n\n{\"é\":\n [1, 22]}\n".utf8)
    let first = 0..<8
    let second = 10..<26
    var document = JSONDocument()
    try document.load(bytes, [first, second])
    let visits = Reading(document, document.root(1), of: bytes).visits
    let offset = try #require(visits.last).range.lowerBound
    let place = document.place(
      of: offset, in: bytes, second, file: "-", firstLine: 103, firstOffset: 5010)
    #expect(place == SourcePlace(file: "-", line: 104, column: 6, offset: 5022, pointer: "/é/1"))
    let start = document.place(
      of: 10, in: bytes, second, file: "-", firstLine: 103, firstOffset: 5010)
    #expect(start == SourcePlace(file: "-", line: 103, column: 1, offset: 5010, pointer: ""))
    let other = document.place(
      of: 1, in: bytes, first, file: "-", firstLine: 101, firstOffset: 5000)
    #expect(other == SourcePlace(file: "-", line: 101, column: 2, offset: 5001, pointer: "/a"))
  }

  @Test(arguments: UInt64(0)..<100)
  func `each value and name of a document has the pointer that leads to it`(seed: UInt64) throws {
    var maker = DocumentMaker(seed: seed)
    let bytes = maker.document()
    var document = JSONDocument()
    try document.load(bytes.span)
    for visit in Reading(document, document.root, of: bytes).visits {
      for offset in [visit.range.lowerBound, visit.nameOffset].compactMap({ $0 }) {
        let place = document.place(
          of: offset, in: bytes, 0..<bytes.count, file: "", firstLine: 1, firstOffset: 0)
        #expect(place.pointer == visit.pointer)
        #expect(place.offset == offset)
        let before = bytes[..<offset]
        let line = before.split(separator: 0x0a, omittingEmptySubsequences: false).last ?? []
        #expect(place.line == before.count { $0 == 0x0a } + 1)
        #expect(place.column == String(decoding: line, as: UTF8.self).unicodeScalars.count + 1)
      }
    }
  }
}
