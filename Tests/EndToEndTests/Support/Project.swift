import TestSupport

/// A folder with `traces` and `reports`, as a stranger's project has them.
struct Project {
  let folder = TemporaryFolder()

  /// Makes the project with one trace, a ride, and no report.
  init() throws {
    try folder.makeFolder("traces/cases")
    try folder.makeFolder("reports")
    write(TraceText.ride, "traces/ride.json")
  }

  /// Makes the project with the ride's report accepted.
  static func accepted() throws -> Project {
    let project = try Project()
    _ = try project.check("--update")
    return project
  }

  func write(_ text: String, _ name: String) { _ = folder.write(text, name) }

  /// Replaces a text in the ride.
  func changeRide(_ old: String, _ new: String) {
    write(TraceText.ride.replacing(old, with: new), "traces/ride.json")
  }

  /// Runs `check` in the project's folder.
  func check(_ words: String...) throws -> ToolResult {
    try Tool(folder: folder.path).run(["check"] + words)
  }

  /// Runs `check --format json` in the project's folder, and reads what it says.
  func verdict(_ words: String...) throws -> JSONValue {
    try JSONValue(Tool(folder: folder.path).run(["check", "--format", "json"] + words).outputBytes)
  }
}

extension TraceText {
  /// A case with an assertion that holds, one that does not, and a measure that does not.
  static let failingCase = document(
    start("ride"), end("ride", at: "50"), header: "\"until\": 100,",
    after: """
      ,
      "expect": [
        {"at": 10, "island": {"attached": {"activity": "ride", "mode": "compact"}}},
        {"at": 60, "island": {"attached": {"activity": "ride", "mode": "compact"}},
         "settings": {"alertHold": 6}, "rule": "di-single-compact"},
        {"metric": "activities.ride.island.compact", "equals": 60}
      ]
      """)

  /// The same case with assertions that hold.
  static let passingCase = failingCase.replacing("\"at\": 60", with: "\"at\": 40")
    .replacing("\"equals\": 60", with: "\"equals\": 50")
}
