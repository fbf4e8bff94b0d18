public import SimulationKernel

/// The five states of a Live Activity, by the names that traces and reports write.
public enum ActivityStateName: String, DenselyNumbered {
  /// Scheduled, not started.
  case pending
  /// Visible and updatable.
  case active
  /// Its content is out of date.
  case stale
  /// Visible, takes no more updates.
  case ended
  /// Gone from every surface.
  case dismissed
}

/// The forms in which the island shows an owner.
public enum IslandMode: String, DenselyNumbered {
  case compact, minimal, expanded
}

/// An owner of a place that is no Live Activity: the player or a system client.
public enum IslandClient: Sendable, Hashable, BitwiseCopyable {
  case media
  case system(SystemClient)

  /// Reads `media` or the name of a system client.
  public init?(_ name: String) {
    if name == "media" {
      self = .media
    } else if let client = SystemClient(rawValue: name) {
      self = .system(client)
    } else {
      return nil
    }
  }

  /// How many there can be.
  public static let count = SystemClient.allCases.count + 1

  /// The client as a position in an array: the player first.
  public var position: Int {
    switch self {
    case .media: 0
    case .system(let client): client.ordinal + 1
    }
  }

  /// The name that traces and reports write.
  public var name: String {
    switch self {
    case .media: "media"
    case .system(let client): client.rawValue
    }
  }
}

/// Why an activity left its last surface.
public enum RemovalCause: String, DenselyNumbered {
  /// A person removed it.
  case person
  /// It was ended with the policy that removes at once.
  case immediate
  /// Its removal date came, or had passed.
  case date
  /// The system's four hours were over.
  case afterFourHours
}

/// What became of an activity event or a push.
public enum Outcome: String, DenselyNumbered {
  /// It took effect.
  case applied
  /// An alert was shown.
  case presented
  /// Still held back when the run ended.
  case delayed
  /// Somebody got an error.
  case refused
  /// Lost without a word.
  case dropped
  /// It reached the activity and had no effect.
  case ignored
  /// A newer one took its place.
  case superseded
}

/// Why an event did not simply take effect, by the names that traces and reports write.
public enum Reason: String, DenselyNumbered {
  case ended, dismissed, visibility, denied, targetMaximumExceeded, globalMaximumExceeded
  case `extension`
  case startWithoutAlert = "start-without-alert"
  case startBudget = "start-budget"
  case pushBudget = "push-budget"
  case priority5 = "priority-5"
  case offline
  case olderTimestamp = "older-timestamp"
  case equalTimestamp = "equal-timestamp"
  case pastTimestampUpdate = "past-timestamp-update"
  case farFutureTimestamp = "far-future-timestamp"
  case decodeMismatch = "decode-mismatch"
  case attributesMissing = "attributes-missing"
  case unknownAttributesType = "unknown-attributes-type"
  case attributesInUpdate = "attributes-in-update"
  case wrongTokenKind = "wrong-token-kind"
  case tokenUnknown = "token-unknown"
  case oldToken = "old-token"
  case broadcastStart = "broadcast-start"
  case unknownChannel = "unknown-channel"
  case noStorageExpiration = "no-storage-expiration"
  case channelNoStorage = "channel-no-storage"
  case offlineExpiration0 = "offline-expiration-0"
  case expired
  case newerStored = "newer-stored"
  case newerUpdate = "newer-update"
  case tooSoon = "too-soon"
  case identicalContent = "identical-content"
  case payloadSize = "payload-size"
  case oldSystem = "old-os"
  case notStarted = "not-started"
  case attributesTooLarge, unsupported
  case badPushType = "bad-push-type"
  case badTopic = "bad-topic"
  case badPriority = "bad-priority"
  case badExpiration = "bad-expiration"
  case badCollapseID = "bad-collapse-id"
  case badChannelID = "bad-channel-id"
  case unknownEvent = "unknown-event"
  case noSubscriber = "no-subscriber"
  case inFlight = "in-flight"
  case renderInterval = "render-interval"
}
