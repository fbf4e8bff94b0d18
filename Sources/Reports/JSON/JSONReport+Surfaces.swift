internal import JSONReading
internal import Metrics
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

extension JSONReportPart {
  /// The island as a whole.
  func island(_ writer: inout JSONWriter) {
    let island = result.metrics.island
    let span = result.metrics.end.microseconds
    writer.name("island")
    writer.object { writer in
      writer.name("occupancy")
      writer.object { writer in
        writer.seconds("empty", island.empty)
        writer.seconds("one", island.one)
        writer.seconds("two", island.two)
      }
      writer.seconds("expanded", island.expanded)
      writer.seconds("contested", result.metrics.contested)
      writer.seconds("overflow", island.overflow)
      writer.number("switches", island.switches)
      let rate = Quotient.of(Int128(island.switches) * 60_000_000_000_000, by: Int128(span))
      writer.seconds("switchesPerMinute", rate)
      writer.number("flipFlops", island.flipFlops)
      writer.distribution("dwell", island.dwell)
    }
  }

  /// The Lock Screen as a whole.
  func lockScreen(_ writer: inout JSONWriter) {
    let lockScreen = result.metrics.lockScreen
    writer.name("lockScreen")
    writer.object { writer in
      writer.seconds("visible", lockScreen.visible)
      writer.number("orderChanges", lockScreen.orderChanges)
      writer.number("mostItems", lockScreen.mostItems)
      writer.name("height")
      writer.object { writer in
        writer.seconds("mean", lockScreen.meanHeight)
        writer.seconds("max", lockScreen.greatestHeight)
      }
      writer.seconds("belowFold", lockScreen.belowFold)
    }
  }

  /// How the island's shell moved.
  func transitions(_ writer: inout JSONWriter) {
    writer.name("transitions")
    writer.object { writer in
      for kind in TransitionKind.allCases {
        let tally = result.metrics.transitions[kind.ordinal]
        writer.name(kind.rawValue)
        writer.object { writer in
          writer.number("count", tally.count)
          writer.number("interrupted", tally.interrupted)
          writer.number("retargeted", tally.retargeted)
          writer.seconds("inMotion", tally.inMotion)
          writer.distribution("duration", tally.durations)
        }
      }
      contentMotion(&writer)
    }
  }

  /// How evenly the island was shared.
  func fairness(_ writer: inout JSONWriter) {
    let fairness = Fairness(result.metrics.activities, result.metrics.clients)
    writer.name("fairness")
    writer.object { writer in
      writer.seconds("jainIndex", fairness.jainIndex)
      writer.name("longestStarvation")
      writer.object { writer in
        writer.seconds("time", fairness.longestStarvation)
        var (activity, client): (String?, String?) = (nil, nil)
        switch fairness.starved {
        case .activity(let starved): activity = name(starved)
        case .client(let starved): client = starved.name
        case nil: break
        }
        writer.text("activity", activity)
        writer.text("client", client)
      }
    }
  }
}
