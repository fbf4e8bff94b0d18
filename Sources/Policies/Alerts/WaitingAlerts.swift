internal import PhoneModel
internal import TraceModel

/// Alerts that wait, one for each owner: the most urgent is next, the first to come among equals.
struct WaitingAlerts: Sendable {
  private var items: [AlertItem] = []

  var count: Int { items.count }

  /// Adds an alert, or puts it in the place of its owner's last one; returns whether it is new.
  @discardableResult
  mutating func add(_ item: AlertItem) -> Bool {
    if replace(item) { return false }
    items.append(item)
    return true
  }

  /// Puts an alert in the place of its owner's last one, if there is one.
  mutating func replace(_ item: AlertItem) -> Bool {
    guard let place = items.firstIndex(where: { $0.owner == item.owner }) else { return false }
    items[place] = item
    return true
  }

  /// Who is next, or nil.
  var next: AlertItem? { nextPlace.map { items[$0] } }

  /// Takes who is next, or nil.
  mutating func popNext() -> AlertItem? { nextPlace.map { items.remove(at: $0) } }

  private var nextPlace: Int? {
    items.indices.min { left, right in
      items[left].priority != items[right].priority
        ? items[left].priority > items[right].priority : items[left].number < items[right].number
    }
  }

  mutating func remove(_ owner: IslandOwner) { items.removeAll { $0.owner == owner } }
}
