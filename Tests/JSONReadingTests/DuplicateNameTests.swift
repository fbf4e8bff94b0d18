import JSONReading
import Testing

/// json-c keeps the last of several members of one name, without a word.
@Suite struct DuplicateNameTests {
  @Test(arguments: [
    TextCase.refused(#"{"a":1,"a":2}"#, .duplicateName("a"), at: 7),
    .refused(#"{"a":1,"b":2,"a":1}"#, .duplicateName("a"), at: 13),
    .refused(#"{"a":1,"a":2,"a":3}"#, .duplicateName("a"), at: 7),
    .refused(#"{"":1,"":2}"#, .duplicateName(""), at: 6),
    .refused(#"{"a":1,"\u0061":2}"#, .duplicateName("a"), at: 7),
    .refused(#"{"\u0061":1,"a":2}"#, .duplicateName("a"), at: 12),
    .refused(#"{"a\/b":1,"a/b":2}"#, .duplicateName("a/b"), at: 10),
    .refused(#"{"😀":1,"\ud83d\uDE00":2}"#, .duplicateName("😀"), at: 10),
    .refused(#"{"b":{"a":1,"a":2}}"#, .duplicateName("a"), at: 12),
    .refused(#"[0,[{"c":{},"a":[],"a":{}}]]"#, .duplicateName("a"), at: 19),
    .refused(#"{"a":{"a":1},"b":[{"a":1}],"a":{}}"#, .duplicateName("a"), at: 27),
    .refused(#"{"a":{"x":1,"y":{"z":1}},"a":{"x":1}}"#, .duplicateName("a"), at: 25),
  ])
  func `a name that stands twice is an error at its second place`(text: TextCase) {
    text.check()
  }

  @Test(arguments: [
    TextCase.taken(#"[{"a":1},{"a":2}]"#),
    .taken(#"{"a":{"a":{"a":1}}}"#),
    .taken(#"{"a":1,"A":2,"a ":3,"aa":4}"#),
    .taken(#"{"a":{"x":1},"b":{"x":1}}"#),
    .taken("{\"\u{e9}\":1,\"e\u{301}\":2}"),
  ])
  func `equal names in different objects, and similar names, are fine`(text: TextCase) {
    text.check()
  }

  @Test func `names that only look alike are not taken for the one that stands twice`() {
    // Swift calls the first two strings equal, json-c and RFC 8259 do not.
    let text = "{\"\u{e9}\":1,\"e\u{301}\":2,\"b\":3,\"b\":4}"
    #expect(failure(text) == JSONError(.duplicateName("b"), at: 22))
  }

  @Test(arguments: [
    TextCase.refused(#"{"content":{"a":1,"a":2}}"#, .duplicateName("a"), at: 18),
    .refused(#"{"content":{"a":1,"\u0061":2}}"#, .duplicateName("a"), at: 18),
    .refused(#"{"content":[[{"b":{"a":1,"a":2}}]]}"#, .duplicateName("a"), at: 25),
    .refused(#"{"content":{},"content":{}}"#, .duplicateName("content"), at: 14),
    .refused(#"{"content":{},"\u0063ontent":[]}"#, .duplicateName("content"), at: 14),
    .refused(#"{"content":{},"content":1}"#, .duplicateName("content"), at: 14),
    .refused(#"{"content":1,"content":{}}"#, .duplicateName("content"), at: 13),
    .refused(#"{"c\u006fntent":1,"content":{}}"#, .duplicateName("content"), at: 18),
    .refused(#"{"content":{"x":1},"a":1,"a":2}"#, .duplicateName("a"), at: 25),
    .refused(#"{"content":[],"b":{"a":1,"a":2}}"#, .duplicateName("a"), at: 25),
    .taken(#"{"content":{"content":{"content":1}}}"#),
  ])
  func `a deferred member is checked like any other`(text: TextCase) {
    text.check(deferring: ["content"])
    text.check()
  }

  @Test(arguments: [15, 16, 17, 40])
  func `objects of any size are checked, deferred or not`(count: Int) {
    let members = (0..<count).map { "\"m\($0)\":0" }.joined(separator: ",")
    let good = #"{"content":{\#(members)}}"#
    let bad = #"{"content":{\#(members),"m\#(count - 1)":1}}"#
    let error = JSONError(.duplicateName("m\(count - 1)"), at: 13 + members.utf8.count)
    for names: [StaticString] in [[], ["content"]] {
      #expect(failure(good, deferring: names) == nil)
      #expect(failure(bad, deferring: names) == error)
    }
  }

  @Test func `a text of the group is named by its place in the array`() {
    let bytes = Array("{\"a\":1}\n{\"b\":1,\"b\":2}\n".utf8)
    var document = JSONDocument()
    let error = document.failure(bytes, [0..<7, 8..<21])
    #expect(error == JSONError(.duplicateName("b"), at: 15))
  }

  /// Prevents: finding the object of each value by walking back over the values before it.
  @Test(.timeLimit(.minutes(1)))
  func `the second place is found in a large document without delay`() {
    let records = String(repeating: #"{"a":1,"b":[2]},"#, count: 100_000)
    let error = JSONError(.duplicateName("c"), at: records.utf8.count + 8)
    #expect(failure("[" + records + #"{"c":0,"c":1}]"#) == error)
  }
}
