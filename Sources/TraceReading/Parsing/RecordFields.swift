internal import JSONReading
internal import SimulationKernel

/// The members of one event by their keys.
///
/// The array is reused from event to event; only the bits are cleared.
struct RecordFields {
  private(set) var present = KeySet()
  private var nodes = [JSONNode?](repeating: nil, count: TraceKey.allCases.count)

  mutating func clear() { present = KeySet() }

  mutating func set(_ key: TraceKey, _ node: JSONNode) {
    present.insert(key)
    nodes[key.ordinal] = node
  }

  subscript(_ key: TraceKey) -> JSONNode? {
    present.contains(key) ? nodes[key.ordinal] : nil
  }
}
