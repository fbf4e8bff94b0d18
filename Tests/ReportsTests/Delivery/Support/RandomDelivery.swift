import TestSupport

/// A random trace of pushes, from its seed alone.
///
/// Each content of a push says the time it is of, in microseconds: the timestamp, where there is one,
/// else the time of sending.
struct RandomDelivery {
  /// The numbers of the events that get an outcome.
  private(set) var judged: [Int64] = []
  private(set) var events: [DeliveryLine] = [.create(0), .create(0, storage: 1, "kept")]
  private(set) var until: Double?
  let settings: String
  private var random: SeededRandom
  private var quarters = 0
  private var activities: [String] = []

  /// Makes the trace of a seed.
  ///
  /// - Parameters:
  ///   - seed: which of the traces it is.
  ///   - isDefault: whether all settings are the defaults.
  init(seed: UInt64, isDefault: Bool) {
    random = SeededRandom(seed: seed)
    settings = isDefault ? "" : Self.settings(&random)
    for _ in 0..<Int.random(in: 5...40, using: &random) {
      quarters += [0, 1, 4, 40, 900].randomElement(using: &random) ?? 1
      add()
    }
    if Bool.random(using: &random) { until = at + 3 }
  }

  private static func settings(_ random: inout SeededRandom) -> String {
    let choices = [
      ("pushLatency", ["0", "2"]), ("pushLatencySpread", ["0", "9"]),
      ("priority5Delay", ["0", "30"]),
      ("pushBudget", ["2", "15"]), ("pushBudgetExcess", [#""dropped""#, #""delayed""#]),
      ("budgetWindow", [#""rolling""#, #""fixed""#]), ("startBudget", ["2", "10"]),
      ("minimumRenderInterval", ["0", "5"]), ("localUpdateSpacing", ["0", "10"]),
      ("equalTimestamp", [#""apply""#, #""ignore""#]), ("olderEnd", [#""apply""#, #""ignore""#]),
      ("tokenLatency", ["0", "20"]), ("pushStorage", [#""onePerApp""#, #""onePerToken""#]),
      ("updateAfterDismissal", [#""ignored""#, #""restarts""#]),
    ]
    return choices.map { "\"\($0)\": \($1.randomElement(using: &random) ?? "")" }
      .joined(separator: ", ")
  }

  private var at: Double { Double(quarters) / 4 }

  private mutating func add() {
    let activity = activities.suffix(3).randomElement(using: &random)
    switch (Int.random(in: 0..<16, using: &random), activity) {
    case (0, _), (_, nil): start()
    case (1, _): events.append(Bool.random(using: &random) ? .offline(at) : .online(at))
    case (2, let activity?) where Int.random(in: 0..<3, using: &random) == 0:
      events.append(.init(#"{"at": \#(at), "type": "touch.dismiss", "activity": "\#(activity)"}"#))
    case (3, let activity?): judge(.end(activity, at, end))
    case (4...6, let activity?): judge(local(activity))
    case (7, _): push(#""channel": "\#(["news", "kept"].randomElement(using: &random) ?? "")""#)
    case (8, _): push(#""app": "cab""#)
    case (_, let activity?): push(#""activity": "\#(activity)""#)
    }
  }

  private mutating func judge(_ event: DeliveryLine) {
    judged.append(Int64(events.count))
    events.append(event)
  }

  private mutating func start() {
    let name = "a\(activities.count)"
    activities.append(name)
    let app = Bool.random(using: &random) ? "cab" : "bus"
    let members = "\"activity\": \"\(name)\", \"app\": \"\(app)\""
    switch Int.random(in: 0..<3, using: &random) {
    case 0:
      let time = stamp()
      judge(.push(members, at, .start(time.members, time: time.of)))
    default:
      let channel = ["", #", "channel": "news""#, #", "channel": "kept""#]
      judge(
        .init(
          """
          {"at": \(at), "type": "activity.start", \(members), "via": "intent", "content":
           {"of": \(quarters / 4 * 1_000_000)}\(channel.randomElement(using: &random) ?? "")}
          """))
    }
  }

  private var end: String {
    mutating get {
      [#""via": "push""#, #""dismissal": "immediate""#, #""dismissal": {"after": 60}"#]
        .randomElement(using: &random) ?? ""
    }
  }

  /// An update of the app itself, whose content names no time, or one by push.
  private mutating func local(_ activity: String) -> DeliveryLine {
    let isPush = Bool.random(using: &random)
    return .init(
      """
      {"at": \(at), "type": "activity.update", "activity": "\(activity)",
       "via": "\(isPush ? "push" : "local")",
       "content": {"of": \(isPush ? "\(quarters * 250_000)" : "null")}}
      """)
  }

  /// A timestamp as the payload has it, and the time that it stands for.
  private mutating func stamp() -> (members: String, of: Int) {
    guard Int.random(in: 0..<3, using: &random) > 0 else { return ("", quarters * 250_000) }
    let ahead = [-400, -20, -2, -1, 0, 0, 1, 50, 28_799, 28_800, 28_801]
    let seconds = quarters / 4 + (ahead.randomElement(using: &random) ?? 0)
    return ("\"timestamp\": \(DeliveryLine.epoch + seconds)", seconds * 1_000_000)
  }

  private mutating func push(_ target: String) {
    let time = stamp()
    let event =
      ["update", "update", "update", "update", "end", "updaet"]
      .randomElement(using: &random) ?? ""
    let content =
      Int.random(in: 0..<9, using: &random) > 0 ? "\"content-state\": {\"of\": \(time.of)}" : ""
    // Ends may bring an older content: those bring none.
    let members = [time.members, event == "end" ? "" : content].filter { !$0.isEmpty }
    judge(.push(target, at, .aps(event, nil, members.joined(separator: ", "))))
  }
}

extension Payload {
  fileprivate static func start(_ stamp: String, time: Int) -> Self {
    .aps(
      "start", nil,
      #""alert": {"title": "Hi"}, "attributes-type": "T", "attributes": {}, "#
        + "\"content-state\": {\"of\": \(time)}" + (stamp.isEmpty ? "" : ", " + stamp))
  }
}
