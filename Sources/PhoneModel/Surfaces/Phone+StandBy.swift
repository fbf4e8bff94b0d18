internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// Whether StandBy covers the screen: it is on, and the phone is locked, charging and lies sideways (rule
  /// `sf-standby-entry`).
  var isInStandBy: Bool {
    guard state.standby != .off, state.isLocked, device.family == .iPhone,
      system >= SystemVersion(major: 17, minor: 0)
    else { return false }
    return (state.isCharging && state.orientation == .landscape) || !RuleID.sfStandbyEntry.isInForce
  }

  /// Minimal views along the top, or one card over the whole screen (rules `sf-standby-minimal`,
  /// `sf-standby-scale`).
  func drawStandBy(_ cards: [LiveActivity], _ picture: inout SurfacePicture) -> RuleList {
    guard isInStandBy, state.allowsWhenLocked else {
      return RuleList(.sfStandbyEntry)
    }
    let isNight = state.isNightMode && RuleID.sfStandbyNight.isInForce && !cards.isEmpty
    if isNight { picture.look.insert(.redTint) }
    guard state.standby == .fullScreen,
      let card = cards.first(where: { $0.activity == surfaces.standbyActivity }) ?? cards.first
    else {
      if RuleID.sfStandbyMinimal.isInForce {
        for card in cards where card.isLive {
          picture.items.append(SurfaceItem(card.activity, .minimal))
        }
      }
      return isNight
        ? RuleList(.sfStandbyMinimal, .sfStandbyNight) : RuleList(.sfStandbyMinimal)
    }
    var item = SurfaceItem(
      card.activity, apps[card.app].hasMediumFamily ? .medium : .fullScreen)
    item.hasTint = card.layout.hasTint == true && RuleID.sfStandbyBackground.isInForce
    // With the default background no margins are needed for the sensors.
    item.isClipped = item.hasTint && card.layout.isEdgeToEdge == true
    picture.items.append(item)
    if RuleID.sfStandbyDetect.isInForce { picture.look.insert(.isActivityFullscreen) }
    var rules = RuleList(.sfStandbyScale, .sfStandbyDetect)
    if item.hasTint { rules.append(.sfStandbyBackground) }
    if isNight { rules.append(.sfStandbyNight) }
    return rules
  }

  /// A tap on a minimal view opens its card over the whole screen, one beside it closes it.
  mutating func touchStandBy(_ touch: Touch, _ effects: inout PhoneEffects) {
    guard isInStandBy else { return }
    switch (touch.gesture, touch.target) {
    case (.tap, .activity(let activity)?):
      guard state.standby == .minimal, RuleID.sfStandbyMinimal.isInForce,
        activities.find(activity) != nil
      else { return }
      state.standby = .fullScreen
      surfaces.standbyActivity = activity
    case (.outside, _):
      state.standby = .minimal
      surfaces.standbyActivity = nil
    default: return
    }
    effects.changesSurfaces = true
  }
}
