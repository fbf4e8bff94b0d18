internal import SimulationKernel
internal import TraceModel

/// Which keys an event of a type must have and may have, and which of them this phone acts on.
///
/// The one list behind the reader, its errors, the JSON Schema and the finding `not-simulated`.
struct EventShape: Sendable {
  let type: TraceEventType
  let required: KeySet
  let optional: KeySet
  /// Read and checked, but nothing here depends on them yet.
  let notSimulated: KeySet
  /// Whether the type itself has an effect.
  let isSimulated: Bool

  /// All keys that an event of the type may have.
  var allowed: KeySet { required.union(optional) }

  /// The shape of each type, in the order of the types.
  static let all: [EventShape] = TraceEventType.allCases.map(of)

  private static func of(_ type: TraceEventType) -> EventShape {
    switch type {
    case .activityStart:
      shape(
        type, [.activity, .app],
        [
          .via, .startsAt, .style, .relevance, .staleAt, .content, .attributes, .alert, .layout,
          .channel, .sessions, .kind,
        ], ignored: [.identity])
    case .activityUpdate:
      shape(
        type, [.activity],
        [.content, .relevance, .staleAt, .alert, .layout, .via, .priority, .timestamp])
    case .activityEnd:
      shape(type, [.activity], [.content, .dismissal, .alert, .via, .timestamp])
    case .push: shape(type, [.payload], [.app, .activity, .channel, .token, .headers])
    case .tokenRotate: shape(type, [.activity, .token])
    case .notificationPost:
      shape(
        type, [.notification, .app], [.level, .height, .group],
        ignored: [.title, .body, .promoted])
    case .notificationClear: shape(type, [.notification])
    case .mediaPlay: shape(type, [.app], [], ignored: [.track])
    case .mediaPause, .mediaStop, .mediaScrubBegin, .mediaScrubEnd: shape(type, [.app])
    case .systemBegin, .systemEnd: shape(type, [.client])
    case .appOpen, .appLeave, .appKill, .appSuspend, .appResume: shape(type, [.app])
    case .deviceLock, .deviceUnlock, .deviceSleep, .deviceWake: shape(type, [])
    case .deviceSet:
      shape(
        type, [], TraceKey.simulatedStates,
        ignored: TraceKey.deviceStates.filter { !TraceKey.simulatedStates.contains($0) })
    case .permissionSet:
      shape(type, [.app], [.liveActivities, .frequentUpdates])
    case .touchLongPress: shape(type, [.target])
    case .touchTap: shape(type, [.target], [.surface])
    case .touchSwipe: shape(type, [.direction], [.target])
    case .touchOutside: shape(type, [], [.surface])
    case .touchButton: shape(type, [.button], [.target, .surface])
    case .touchHoverBegin, .touchHoverEnd:
      shape(type, [], [], ignored: [.target], isSimulated: false)
    case .touchDismiss: shape(type, [], [.activity, .notification])
    case .channelCreate: shape(type, [.channel], [.storage])
    case .channelDelete: shape(type, [.channel])
    case .renderFail, .renderRecover: shape(type, [.activity])
    }
  }

  private static func shape(
    _ type: TraceEventType, _ required: [TraceKey], _ optional: [TraceKey] = [],
    ignored: [TraceKey] = [], isSimulated: Bool = true
  ) -> EventShape {
    EventShape(
      type: type, required: KeySet([.at, .type] + required), optional: KeySet(optional + ignored),
      notSimulated: KeySet(ignored), isSimulated: isSimulated)
  }
}
