import JSONReading
import Testing

/// The limit on open brackets, which no recursion of ours may stand in for.
@Suite struct DepthTests {
  /// A way to nest: what opens each level, what is innermost, and what closes each level.
  struct Nesting: Sendable, CustomTestStringConvertible {
    let opening: String
    let core: String
    let closing: String

    var testDescription: String { opening + "..." + closing }

    func text(_ depth: Int) -> String {
      String(repeating: opening, count: depth - 1) + core
        + String(repeating: closing, count: depth - 1)
    }
  }

  static let nestings = [
    Nesting(opening: "[", core: "[]", closing: "]"),
    Nesting(opening: "[", core: "[0]", closing: "]"),
    Nesting(opening: #"{"a":"#, core: "{}", closing: "}"),
    Nesting(opening: #"{"a":"#, core: #"{"a":"b"}"#, closing: "}"),
    Nesting(opening: "[0,", core: "[]", closing: ",{}]"),
  ]

  @Test(arguments: nestings)
  func `512 brackets may be open at once`(nesting: Nesting) {
    #expect(failure(nesting.text(JSONDocument.depthLimit)) == nil)
    #expect(JSONDocument.depthLimit == 512)
  }

  @Test(arguments: nestings)
  func `the 513th open bracket is refused where it stands`(nesting: Nesting) {
    let error = JSONError(.tooDeep(limit: 512), at: 512 * nesting.opening.utf8.count)
    #expect(failure(nesting.text(513)) == error)
    #expect(failure(nesting.text(2000)) == error)
    #expect(failure(String(repeating: nesting.opening, count: 600)) == error)
  }

  @Test func `texts that are loaded together may each be as deep`() throws {
    let text = Array(Self.nestings[1].text(512).utf8)
    let bytes = text + [0x0a] + text
    var document = JSONDocument()
    try document.load(bytes, [0..<text.count, text.count + 1..<bytes.count])
    let isArray = document.kind(document.root(1)) == .array
    #expect(isArray)
  }

  @Test func `a deferred member counts the brackets round it`() {
    let inner = Self.nestings[0]
    let names: [StaticString] = ["content"]
    #expect(failure(#"{"content":\#(inner.text(511))}"#, deferring: names) == nil)
    #expect(
      failure(#"{"content":\#(inner.text(512))}"#, deferring: names)?.code == .tooDeep(limit: 512))
  }

  @Test func `brackets beside each other are not deep`() {
    #expect(failure("[" + String(repeating: "[],", count: 5000) + "{}]") == nil)
  }
}
