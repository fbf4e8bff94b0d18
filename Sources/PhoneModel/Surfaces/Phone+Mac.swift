internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  private var hasMac: Bool {
    state.hasMac && device.family == .iPhone && system >= SystemVersion(major: 18, minor: 0)
      && RuleID.sfMacMenubar.isInForce
  }

  /// The menu bar with the cards of the Lock Screen, or what a click opened (rules
  /// `sf-mac-menubar`, `sf-mac-hig`).
  func drawMac(_ cards: [LiveActivity], _ picture: inout SurfacePicture) -> RuleList {
    guard hasMac else { return RuleList(.sfMacMenubar) }
    let isByGuidelines = settings.macMenuBar == .guidelines && RuleID.sfMacHig.isInForce
    let closed: SurfaceView = isByGuidelines && cards.count > 1 ? .minimal : .compact
    for card in cards {
      let isOpen = surfaces.macOpen?.activity == card.activity
      picture.items.append(
        SurfaceItem(card.activity, isOpen ? surfaces.macOpen?.view ?? closed : closed))
    }
    return RuleList(isByGuidelines ? .sfMacHig : .sfMacMenubar)
  }

  /// A click opens the card and one on the card the app, or the app at once.
  mutating func touchMac(_ touch: Touch, _ effects: inout PhoneEffects) {
    guard hasMac else { return }
    switch (touch.gesture, touch.target) {
    case (.tap, .activity(let activity)?):
      guard
        activities.find(activity)
          .map({ activities[$0].isOnLockScreen }) == true
      else { return }
      let isByGuidelines = settings.macMenuBar == .guidelines && RuleID.sfMacHig.isInForce
      let isCard = surfaces.macOpen.map { $0.activity == activity } ?? false
      surfaces.macOpen = (activity, isByGuidelines || isCard ? .mirroring : .content)
    case (.outside, _): surfaces.macOpen = nil
    default: return
    }
    effects.changesSurfaces = true
  }

  /// A person touches another surface than the phone's own.
  mutating func touch(
    _ touch: Touch, on surface: Surface, _ shown: IslandAssignment, at now: SimulationTime,
    _ effects: inout PhoneEffects
  ) {
    switch surface {
    case .standby: touchStandBy(touch, &effects)
    case .watch: touchWatch(touch, at: now, &effects)
    case .mac: touchMac(touch, &effects)
    case .carplay:
      // Buttons and toggles do nothing in a car (rule `sf-carplay-inert`).
      if RuleID.sfCarplayInert.isInForce { return }
      var onPhone = touch
      onPhone.surface = nil
      self.touch(onPhone, shown, at: now, &effects)
    case .alwaysOn: return
    }
  }
}
