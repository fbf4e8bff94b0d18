import Catalogue
import SimulationKernel
import Testing
import TraceModel
import TraceWords

/// A scene with the islands that it must show.
struct IslandCase: Sendable, CustomTestStringConvertible {
  let settings: [SettingID: String]
  let events: [At]
  let island: [(seconds: Double, text: String)]
  let testDescription: String

  init(_ name: String, _ events: [At], _ island: (Double, String)...) {
    self.init(name, [:], events, island)
  }

  init(
    _ name: String, _ settings: [SettingID: String], _ events: [At], _ island: (Double, String)...
  ) {
    self.init(name, settings, events, island)
  }

  private init(
    _ name: String, _ settings: [SettingID: String], _ events: [At], _ island: [(Double, String)]
  ) {
    self.settings = settings
    self.events = events
    self.island = island.map { (seconds: $0.0, text: $0.1) }
    testDescription = name + settings.map { ", \($0.key) \($0.value)" }.sorted().joined()
  }

  /// Plays the scene under the policy `ios` and looks at the islands.
  func check(_ before: [At] = [], sourceLocation: SourceLocation = #_sourceLocation) throws {
    let scene = try Scene(settings, before + events)
    for (seconds, text) in island {
      #expect(
        scene.island(at: seconds) == text, "at \(seconds)", sourceLocation: sourceLocation)
    }
  }
}
