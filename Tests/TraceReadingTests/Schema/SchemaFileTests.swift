import Foundation
import TestSupport
import Testing
import TraceReading

/// The schema that lies in `traces`.
@Suite struct SchemaFileTests {
  static let path = PackageRoot.file("traces/islandsim-trace.schema.json")

  @Test func `the file holds exactly the bytes that the program writes`() throws {
    let bytes = TraceSchema.bytes()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(bytes).write(to: URL(fileURLWithPath: Self.path))
      Issue.record("\(Self.path) was written anew; look at the difference and run again")
      return
    }
    let file = try Data(contentsOf: URL(fileURLWithPath: Self.path))
    #expect(file == Data(bytes), "run the tests with UPDATE_GOLDEN=1 and look at the difference")
  }

  @Test func `each call writes the same bytes`() {
    #expect(TraceSchema.bytes() == TraceSchema.bytes())
  }

  @Test func `it is a schema by the rules of its draft`() throws {
    #expect(try SchemaValidator().isSchema(Self.path))
  }
}
