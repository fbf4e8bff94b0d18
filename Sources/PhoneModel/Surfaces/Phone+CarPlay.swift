internal import Catalogue
internal import SimulationKernel
internal import TraceModel

extension Phone {
  /// Whether a car knows Live Activities (rule `sf-carplay-auto`).
  private var hasCar: Bool {
    state.carPlay != nil && device.family == .iPhone && system >= SystemVersion(major: 26, minor: 0)
      && RuleID.sfCarplayAuto.isInForce
  }

  /// The Dashboard with what is live, or a notification where it cannot be seen.
  func drawCarPlay(_ cards: [LiveActivity], _ picture: inout SurfacePicture) -> RuleList {
    guard hasCar else { return RuleList(.sfCarplayAuto) }
    if let notification = surfaces.carNotification {
      picture.items.append(SurfaceItem(notification.activity, .notification))
    }
    guard state.carPlay == .dashboard else { return RuleList(.sfCarplayAuto) }
    for card in cards where card.isLive || !RuleID.lcEndSurfaces.isInForce {
      picture.items.append(SurfaceItem(card.activity, carView(card)))
    }
    return RuleList(.sfCarplayAuto, .sfCarplayDefaultView)
  }

  /// The app's small view, or what the setting takes for the default (rule
  /// `sf-carplay-default-view`).
  private func carView(_ card: LiveActivity) -> SurfaceView {
    guard RuleID.sfCarplayDefaultView.isInForce else { return .minimal }
    if apps[card.app].hasSmallFamily { return .small }
    return settings.carplayDefaultView == .compact ? .compact : .content
  }

  /// An alert is a notification along the lower edge while the Dashboard is out of sight, if no
  /// Focus keeps it back (rules `sf-carplay-auto`, `al-focus`).
  mutating func alertCar(_ place: Int, at now: SimulationTime, _ effects: inout PhoneEffects) {
    guard hasCar, state.carPlay == .hidden, !isSilenced(activities[place].app) else { return }
    endCarNotification()
    let timer = schedule(.surfaceHold(.carplay), at: now + settings.carplayNotificationHold)
    surfaces.carNotification = (activities[place].activity, timer)
    effects.changesSurfaces = true
  }

  /// The notification in the car goes, if there is one.
  mutating func endCarNotification() {
    if let notification = surfaces.carNotification { timers.cancel(notification.timer) }
    surfaces.carNotification = nil
  }

  /// Whether the Focus that is on keeps an app's alerts back (rule `al-focus`).
  func isSilenced(_ app: AppIndex) -> Bool {
    guard let focus = state.focus, RuleID.alFocus.isInForce else { return false }
    return !focus.allows(app)
  }
}
