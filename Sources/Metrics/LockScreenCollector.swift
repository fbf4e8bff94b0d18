internal import PhoneModel
internal import SimulationKernel
internal import Simulation

/// What is counted of the Lock Screen as a whole.
///
/// Microseconds; heights in millionths of a point.
public struct LockScreenTally: Sendable {
  /// Time for which it could be seen.
  public internal(set) var visible: Int64 = 0
  /// How often items that were there before and after stood in another order.
  public internal(set) var orderChanges: Int64 = 0
  /// The greatest number of items at once.
  public internal(set) var mostItems: Int64 = 0
  /// The greatest total height of the items.
  public internal(set) var greatestHeight: Int64 = 0
  /// Time, while visible, for which an item was not fully inside the list's height.
  public internal(set) var belowFold: Int64 = 0
  var heightTime: Int128 = 0

  /// The mean total height over the visible time, or nil if it was never visible.
  public var meanHeight: Int64? {
    Quotient.of(heightTime, by: Int128(visible))
  }
}

/// Follows the list on the Lock Screen; what is true for no time at all is not counted.
struct LockScreenCollector {
  private(set) var tally = LockScreenTally()
  private var slots: [LockScreenSlot] = []
  private var counted: [LockScreenItem.Content] = []
  private var isVisible = false
  private var since = SimulationTime.zero

  mutating func receive(_ entry: JournalEntry) {
    switch entry.fact {
    case .lockScreen, .lockScreenGone:
      accrue(to: entry.time)
      slots.removeAll(keepingCapacity: true)
    case .lockScreenItem(_, let slot): slots.append(slot)
    case .phone(.lockScreenVisible(let isVisible)):
      accrue(to: entry.time)
      self.isVisible = isVisible
    default: break
    }
  }

  mutating func accrue(to time: SimulationTime) {
    let length = (time - since).microseconds
    guard length > 0 else { return }
    since = time
    compareOrder()
    guard isVisible else { return }
    tally.visible += length
    let height = slots.reduce(0) { $0 + $1.height }
    tally.heightTime += Int128(height) * Int128(length)
    tally.greatestHeight = max(tally.greatestHeight, height)
    tally.mostItems = max(tally.mostItems, Int64(slots.count))
    if slots.contains(where: { !$0.isAboveFold }) { tally.belowFold += length }
  }

  /// Counts a change if items that were there before and are there now stand in another order.
  ///
  /// Nearly always one item came or went, or nothing changed: what is equal at both ends is passed
  /// first, and what is left is short.
  private mutating func compareOrder() {
    guard !slots.isEmpty else { return }
    var first = 0
    while first < min(slots.count, counted.count), slots[first].content == counted[first] {
      first += 1
    }
    if first == slots.count && first == counted.count { return }
    var (last, countedLast) = (slots.count, counted.count)
    while last > first, countedLast > first, slots[last - 1].content == counted[countedLast - 1] {
      last -= 1
      countedLast -= 1
    }
    if hasOtherOrder(first..<last, first..<countedLast) { tally.orderChanges += 1 }
    counted.removeAll(keepingCapacity: true)
    for slot in slots { counted.append(slot.content) }
  }

  private func hasOtherOrder(_ now: Range<Int>, _ before: Range<Int>) -> Bool {
    var latest = -1
    for place in now {
      guard let old = counted[before].firstIndex(of: slots[place].content) else { continue }
      if old < latest { return true }
      latest = old
    }
    return false
  }
}
