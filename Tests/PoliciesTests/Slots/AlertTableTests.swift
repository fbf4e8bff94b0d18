import PhoneModel
import SimulationKernel
import Testing
import TraceModel

@testable import Policies

/// Where the alert rules of public systems differ: when each alert is on screen, played alone.
@Suite struct AlertTableTests {
  /// An alert: when it comes, its name, how urgent it is, and for how long its sender wants it shown.
  struct Come {
    var at: Double
    var name: String
    var priority = Alert.Priority.normal
    var seconds = 5.0
  }

  struct Row: CustomTestStringConvertible, Sendable {
    let title: String
    let alerts: [Come]
    /// By the columns below.
    let cells: [String]
    var testDescription: String { title }
  }

  // Columns: avalanche, car-queue with 8 s, tray-queue, seep, overlay-replace, pill-threshold,
  // tiered-rotation. `a 0-1.7` is a stretch on screen, `a 0-` one that does not end.
  static let rows = [
    Row(
      title: "two equal", alerts: [Come(at: 0, name: "a"), Come(at: 1, name: "b")],
      cells: [
        "a 0-1.7, b 1.7-7.4", "a 0-8, b 8-16", "a 0-4.4, b 4.4-8.8", "a 0-10, b 10-20",
        "a 0-1, b 1.3-6.3", "a 0-1, b 1-6", "a 0-5, b 5-10",
      ]),
    Row(
      title: "a higher one comes",
      alerts: [Come(at: 0, name: "a", seconds: 10), Come(at: 1, name: "b", priority: .high)],
      cells: [
        "a 0-1.2, b 1.2-6.9", "a 0-8, b 8-16", "a 0-4.4, b 4.4-8.8", "a 0-1, b 1-11, a 11-21",
        "a 0-1, b 1.3-6.3", "a 0-1, b 1-6", "a 0-1, b 1-6, a 6-15",
      ]),
    Row(
      title: "a lower one comes",
      alerts: [Come(at: 0, name: "a", priority: .high), Come(at: 1, name: "b")],
      cells: [
        "a 0-5.7, b 5.7-11.4", "a 0-8, b 8-16", "a 0-4.4, b 4.4-8.8", "a 0-10, b 10-20",
        "a 0-1, b 1.3-6.3", "a 0-5", "a 0-5, b 5-10",
      ]),
    Row(
      title: "four equal in a burst",
      alerts: [
        Come(at: 0, name: "a"), Come(at: 0.1, name: "b"), Come(at: 0.2, name: "c"),
        Come(at: 0.3, name: "d"),
      ],
      cells: [
        "a 0-1.7, d 1.7-7.4", "a 0-8, b 8-16, c 16-24, d 24-32", "a 0-4.4, b 4.4-8.8, c 8.8-13.2",
        "a 0-10, b 10-20, c 20-30, d 30-40", "a 0-0.1, b 0.4-0.5, c 0.8-0.9, d 1.2-6.2",
        "a 0-0.1, b 0.1-0.2, c 0.2-0.3, d 0.3-5.3", "a 0-5, b 5-10, c 10-15, d 15-20",
      ]),
    Row(
      title: "the same one again", alerts: [Come(at: 0, name: "a"), Come(at: 2, name: "a")],
      cells: ["a 0-7.7", "a 0-10", "a 0-6.4", "a 0-12", "a 0-7", "a 0-7", "a 0-5"]),
    Row(
      title: "a critical one is there",
      alerts: [Come(at: 0, name: "a", priority: .critical), Come(at: 1, name: "b")],
      cells: [
        "a 0-", "a 0-8, b 8-16", "a 0-", "a 0-", "a 0-1, b 1.3-6.3", "a 0-5", "a 0-5, b 5-10",
      ]),
    Row(
      title: "eight seconds and two",
      alerts: [Come(at: 0, name: "a", seconds: 8), Come(at: 1, name: "b", seconds: 2)],
      cells: [
        "a 0-1.7, b 1.7-7.4", "a 0-8, b 8-16", "a 0-4.4, b 4.4-8.8", "a 0-10, b 10-20",
        "a 0-1, b 1.3-3.3", "a 0-1, b 1-3", "a 0-8, b 8-10",
      ]),
    Row(
      title: "a low one alone", alerts: [Come(at: 0, name: "a", priority: .low)],
      cells: ["a 0-5.7", "a 0-8", "", "a 0-10", "a 0-5", "a 0-5", "a 0-5"]),
    Row(
      title: "a critical one comes",
      alerts: [
        Come(at: 0, name: "a", seconds: 8), Come(at: 1, name: "b", priority: .critical, seconds: 4),
      ],
      cells: [
        "a 0-1, b 1-", "a 0-1, b 1-9", "a 0-4.4, b 4.4-", "a 0-1, b 1-", "a 0-1, b 1.3-5.3",
        "a 0-1, b 1-5", "a 0-1, b 1-5, a 5-12",
      ]),
  ]

  @Test(arguments: rows)
  func `each rule shows alerts when its table says`(row: Row) {
    let found = [
      Self.play(row.alerts, Avalanche()),
      Self.play(row.alerts, CarQueue(length: .milliseconds(8000))),
      Self.play(row.alerts, TrayQueue()), Self.play(row.alerts, Seep()),
      Self.play(row.alerts, OverlayReplace()), Self.play(row.alerts, PillThreshold()),
      Self.play(row.alerts, TieredRotation()),
    ]
    #expect(found == row.cells)
  }

  private static func play<Rule: AlertRule>(_ alerts: [Come], _ rule: Rule) -> String {
    var rule = rule
    var names: [Int64: String] = [:]
    var stretches: [(name: String, from: Int64, to: Int64?)] = []
    func note(at now: Int64) {
      let name = rule.shown.flatMap { names[$0.number] }
      if let last = stretches.last, last.to == nil {
        if last.name == name { return }
        stretches[stretches.count - 1].to = now
      }
      if let name { stretches.append((name, now, nil)) }
    }
    func pass(before limit: Int64) {
      while let due = rule.nextDeadline?.microseconds, due < limit {
        rule.pass(to: SimulationTime(microseconds: due))
        note(at: due)
      }
    }
    for (number, alert) in alerts.enumerated() {
      let now = Int64((alert.at * 1_000_000).rounded())
      pass(before: now + 1)
      names[Int64(number)] = alert.name
      let owner = ActivityIndex(Int32(alert.name.utf8.first ?? 0))
      _ = rule.arrive(
        AlertItem(
          owner: .activity(owner), number: Int64(number), priority: alert.priority,
          duration: SimulationDuration(microseconds: Int64(alert.seconds * 1_000_000))),
        at: SimulationTime(microseconds: now))
      note(at: now)
    }
    pass(before: 1_000_000_000)
    return stretches.map { stretch in
      "\(stretch.name) \(seconds(stretch.from))-" + (stretch.to.map(seconds) ?? "")
    }.joined(separator: ", ")
  }

  private static func seconds(_ microseconds: Int64) -> String {
    let tenths = microseconds / 100_000
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
