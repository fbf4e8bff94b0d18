internal import Catalogue
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

/// The list on the Lock Screen, so that only changes are written down.
struct LockScreenList {
  private var view = LockScreenView()
  private var order: [Int] = []
  private var slots: [LockScreenSlot] = []
  private var written: [LockScreenSlot]?
  private var media: AppIndex?

  /// Lists the Lock Screen anew if the phone is locked.
  mutating func update(
    _ phone: Phone, _ policy: inout any ArbitrationPolicy, at now: SimulationTime,
    _ journal: inout Journal
  ) {
    guard phone.state.isLocked else {
      if written != nil { journal.write(now, .lockScreenGone, RuleList(.diVisibleUnlocked)) }
      written = nil
      return
    }
    phone.fill(&view)
    let rules = policy.arrange(view, into: &order)
    phone.stack(view, order, policy.mediaPlace, into: &slots)
    guard written != slots || media != phone.playerApp else { return }
    media = phone.playerApp
    write(rules, at: now, allows: phone.state.allowsWhenLocked, &journal)
  }

  private mutating func write(
    _ order: RuleList, at now: SimulationTime, allows: Bool, _ journal: inout Journal
  ) {
    var rules = RuleList(allows ? .lsTopOfList : .lsAllowWhenLocked)
    if media != nil { rules.append(.lsWithMedia) }
    for rule in order.all { rules.append(rule) }
    let count = Int32(truncatingIfNeeded: slots.count)
    journal.write(now, .lockScreen(count: count, media: media), rules)
    for (position, slot) in slots.enumerated() {
      let position = Int32(truncatingIfNeeded: position)
      journal.write(now, .lockScreenItem(position: position, slot), rules)
    }
    written = slots
  }
}
