public import SimulationKernel

/// What an activity shows, for policies that rank by it: the known words of the trace's `kind`.
///
/// The phone itself does not look at it.
public enum ActivityKind: String, DenselyNumbered {
  case call, media, navigation, timer, stopwatch, alarm, recording, share, cast, hotspot, bluetooth
  case charging, download, privacy, sports, notification
  /// Any other word, or none.
  case other

  /// The kind of a word; any that is not known is ``other``.
  public init(word: String) { self = ActivityKind(rawValue: word) ?? .other }

  /// The kind of a system client.
  public init(_ client: IslandClient) {
    switch client {
    case .media: self = .media
    case .system(.call): self = .call
    case .system(.navigation): self = .navigation
    case .system(.timer): self = .timer
    case .system(.alarm): self = .alarm
    case .system(.recording): self = .recording
    case .system(.share): self = .share
    case .system(.cast): self = .cast
    case .system(.hotspot): self = .hotspot
    case .system(.charging): self = .charging
    case .system(.faceID), .system(.applePay): self = .privacy
    case .system: self = .other
    }
  }
}
