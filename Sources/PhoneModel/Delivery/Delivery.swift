internal import Catalogue
internal import SimulationKernel
internal import TraceModel

/// What is on its way to the phone, and what the way remembers.
///
/// Everything here is bounded by what is alive or waits: a push leaves with its outcome.
struct Delivery: Sendable {
  /// Pushes that the servers keep for a phone without network, in the order of sending.
  var stored: [HeldPush] = []
  /// Pushes that wait for an instant, by the slot that their timer names.
  var held = SlotTable<HeldPush>()
  /// The broadcast channels by their name's position.
  var channels: [Int: Channel] = [:]
  /// What became of broadcasts that are still arriving.
  var broadcasts: [Int64: BroadcastTally] = [:]
  /// The hour of each app or activity that priority 10 pushes draw on.
  var budgets: [Int: PushBudget] = [:]
  /// When push starts were let through.
  var starts = PushBudget()
  /// Updates that wait to be drawn, by their activity's position.
  var undrawn: [Int: UndrawnUpdate] = [:]
  /// Activities whose start by push is still on its way.
  var comingStarts: [Int: Int] = [:]

  /// Whether nothing is on its way that will arrive by itself.
  var isQuiet: Bool { held.count == 0 }
}

/// A push that waits for an instant.
struct HeldPush: Sendable {
  var push: Push
  var origin: ChangeOrigin
  /// What it waits for: `priority-5`, `push-budget`, `in-flight` or `offline`.
  let reason: Reason
}

/// An update that came before its activity could be drawn again.
struct UndrawnUpdate: Sendable {
  let update: ActivityUpdate
  let origin: ChangeOrigin
  let timer: TimerQueue<PhoneTimer>.Handle
}

/// A broadcast channel (rules `ps-channel-storage`, `ps-channel-lifetime`).
struct Channel: Sendable {
  /// Whether it keeps the newest message; fixed at creation.
  let stores: Bool
  var isOpen = true
  /// The newest message, for those who get it late.
  var newest: HeldPush?
  /// Whether nobody got the newest message yet, so that its outcome is open.
  var isWaiting = false

  /// How long a message is kept.
  static let storage = SimulationDuration.hours(8)
}

/// Values in numbered slots that are used again.
struct SlotTable<Value: Sendable>: Sendable {
  private var slots: [Value?] = []
  private var free: [Int32] = []

  /// How many slots are in use.
  var count: Int { slots.count - free.count }

  /// The values in the order of their slots.
  var values: [Value] { slots.compactMap(\.self) }

  /// Puts a value into a slot.
  mutating func insert(_ value: Value) -> Int32 {
    if let slot = free.popLast() {
      slots[Int(slot)] = value
      return slot
    }
    slots.append(value)
    return Int32(truncatingIfNeeded: slots.count - 1)
  }

  /// Takes the value out of a slot.
  mutating func take(_ slot: Int32) -> Value? {
    guard let value = slots[Int(slot)] else { return nil }
    slots[Int(slot)] = nil
    free.append(slot)
    return value
  }
}
