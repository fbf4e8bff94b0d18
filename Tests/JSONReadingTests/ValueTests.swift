import JSONReading
import Testing

/// What a document says about good texts.
@Suite struct ValueTests {
  /// The one value of a text, with what reads it.
  private func value<Result>(
    _ text: String, _ read: (borrowing JSONDocument, JSONNode) throws -> Result
  ) throws -> Result {
    var document = JSONDocument()
    try document.load(Array(text.utf8).span)
    return try read(document, document.root)
  }

  @Test(arguments: [
    ("null", JSONKind.null), ("true", .boolean), ("false", .boolean), ("0", .integer),
    ("-7", .integer), ("18446744073709551615", .integer), ("0.0", .double), ("1e2", .double),
    (#""""#, .string), ("[]", .array), ("{}", .object),
  ])
  func `each value has the kind that it is written as`(text: String, kind: JSONKind) throws {
    #expect(try value(text) { $0.kind($1) } == kind)
  }

  @Test(arguments: [
    (#""""#, ""), (#""a\"\\\/b""#, "a\"\\/b"), (#""\b\f\n\r\t""#, "\u{8}\u{c}\n\r\t"),
    (#""\u0041\u00e9\u20AC\uD83D\uDE00""#, "Aé€😀"), (#""a\u0000b\u0000""#, "a\u{0}b\u{0}"),
    (#""é日本😀""#, "é日本😀"), ("\"\u{7f}\u{fffd}\"", "\u{7f}\u{fffd}"),
  ])
  func `a string's text has its escapes undone and keeps its NULs`(
    text: String, expected: String
  ) throws {
    let utf8 = try value(text) { Array($0.text($1).utf8) }
    #expect(utf8 == Array(expected.utf8))
    #expect(try value(text) { $0.string($1).count } == expected.utf8.count)
  }

  @Test(arguments: [
    (#"{"":0}"#, ""), (#"{"a b":0}"#, "a b"), (#"{"\u0061\"\\\/\n":0}"#, "a\"\\/\n"),
    (#"{"é\u00e9":0}"#, "éé"), (#"{"\ud83d\ude00":0}"#, "😀"), (#"{"😀":0}"#, "😀"),
  ])
  func `a member's name has its escapes undone`(text: String, expected: String) throws {
    let name = try value(text) { document, root in
      document.first(in: root).map { document.nameText($0) }
    }
    #expect(name.map { Array($0.utf8) } == Array(expected.utf8))
  }

  @Test(
    arguments: [
      ("0", Int64(0)), ("-0", 0), ("1", 1), ("-1", -1), ("9007199254740993", 9_007_199_254_740_993),
      ("9223372036854775806", .max - 1), ("9223372036854775807", .max),
      ("-9223372036854775808", .min), ("9223372036854775808", nil), ("18446744073709551615", nil),
      ("1.0", nil), ("1e2", nil), ("true", nil), ("null", nil), (#""1""#, nil), ("[1]", nil),
    ] as [(String, Int64?)])
  func `an integer is exact, or nil over the largest`(text: String, expected: Int64?) throws {
    #expect(try value(text) { $0.integer($1) } == expected)
  }

  @Test(arguments: [
    ("0", 0.0), ("-1", -1), ("9223372036854775807", 0x1p63), ("9223372036854775808", 0x1p63),
    ("18446744073709551615", 0x1p64), ("-9223372036854775808", -0x1p63), ("0.1", 0.1),
    ("1.50", 1.5), ("1E+2", 100), ("-2.5e-3", -0.0025),
    ("1.7976931348623157e308", .greatestFiniteMagnitude),
    ("5e-324", .leastNonzeroMagnitude), ("1e-400", 0),
    ("null", 0), ("true", 0), (#""1.5""#, 0), ("[1]", 0), (#"{"a":1}"#, 0),
  ])
  func `a double is the nearest one, and 0 for what is no number`(
    text: String, expected: Double
  ) throws {
    #expect(try value(text) { $0.double($1) } == expected)
  }

  @Test func `booleans are what they say`() throws {
    #expect(try value("true") { $0.boolean($1) })
    #expect(try !value("false") { $0.boolean($1) })
  }

  @Test func `members and elements come in the order of the text`() throws {
    let text = Array(#" {"b": [3, 1, 2], "a": {"z": null, "y": {}}, "c": []} "#.utf8)
    let reading = try reading(text)
    #expect(reading.value == StrictParser.parse(text))
    #expect(
      reading.visits.map(\.pointer) == [
        "", "/b", "/b/0", "/b/1", "/b/2", "/a", "/a/z", "/a/y", "/c",
      ])
    #expect(reading.visits[0].range == 1..<text.count - 1)
    #expect(reading.visits[1] == Visit(pointer: "/b", range: 7..<16, nameOffset: 2))
  }

  @Test func `empty containers have no first child and others end in nil`() throws {
    #expect(try value("[]") { $0.first(in: $1) } == nil)
    #expect(try value("{}") { $0.first(in: $1) } == nil)
    #expect(try value("[[],{}]") { $0.count($1) } == 2)
    let second = try value("[[[]]]") { document, root in
      document.first(in: root).flatMap { document.next(after: $0, in: root) }
    }
    #expect(second == nil)
  }

  @Test(arguments: UInt64(0)..<500)
  func `a document reads as the oracle does, each value in its place`(seed: UInt64) throws {
    var maker = DocumentMaker(seed: seed)
    let bytes = maker.document()
    let reading = try reading(bytes)
    #expect(reading.value == StrictParser.parse(bytes))
    for visit in reading.visits {
      let start = bytes[visit.range.lowerBound]
      #expect(StrictParser.parse(Array(bytes[visit.range])) != nil)
      #expect(![0x20, 0x0a, 0x0d, 0x09].contains(start))
      if let name = visit.nameOffset { #expect(bytes[name] == UInt8(ascii: "\"")) }
    }
  }

  @Test func `a document can be loaded again, after good texts and bad ones`() throws {
    var document = JSONDocument(deferring: DeferredNames(["content"]))
    for seed in UInt64(0)..<200 {
      var maker = DocumentMaker(seed: seed)
      let good = maker.object()
      let bad = maker.mutated(good)
      try? document.load(bad.span)
      try document.load(good.span)
      let reading = Reading(document, document.root, of: good)
      #expect(try reading == JSONReadingTests.reading(good, deferring: ["content"]), "seed \(seed)")
    }
  }

  @Test func `only a string has a text`() async {
    await #expect(processExitsWith: .failure) {
      var document = JSONDocument()
      try document.load([0x31].span)
      _ = document.text(document.root)
    }
  }
}
