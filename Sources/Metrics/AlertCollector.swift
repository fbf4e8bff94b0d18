internal import PhoneModel
public import Catalogue
public import SimulationKernel
internal import Simulation
public import TraceModel

/// What became of one alert.
public struct AlertRecord: Sendable {
  /// Where an alert was shown.
  public enum Surface: String, CaseIterable, Sendable {
    case island, banner, lockScreen
  }

  /// The activity that asked for attention.
  public let activity: ActivityIndex
  /// What it sounds like, if it was not kept back (rule `al-sound`).
  public internal(set) var sound: Alert.Sound
  /// When it asked.
  public let at: SimulationTime
  /// Where it was shown, or nil if nowhere.
  public internal(set) var surface: Surface?
  /// When it was shown, or nil.
  public internal(set) var presentedAt: SimulationTime?
  /// When its content was sharp in the island, or nil if it never was, or nothing tells.
  public internal(set) var readableAt: SimulationTime?
  /// When it was no longer shown, or nil; the Lock Screen is lit and nothing is taken away.
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
  private(set) var readable = Distribution()
  private let choreography: Choreography
  private var isMotionReduced = false
  /// The activity that the island is open for.
  private var opened: IslandOwner?
  /// Alerts that are not over, by their numbers.
  private var open: [Int64: AlertRecord] = [:]
  private var expanded: [Int64] = []
  /// Those that were told to wait: they take nobody's place.
  private var waiting: Set<Int64> = []
  private var banner: Int64?

  init(_ choreography: Choreography) { self.choreography = choreography }

  mutating func receive(_ entry: JournalEntry) {
    switch entry.fact {
    case .phone(.alert(let number, let activity, let sound)):
      count += 1
      open[number] = AlertRecord(
        activity: activity, sound: sound, at: entry.time, rule: entry.rules.first)
    case .phone(.alertWithoutDisplay(let number)): drop(number, entry)
    case .phone(.banner(let activity, let number)): showBanner(activity, number, entry)
    case .phone(.alertOnLockScreen(let number)): light(number, entry)
    case .alertFate(let number, .notShown): drop(number, entry)
    case .alertFate(let number, .waits):
      // Unless its turn comes, this is why it is not shown.
      open[number]?.rule = entry.rules.first
      waiting.insert(number)
    case .phone(.reducesMotion(let isReduced)): isMotionReduced = isReduced
    case .alertFate(let number, .joins):
      present(number, .island, entry)
      open[number]?.readableAt = entry.time
      expanded.append(number)
    case .island(let holders):
      if case .alert(let number) = holders.expansion {
        expand(number, entry)
      } else {
        close(by: nil, at: entry.time, except: holders.expansion == nil ? nil : holders.attached)
      }
      opened = holders.expansion == nil ? nil : holders.attached?.owner
    default: break
    }
  }

  private mutating func drop(_ number: Int64, _ entry: JournalEntry) {
    open[number]?.rule = entry.rules.first
    finish(number)
  }

  private mutating func light(_ number: Int64, _ entry: JournalEntry) {
    present(number, .lockScreen, entry)
    count(number)
    finish(number)
  }

  private mutating func present(
    _ number: Int64, _ surface: AlertRecord.Surface, _ entry: JournalEntry
  ) {
    guard let record = open[number], record.presentedAt == nil else { return }
    open[number]?.presentedAt = entry.time
    open[number]?.surface = surface
    open[number]?.rule = entry.rules.first
  }

  /// Counts an alert as shown.
  private mutating func count(_ number: Int64) {
    guard let record = open[number], let start = record.presentedAt else { return }
    presented += 1
    waited.add((start - record.at).microseconds)
  }

  private mutating func expand(_ number: Int64, _ entry: JournalEntry) {
    guard !expanded.contains(number) else { return }
    close(by: waiting.contains(number) ? nil : number, at: entry.time, except: nil)
    present(number, .island, entry)
    // What is open already for the same activity does not enter again.
    let isOpen = open[number].map { opened == .activity($0.activity) } ?? false
    let length = isOpen ? nil : choreography.readable(isMotionReduced: isMotionReduced)
    open[number]?.readableAt = length.map { entry.time + $0 } ?? entry.time
    expanded = [number]
  }

  /// Ends the alerts in the island, but not those of an activity that stays expanded otherwise.
  private mutating func close(
    by number: Int64?, at time: SimulationTime, except kept: IslandAssignment.Placement?
  ) {
    if expanded.isEmpty { return }
    let alerts = expanded
    expanded.removeAll()
    for alert in alerts {
      if let kept, let record = open[alert], kept.owner == .activity(record.activity) {
        expanded.append(alert)
      } else {
        open[alert]?.interruptedBy = number
        end(alert, at: time)
      }
    }
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
    if let start = open[number]?.presentedAt, start < time {
      count(number)
      held.add((time - start).microseconds)
      open[number]?.endedAt = time
      noteReadable(number, endedAt: time)
    } else {
      // What is shown for no time at all is not shown.
      open[number]?.presentedAt = nil
      open[number]?.readableAt = nil
      open[number]?.surface = nil
    }
    finish(number)
  }

  /// Counts when an alert could be read; one that was gone before never could.
  private mutating func noteReadable(_ number: Int64, endedAt end: SimulationTime) {
    guard let record = open[number], let readableAt = record.readableAt else { return }
    if readableAt < end {
      readable.add((readableAt - record.at).microseconds)
    } else {
      open[number]?.readableAt = nil
    }
  }

  private mutating func finish(_ number: Int64) {
    guard let record = open.removeValue(forKey: number) else { return }
    waiting.remove(number)
    guard number < Self.limit else { return }
    while records.count <= Int(number) { records.append(record) }
    records[Int(number)] = record
  }

  mutating func finish(at end: SimulationTime) {
    close(by: nil, at: end, except: nil)
    if let banner { self.end(banner, at: end) }
    for number in open.keys.sorted() { finish(number) }
  }
}
