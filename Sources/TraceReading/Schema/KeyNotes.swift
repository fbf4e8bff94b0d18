/// What each key of an event is for, for the schema.
enum KeyNotes {
  /// What is said of types and keys without an effect.
  static let notSimulated = " Read and checked, but not simulated."

  static func text(of key: TraceKey, isSimulated: Bool) -> String {
    text(of: key) + (isSimulated ? "" : notSimulated)
  }

  private static func text(of key: TraceKey) -> String {
    switch key {
    case .at: "When it happens."
    case .type: "What happens."
    case .activity: "The activity; each start gives a new identifier."
    case .app: "The app."
    case .kind: "A name for what it shows, as the type of its attributes."
    case .via: "Who asks for it, and how."
    case .startsAt: "When a scheduled start takes place."
    case .style: "Whether it stays until it is ended, or is only for now."
    case .relevance: "Its relevance score; the higher one of an app's activities comes first."
    case .staleAt: "From when its content is out of date."
    case .content: "Any object; its bytes and its size are kept."
    case .attributes: "Any object; its size counts with the content's."
    case .alert: "The alert that comes with it."
    case .layout: "What its views need."
    case .sessions: "What it shows in turn."
    case .identity: "What it is about, as its app or server calls it."
    case .channel: "The broadcast channel."
    case .priority: "The priority of the push: 10 at once, 5 when it suits."
    case .timestamp: "The time that the sender writes into it."
    case .dismissal: "When its card leaves the Lock Screen."
    case .token: "The number of the update token, the first being 0."
    case .headers: "The headers of the request."
    case .payload: "The payload as it is sent; its dates are UNIX seconds."
    case .notification: "The notification's identifier."
    case .title: "Its title."
    case .body: "Its text."
    case .group: "The group that it is put in."
    case .level: "How urgent it is."
    case .height: "Its height in points; without it, as the setting notificationHeight says."
    case .promoted: "Whether it is promoted above others."
    case .track: "What is played."
    case .client: "Which part of the system it is."
    case .liveActivities: "Whether the app may start Live Activities."
    case .frequentUpdates: "Whether the app may update them often."
    case .target: "What is touched."
    case .direction: "Where the finger goes; outward brings a hidden activity back."
    case .button: "The button."
    case .surface: "Where it is touched, if not on the phone itself; 'target' is then an activity."
    case .storage: "1 if the channel keeps its newest message, else 0."
    default: state(key)
    }
  }

  private static func state(_ key: TraceKey) -> String {
    switch key {
    case .locked: "Whether it is locked."
    case .asleep: "Whether its screen is off or dimmed."
    case .reduceMotion: "Whether Reduce Motion is on."
    case .alwaysOn: "Whether its screen stays on, dimmed, while it sleeps."
    case .lowPower: "Whether Low Power Mode is on."
    case .charging: "Whether it is charging."
    case .allowWhenLocked: "Whether Live Activities may be seen while it is locked."
    case .nightMode: "Whether StandBy is red for the night."
    case .hdrDim: "Whether bright content is dimmed."
    case .foreground: "The app in front; null is the Home Screen."
    case .network: "Whether pushes reach it."
    case .orientation: "How it is held."
    case .appearance: "Light or dark colors."
    case .standby: "What StandBy shows."
    case .focus: "The Focus that is on, or null."
    case .carplay: "What a car shows, or null without a car."
    case .watch: "What a watch shows, or null without a watch."
    case .wrist: "Whether the wrist with the watch is raised."
    case .watchLink: "How good the link to the watch is."
    case .mac: "Whether a Mac is near, or null."
    default: ""
    }
  }
}
