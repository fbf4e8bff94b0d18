internal import PhoneModel
internal import Simulation
internal import SimulationKernel
internal import TraceModel

/// What a surface shows, as it is read from the journal entry by entry.
struct SurfaceReading {
  let surface: Surface
  let time: SimulationTime
  let rules: RuleList
  var picture: SurfacePicture
  private let count: Int

  init(
    _ surface: Surface, _ look: SurfaceLook, count: Int32, at time: SimulationTime,
    _ rules: RuleList
  ) {
    self.surface = surface
    self.time = time
    self.rules = rules
    self.count = Int(count)
    picture = SurfacePicture(look: look)
  }

  /// Whether as many items have come as were announced.
  var isComplete: Bool { picture.items.count == count }
}
