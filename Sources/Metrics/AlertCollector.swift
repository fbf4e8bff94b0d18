internal import PhoneModel
public import Catalogue
public import SimulationKernel
internal import Simulation
public import TraceModel

/// What became of one alert.
public struct AlertRecord: Sendable {
  /// Where an alert was shown.
  public enum Surface: String, Sendable {
    case island, banner, lockScreen
  }

  public let activity: ActivityIndex
  public let at: SimulationTime
  public internal(set) var surface: Surface?
  public internal(set) var presentedAt: SimulationTime?
  public internal(set) var endedAt: SimulationTime?
  /// The number of the alert that took its place, or nil.
  public internal(set) var interruptedBy: Int64?
  /// The rule that decided.
  public internal(set) var rule: RuleID?
}

/// Follows alerts from their coming to the end of their display.
struct AlertCollector {
  /// How many alerts are listed; the others are counted.
  static let limit = 10_000

  private(set) var records: [AlertRecord] = []
  private(set) var count: Int64 = 0
  private(set) var presented: Int64 = 0
  private(set) var waited = Distribution()
  private(set) var held = Distribution()
  /// Alerts that are not over, by their numbers.
  private var open: [Int64: AlertRecord] = [:]
  private var expanded: [Int64] = []
  private var banner: Int64?
  private var isLocked = false

  mutating func receive(_ entry: JournalEntry) {
    switch entry.fact {
    case .phone(.locked(let isLocked)): self.isLocked = isLocked
    case .phone(.alert(let number, let activity)):
      count += 1
      open[number] = AlertRecord(activity: activity, at: entry.time, rule: entry.rules.all.first)
    case .phone(.alertWithoutDisplay(let number)): drop(number, entry)
    case .phone(.banner(let activity, let number)): showBanner(activity, number, entry)
    case .alertFate(let number, .notShown): drop(number, entry)
    case .alertFate(let number, .joins):
      present(number, .island, entry)
      expanded.append(number)
    case .island(let holders):
      if case .alert(let number) = holders.expansion {
        expand(number, entry)
      } else {
        close(by: nil, at: entry.time)
      }
    default: break
    }
  }

  /// It shows nothing but, while locked, the lit Lock Screen with its card.
  private mutating func drop(_ number: Int64, _ entry: JournalEntry) {
    open[number]?.rule = entry.rules.all.first
    if isLocked, case .alertFate = entry.fact {
      present(number, .lockScreen, entry)
      open[number]?.endedAt = entry.time
    }
    finish(number)
  }

  private mutating func present(
    _ number: Int64, _ surface: AlertRecord.Surface, _ entry: JournalEntry
  ) {
    guard let record = open[number], record.presentedAt == nil else { return }
    presented += 1
    waited.add((entry.time - record.at).microseconds)
    open[number]?.presentedAt = entry.time
    open[number]?.surface = surface
    open[number]?.rule = entry.rules.all.first
  }

  private mutating func expand(_ number: Int64, _ entry: JournalEntry) {
    guard !expanded.contains(number) else { return }
    close(by: number, at: entry.time)
    present(number, .island, entry)
    expanded = [number]
  }

  private mutating func close(by number: Int64?, at time: SimulationTime) {
    for alert in expanded {
      open[alert]?.interruptedBy = number
      end(alert, at: time)
    }
    expanded.removeAll(keepingCapacity: true)
  }

  private mutating func showBanner(
    _ activity: ActivityIndex?, _ number: Int64, _ entry: JournalEntry
  ) {
    if let banner {
      if activity != nil { open[banner]?.interruptedBy = number }
      end(banner, at: entry.time)
    }
    banner = activity == nil ? nil : number
    if activity != nil { present(number, .banner, entry) }
  }

  private mutating func end(_ number: Int64, at time: SimulationTime) {
    if let start = open[number]?.presentedAt { held.add((time - start).microseconds) }
    open[number]?.endedAt = time
    finish(number)
  }

  private mutating func finish(_ number: Int64) {
    guard let record = open.removeValue(forKey: number) else { return }
    guard number < Self.limit else { return }
    while records.count <= Int(number) { records.append(record) }
    records[Int(number)] = record
  }

  mutating func finish(at end: SimulationTime) {
    close(by: nil, at: end)
    if let banner { self.end(banner, at: end) }
    for number in open.keys.sorted() { finish(number) }
  }
}
