internal import Catalogue
internal import JSONReading
internal import Metrics
internal import PhoneModel
internal import SimulationKernel
internal import Simulation
internal import TraceModel

extension JSONReportPart {
  /// The course of the run.
  func timeline(_ writer: inout JSONWriter) {
    guard let timeline = result.timeline else { return }
    writer.name("timeline")
    writer.object { writer in
      writer.name("island")
      writer.array(Self.merged(timeline.island.intervals)) { writer, interval in
        stretch(interval, reason: interval.value.reason, &writer) { writer in
          place("attached", interval.value.attached, &writer)
          place("detached", interval.value.detached, &writer)
        }
      }
      writer.name("lockScreen")
      writer.array(timeline.lockScreen.intervals) { writer, interval in
        guard let state = interval.value else { return }
        stretch(interval, &writer) { list(state, &$0) }
      }
      writer.name("banner")
      writer.array(timeline.banner.intervals) { writer, interval in
        guard let activity = interval.value else { return }
        stretch(interval, &writer) { $0.text("activity", name(activity)) }
      }
      writer.name("surfaces")
      writer.object { writer in surfaces(timeline, &writer) }
      writer.name("activities")
      writer.object { writer in states(timeline, &writer) }
    }
  }

  /// Stretches that differ in nothing that is written are one.
  private static func merged(
    _ intervals: [Interval<IslandHolders>]
  ) -> [Interval<IslandHolders>] {
    var merged: [Interval<IslandHolders>] = []
    for interval in intervals {
      if let last = merged.last, last.value.attached == interval.value.attached,
        last.value.detached == interval.value.detached, last.rules == interval.rules,
        last.value.reason == interval.value.reason
      {
        merged[merged.count - 1].to = interval.to
      } else {
        merged.append(interval)
      }
    }
    return merged
  }

  private func surfaces(_ timeline: Timeline, _ writer: inout JSONWriter) {
    for surface in Surface.allCases where result.metrics.surfaces[surface.ordinal].isUsed {
      writer.name(surface.rawValue)
      let stretches = timeline.surfaces[surface.ordinal].intervals
      writer.array(stretches.filter { !$0.value.items.isEmpty }) { writer, interval in
        stretch(interval, &writer) { picture(interval.value, &$0) }
      }
    }
  }

  private func picture(_ picture: SurfacePicture, _ writer: inout JSONWriter) {
    writer.name("shows")
    writer.array(picture.items) { writer, item in
      writer.object { writer in
        writer.text("activity", name(item.activity))
        writer.text("view", item.view.rawValue)
        writer.name("behind")
        writer.boolean(item.isBehind)
      }
    }
    writer.name("look")
    writer.array(picture.look.names) { $0.string($1) }
  }

  private func states(_ timeline: Timeline, _ writer: inout JSONWriter) {
    for tally in result.metrics.activities {
      guard let history = timeline.states[tally.activity] else { continue }
      writer.name(name(tally.activity))
      writer.array(history.intervals.filter { $0.value != .dismissed }) { writer, interval in
        stretch(interval, &writer) { $0.text("state", interval.value.rawValue) }
      }
    }
  }

  private func stretch<Value>(
    _ interval: Interval<Value>, reason: PolicyReason? = nil, _ writer: inout JSONWriter,
    _ members: (inout JSONWriter) -> Void
  ) {
    writer.object { writer in
      writer.seconds("from", interval.from.microseconds)
      writer.seconds("to", interval.to.microseconds)
      members(&writer)
      writer.name("by")
      let rules = interval.rules.all.map(\.rawValue)
      writer.array(rules + [reason?.rawValue].compactMap { $0 }) { $0.string($1) }
    }
  }

  private func place(
    _ place: String, _ placement: IslandAssignment.Placement?, _ writer: inout JSONWriter
  ) {
    writer.name(place)
    guard let placement else { return writer.null() }
    writer.object { writer in
      switch placement.owner {
      case .activity(let activity): writer.text("activity", name(activity))
      case .client(let client): writer.text("client", client.name)
      }
      writer.text("mode", placement.mode.rawValue)
    }
  }

  private func list(_ state: LockScreenState, _ writer: inout JSONWriter) {
    writer.name("items")
    writer.array(state.items) { writer, item in
      switch item {
      case .activity(let activity): writer.string(name(activity))
      case .notification(let notification): writer.string(name(notification))
      }
    }
    writer.text("media", state.media.map(name))
  }
}
