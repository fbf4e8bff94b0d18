internal import Catalogue
internal import JSONReading
internal import Metrics
internal import SimulationKernel
internal import TraceModel

extension JSONReportPart {
  /// The surfaces besides the phone's own, those that were used.
  func surfaces(_ writer: inout JSONWriter) {
    writer.name("surfaces")
    writer.object { writer in
      for surface in Surface.allCases where result.metrics.surfaces[surface.ordinal].isUsed {
        writer.name(surface.rawValue)
        writer.object { self.surface(surface, result.metrics.surfaces[surface.ordinal], &$0) }
      }
    }
  }

  private func surface(_ surface: Surface, _ tally: SurfaceTally, _ writer: inout JSONWriter) {
    writer.seconds("shown", tally.shown)
    writer.name("looks")
    writer.object { writer in
      for (name, time) in zip(SurfaceLook.names, tally.looks) where time > 0 {
        writer.seconds(name, time)
      }
    }
    if surface == .watch {
      writer.number("sent", tally.sent)
      writer.number("held", tally.held)
    }
    writer.name("activities")
    writer.array(tally.activities) { writer, activity in
      writer.object { self.activity(activity, on: surface, &$0) }
    }
  }

  private func activity(
    _ tally: SurfaceActivityTally, on surface: Surface, _ writer: inout JSONWriter
  ) {
    writer.text("id", name(tally.activity))
    writer.name("views")
    writer.object { writer in
      for view in SurfaceView.allCases where tally.views[view.ordinal] > 0 {
        writer.seconds(view.rawValue, tally.views[view.ordinal])
      }
    }
    switch surface {
    case .watch: writer.seconds("behind", tally.behind)
    case .standby: standby(tally, &writer)
    default: break
    }
  }

  /// How large the card is drawn over the whole screen (rule `sf-standby-scale`).
  private func standby(_ tally: SurfaceActivityTally, _ writer: inout JSONWriter) {
    let isOpen =
      tally.views[SurfaceView.fullScreen.ordinal] + tally.views[SurfaceView.medium.ordinal] > 0
    let scale = StandByScale.of(tally, result.settings)
    writer.seconds("scale", isOpen ? scale : nil)
    let width = result.header.device.lockScreenWidth.map { Int64($0.hundredths) * scale / 100 }
    writer.seconds("width", isOpen ? width : nil)
    writer.text("background", isOpen ? (tally.hasTint ? "custom" : "default") : nil)
    writer.name("clipped")
    writer.boolean(tally.isClipped)
  }
}
