internal import JSONReading
internal import Metrics
internal import PhoneModel
internal import SimulationKernel
internal import TraceModel

extension JSONReportPart {
  /// What each activity got.
  func activities(_ writer: inout JSONWriter) {
    writer.name("activities")
    writer.array(result.metrics.activities) { writer, tally in
      writer.object { activity(tally, &$0) }
    }
  }

  private func activity(_ tally: ActivityTally, _ writer: inout JSONWriter) {
    writer.text("id", name(tally.activity))
    writer.text("app", tally.app.rawValue < 0 ? nil : name(tally.app))
    writer.seconds("startedAt", tally.startedAt.microseconds)
    writer.seconds("endedAt", tally.endedAt?.microseconds)
    writer.name("states")
    writer.object { writer in
      for state in ActivityStateName.allCases where state != .dismissed {
        writer.seconds(state.rawValue, tally.states[state.ordinal])
      }
    }
    island(tally.island, &writer)
    list(tally.lockScreen, &writer)
    let shownAfter = tally.firstShownAt.map { ($0 - tally.startedAt).microseconds }
    writer.seconds("firstShownAfter", shownAfter)
    writer.name("updates")
    writer.object { writer in
      for outcome in Outcome.allCases {
        writer.number(outcome.rawValue, tally.outcomes[outcome.ordinal])
      }
    }
    contents(tally, &writer)
    sessions(tally, &writer)
    writer.name("removal")
    guard let removal = tally.removal else { return writer.null() }
    writer.object { writer in
      writer.seconds("at", removal.at.microseconds)
      writer.text("cause", removal.cause.rawValue)
    }
  }

  /// How long each session was on screen; only for an activity that has some.
  private func sessions(_ tally: ActivityTally, _ writer: inout JSONWriter) {
    guard let names = result.names.sessions[tally.activity] else { return }
    writer.name("sessions")
    writer.array(Array(zip(names, tally.sessions.shown))) { writer, session in
      writer.object { writer in
        writer.text("id", session.0)
        writer.seconds("shown", session.1)
      }
    }
  }

  private func contents(_ tally: ActivityTally, _ writer: inout JSONWriter) {
    let contents = tally.contents
    writer.name("contents")
    writer.object { writer in
      writer.number("count", contents.count)
      writer.number("seen", contents.seen)
      writer.number("neverSeen", contents.count - contents.seen)
    }
    writer.name("latency")
    writer.object { writer in
      delay("arrived", contents.arrived, contents, &writer)
      delay("applied", contents.applied, contents, &writer)
      writer.name("visible")
      writer.object { writer in
        writer.number("count", contents.visibleCount)
        writer.seconds("mean", contents.meanVisibleDelay)
        writer.seconds("max", contents.visibleCount == 0 ? nil : contents.visibleDelayGreatest)
      }
    }
    writer.name("age")
    writer.object { writer in
      writer.seconds("mean", contents.meanAge)
      writer.seconds("peak", contents.shown == 0 ? nil : contents.peakAge)
    }
    writer.seconds("staleShown", tally.staleShown)
  }

  /// How late contents were, of all that came.
  private func delay(
    _ name: String, _ delay: ContentTimes.Delay, _ contents: ContentTimes,
    _ writer: inout JSONWriter
  ) {
    writer.name(name)
    // Nearly always all came at once, and a long trace has many activities.
    guard delay.greatest > 0 else { return writer.null() }
    writer.object { writer in
      writer.number("count", contents.count)
      writer.seconds("mean", contents.mean(delay))
      writer.seconds("max", delay.greatest)
    }
  }

  /// How an owner stood in the island.
  private func island(_ times: PresenceTimes, _ writer: inout JSONWriter) {
    let contested = result.metrics.contested
    writer.name("island")
    writer.object { writer in
      writer.seconds("compact", times.compact)
      writer.seconds("minimalAttached", times.minimalAttached)
      writer.seconds("minimalDetached", times.minimalDetached)
      writer.seconds("expanded", times.expanded)
      writer.seconds("shown", times.shown)
      writer.seconds("candidate", times.candidate)
      writer.seconds("share", Quotient.millionths(times.shown, of: contested))
      writer.seconds("starvation", times.starvation)
      writer.name("hidden")
      writer.object { writer in
        for reason in HiddenReason.allCases {
          writer.seconds(reason.rawValue, times.hidden[reason.ordinal])
        }
      }
    }
  }

  private func list(_ times: ListTimes, _ writer: inout JSONWriter) {
    writer.name("lockScreen")
    writer.object { writer in
      writer.seconds("visible", times.visible)
      writer.seconds("aboveFold", times.aboveFold)
      writer.seconds("meanPosition", times.meanPosition)
    }
  }

  /// What the player and the system clients got.
  func clients(_ writer: inout JSONWriter) {
    writer.name("clients")
    writer.array(result.metrics.clients) { writer, tally in
      writer.object { writer in
        writer.text("id", tally.client.name)
        writer.seconds("on", tally.on)
        island(tally.island, &writer)
      }
    }
  }

  /// What each notification got.
  func notifications(_ writer: inout JSONWriter) {
    writer.name("notifications")
    writer.array(result.metrics.notifications) { writer, tally in
      writer.object { writer in
        writer.text("id", name(tally.notification))
        writer.text("app", name(tally.app))
        list(tally.lockScreen, &writer)
      }
    }
  }
}
