import Foundation
import TestSupport
import Testing

/// Equal input gives equal bytes, whatever the hash seed and the environment are.
@Suite struct SameBytesTests {
  /// Every trace that the project ships.
  static let traces: [String] = ["traces", "traces/cases"].flatMap { folder in
    let names =
      (try? FileManager.default.contentsOfDirectory(atPath: PackageRoot.file(folder))) ?? []
    return names.sorted().filter { $0.contains(".json") && !$0.contains("schema") }
      .map { folder + "/" + $0 }
  }

  /// Two environments that must make no difference; without a word, Swift's hash seeds are random.
  private static let environments: [[String: String]] = [
    ["TZ": "UTC", "LANG": "C.UTF-8", "SWIFT_DETERMINISTIC_HASHING": "1"],
    ["TZ": "Asia/Kathmandu", "LANG": "tr_TR.UTF-8", "HOME": "/nowhere"],
    ["TZ": "America/St_Johns", "LC_ALL": "de_DE.UTF-8", "TERM": "xterm"],
  ]

  @Test func `there are traces`() {
    #expect(Self.traces.count > 20)
  }

  @Test(
    arguments: traces,
    [["--format", "text"], ["--format", "json", "--timeline", "--events", "all"]])
  func `a report is the same every time`(trace: String, format: [String]) throws {
    var first: [UInt8]?
    for environment in Self.environments {
      let result = try Tool(environment: environment, folder: PackageRoot.path)
        .run(["run", trace] + format)
      #expect(result.code == 0)
      #expect(result.errors == "")
      #expect(!result.outputBytes.isEmpty)
      if let first { #expect(result.outputBytes == first) } else { first = result.outputBytes }
    }
  }

  @Test(arguments: [[], ["--format", "json"]])
  func `a check is the same every time`(format: [String]) throws {
    let results = try Self.environments.prefix(2).map { environment in
      try Tool(environment: environment, folder: PackageRoot.path)
        .run(["check", "traces/cases"] + format)
    }
    #expect(results[0].code == 0)
    #expect(results[0].outputBytes == results[1].outputBytes)
  }

  @Test(arguments: [
    "--help", "rules --format json", "settings --format json", "policies --format json",
    "schema trace", "schema report",
  ])
  func `a list is the same every time`(words: String) throws {
    let words = words.split(separator: " ").map(String.init)
    let results = try Self.environments.map { try Tool(environment: $0).run(words) }
    #expect(results.allSatisfy { $0.code == 0 && $0.outputBytes == results[0].outputBytes })
  }

  @Test func `what a file is called makes no difference`() throws {
    let folder = TemporaryFolder()
    let names = ["a.json", "a folder of its own.json", "ünïcödé ⌘.json", "-dash.json"]
    let results = try names.map { name in
      _ = folder.write(TraceText.ride, name)
      return try Tool(folder: folder.path).run("run", "--format", "json", "--", name)
    }
    #expect(results.allSatisfy { $0.code == 0 && $0.outputBytes == results[0].outputBytes })
  }
}
