internal import PhoneModel
internal import Simulation

/// Which events had an outcome: a bit for each.
struct OutcomeWatch {
  private var bits: [UInt64] = []
  private var count: Int64 = 0
  private var twice: [Int64] = []

  mutating func receive(_ entry: JournalEntry) {
    guard case .phone(.outcome(let event, _, _, _, _)) = entry.fact else { return }
    let (word, bit) = (Int(event >> 6), UInt64(1) << UInt64(event & 63))
    if word >= bits.count {
      bits += repeatElement(0, count: max(word + 1 - bits.count, bits.count))
    }
    if bits[word] & bit != 0 { twice.append(event) }
    bits[word] |= bit
    count += 1
  }

  /// What is wrong, given how many events should have one.
  func findings(events: Int64) -> [String] {
    var findings = twice.prefix(10).map { "event \($0) has two outcomes" }
    if count != events {
      findings.append("\(events) events should have an outcome, \(count) outcomes were told")
    }
    return findings
  }
}
