internal import Catalogue
internal import JSONReading
internal import Reports

/// Finds how far a trace's measures depend on what no vendor documents.
enum EnvelopeCommand: Command {
  static let specification = CommandSpecification(
    "envelope", "Ranges of a trace's measures over the undocumented choices.", operands: "TRACE",
    1...1,
    options: RunOptions.choice + [
      Option("--setting", "NAME", repeats: true, "Looks at this setting alone, or at some."),
      Option("--samples", "N", "How many combinations are played at the most (default: 256)."),
      Option("--seed", "N", "What they are drawn by if there are more (default: 1)."),
      Option("--format", "F", "text or json (default: text)."),
      RunOptions.limit,
    ],
    discussion: """
      Each setting that no vendor documents is tried alone, value by value; those that change nothing
      on this trace are left out. The others are played in all combinations, or in some that a seed
      draws. For each measure it tells the least, the default and the greatest, and which single
      change moves it furthest; and it tells what holds in every run.
      """)

  static func run(_ arguments: Arguments, _ console: Console) throws(ToolError) -> ExitCode {
    let format = try arguments.word(
      "--format", ["text", "json"], default: "text", command: "envelope")
    var options = TraceSimulation.Options()
    options.choice = try RunOptions.choice(arguments, command: "envelope")
    try RunOptions.limits(arguments, &options, command: "envelope")
    let input = try CheckInput(arguments.operands[0], options)
    let envelope = try Envelope(
      input, try settings(arguments), most: try number("--samples", arguments, 256, from: 1),
      seed: UInt64(try number("--seed", arguments, 1, from: 0)))
    if format == "json" {
      try console.write(json(envelope))
    } else {
      try console.write(text(envelope, input.path))
    }
    return .success
  }

  private static func settings(_ arguments: Arguments) throws(ToolError) -> [SettingID]? {
    let names = arguments.all("--setting")
    if names.isEmpty { return nil }
    var settings: [SettingID] = []
    for name in names {
      guard let setting = SettingID(rawValue: name) else {
        let nearest = NearestName.of(name, among: SettingID.allCases.map(\.rawValue))
        throw .usage(
          "unknown setting '\(name)'" + ToolError.suggestion(nearest), command: "envelope")
      }
      if !settings.contains(setting) { settings.append(setting) }
    }
    return settings
  }

  private static func number(
    _ name: String, _ arguments: Arguments, _ standard: Int, from least: Int
  ) throws(ToolError) -> Int {
    guard let text = arguments.value(name) else { return standard }
    guard let number = Int(text), (least...1_000_000).contains(number) else {
      throw .usage(
        "'\(name)' needs a whole number from \(least) to 1000000, not '\(text)'",
        command: "envelope")
    }
    return number
  }

  private static func text(_ envelope: Envelope, _ path: String) -> String {
    func count(_ number: Int, _ word: String) -> String {
      "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    var text = "\(path): \(count(envelope.settings.count, "setting")) that it can feel, "
    text += "\(envelope.unfelt) that change nothing alone; "
    text += count(envelope.combinations, "combination")
    if envelope.possible > envelope.combinations { text += " drawn of \(envelope.possible)" }
    text += "\n\n"
    for (setting, values) in envelope.settings {
      let definition = SettingDefinition.of(setting)
      text += "  \(setting.rawValue): \(values.map(definition.text).joined(separator: ", "))\n"
    }
    let rows = envelope.ranges.filter { $0.least != $0.greatest }
    text += "\nMeasures that move (least, default, greatest; moved furthest by)\n"
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows {
      let padding = String(repeating: " ", count: width - row.name.count + 2)
      let values = [row.least, row.default, row.greatest].map { words($0, row.isCount) }
      text += "  \(row.name)\(padding)\(values.joined(separator: "  "))"
      text += row.driver.map { "  \($0)\n" } ?? "\n"
    }
    text += "  \(envelope.ranges.count - rows.count) others do not move\n"
    guard !envelope.holds.isEmpty else { return text }
    text += "\nWhat holds in every run\n"
    for statement in envelope.holds { text += "  \(statement)\n" }
    return text
  }

  private static func words(_ value: Int64?, _ isCount: Bool) -> String {
    guard let value else { return "-" }
    if isCount { return String(value) }
    var bytes: [UInt8] = []
    JSONWriter.appendMillionths(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func json(_ envelope: Envelope) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.name("combinations")
      writer.integer(envelope.combinations)
      writer.name("possible")
      writer.integer(envelope.possible)
      writer.name("sampled")
      writer.boolean(envelope.possible > envelope.combinations)
      writer.name("settings")
      writer.object { writer in
        for (setting, values) in envelope.settings {
          writer.name(setting.rawValue)
          writer.array(values) { $0.string(SettingDefinition.of(setting).text($1)) }
        }
      }
      writer.name("unfelt")
      writer.integer(envelope.unfelt)
      writer.name("metrics")
      writer.object { writer in
        for range in envelope.ranges {
          writer.name(range.name)
          writer.object { self.range(range, &$0) }
        }
      }
      writer.name("holds")
      writer.array(envelope.holds) { $0.string($1) }
    }
    writer.end()
    return writer.take()
  }

  private static func range(_ range: Envelope.Range, _ writer: inout JSONWriter) {
    for (name, value) in [
      ("least", range.least), ("default", range.default), ("greatest", range.greatest),
    ] {
      writer.name(name)
      switch (value, range.isCount) {
      case (nil, _): writer.null()
      case (let value?, true): writer.integer(value)
      case (let value?, false): writer.millionths(value)
      }
    }
    writer.name("driver")
    if let driver = range.driver { writer.string(driver) } else { writer.null() }
  }
}
