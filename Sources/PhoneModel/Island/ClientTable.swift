internal import Catalogue
internal import SimulationKernel
internal import TraceModel

/// The player and the system clients that are on (rule `di-system-clients`).
struct ClientTable: Sendable {
  struct Client: Sendable {
    var startedAt: SimulationTime
    var startOrder: Int64
  }

  /// The player: one at a time; a second one replaces the first.
  struct Player: Sendable {
    var app: AppIndex
    var isPaused = false
    /// Whether a finger holds its position.
    var isScrubbed = false
    var client: Client
  }

  private(set) var system = [Client?](repeating: nil, count: SystemClient.allCases.count)
  var player: Player?

  subscript(_ client: SystemClient) -> Client? {
    get { system[client.ordinal] }
    set { system[client.ordinal] = newValue }
  }

  /// Adds those that are on to a view, the player first.
  func append(
    to candidates: inout [IslandCandidate], _ state: DeviceState, _ settings: PhoneSettings
  ) {
    if let player, !(player.isPaused && settings.pausedMedia == .leaves) {
      candidates.append(
        IslandCandidate(
          owner: .client(.media), app: player.app, startedAt: player.client.startedAt,
          startOrder: player.client.startOrder, relevance: 0,
          updatedAt: player.client.startedAt, kind: .media, isPaused: player.isPaused,
          isOwnAppInFront: settings.foregroundMediaHides && state.foreground == player.app))
    }
    for kind in SystemClient.allCases {
      guard let client = self[kind] else { continue }
      candidates.append(
        IslandCandidate(
          owner: .client(.system(kind)), app: nil, startedAt: client.startedAt,
          startOrder: client.startOrder, relevance: 0, updatedAt: client.startedAt,
          kind: ActivityKind(.system(kind))))
    }
  }
}

extension Phone {
  mutating func media(
    _ action: MediaAction, _ app: AppIndex, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    switch action {
    case .play:
      if clients.player?.app == app {
        guard clients.player?.isPaused == true else { return }
        clients.player?.isPaused = false
        // The player answers and does not come in anew (rule `tr-media-feedback`).
        if RuleID.trMediaFeedback.isInForce { effects.note(.mediaFeedback, .trMediaFeedback) }
      } else {
        if clients.player != nil { effects.note(.client(.media, isOn: false), .diSystemClients) }
        startCount += 1
        clients.player = ClientTable.Player(
          app: app, client: ClientTable.Client(startedAt: now, startOrder: startCount))
        effects.note(.client(.media, isOn: true), .diSystemClients)
      }
    case .pause:
      guard clients.player?.app == app, clients.player?.isPaused == false else { return }
      clients.player?.isPaused = true
      if RuleID.trMediaFeedback.isInForce { effects.note(.mediaFeedback, .trMediaFeedback) }
    case .scrubBegin, .scrubEnd:
      let begins = action == .scrubBegin
      guard clients.player?.app == app, clients.player?.isScrubbed == !begins else { return }
      clients.player?.isScrubbed = begins
      if RuleID.trMediaFeedback.isInForce { effects.note(.mediaFeedback, .trMediaFeedback) }
      return
    case .stop:
      guard clients.player?.app == app else { return }
      clients.player = nil
      effects.note(.client(.media, isOn: false), .diSystemClients)
    }
    effects.decideAgain()
  }

  mutating func beginClient(
    _ client: IslandClient, at now: SimulationTime, _ effects: inout PhoneEffects
  ) {
    guard case .system(let kind) = client, clients[kind] == nil else { return }
    startCount += 1
    clients[kind] = ClientTable.Client(startedAt: now, startOrder: startCount)
    effects.note(.client(client, isOn: true), .diSystemClients)
    effects.needsDecision = true
  }

  mutating func endClient(_ client: IslandClient, _ effects: inout PhoneEffects) {
    guard case .system(let kind) = client, clients[kind] != nil else { return }
    clients[kind] = nil
    effects.note(.client(client, isOn: false), .diSystemClients)
    effects.needsDecision = true
  }
}
