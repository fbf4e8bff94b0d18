import Testing
import TraceModel
import TraceReading

/// Contents: sizes always, bytes if something asks for them.
@Suite struct ContentTests {
  private static let keeping: TraceReader.Options = {
    var options = TraceReader.Options()
    options.keepsContents = true
    return options
  }()

  private func start(_ members: String) -> String {
    #"{"at": 0, "type": "activity.start", "activity": "a", "app": "x"\#(members)}"#
  }

  private func start(_ trace: ReadTrace) -> ActivityStart? {
    guard case .activityStart(let start) = trace.events.first?.action else { return nil }
    return start
  }

  @Test func `bytes are kept as they are written`() throws {
    let content = #"{"b": 1.50, "a": "é\u00e9" , "c": [ ]}"#
    let trace = try ReadTrace(events: start(", \"content\": \(content)"), Self.keeping)
    #expect(trace.names.contents == [Array(content.utf8)])
    #expect(start(trace)?.content.index == ContentIndex(0))
    #expect(start(trace)?.content.size == Int32(content.utf8.count))
  }

  @Test func `without the option only the size is known`() throws {
    let trace = try ReadTrace(events: start(#", "content": {"a": 1}"#))
    #expect(trace.names.contents.isEmpty)
    #expect(start(trace)?.content.index == ContentIndex(-1))
    #expect(start(trace)?.content.size == 8)
  }

  @Test func `an assertion about a content asks for them`() throws {
    let header = #""expect": [{"activity": "a", "at": 1, "content": {"a": 1}}], "#
    let trace = try ReadTrace(
      ReadTrace.document(start(#", "content": {"a": 1}"#), header: header))
    #expect(trace.names.contents.count == 1)
  }

  @Test func `no content is not an empty content`() throws {
    #expect(start(try ReadTrace(events: start("")))?.content.isGiven == false)
    #expect(start(try ReadTrace(events: start(#", "content": {}"#)))?.content.size == 2)
  }

  @Test func `white space outside of strings does not count in a large content`() throws {
    let space = String(repeating: " ", count: 3000)
    let content = "{\"a\":\(space)\"\\\" \(space)\"}"
    let trace = try ReadTrace(events: start(", \"content\": \(content)"))
    #expect(start(trace)?.content.size == Int32(3000 + 11))
  }

  @Test func `an alert is empty if title and body are`() throws {
    for (alert, isEmpty) in [
      ("{}", true), (#"{"title": "", "body": ""}"#, true), (#"{"sound": "s"}"#, true),
      (#"{"title": "", "body": "B"}"#, false), (#"{"title": {"loc-key": "K"}}"#, false),
    ] {
      #expect(
        start(try ReadTrace(events: start(", \"alert\": \(alert)")))?.alert?.isEmpty == isEmpty)
    }
    #expect(start(try ReadTrace(events: start("")))?.alert == nil)
  }
}
