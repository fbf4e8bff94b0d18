import JSONReading
import TestSupport
import Testing

/// The bytes of a report are the same everywhere, so they are compared byte for byte.
@Suite struct JSONWriterTests {
  private func written(_ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    write(&writer)
    return String(decoding: writer.take(), as: UTF8.self)
  }

  @Test func `members and elements stand on lines of their own, two spaces deeper`() {
    let text = written { writer in
      writer.object { writer in
        writer.name("name")
        writer.string("é")
        writer.name("list")
        writer.array([1, 2]) { $0.integer($1) }
        writer.name("inner")
        writer.object { writer in
          writer.name("yes")
          writer.boolean(true)
          writer.name("no")
          writer.boolean(false)
        }
        writer.name("nothing")
        writer.null()
      }
      writer.end()
    }
    #expect(
      text == """
        {
          "name": "é",
          "list": [
            1,
            2
          ],
          "inner": {
            "yes": true,
            "no": false
          },
          "nothing": null
        }

        """)
  }

  @Test func `empty containers have nothing between their brackets, however deep`() {
    #expect(written { $0.object { _ in } } == "{}")
    #expect(written { $0.array { _ in } } == "[]")
    let text = written { writer in
      writer.array { writer in
        writer.array { _ in }
        writer.object { _ in }
        writer.array { $0.array { _ in } }
        writer.object { writer in
          writer.name("a")
          writer.object { _ in }
          writer.name("b")
          writer.array { _ in }
        }
      }
    }
    #expect(
      text == """
        [
          [],
          {},
          [
            []
          ],
          {
            "a": {},
            "b": []
          }
        ]
        """)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c/d", #""a\"b\\c/d""#), ("\n\r\t", #""\n\r\t""#),
    ("\u{0}\u{1}\u{8}\u{c}\u{1f}", #""\u0000\u0001\u0008\u000c\u001f""#), ("\u{7f}", #""\u007f""#),
    ("é日本😀\u{80}\u{2028}", #""é日本😀\u0080\u2028""#), ("\r\n", #""\r\n""#),
  ])
  func `strings and names are escaped where they must be`(text: String, expected: String) {
    #expect(written { $0.string(text) } == expected)
    let object = written { writer in
      writer.object { writer in
        writer.name(text)
        writer.null()
      }
    }
    #expect(object == "{\n  \(expected): null\n}")
  }

  @Test func `integers of every width are written in full`() {
    #expect(written { $0.integer(0) } == "0")
    #expect(written { $0.integer(-7) } == "-7")
    #expect(written { $0.integer(UInt8.max) } == "255")
    #expect(written { $0.integer(Int8.min) } == "-128")
    #expect(written { $0.integer(Int64.max) } == "9223372036854775807")
    #expect(written { $0.integer(Int64.min) } == "-9223372036854775808")
    #expect(written { $0.integer(UInt64.max) } == "18446744073709551615")
  }

  @Test(
    arguments: [
      (0.0, "0"), (1, "1"), (-1, "-1"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
      (100, "100"),
      (1.5, "1.5"), (-2.25, "-2.25"), (1e6, "1000000"), (1.0 / 3, "0.3333333333333333"),
    ] as [(Double, String)])
  func `a double has the shortest form that reads back`(value: Double, expected: String) {
    #expect(written { $0.double(value) } == expected)
  }

  @Test(arguments: UInt64(0)..<20)
  func `every finite double reads back as itself`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<200 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      let bytes = Array(written { $0.double(value) }.utf8)
      #expect(StrictParser.parse(bytes) != nil)
      var document = JSONDocument()
      try document.load(bytes.span)
      let read = document.double(document.root)
      #expect(read == value, "\(value)")
    }
  }

  @Test(arguments: [0x7ff0_0000_0000_0000, 0xfff0_0000_0000_0000, 0x7ff8_0000_0000_0000])
  func `what is not finite is a programmer's error`(bits: UInt64) async {
    await #expect(processExitsWith: .failure) { [bits] in
      var writer = JSONWriter()
      writer.double(Double(bitPattern: bits))
    }
  }

  @Test(
    arguments: [
      (Int64(0), "0"), (1, "0.000001"), (-1, "-0.000001"), (10, "0.00001"), (100_000, "0.1"),
      (-500_000, "-0.5"), (1_000_000, "1"), (-1_000_000, "-1"), (1_500_000, "1.5"),
      (10_000_001, "10.000001"), (1_230_000, "1.23"), (1_000_100, "1.0001"),
      (.max, "9223372036854.775807"), (.min, "-9223372036854.775808"),
    ] as [(Int64, String)])
  func `millionths have just the decimals they need`(value: Int64, expected: String) throws {
    #expect(written { $0.millionths(value) } == expected)
    var bytes = Array("x".utf8)
    JSONWriter.appendMillionths(value, to: &bytes)
    #expect(bytes == Array("x\(expected)".utf8))
    #expect(Decimal.millionths(Array(expected.utf8).span) == .exact(value))
  }

  @Test func `taking the bytes leaves the writer where it was in the text`() {
    var writer = JSONWriter()
    var first: [UInt8] = []
    writer.array { writer in
      writer.integer(1)
      first = writer.take()
      writer.integer(2)
    }
    #expect(String(decoding: first, as: UTF8.self) == "[\n  1")
    #expect(String(decoding: writer.take(), as: UTF8.self) == ",\n  2\n]")
    #expect(writer.bytes.isEmpty)
  }

  @Test(arguments: UInt64(0)..<200)
  func `what is written reads back`(seed: UInt64) throws {
    var maker = DocumentMaker(seed: seed)
    let value = try #require(StrictParser.parse(maker.document()))
    var writer = JSONWriter()
    Self.write(value, to: &writer)
    writer.end()
    let again = try #require(StrictParser.parse(writer.bytes))
    #expect(Self.isSame(again, value))
    #expect(try reading(writer.bytes).value == again)
    #expect(writer.bytes.last == 0x0a)
  }

  private static func write(_ value: PlainValue, to writer: inout JSONWriter) {
    switch value {
    case .null, .unread: writer.null()
    case .boolean(let value): writer.boolean(value)
    case .number(let number):
      if let integer = number.integer {
        writer.integer(integer)
      } else {
        writer.double(number.double)
      }
    case .string(let text): writer.string(String(decoding: text, as: UTF8.self))
    case .array(let elements): writer.array(elements) { write($1, to: &$0) }
    case .object(let members):
      writer.object { writer in
        for member in members {
          writer.name(String(decoding: member.name, as: UTF8.self))
          write(member.value, to: &writer)
        }
      }
    }
  }

  /// Whether two values are equal but for how their numbers are written.
  private static func isSame(_ left: PlainValue, _ right: PlainValue) -> Bool {
    switch (left, right) {
    case (.number(let left), .number(let right)): left.double == right.double
    case (.array(let left), .array(let right)):
      left.count == right.count && zip(left, right).allSatisfy { isSame($0, $1) }
    case (.object(let left), .object(let right)):
      left.map(\.name) == right.map(\.name)
        && zip(left, right).allSatisfy { isSame($0.value, $1.value) }
    default: left == right
    }
  }
}
