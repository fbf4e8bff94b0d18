internal import TraceModel

/// The activities that are somewhere on the phone, in the order in which they were asked for.
///
/// Activities are few at a time and many in a trace: the list holds the few, and four bytes for each
/// of the many tell where it is or what became of it.
struct ActivityList: Sendable {
  /// What became of an activity that is not in the list.
  enum Absence: Int32, Sendable {
    /// Nothing asked for it yet, or its start was turned down.
    case neverStarted = -1
    /// A person removed it.
    case removedByPerson = -2
    /// It is gone from every surface.
    case dismissed = -3
  }

  private(set) var live: [LiveActivity] = []
  private var places: [Int32] = []

  /// The place of an activity in the list, or what became of it.
  func find(_ activity: ActivityIndex) -> Int? {
    guard activity.position < places.count, places[activity.position] >= 0 else { return nil }
    return Int(places[activity.position])
  }

  /// What became of an activity that ``find(_:)`` has not found.
  func absence(_ activity: ActivityIndex) -> Absence {
    guard activity.position < places.count else { return .neverStarted }
    return Absence(rawValue: places[activity.position]) ?? .neverStarted
  }

  subscript(_ place: Int) -> LiveActivity {
    get { live[place] }
    _modify { yield &live[place] }
  }

  mutating func append(_ activity: LiveActivity) {
    let position = activity.activity.position
    if position >= places.count {
      let missing = position + 1 - places.count
      places.append(
        contentsOf: repeatElement(Absence.neverStarted.rawValue, count: max(missing, places.count)))
    }
    places[position] = Int32(truncatingIfNeeded: live.count)
    live.append(activity)
  }

  /// Takes an activity out; those behind it move up.
  ///
  /// - Complexity: O(live activities).
  mutating func remove(_ place: Int, _ absence: Absence) {
    places[live[place].activity.position] = absence.rawValue
    live.remove(at: place)
    for later in place..<live.count {
      places[live[later].activity.position] = Int32(truncatingIfNeeded: later)
    }
  }
}
