import JSONReading
import Testing

/// Members that json-c need not build are kept as text.
@Suite struct DeferringTests {
  private static let names: [StaticString] = ["content", "attributes"]

  /// A reading with each deferred member read from its text.
  private static func filled(_ parts: Reading) throws -> PlainValue {
    guard case .object(let members) = parts.value else { return parts.value }
    return .object(
      try members.map { member in
        guard case .unread(let text) = member.value else { return member }
        #expect(names.contains { $0.description == String(decoding: member.name, as: UTF8.self) })
        return PlainMember(name: member.name, value: try reading(text).value)
      })
  }

  @Test func `a deferred member has its kind, its place and its text`() throws {
    let text = Array(#"{"a": 1, "content": {"x": [1, 2]}, "attributes": [], "b": 2}"#.utf8)
    let reading = try reading(text, deferring: Self.names)
    let unread = Array(#"{"x": [1, 2]}"#.utf8)
    let integer = { (text: String) in PlainValue.number(PlainNumber(text: text)) }
    #expect(
      reading.value
        == .object([
          PlainMember(name: Array("a".utf8), value: integer("1")),
          PlainMember(name: Array("content".utf8), value: .unread(unread)),
          PlainMember(name: Array("attributes".utf8), value: .unread(Array("[]".utf8))),
          PlainMember(name: Array("b".utf8), value: integer("2")),
        ]))
    #expect(reading.visits[2] == Visit(pointer: "/content", range: 20..<33, nameOffset: 9))
  }

  @Test(arguments: [
    #"{"content": 1}"#, #"{"content": "a"}"#, #"{"content": null}"#, #"{"a": {"content": {}}}"#,
    #"[{"content": {}}]"#, #"{"Content": {}}"#, #"{"content ": {}}"#, #"{"conten": []}"#,
  ])
  func `scalars, inner members and other names are built`(text: String) throws {
    let bytes = Array(text.utf8)
    #expect(try reading(bytes, deferring: Self.names).value == StrictParser.parse(bytes))
  }

  @Test(arguments: [
    #"{"content":{}}"#, #"{ "content" : {} }"#, #"{"content":{},"b":1}"#,
    #"{"b":1 , "content":{}}"#,
    #"{"content":{} , "attributes":[]}"#, #"{"content":{},"attributes":[],"b":1}"#,
    #"{"b":1,"content":{},"attributes":[]}"#, #"{"b":{},"content":[],"c":2,"attributes":{}}"#,
    #"{"b":-1,"content":[],"c":"x" , "attributes":{},"d":null}"#, #"{"b\n":1,"content":{}}"#,
  ])
  func `deferred members leave whole texts, wherever they stand`(text: String) throws {
    let bytes = Array(text.utf8)
    let parts = try reading(bytes, deferring: Self.names)
    #expect(try parts.visits.allSatisfy { try reading(bytes).visits.contains($0) })
    #expect(try Self.filled(parts) == reading(bytes).value)
  }

  @Test(arguments: UInt64(0)..<300)
  func `what is deferred can be loaded from its text`(seed: UInt64) throws {
    var maker = DocumentMaker(seed: seed)
    let bytes = maker.object()
    let whole = try reading(bytes)
    let parts = try reading(bytes, deferring: Self.names)
    #expect(try Self.filled(parts) == whole.value)
    #expect(parts.visits.allSatisfy { whole.visits.contains($0) })
  }

  @Test func `an error behind a deferred member is at its own place`() {
    let text = #"{"content": {"a": [1, 2, 3]}, "b": 1e400}"#
    #expect(failure(text, deferring: Self.names) == JSONError(.numberOutOfRange, at: 35))
  }

  @Test func `nothing can be looked at in what was not built`() async {
    await #expect(processExitsWith: .failure) {
      var document = JSONDocument(deferring: DeferredNames(["content"]))
      try document.load(Array(#"{"content": [1]}"#.utf8).span)
      guard let member = document.first(in: document.root) else { return }
      _ = document.first(in: member)
    }
  }
}
