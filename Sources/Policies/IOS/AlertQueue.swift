internal import PhoneModel

/// Alerts that wait, first come first; taking one costs the same however many wait.
struct AlertQueue: Sendable {
  private var alerts: [IslandAlert] = []
  private var taken = 0

  var isEmpty: Bool { taken == alerts.count }

  mutating func append(_ alert: IslandAlert) { alerts.append(alert) }

  /// Takes the alert that has waited longest, or nil.
  mutating func popFirst() -> IslandAlert? {
    guard !isEmpty else { return nil }
    let alert = alerts[taken]
    taken += 1
    if taken * 2 > alerts.count {
      alerts.removeFirst(taken)
      taken = 0
    }
    return alert
  }

  mutating func removeAll() {
    alerts.removeAll()
    taken = 0
  }
}
