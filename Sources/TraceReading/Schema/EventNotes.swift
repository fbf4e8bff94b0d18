internal import TraceModel

/// What an event of each type is about, for the schema.
enum EventNotes {
  static func note(of type: TraceEventType) -> SchemaNote {
    switch type {
    case .activityStart:
      SchemaNote(
        "Start of an activity", "'startsAt' goes with \"via\": \"scheduled\" and with nothing else."
      )
    case .activityUpdate:
      SchemaNote("Update of an activity", "New content, a new score, a new stale date or an alert.")
    case .activityEnd:
      SchemaNote("End of an activity", "It leaves the island; 'dismissal' decides on its card.")
    case .push:
      SchemaNote("Raw push", "A Live Activity push as APNs gets it, sent at 'at'.")
    case .tokenRotate: SchemaNote("New update token", "The first token of an activity is 0.")
    case .notificationPost:
      SchemaNote("Notification", "It comes into the list below the activities.")
    case .notificationClear: SchemaNote("Notification gone", "It leaves the list.")
    case .mediaPlay: SchemaNote("Playback begins", "The app's player begins to play or goes on.")
    case .mediaPause: SchemaNote("Playback pauses", "The app's player stays, without playing.")
    case .mediaStop: SchemaNote("Playback stops", "The app's player goes away.")
    case .mediaScrubBegin: SchemaNote("Scrubbing begins", "A finger takes the playback position.")
    case .mediaScrubEnd: SchemaNote("Scrubbing ends", "The finger lets go of the position.")
    case .systemBegin: SchemaNote("System client begins", "A call, a timer and the like.")
    case .systemEnd: SchemaNote("System client ends", "The same client is over.")
    case .appOpen: SchemaNote("App opened", "It is in front from now on.")
    case .appLeave: SchemaNote("App left", "The Home Screen is in front from now on.")
    case .appKill: SchemaNote("App killed", "Its process ends.")
    case .appSuspend: SchemaNote("App suspended", "Its process runs no longer.")
    case .appResume: SchemaNote("App resumed", "Its process runs again.")
    case .deviceLock: SchemaNote("Lock", "The phone is locked.")
    case .deviceUnlock: SchemaNote("Unlock", "The phone is unlocked and awake.")
    case .deviceSleep: SchemaNote("Sleep", "The screen goes dark, or to its Always-On state.")
    case .deviceWake: SchemaNote("Wake", "The screen is lit.")
    case .deviceSet: SchemaNote("Device states", "New values for any states of the device.")
    case .permissionSet:
      SchemaNote("Permission", "A person turns an app's switches in Settings on or off.")
    case .touchLongPress: SchemaNote("Long press", "A person asks for the expanded form.")
    case .touchTap: SchemaNote("Tap", "A person opens the app behind a place.")
    case .touchSwipe:
      SchemaNote("Swipe", "'target' may be left out only if the direction is \"up\".")
    case .touchOutside: SchemaNote("Touch outside", "A person touches beside the island.")
    case .touchButton: SchemaNote("Button", "\"allow\" answers the question at the first use.")
    case .touchHoverBegin: SchemaNote("Hover begins", "A pointer comes over the island.")
    case .touchHoverEnd: SchemaNote("Hover ends", "The pointer leaves it.")
    case .touchDismiss:
      SchemaNote("Removal by hand", "Of an activity or of a notification, on the Lock Screen.")
    case .channelCreate: SchemaNote("Channel created", "A server opens a broadcast channel.")
    case .channelDelete: SchemaNote("Channel deleted", "A server closes a broadcast channel.")
    case .renderFail: SchemaNote("Drawing fails", "The activity's views cannot be drawn.")
    case .renderRecover: SchemaNote("Drawing works again", "The activity's views are drawn again.")
    }
  }
}
