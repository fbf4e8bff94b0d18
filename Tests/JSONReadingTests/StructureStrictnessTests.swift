import JSONReading
import Testing

/// The grammar of values, objects and arrays: RFC 8259, sections 2 to 5.
@Suite struct StructureStrictnessTests {
  @Test(arguments: [
    TextCase.taken("null"), .taken("true"), .taken("false"), .taken("123"), .taken("-1.5e3"),
    .taken(#""a""#), .taken("[]"), .taken("{}"), .taken("[[], {}]"),
    .taken("null "), .taken("123\n"), .taken(" \t\r\n 123 \t\r\n "), .taken("\"a\"\n"),
    .taken("[ ]"), .taken("{ }"), .taken("[\n1\t,\r2 ]"), .taken(#"{ "a" : 1 , "b" : 2 }"#),
  ])
  func `every kind of value may be outermost, with space round it or none`(text: TextCase) {
    text.check()
  }

  @Test(arguments: [
    TextCase.refused("", .empty, at: 0),
    .refused(" ", .empty, at: 1),
    .refused(" \t\r\n", .empty, at: 4),
  ])
  func `a text without a value is empty`(text: TextCase) { text.check() }

  @Test(arguments: [
    TextCase.refused("{} {}", .secondValue, at: 3),
    .refused("[1][2]", .secondValue, at: 3),
    .refused(#""a" "b""#, .secondValue, at: 4),
    .refused("1 2", .secondValue, at: 2),
    .refused("{}\n-1.5", .secondValue, at: 3),
    .refused("null true", .secondValue, at: 5),
    .unexpected("[1] x", at: 4),
    .unexpected("[]]", at: 2),
    .unexpected("{},", at: 2),
    .refused("truefalse", .secondValue, at: 4),
    .refused("[1] // one", .comment, at: 4),
    .refused("1 'a'", .singleQuote, at: 2),
    .refused([0x5b, 0x5d, 0x00], .unexpected(expected: ""), at: 2, "[] and NUL"),
  ])
  func `nothing but space may follow the value`(text: TextCase) { text.check() }

  @Test(arguments: [
    TextCase.refused("[1,]", .trailingComma, at: 3),
    .refused("[1, \n]", .trailingComma, at: 5),
    .refused(#"{"a":1,}"#, .trailingComma, at: 7),
    .refused("[[1,],2]", .trailingComma, at: 4),
    .unexpected("[1,,2]", at: 3),
    .unexpected("[,1]", at: 1),
    .unexpected("[,]", at: 1),
    .unexpected("{,}", at: 1),
    .unexpected("[1,}", at: 3),
    .unexpected("[1 2]", at: 3),
    .unexpected("[1:2]", at: 2),
    .unexpected("[1}", at: 2),
    .unexpected(#"{"a":1]"#, at: 6),
    .unexpected(#"{"a" 1}"#, at: 5),
    .unexpected(#"{"a"}"#, at: 4),
    .unexpected(#"{"a":}"#, at: 5),
    .unexpected(#"{"a":1 "b":2}"#, at: 7),
    .unexpected("{1:2}", at: 1),
    .unexpected("{null:2}", at: 1),
    .unexpected("{a:2}", at: 1),
    .unexpected("{[]:2}", at: 1),
    .unexpected("]", at: 0),
    .unexpected(":", at: 0),
    .unexpected("\u{feff}[]", at: 0),
    .unexpected("[é]", at: 1),
    .unexpected("[\u{a0}1]", at: 1),
    .unexpected("[\u{0b}1]", at: 1),
    .unexpected("[\u{0}]", at: 1),
  ])
  func `a byte that cannot stand there is refused where it stands`(text: TextCase) {
    text.check()
  }

  @Test(arguments: [
    TextCase.unexpected("TRUE", at: 0), .unexpected("[True]", at: 1), .unexpected("[nulL]", at: 1),
    .unexpected("[truth]", at: 1), .unexpected("[undefined]", at: 1), .unexpected("[nullx]", at: 5),
  ])
  func `the three words have one spelling`(text: TextCase) { text.check() }

  @Test(arguments: [
    TextCase.refused("/* a */ 1", .comment, at: 0),
    .refused("[1, /* two */ 2]", .comment, at: 4),
    .refused("{// a\n}", .comment, at: 1),
    .refused("{'a': 1}", .singleQuote, at: 1),
    .refused("['a']", .singleQuote, at: 1),
    .refused("{\"a\": 'b'}", .singleQuote, at: 6),
    .unexpected("# a\n1", at: 0),
  ])
  func `what other languages allow is refused by its name`(text: TextCase) { text.check() }

  @Test(arguments: [
    TextCase.refused("[", .truncated, at: 1), .refused("{", .truncated, at: 1),
    .refused("[1", .truncated, at: 2), .refused("[1,", .truncated, at: 3),
    .refused("[1, ", .truncated, at: 4), .refused("[[]", .truncated, at: 3),
    .refused(#"{"a""#, .truncated, at: 4), .refused(#"{"a":"#, .truncated, at: 5),
    .refused(#"{"a":1"#, .truncated, at: 6), .refused(#"{"a":1,"#, .truncated, at: 7),
    .refused("tru", .truncated, at: 3), .refused("[n", .truncated, at: 2),
  ])
  func `a text that ends inside a value is cut short at its end`(text: TextCase) {
    text.check()
  }

  /// Has every rule of the grammar in it.
  static let rich = """
    {"a\\"\\u00e9é": [1, -2.5e+3, true, false, null, "x\\\\\\ud83d\\ude00😀", {}, []],
     "content": {"n": {"m": [0, [1, [2]]]}, "t": "日本語"}, "z": 18446744073709551615}
    """

  @Test(arguments: 0..<rich.utf8.count)
  func `every prefix of a document is told to be cut short`(length: Int) throws {
    let prefix = Array(Self.rich.utf8.prefix(length))
    let error = try #require(failure(prefix))
    // A prefix may end inside a character: then the rest of that character is what is missing.
    let isCut = String(validating: prefix, as: UTF8.self) == nil
    let isTold =
      switch error.code {
      case .empty: length == 0
      case .truncated: error.offset == length
      case .unclosedString: prefix[error.offset] == UInt8(ascii: "\"")
      case .invalidUTF8: isCut
      default: false
      }
    #expect(isTold, "\(error)")
    #expect(failure(prefix, deferring: ["content"]) == error)
  }

  @Test func `the document that the prefixes come from is good`() {
    #expect(failure(Self.rich) == nil)
    #expect(StrictParser.parse(Array(Self.rich.utf8)) != nil)
  }
}
