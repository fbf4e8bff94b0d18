import TestSupport
import Testing
import TraceReading

/// Schema and reader say the same of good and bad traces, as far as a schema can see.
@Suite struct SchemaAgreementTests {
  static let cases: [SchemaCase] = [
    HeaderCases.all, EventExample.all.flatMap(\.cases), EventCases.all, ExpectationCases.all,
  ].flatMap { $0 }

  @Test(arguments: cases)
  func `the reader takes what is good and nothing else`(_ example: SchemaCase) {
    let error = failure(example.text)
    #expect((error == nil) == (example.fault == .none), "\(String(describing: error))")
  }

  @Test func `a validator agrees with the table as far as the schema can see`() throws {
    try check(Self.cases, against: SchemaFileTests.path)
  }

  @Test func `each record of JSON Lines fits a definition of its own`() throws {
    let folder = TemporaryFolder()
    let good = #"{"at": 1, "type": "device.lock"}"#
    let header = #"{"format": "islandsim-trace/1", "name": "n"}"#
    let events = [
      SchemaCase("event", .none, good), SchemaCase("header", .seen, header),
      SchemaCase("bad event", .seen, #"{"at": 1, "type": "device.lok"}"#),
    ]
    try check(events, against: folder.write(part("event"), "event.schema.json"))
    let headers = [
      SchemaCase("event", .seen, good), SchemaCase("header", .none, header),
      SchemaCase("events", .seen, #"{"format": "islandsim-trace/1", "events": []}"#),
      SchemaCase("expect", .seen, #"{"format": "islandsim-trace/1", "expect": []}"#),
    ]
    try check(headers, against: folder.write(part("header"), "header.schema.json"))
  }

  @Test func `there is an example for each type of event`() {
    let types = EventExample.all.map(\.type)
    #expect(Set(types).count == types.count)
    #expect(types.count == 37)
  }

  private func part(_ definition: String) -> String {
    #"{"$ref": "file://\#(SchemaFileTests.path)#/$defs/\#(definition)"}"#
  }

  private func check(_ cases: [SchemaCase], against schema: String) throws {
    let folder = TemporaryFolder()
    let files = cases.enumerated().map { folder.write($1.text, "\($0).json") }
    let complaints = try SchemaValidator().complaints(files, schema: schema)
    for (file, example) in zip(files, cases) {
      let complaint = complaints[file]
      #expect(
        (complaint != nil) == (example.fault == .seen), "\(example.name): \(complaint ?? "fits")")
    }
  }
}
