import Testing

/// The tests' own means: that they see what they claim to see.
@Suite struct ToolTests {
  @Test func `a process that hangs is noticed`() {
    #expect(throws: Tool.Failure.self) {
      try Tool(patience: 0.3).shell("echo said; exec sleep 10")
    }
    #expect(throws: Tool.Failure.self) {
      try Tool(patience: 0.3).shell("exec sleep 10 >&- 2>&-")
    }
  }

  @Test func `streams, code and signal are told apart`() throws {
    let result = try Tool(input: Array("in".utf8), environment: ["NAME": "value"], folder: "/")
      .shell("cat; pwd; echo $NAME >&2; exit 3")
    #expect(result.output == "in/\n")
    #expect(result.errors == "value\n")
    #expect(result.code == 3 && result.signal == nil)
    let killed = try Tool().shell("kill -TERM $$")
    #expect(killed.code == nil && killed.signal == 15)
  }

  @Test func `more goes through the pipes than they hold`() throws {
    let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) }
    #expect(try Tool(input: bytes).shell("cat").outputBytes == bytes)
    #expect(try Tool(input: bytes).shell("exit 0").code == 0)
  }
}
