import JSONReading
import Testing

/// Strings that json-c 0.16 takes or changes, against RFC 8259, sections 7 and 8.
@Suite struct TextStrictnessTests {
  @Test(arguments: UInt8(0)..<0x20)
  func `a raw control character is refused in a string and in a name`(byte: UInt8) {
    #expect(failure([0x22, 0x61, byte, 0x22]) == JSONError(.controlCharacter, at: 2))
    let name: [UInt8] = [0x7b, 0x22, byte, 0x22, 0x3a, 0x31, 0x7d]
    #expect(failure(name) == JSONError(.controlCharacter, at: 2))
    // Also behind and within runs that are passed eight bytes at a time.
    for length in 6..<18 {
      let text = [0x22] + [UInt8](repeating: 0x7e, count: length) + [byte, 0x22]
      #expect(failure(text) == JSONError(.controlCharacter, at: length + 1))
    }
  }

  @Test func `delete is no control character to JSON`() {
    #expect(failure("\"\u{7f}\"") == nil)
  }

  /// Table 3-7 of the Unicode Standard, from outside.
  static let malformed: [[UInt8]] = [
    [0x80], [0xbf], [0xfe], [0xff], [0xf8, 0x88, 0x80, 0x80, 0x80],  // no lead bytes
    [0xc0, 0x80], [0xc0, 0xaf], [0xc1, 0xbf],  // overlong, two bytes
    [0xe0, 0x80, 0xaf], [0xe0, 0x9f, 0xbf],  // overlong, three bytes
    [0xf0, 0x80, 0x80, 0xaf], [0xf0, 0x8f, 0xbf, 0xbf],  // overlong, four bytes
    [0xed, 0xa0, 0x80], [0xed, 0xad, 0xbf], [0xed, 0xb0, 0x80], [0xed, 0xbf, 0xbf],  // surrogates
    [0xf4, 0x90, 0x80, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xf7, 0xbf, 0xbf, 0xbf],  // too large
    [0xc3], [0xe2, 0x82], [0xe2], [0xf0, 0x9f, 0x98], [0xf0, 0x9f], [0xf0],  // cut
    [0xc3, 0x41], [0xe2, 0x82, 0x41], [0xe2, 0x41, 0x82], [0xf0, 0x9f, 0x98, 0x41],  // broken
  ]

  @Test(arguments: malformed)
  func `bytes that are not UTF-8 are refused where they begin`(sequence: [UInt8]) {
    let value = [0x5b, 0x22, 0x61] + sequence + [0x22, 0x5d]
    #expect(failure(value) == JSONError(.invalidUTF8, at: 3))
    let name = [0x7b, 0x22] + sequence + [0x22, 0x3a, 0x30, 0x7d]
    #expect(failure(name) == JSONError(.invalidUTF8, at: 2))
    #expect(failure([0x22] + sequence) == JSONError(.invalidUTF8, at: 1))
    let long = [0x22] + [UInt8](repeating: 0x61, count: 30) + sequence + [0x22]
    #expect(failure(long) == JSONError(.invalidUTF8, at: 31))
    #expect(failure([0x5b] + sequence + [0x5d]) == JSONError(.invalidUTF8, at: 1))
  }

  @Test(arguments: [
    "\u{80}", "\u{7ff}", "\u{800}", "\u{fff}", "\u{1000}", "\u{d7ff}", "\u{e000}", "\u{feff}",
    "\u{fffd}", "\u{ffff}", "\u{10000}", "\u{3ffff}", "\u{40000}", "\u{10ffff}",
  ])
  func `the first and last character of each length in UTF-8 is kept`(character: String) throws {
    let text = Array("[\"a\(character)b\"]".utf8)
    #expect(try reading(text).value == .array([.string(Array("a\(character)b".utf8))]))
  }

  @Test(arguments: [
    TextCase.refused(#""\ud800""#, .loneSurrogate, at: 1),
    .refused(#""\udc00""#, .loneSurrogate, at: 1),
    .refused(#""ab\uDFFF""#, .loneSurrogate, at: 3),
    .refused(#""\ud800x""#, .loneSurrogate, at: 1),
    .refused(#""\ud800\n""#, .loneSurrogate, at: 1),
    .refused(#""\ud800\u0041""#, .loneSurrogate, at: 1),
    .refused(#""\ud800\ud800""#, .loneSurrogate, at: 1),
    .refused(#""\ud83d\ude00\ude00""#, .loneSurrogate, at: 13),
    .refused(#"{"\ud800": 1}"#, .loneSurrogate, at: 2),
    .taken(#""\ud83d\ude00""#),
    .taken(#""\ud800\udc00\udbff\udfff""#),
    .taken(#""\ud7ff\ue000""#),
  ])
  func `half of a surrogate pair is refused at its escape`(text: TextCase) { text.check() }

  @Test(arguments: [
    TextCase.refused(#""\x41""#, .badEscape, at: 1),
    .refused(#""\'""#, .badEscape, at: 1),
    .refused(#""\U0041""#, .badEscape, at: 1),
    .refused(#""ab\u12g4""#, .badEscape, at: 3),
    .refused(#""\u+123""#, .badEscape, at: 1),
    .refused(#""\u12""#, .badEscape, at: 1),
    .refused("\"\\\n\"", .badEscape, at: 1),
    .refused("\"\\é\"", .badEscape, at: 1),
    .refused(#"{"\a": 1}"#, .badEscape, at: 2),
    .taken(#""\"\\\/\b\f\n\r\t\u00aF""#),
  ])
  func `only the escapes of the grammar are taken`(text: TextCase) { text.check() }

  @Test(arguments: [
    TextCase.refused(#"{"a\u0000b": 1}"#, .nulInName, at: 3),
    .refused(#"{"\u0000": 1}"#, .nulInName, at: 2),
    .refused(#"[{"c": {"\u0000": 1}}]"#, .nulInName, at: 9),
    .taken(#"{"a": "\u0000"}"#),
    .taken(#"{"\u0001": 1}"#),
  ])
  func `a name may hold no NUL, and a value may`(text: TextCase) { text.check() }

  @Test(arguments: [
    TextCase.refused(#""abc"#, .unclosedString, at: 0),
    .refused(#"["a", "b]"#, .unclosedString, at: 6),
    .refused(#"{"a"#, .unclosedString, at: 1),
    .refused(#"{"a": "b}"#, .unclosedString, at: 6),
    .refused(#"""#, .unclosedString, at: 0),
    .refused(#""ab\"#, .unclosedString, at: 0),
    .refused(#""ab\""#, .unclosedString, at: 0),
    .refused(#""\u12"#, .unclosedString, at: 0),
    .refused(#""\ud83d\ude"#, .unclosedString, at: 0),
  ])
  func `a string that never ends is refused at its opening quote`(text: TextCase) {
    text.check()
  }
}
