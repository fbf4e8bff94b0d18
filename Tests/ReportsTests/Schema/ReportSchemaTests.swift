import Foundation
import Reports
import TestSupport
import Testing

/// The schema that lies in `reports`: its bytes, what fits it and what does not.
@Suite struct ReportSchemaTests {
  private static let path = PackageRoot.file("reports/islandsim-report.schema.json")

  @Test func `the file holds exactly the bytes that the program writes`() throws {
    let bytes = ReportSchema.bytes()
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try Data(bytes).write(to: URL(fileURLWithPath: Self.path))
      Issue.record("\(Self.path) was written anew; look at the difference and run again")
      return
    }
    let file = try Data(contentsOf: URL(fileURLWithPath: Self.path))
    #expect(file == Data(bytes), "run the tests with UPDATE_GOLDEN=1 and look at the difference")
  }

  @Test func `each call writes the same bytes`() {
    #expect(ReportSchema.bytes() == ReportSchema.bytes())
  }

  @Test func `it is a schema by the rules of its draft`() throws {
    #expect(try SchemaValidator().isSchema(Self.path))
  }

  @Test func `reports of all traces of the package fit it`() throws {
    let folder = TemporaryFolder()
    var files: [String] = []
    for directory in ["traces", "traces/cases", "traces/conformance"] {
      let path = PackageRoot.file(directory)
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
      for name in names ?? [] where name.contains(".json") && !name.contains("schema") {
        let report = try PlayedTrace(path: path + "/" + name)
        files.append(folder.write(report.bytes, "\(files.count).json"))
      }
    }
    guard !files.isEmpty else { return }
    #expect(try SchemaValidator().complaints(files, schema: Self.path) == [:])
  }

  @Test func `accepted reports fit it`() throws {
    let reports = PackageRoot.file("reports")
    let names = try FileManager.default.contentsOfDirectory(atPath: reports)
    let files = names.filter { !$0.contains("schema") }.map { reports + "/" + $0 }
    guard !files.isEmpty else { return }
    #expect(try SchemaValidator().complaints(files, schema: Self.path) == [:])
  }

  @Test func `reports of every kind of trace fit it`() throws {
    let tiny = TemporaryFolder()
    let traces = [
      try PlayedTrace(path: tiny.write(TinyTrace.text, "tiny.json")),
      try PlayedTrace("", ""),
      try PlayedTrace(
        #""until": 30, "device": {"model": "iPhone 13"}, "settings": {"limitGlobal": 2},"#,
        """
        {"at": 0, "type": "activity.start", "activity": "ride", "app": "cab", "via": "intent"},
        {"at": 10, "type": "activity.update", "activity": "ride", "alert": {"title": "Near"}},
        {"at": 12, "type": "activity.update", "activity": "ride", "alert": {"title": "Here"}},
        {"at": 20, "type": "activity.start", "activity": "meal", "app": "food"}
        """),
      try PlayedTrace(
        #"""
        "policy": "ios-primary:alertCollision=queue",
        "device": {"model": "iPad (10th generation)"},
        """#,
        """
        {"at": 0, "type": "media.play", "app": "music"},
        {"at": 1, "type": "device.lock"}
        """),
    ]
    let folder = TemporaryFolder()
    var files: [String] = []
    for (number, trace) in traces.enumerated() {
      var trace = trace
      files.append(folder.write(trace.bytes, "\(number).json"))
      trace.result.showsTimeline = false
      trace.result.findings = [
        Finding("odd", .warning, "m", hint: "h"), Finding("odd", .note, event: 0, "m", hint: "h"),
      ]
      files.append(folder.write(trace.bytes, "\(number)-plain.json"))
    }
    files.append(folder.write(JSONReport.bytes(traces.map(\.result)), "all.json"))
    files.append(folder.write(JSONReport.bytes([]), "none.json"))
    #expect(try SchemaValidator().complaints(files, schema: Self.path) == [:])
  }

  /// One text in the place of another in the report of ``TinyTrace``.
  private static let faults = [
    ("islandsim-report/1", "islandsim-report/2"),
    (#""span": 60"#, #""span": -60"#),
    (#""span": 60"#, #""span": "60""#),
    (#""span": 60"#, #""length": 60"#),
    (#""crc32": ""#, #""crc32": "x"#),
    (#""model": "iPhone 16 Pro""#, #""model": "iPhone 99""#),
    (#""name": "ios""#, #""name": "android""#),
    (#""thirdApp": "newestDetached""#, #""thirdApp": "oldest""#),
    (#""alertHold": 4"#, #""alertHold": "4""#),
    (#""glance": {"#, #""glimpse": {"#),
    (#""compact": 19.5,"#, #""compact": 19.5, "huge": 1,"#),
    (#""compact": 19.5,"#, #""compact": null,"#),
    (#""share": 1,"#, #""share": 1.1,"#),
    (#""endedAt": 50.25,"#, ""),
    (#""cause": "immediate""#, #""cause": "boredom""#),
    (#""id": "call","#, #""id": "doorbell","#),
    (#""activity.start": 1,"#, #""activity.begin": 1,"#),
    (#""outcome": "ignored""#, #""outcome": "noticed""#),
    (#""reason": "dismissed""#, #""reason": "whim""#),
    (#""surface": "island""#, #""surface": "wall""#),
    (#""rule": "al-effect""#, #""rule": "al-magic""#),
    (#""switches": 1,"#, #""switches": 1.5,"#),
    (#""client": "call""#, #""client": "doorbell""#),
    (#""mode": "compact""#, #""mode": "huge""#),
    (#""state": "active""#, #""state": "dismissed""#),
    (#""banner": [],"#, ""),
    (#""findings": [],"#, #""findings": [{}],"#),
  ]

  @Test func `a report with one fault does not fit it`() throws {
    let folder = TemporaryFolder()
    let report = try PlayedTrace(path: folder.write(TinyTrace.text, "tiny.json")).json
    var files: [String] = []
    for (number, (old, new)) in Self.faults.enumerated() {
      let parts = report.split(separator: old, omittingEmptySubsequences: false)
      #expect(parts.count > 1, "\(old) is not there")
      files.append(folder.write(parts.joined(separator: new), "\(number).json"))
    }
    let complaints = try SchemaValidator().complaints(files, schema: Self.path)
    for (file, fault) in zip(files, Self.faults) {
      #expect(complaints[file] != nil, "\(fault.0) as \(fault.1)")
    }
  }
}
