internal import Catalogue
internal import JSONReading
internal import Metrics
internal import PhoneModel
internal import Simulation
internal import TraceModel

/// The words of a comparison that every format uses.
struct ComparisonWords {
  let names: TraceNames

  /// A measure as it is written, or a dash where there is none.
  static func value(_ value: Int64?, of metric: ComparedMetric) -> String {
    guard let value else { return "-" }
    if metric.isCount { return String(value) }
    var bytes: [UInt8] = []
    JSONWriter.appendMillionths(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same with at most two decimals, for people.
  static func rounded(_ value: Int64?, of metric: ComparedMetric) -> String {
    guard let value, !metric.isCount else { return self.value(value, of: metric) }
    let sign = value < 0 ? "-" : ""
    let hundredths = (value.magnitude + 5_000) / 10_000
    let rest = String(100 + hundredths % 100).dropFirst()
    return hundredths % 100 == 0
      ? "\(sign)\(hundredths / 100)" : "\(sign)\(hundredths / 100).\(rest)"
  }

  /// What the columns are called.
  static func title(_ metric: ComparedMetric) -> String {
    switch metric {
    case .occupied: "held"
    case .alertWait: "wait s"
    case .alertHold: "hold s"
    case .alertsShown: "alerts"
    case .neverSeen: "unseen"
    case .ageMean: "age s"
    case .agePeak: "peak s"
    case .switchesPerMinute: "sw/min"
    case .flipFlops: "flips"
    case .shortestDwell: "dwell s"
    case .underGlance: "short s"
    case .starvation: "starve s"
    case .jainIndex: "Jain"
    case .value: "value"
    case .regret: "regret"
    case .regretBySwitching: "switching"
    case .regretByChoice: "choice"
    }
  }

  /// Who holds the places, as `ride compact, match minimal`.
  func assignment(_ holders: IslandHolders) -> String {
    let parts = [holders.attached, holders.detached].compactMap { $0 }.map { placement in
      let name =
        switch placement.owner {
        case .activity(let activity): names.activities[activity.position]
        case .client(let client): client.name
        }
      return "\(name) \(placement.mode.rawValue)"
    }
    return parts.isEmpty ? "nobody" : parts.joined(separator: ", ")
  }

  /// The rules and the policy's own key behind an assignment.
  func reasons(_ change: IslandCourse.Change) -> [String] {
    change.rules.all.map(\.rawValue) + [change.holders.reason?.rawValue].compactMap { $0 }
  }
}
